//! One step of the agenda as words.

use super::PositionReason;
use super::read::word;
use super::write::push_number;
use crate::agenda::{Cause, DiscPurpose, KingMove, Moving, Naming, Step, Supply};
use crate::effect::{Discs, KingTo};
use crate::player::{Player, PlayerSet};
use crate::region::Region;

pub(super) fn write(step: Step, text: &mut String) {
    match step {
        Step::Pass(players) => push_players(text, "pass", players),
        Step::Play(player) => push_words(text, &["play", player.word()]),
        Step::Take { left, cause } => push_court(text, "take", left, cause),
        Step::Fetch { left, cause } => push_court(text, "fetch", left, cause),
        Step::Choose => text.push_str("choose"),
        Step::Use { special, placement, vetoed } => {
            text.push_str(match (special, placement) {
                (true, true) => "use special placement",
                (true, false) => "use special",
                (false, true) => "use placement",
                (false, false) => "use nothing",
            });
            text.push_str(if vetoed { " vetoed" } else { "" });
        }
        Step::Place { left } => push_counted(text, "place", left),
        Step::Muster { left, from: Supply::Court } => push_counted(text, "muster", left),
        Step::Muster { left, from: Supply::Province } => {
            push_counted(text, "muster", left);
            text.push_str(" from province");
        }
        Step::Veto(players) => push_players(text, "veto", players),
        Step::Perform(part) => push_counted(text, "perform", part),
        Step::Branch(part) => push_counted(text, "branch", part),
        Step::Move(moving) => push_moving(text, &moving),
        Step::Name(Naming::Score) => text.push_str("name score"),
        Step::Name(Naming::Scatter) => text.push_str("name scatter"),
        Step::Name(Naming::Leave { own, opposing, any }) => {
            text.push_str("name leave");
            push_limits(text, own, opposing, any);
        }
        Step::Return { player, left, each } => {
            push_words(text, &["return", player.word()]);
            push_counted(text, "", left);
            push_counted(text, " of", each);
        }
        Step::Pluck(players) => push_players(text, "pluck", players),
        Step::Discs { asked, purpose } => push_discs(text, asked, purpose),
        Step::King(KingMove { to, along }) => push_king(text, to, along),
        Step::Tile => text.push_str("tile"),
        Step::Grande => text.push_str("grande"),
        Step::Recall => text.push_str("recall"),
        Step::Swap => text.push_str("swap"),
    }
}

fn push_words(text: &mut String, words: &[&str]) {
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        text.push_str(word);
    }
}

fn push_counted(text: &mut String, word: &str, number: u8) {
    text.push_str(word);
    text.push(' ');
    push_number(text, number.into());
}

fn push_players(text: &mut String, word: &str, players: PlayerSet) {
    text.push_str(word);
    for player in players.iter() {
        text.push(' ');
        text.push_str(player.word());
    }
}

fn push_court(text: &mut String, word: &str, left: u8, cause: Cause) {
    push_counted(text, word, left);
    text.push_str(match cause {
        Cause::Power => "",
        Cause::Ability => " by ability",
        Cause::Card => " by card",
    });
}

fn push_limits(text: &mut String, own: u8, opposing: u8, any: u8) {
    for (count, word) in [(own, " own"), (opposing, " opposing"), (any, " any")] {
        if count > 0 {
            push_counted(text, "", count);
            text.push_str(word);
        }
    }
}

fn push_moving(text: &mut String, moving: &Moving) {
    text.push_str("move");
    push_limits(text, moving.own, moving.opposing, moving.any);
    for (word, region) in [(" from ", moving.from), (" along ", moving.along_to)] {
        if let Some(region) = region {
            text.push_str(word);
            text.push_str(region.word());
        }
    }
    for (index, (player, region)) in moving.arrived.iter().flatten().enumerate() {
        text.push_str(if index == 0 { " arrived " } else { " " });
        push_words(text, &[player.word(), region.word()]);
    }
}

fn push_discs(text: &mut String, asked: PlayerSet, purpose: DiscPurpose) {
    push_players(text, "discs", asked);
    match purpose {
        DiscPurpose::General => text.push_str(" for scoring"),
        DiscPurpose::Card(Discs::Return(count), _) => push_counted(text, " for return", count),
        DiscPurpose::Card(Discs::ScoreOnce, _) => text.push_str(" for score-once"),
        DiscPurpose::Card(Discs::Scatter, from) => {
            text.push_str(" for scatter");
            if let Some(region) = from {
                text.push(' ');
                text.push_str(region.word());
            }
        }
    }
}

fn push_king(text: &mut String, to: KingTo, along: u8) {
    text.push_str(match to {
        KingTo::AnyRegion => "king any",
        KingTo::Adjacent => "king adjacent",
        KingTo::Fewest => "king fewest",
        KingTo::Abroad => "king abroad",
        KingTo::Castillo => "king castillo",
    });
    if along > 0 {
        push_counted(text, " with", along);
    }
}

/// How steps are written, for errors.
const STEPS: &str = "pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, \
    veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, \
    discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, \
    recall, swap";

