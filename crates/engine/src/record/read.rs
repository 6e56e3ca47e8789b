//! Reads a record. Checks every line as it is read, and replays the actions.

use super::lines::{Line, Lines};
use super::write::Scores;
use super::{BadRecord, LONGEST, Record, RecordReason, Start};
use crate::card::Card;
use crate::edition::Edition;
use crate::game::RULES_VERSION;
use crate::notation::read_position;
use crate::player::{Player, PlayerSet};
use crate::power::Modifier;
use crate::reason::Located;
use crate::refusal::PlayReason;
use crate::region::Region;
use crate::setup::{BadSetup, Part, Parts, Setup, stack_names};
use crate::variants::Variants;

pub(super) fn record(text: &str, editions: &[&'static Edition]) -> Result<Record, BadRecord> {
    if text.len() > LONGEST {
        return Err(Located::on(1, RecordReason::TooLong { found: text.len(), most: LONGEST }));
    }
    let lines = &mut Lines::of(text);
    version(lines)?;
    let edition = edition(lines, editions)?;
    let mut record = Record::new(start(lines, edition)?);
    actions(lines, &mut record)?;
    Ok(record)
}

/// A setup, or a position with its clauses on one line.
fn start(lines: &mut Lines<'_>, edition: &'static Edition) -> Result<Start, BadRecord> {
    if let Some(line) = lines.after_if("position") {
        let game = read_position(line.text, edition);
        return game.map(Start::Position).map_err(|bad| line.bad(bad.reason));
    }
    let variants = variants(lines)?;
    Ok(Start::Setup(setup(lines, edition, variants)?))
}

fn version(lines: &mut Lines<'_>) -> Result<(), BadRecord> {
    expect_number(&lines.after("elgrande record")?, 1, |found, known| RecordReason::Version {
        found,
        known,
    })?;
    let rules = lines.after("rules")?;
    expect_number(&rules, RULES_VERSION, |found, known| RecordReason::Rules { found, known })
}

fn expect_number(
    line: &Line<'_>,
    known: u16,
    other: impl FnOnce(String, u16) -> RecordReason,
) -> Result<(), BadRecord> {
    let is_known = line.text.parse() == Ok(known);
    if is_known { Ok(()) } else { Err(line.bad(other(line.text.to_owned(), known))) }
}

/// The edition with the same fingerprint; the name only helps to find its file.
fn edition(lines: &mut Lines<'_>, editions: &[&'static Edition]) -> Result<&'static Edition, BadRecord> {
    let line = lines.after("edition")?;
    let words: Vec<_> = line.words().collect();
    let [name, fingerprint] = words[..] else {
        return Err(line.bad(RecordReason::EditionLine));
    };
    let print = |edition: &Edition| format!("{:016x}", edition.fingerprint());
    editions.iter().copied().find(|edition| print(edition) == fingerprint).ok_or_else(|| {
        let known = editions.iter().map(|edition| print(edition)).collect::<Vec<_>>().join(", ");
        line.bad(RecordReason::EditionUnknown { name: name.to_owned(), found: fingerprint.to_owned(), known })
    })
}

fn variants(lines: &mut Lines<'_>) -> Result<Variants, BadRecord> {
    let line = lines.after("players")?;
    let plain = Variants::players(line.text.parse().unwrap_or(0)).map_err(|error| line.bad(error))?;
    let Some(line) = lines.after_if("variants") else { return Ok(plain) };
    line.words().try_fold(plain, Variants::with_word).map_err(|error| line.bad(error))
}

/// Reads the parts of the setup and the line of each, then checks them together.
fn setup(lines: &mut Lines<'_>, edition: &'static Edition, variants: Variants) -> Result<Setup, BadRecord> {
    let places = &mut Vec::new();
    let parts = Parts {
        king: lines.after("king")?.one()?,
        homes: homes(lines, places, variants)?,
        start: placed(lines, places, "start", Part::Start)?.one()?,
        stacks: stacks(lines, places, variants)?,
        modifiers: modifiers(lines, places, variants)?,
        dummy_powers: match variants.has_dummy() {
            true => placed(lines, places, "dummy powers", Part::DummyPowers)?.all()?,
            false => Vec::new(),
        },
        dummy_regions: dummy_regions(lines, places, variants)?,
    };
    Setup::from_parts(edition, variants, &parts).map_err(|bad| at(places, bad))
}

