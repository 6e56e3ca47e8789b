//! A record as text.

use std::fmt::{self, Display, Formatter};

use super::{Record, Start};
use crate::edition::Edition;
use crate::game::RULES_VERSION;
use crate::notation::write_position;
use crate::player::{Player, PlayerSet};
use crate::region::Region;
use crate::setup::{Parts, Setup, stack_names};
use crate::variants::Variants;

pub(super) fn record(f: &mut Formatter<'_>, record: &Record) -> fmt::Result {
    head(f, record.game.edition())?;
    match &record.start {
        Start::Setup(setup) => {
            table(f, setup.variants())?;
            parts(f, setup, &setup.parts())?;
        }
        Start::Position(game) => {
            let position = write_position(game);
            line(f, "position", std::iter::once(position.trim_end().replace('\n', " | ")))?;
        }
    }
    writeln!(f, "actions")?;
    record.actions.iter().try_for_each(|(player, action)| writeln!(f, "{player} {action}"))?;
    if record.game.board().is_over() { writeln!(f, "result{}", Scores(record)) } else { Ok(()) }
}

fn head(f: &mut Formatter<'_>, edition: &Edition) -> fmt::Result {
    writeln!(f, "elgrande record 1")?;
    writeln!(f, "rules {RULES_VERSION}")?;
    writeln!(f, "edition {} {:016x}", edition.name(), edition.fingerprint())
}

fn table(f: &mut Formatter<'_>, variants: Variants) -> fmt::Result {
    writeln!(f, "players {}", variants.player_count())?;
    if variants.words().next().is_some() { line(f, "variants", variants.words()) } else { Ok(()) }
}

fn parts(f: &mut Formatter<'_>, setup: &Setup, parts: &Parts) -> fmt::Result {
    writeln!(f, "king {}", parts.king)?;
    line(f, "homes", seats(setup).zip(&parts.homes).map(|(player, home)| format!("{player} {home}")))?;
    writeln!(f, "start {}", parts.start)?;
    for (name, cards) in stack_names(setup.variants()).iter().zip(&parts.stacks) {
        line(f, &format!("stack {name}"), cards.iter())?;
    }
    for (player, hand) in seats(setup).zip(&parts.modifiers) {
        line(f, &format!("modifiers {player}"), hand.iter())?;
    }
    if setup.variants().has_dummy() {
        line(f, "dummy powers", parts.dummy_powers.iter())?;
        let draw = |draw: &Vec<Region>| draw.iter().map(|region| region.word()).collect::<Vec<_>>().join(" ");
        let draws: Vec<_> = parts.dummy_regions.iter().map(draw).collect();
        writeln!(f, "dummy regions {}", draws.join(" | "))?;
    }
    Ok(())
}

fn seats(setup: &Setup) -> impl Iterator<Item = Player> {
    PlayerSet::seats(setup.variants().player_count()).iter()
}

fn line<T: Display>(f: &mut Formatter<'_>, start: &str, mut items: impl Iterator<Item = T>) -> fmt::Result {
    f.write_str(start)?;
    items.try_for_each(|item| write!(f, " {item}"))?;
    f.write_str("\n")
}

/// Every player's score, each with a space before it.
pub(super) struct Scores<'a>(pub(super) &'a Record);

impl Display for Scores<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let board = self.0.game.board();
        board.seats().iter().try_for_each(|player| write!(f, " {player} {}", board.score(player)))
    }
}
