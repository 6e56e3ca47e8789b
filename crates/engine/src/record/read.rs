//! A record from text: nothing is believed, everything is checked where it stands.

use super::lines::{Line, Lines};
use super::write::Scores;
use super::{BadRecord, LONGEST, Record};
use crate::card::Card;
use crate::edition::Edition;
use crate::game::RULES_VERSION;
use crate::player::{Player, PlayerSet};
use crate::power::Modifier;
use crate::region::Region;
use crate::setup::{BadSetup, Part, Parts, Setup, stack_names};
use crate::variants::Variants;

pub(super) fn record(text: &str, editions: &[&'static Edition]) -> Result<Record, BadRecord> {
    if text.len() > LONGEST {
        let reason = format!("the text has {} bytes, must have at most {LONGEST}", text.len());
        return Err(BadRecord { line: 1, reason });
    }
    let lines = &mut Lines::of(text);
    version(lines)?;
    let edition = edition(lines, editions)?;
    let variants = variants(lines)?;
    let mut record = Record::new(setup(lines, edition, variants)?);
    actions(lines, &mut record)?;
    Ok(record)
}

fn version(lines: &mut Lines<'_>) -> Result<(), BadRecord> {
    expect_number(&lines.after("elgrande record")?, 1, "record")?;
    expect_number(&lines.after("rules")?, RULES_VERSION, "rules")
}

fn expect_number(line: &Line<'_>, known: u16, what: &str) -> Result<(), BadRecord> {
    match line.one::<u16>() {
        Ok(version) if version == known => Ok(()),
        _ => Err(line.bad(format!("{what} {} is not known here, only {what} {known}", line.text))),
    }
}

/// The one with the same figures; its name only helps to find the file.
fn edition(lines: &mut Lines<'_>, editions: &[&'static Edition]) -> Result<&'static Edition, BadRecord> {
    let line = lines.after("edition")?;
    let words: Vec<_> = line.words().collect();
    let [name, fingerprint] = words[..] else {
        return Err(line.bad("a name and a fingerprint must stand here"));
    };
    let same = |edition: &&&Edition| format!("{:016x}", edition.fingerprint()) == fingerprint;
    editions.iter().find(same).copied().ok_or_else(|| {
        let known: Vec<_> =
            editions.iter().map(|edition| format!("{:016x}", edition.fingerprint())).collect();
        let known = known.join(", ");
        line.bad(format!(
            "it was played with edition {name}, fingerprint {fingerprint}, known is {known}; \
             give the file of that edition too"
        ))
    })
}

fn variants(lines: &mut Lines<'_>) -> Result<Variants, BadRecord> {
    let line = lines.after("players")?;
    let plain = Variants::players(line.text.parse().unwrap_or(0)).map_err(|error| line.bad(error))?;
    let Some(line) = lines.after_if("variants") else { return Ok(plain) };
    line.words().try_fold(plain, Variants::with_word).map_err(|error| line.bad(error))
}

/// The parts as they stand, and where each of them stands.
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
    BadRecord { line: place.map_or(1, |(_, line)| *line), reason: bad.reason }
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
        let seats = PlayerSet::seats(variants.player_count());
        return Err(line.bad(format!("a home for each of {seats} must stand here, in this order")));
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
        return Err(line.bad("nothing must follow on this line; each action has a line of its own"));
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
    record.play(player, action, &mut ()).map_err(|illegal| line.bad(illegal))
}

/// The last line: what replaying it gives, or it is refused.
fn result(lines: &mut Lines<'_>, record: &Record, line: &Line<'_>) -> Result<(), BadRecord> {
    let board = record.game().board();
    if !board.is_over() {
        return Err(
            line.bad(format!("FIN-1: the game is not over, {} must decide now", record.game().to_act()))
        );
    }
    let replayed = Scores(record).to_string();
    if !line.words().eq(replayed.split_whitespace()) {
        return Err(line.bad(format!("replaying the actions gives another result:{replayed}")));
    }
    match lines.next() {
        Some(line) => Err(line.bad("nothing must stand after the result")),
        None => Ok(()),
    }
}