type Places = Vec<(Part, usize)>;

fn at(places: &Places, bad: BadSetup) -> BadRecord {
    let place = places.iter().find(|(part, _)| *part == bad.part);
    Located::on(place.map_or(1, |(_, line)| *line), bad.reason)
}

fn placed<'a>(
    lines: &mut Lines<'a>,
    places: &mut Places,
    start: &str,
    part: Part,
) -> Result<Line<'a>, BadRecord> {
    let line = lines.after(start)?;
    places.push((part, line.number));
    Ok(line)
}

fn seats(variants: Variants) -> impl Iterator<Item = Player> {
    PlayerSet::seats(variants.player_count()).iter()
}

fn homes(lines: &mut Lines<'_>, places: &mut Places, variants: Variants) -> Result<Vec<Region>, BadRecord> {
    let line = placed(lines, places, "homes", Part::Homes)?;
    let words: Vec<_> = line.words().collect();
    let (owners, homes): (Vec<_>, Vec<_>) = words.chunks_exact(2).map(|pair| (pair[0], pair[1])).unzip();
    if words.len() % 2 > 0 || !owners.into_iter().eq(seats(variants).map(Player::word)) {
        return Err(line.bad(RecordReason::Homes { seats: PlayerSet::seats(variants.player_count()) }));
    }
    homes.into_iter().map(|word| line.read(word)).collect()
}

fn stacks(
    lines: &mut Lines<'_>,
    places: &mut Places,
    variants: Variants,
) -> Result<Vec<Vec<Card>>, BadRecord> {
    let stack = |(slot, name): (usize, &&str)| {
        placed(lines, places, &format!("stack {name}"), Part::Stack(slot))?.all()
    };
    stack_names(variants).iter().enumerate().map(stack).collect()
}

fn modifiers(
    lines: &mut Lines<'_>,
    places: &mut Places,
    variants: Variants,
) -> Result<Vec<Vec<Modifier>>, BadRecord> {
    let hand = |player: Player| {
        placed(lines, places, &format!("modifiers {player}"), Part::Modifiers(player.index()))?.all()
    };
    seats(variants).filter(|_| variants.has_power_shift()).map(hand).collect()
}

fn dummy_regions(
    lines: &mut Lines<'_>,
    places: &mut Places,
    variants: Variants,
) -> Result<Vec<Vec<Region>>, BadRecord> {
    if !variants.has_dummy() {
        return Ok(Vec::new());
    }
    let line = placed(lines, places, "dummy regions", Part::DummyRegions)?;
    line.text.split('|').map(|text| Line { text, ..line }.all()).collect()
}

fn actions(lines: &mut Lines<'_>, record: &mut Record) -> Result<(), BadRecord> {
    let line = lines.after("actions")?;
    if !line.text.is_empty() {
        return Err(line.bad(RecordReason::AfterActions));
    }
    while let Some(line) = lines.next() {
        match line.text.strip_prefix("result") {
            Some(scores) => return result(lines, record, &Line { text: scores, ..line }),
            None => play(record, &line)?,
        }
    }
    Ok(())
}

fn play(record: &mut Record, line: &Line<'_>) -> Result<(), BadRecord> {
    let (player, action) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
    let (player, action) = (line.read(player)?, line.read(action)?);
    record.play(player, action, &mut ()).map_err(|illegal| line.bad(PlayReason::from(illegal)))
}

/// Checks that the result is that of the replayed game, and that nothing follows.
fn result(lines: &mut Lines<'_>, record: &Record, line: &Line<'_>) -> Result<(), BadRecord> {
    let board = record.game().board();
    if !board.is_over() {
        return Err(line.bad(RecordReason::NotOver { players: record.game().to_act() }));
    }
    let replayed = Scores(record).to_string();
    if !line.words().eq(replayed.split_whitespace()) {
        return Err(line.bad(RecordReason::OtherResult { found: replayed.trim_start().to_owned() }));
    }
    match lines.next() {
        Some(line) => Err(line.bad(RecordReason::AfterResult)),
        None => Ok(()),
    }
}
