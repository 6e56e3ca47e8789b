//! What a player can answer. One action is one small step; its text form is its only form on the wire.

use std::fmt;
use std::str::FromStr;

use crate::board::Tile;
use crate::card::Card;
use crate::king::King;
use crate::player::Player;
use crate::power::{Modifier, Played, Power};
use crate::reason::reasons;
use crate::region::{Region, Site};
use crate::words::UnknownWord;

/// A player's answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Pass a modifier to the left neighbour.
    Pass(Modifier),
    /// Play a power card, perhaps with a modifier.
    Play(Played),
    /// Take this many caballeros from the province to court.
    Take(u8),
    /// Take one own caballero from a region back to court.
    Fetch(Region),
    /// Take a face-up action card.
    Choose(Card),
    /// Announce the special action of the card.
    Special,
    /// Place one own caballero.
    Place(Site),
    /// Move one caballero.
    Move {
        /// Its owner.
        player: Player,
        /// Its region.
        from: Region,
        /// Where it goes.
        to: Site,
    },
    /// Name a region, as the card asks.
    Name(Region),
    /// Move the king.
    King(King),
    /// Place or move a scoring tile.
    Tile(Tile, Site),
    /// Move the player's own grande.
    Grande(Region),
    /// Take a played power card back.
    Recall(Power),
    /// Take a played modifier back.
    RecallModifier(Modifier),
    /// Set the secret disc.
    Disc(Region),
    /// Return one caballero of that colour from a region, or from court, to the province.
    Return(Player, Option<Region>),
    /// Swap the king with that player's grande.
    Swap(Player),
    /// Choose the first, second … branch of the card, from 1.
    Branch(u8),
    /// Cancel the announced special action.
    Veto,
    /// Let the announced special action happen.
    Allow,
    /// Stop here: do no more of what was asked.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pass(modifier) => write!(f, "pass {modifier}"),
            Action::Play(played) => write!(f, "play {played}"),
            Action::Take(count) => write!(f, "take {count}"),
            Action::Fetch(region) => write!(f, "fetch {region}"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Special => f.write_str("special"),
            Action::Place(site) => write!(f, "place {site}"),
            Action::Move { player, from, to } => write!(f, "move {player} {from} {to}"),
            Action::Name(region) => write!(f, "name {region}"),
            Action::King(king) => write!(f, "king {king}"),
            Action::Tile(tile, site) => write!(f, "tile {tile} {site}"),
            Action::Grande(region) => write!(f, "grande {region}"),
            Action::Recall(power) => write!(f, "recall {power}"),
            Action::RecallModifier(modifier) => write!(f, "recall {modifier}"),
            Action::Disc(region) => write!(f, "disc {region}"),
            Action::Return(player, region) => {
                write!(f, "return {player} {}", region.map_or("court", Region::word))
            }
            Action::Swap(player) => write!(f, "swap {player}"),
            Action::Branch(branch) => write!(f, "branch {branch}"),
            Action::Veto => f.write_str("veto"),
            Action::Allow => f.write_str("allow"),
            Action::Done => f.write_str("done"),
        }
    }
}

reasons! {
    /// A text that is not an action.
    pub enum BadAction {
        Unknown { found: String, known: &'static str }
            = "reason-no-action", "unknown action \"{found}\"; expected one of: {known}";
        NotANumber { found: String } = "reason-no-number", "\"{found}\" is not a number from 0 to 255";
        TooManyWords { found: String } = "reason-words-too-many", "too many words: \"{found}\"";
        ..UnknownWord;
    }
}

/// How each action is written.
const FORMS: &str = "pass MODIFIER, play POWER[MODIFIER], take N, fetch REGION, choose CARD, special, place SITE, \
    move PLAYER REGION SITE, name REGION, king PLACE, tile low|high SITE, grande REGION, recall CARD, disc REGION, \
    return PLAYER REGION|court, swap PLAYER, branch N, veto, allow, done";

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let mut words = text.split_ascii_whitespace();
        let mut word = || words.next().unwrap_or("");
        let (verb, first, second, third) = (word(), word(), word(), word());
        let action = match verb {
            "pass" => Action::Pass(read(first)?),
            "play" => Action::Play(read(first)?),
            "take" => Action::Take(number(first)?),
            "fetch" => Action::Fetch(read(first)?),
            "choose" => Action::Choose(read(first)?),
            "special" => Action::Special,
            "place" => Action::Place(read(first)?),
            "move" => Action::Move { player: read(first)?, from: read(second)?, to: read(third)? },
            "name" => Action::Name(read(first)?),
            "king" => Action::King(read(first)?),
            "tile" => Action::Tile(read(first)?, read(second)?),
            "grande" => Action::Grande(read(first)?),
            "recall" if first.starts_with(['+', '-']) => Action::RecallModifier(read(first)?),
            "recall" => Action::Recall(read(first)?),
            "disc" => Action::Disc(read(first)?),
            "return" if second == "court" => Action::Return(read(first)?, None),
            "return" => Action::Return(read(first)?, Some(read(second)?)),
            "swap" => Action::Swap(read(first)?),
            "branch" => Action::Branch(number(first)?),
            "veto" => Action::Veto,
            "allow" => Action::Allow,
            "done" => Action::Done,
            other => return Err(BadAction::Unknown { found: other.to_owned(), known: FORMS }),
        };
        if text.split_ascii_whitespace().count() != words_in(&action) {
            return Err(BadAction::TooManyWords { found: text.to_owned() });
        }
        Ok(action)
    }
}

fn read<T: FromStr<Err = UnknownWord>>(word: &str) -> Result<T, BadAction> {
    Ok(word.parse()?)
}

fn number(word: &str) -> Result<u8, BadAction> {
    word.parse().map_err(|_| BadAction::NotANumber { found: word.to_owned() })
}

fn words_in(action: &Action) -> usize {
    match action {
        Action::Special | Action::Veto | Action::Allow | Action::Done => 1,
        Action::Tile(..) | Action::Return(..) => 3,
        Action::Move { .. } => 4,
        Action::Pass(_) | Action::Play(_) | Action::Take(_) | Action::Fetch(_) | Action::Choose(_) => 2,
        Action::Place(_) | Action::Name(_) | Action::King(_) | Action::Grande(_) | Action::Recall(_) => 2,
        Action::RecallModifier(_) | Action::Disc(_) | Action::Swap(_) | Action::Branch(_) => 2,
    }
}

impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