pub(super) fn read(words: &[&str]) -> Result<Step, PositionReason> {
    let step = match *words {
        ["pass", ref players @ ..] => Step::Pass(read_players(players)?),
        ["play", player] => Step::Play(word(player)?),
        ["take", left, ref cause @ ..] => Step::Take { left: number(left)?, cause: read_cause(cause)? },
        ["fetch", left, ref cause @ ..] => Step::Fetch { left: number(left)?, cause: read_cause(cause)? },
        ["choose"] => Step::Choose,
        ["use", ref parts @ ..] => read_use(parts)?,
        ["place", left] => Step::Place { left: number(left)? },
        ["muster", left] => Step::Muster { left: number(left)?, from: Supply::Court },
        ["muster", left, "from", "province"] => Step::Muster { left: number(left)?, from: Supply::Province },
        ["veto", ref players @ ..] => Step::Veto(read_players(players)?),
        ["perform", part] => Step::Perform(number(part)?),
        ["branch", part] => Step::Branch(number(part)?),
        ["move", ref rest @ ..] => Step::Move(read_moving(rest)?),
        ["name", "score"] => Step::Name(Naming::Score),
        ["name", "scatter"] => Step::Name(Naming::Scatter),
        ["name", "leave", ref limits @ ..] => {
            let Moving { own, opposing, any, .. } = read_moving(limits)?;
            Step::Name(Naming::Leave { own, opposing, any })
        }
        ["return", player, left, "of", each] => {
            Step::Return { player: word(player)?, left: number(left)?, each: number(each)? }
        }
        ["pluck", ref players @ ..] => Step::Pluck(read_players(players)?),
        ["discs", ref rest @ ..] => read_discs(rest)?,
        ["king", to] => Step::King(KingMove { to: read_king_to(to)?, along: 0 }),
        ["king", to, "with", along] => Step::King(KingMove { to: read_king_to(to)?, along: number(along)? }),
        ["tile"] => Step::Tile,
        ["grande"] => Step::Grande,
        ["recall"] => Step::Recall,
        ["swap"] => Step::Swap,
        _ => return Err(PositionReason::UnknownStep { found: words.join(" "), known: STEPS }),
    };
    Ok(step)
}

/// A number from 0 to 99, or `all`.
fn number(text: &str) -> Result<u8, PositionReason> {
    let read = if text == "all" { Some(crate::effect::ALL) } else { text.parse().ok() };
    read.filter(|number| *number <= 99).ok_or_else(|| PositionReason::StepNumber { found: text.to_owned() })
}

fn read_players(words: &[&str]) -> Result<PlayerSet, PositionReason> {
    words.iter().map(|player| word::<Player>(player)).collect()
}

fn read_cause(words: &[&str]) -> Result<Cause, PositionReason> {
    match words {
        [] => Ok(Cause::Power),
        ["by", "ability"] => Ok(Cause::Ability),
        ["by", "card"] => Ok(Cause::Card),
        _ => Err(PositionReason::Cause { found: words.join(" ") }),
    }
}

fn read_use(parts: &[&str]) -> Result<Step, PositionReason> {
    let open = |special, placement| Step::Use { special, placement, vetoed: false };
    match parts {
        ["special", "placement"] => Ok(open(true, true)),
        ["special"] => Ok(open(true, false)),
        ["placement"] => Ok(open(false, true)),
        ["nothing"] => Ok(open(false, false)),
        ["placement", "vetoed"] => Ok(Step::Use { special: false, placement: true, vetoed: true }),
        ["nothing", "vetoed"] => Ok(Step::Use { special: false, placement: false, vetoed: true }),
        _ => Err(PositionReason::Use),
    }
}

fn read_moving(mut words: &[&str]) -> Result<Moving, PositionReason> {
    let mut moving = Moving::up_to(0, 0, 0);
    while let [first, second, rest @ ..] = words {
        match (*first, *second) {
            (count, "own") => moving.own = number(count)?,
            (count, "opposing") => moving.opposing = number(count)?,
            (count, "any") => moving.any = number(count)?,
            ("from", region) => moving.from = Some(word(region)?),
            ("along", region) => moving.along_to = Some(word(region)?),
            ("arrived", _) => {
                moving.arrived = read_arrived(&words[1..])?;
                return Ok(moving);
            }
            _ => return Err(PositionReason::Move { found: format!("{first} {second}") }),
        }
        words = rest;
    }
    words.first().map_or(Ok(moving), |alone| Err(PositionReason::MoveAlone { found: (*alone).to_owned() }))
}

fn read_arrived(words: &[&str]) -> Result<[Option<(Player, Region)>; 5], PositionReason> {
    let mut arrived = [None; 5];
    if words.len() > 10 || words.len() % 2 == 1 {
        return Err(PositionReason::Arrived);
    }
    for (place, pair) in arrived.iter_mut().zip(words.chunks_exact(2)) {
        *place = Some((word(pair[0])?, word(pair[1])?));
    }
    Ok(arrived)
}

fn read_discs(words: &[&str]) -> Result<Step, PositionReason> {
    let purpose = words.iter().position(|word| *word == "for").unwrap_or(words.len());
    let (asked, purpose) = words.split_at(purpose);
    let asked = read_players(asked)?;
    let purpose = match purpose {
        ["for", "scoring"] => DiscPurpose::General,
        ["for", "return", count] => DiscPurpose::Card(Discs::Return(number(count)?), None),
        ["for", "scatter", region] => DiscPurpose::Card(Discs::Scatter, Some(word(region)?)),
        ["for", "score-once"] => DiscPurpose::Card(Discs::ScoreOnce, None),
        _ => return Err(PositionReason::DiscsFor),
    };
    Ok(Step::Discs { asked, purpose })
}

fn read_king_to(text: &str) -> Result<KingTo, PositionReason> {
    match text {
        "any" => Ok(KingTo::AnyRegion),
        "adjacent" => Ok(KingTo::Adjacent),
        "fewest" => Ok(KingTo::Fewest),
        "abroad" => Ok(KingTo::Abroad),
        _ => Err(PositionReason::KingTo { found: text.to_owned() }),
    }
}
