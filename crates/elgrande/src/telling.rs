//! What happened, in English: one sentence for each event.

use std::fmt::{self, Display, Formatter};

use engine::agenda::Supply;
use engine::event::{PowerCard, PowerCardKind, Private, Tally};
use engine::{Card, Event, King, Player, Region, Site};

/// A sentence for an event, as it was told to somebody.
pub struct Told(pub Event);

impl Display for Told {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Passed { player, modifier } => {
                write!(f, "{} passes {} to the left.", Name(player), Hidden(modifier, "a modifier"))
            }
            Event::Received { player, modifier } => {
                write!(f, "{} receives {}.", Name(player), Hidden(modifier, "a modifier"))
            }
            Event::RoundBegan { round } => write!(f, "Round {round} begins."),
            Event::DummyPlaced { region, count } => {
                write!(f, "A region card shows {}: {} of the dummy.", Title(region.word()), Count(count))
            }
            Event::Revealed { card } => write!(f, "{} is turned up.", of(card)),
            Event::Played { player, played } => write!(f, "{} plays {played}.", Name(player)),
            Event::TurnBegan { player } => write!(f, "{} begins a turn.", Name(player)),
            Event::Took { player, count } => write!(f, "{} takes {} to court.", Name(player), Count(count)),
            Event::Fetched { player, region } => {
                write!(f, "{} takes one from {} to court.", Name(player), Title(region.word()))
            }
            Event::Chose { player: Player::Dummy, card } => write!(f, "The dummy removes {}.", of(card)),
            Event::Chose { player, card } => write!(f, "{} chooses {}.", Name(player), of(card)),
            Event::Announced { player, card } => {
                write!(f, "{} announces the special action of {}.", Name(player), of(card))
            }
            Event::Allowed { player } => write!(f, "{} lets it happen.", Name(player)),
            Event::Vetoed { player, card } => write!(f, "{} vetoes {}.", Name(player), of(card)),
            Event::Placed { player, from: Supply::Court, to } => {
                write!(f, "{} places one {}.", Name(player), In(to))
            }
            Event::Placed { player, from: Supply::Province, to } => {
                write!(f, "{} places one from the province {}.", Name(player), In(to))
            }
            Event::Moved { player, from, to } => {
                write!(f, "One of {} moves from {} {}.", Owner(player), Title(from.word()), Into(to))
            }
            Event::Named { player, region } => write!(f, "{} names {}.", Name(player), Title(region.word())),
            Event::Branched { player, branch } => write!(f, "{} chooses branch {branch}.", Name(player)),
            Event::Returned { player, from, count } => {
                let from = from.map_or("court".to_owned(), |region| Title(region.word()).to_string());
                write!(f, "{} of {} return from {from} to the province.", Count(count), Owner(player))
            }
            Event::KingMoved { from, to } => write!(f, "The king moves from {} to {}.", Throne(from), Throne(to)),
            Event::GrandeMoved { player, to } => write!(f, "The grande of {} moves {}.", Owner(player), Into(to)),
            Event::TileMoved { tile, to, .. } => write!(f, "The {tile} tile is laid in {}.", Place(to)),
            Event::Recalled { player, kind, card } => tell_recall(f, player, kind, card),
            Event::Infiltrated { player } => {
                write!(f, "{} may place where the king stands in this turn.", Name(player))
            }
            Event::VetoLaid { player } => write!(f, "{} lays down a veto.", Name(player)),
            Event::VetoEnded { player } => write!(f, "A veto of {} ends unused.", Owner(player)),
            Event::DiscSet { player, region } => {
                let shown = Private(region.0.map(|region| Title(region.word())));
                write!(f, "{} sets {}.", Name(player), Hidden(shown, "a disc"))
            }
            Event::DiscTurned { player, region } => {
                write!(f, "The disc of {} shows {}.", Owner(player), Title(region.word()))
            }
            Event::CastilloOpened { tally } => write!(f, "The castillo is opened: {}.", Inside(tally)),
            Event::LeftCastillo { player, count, to } => tell_leaving(f, player, count, to),
            Event::Scored { player, site, points, king, grande } => {
                write!(f, "{} scores {points} in {}", Name(player), Place(site))?;
                f.write_str(if king { ", king's bonus" } else { "" })?;
                f.write_str(if grande { ", grande bonus." } else { "." })
            }
            Event::ScoringBegan { round } => write!(f, "General scoring after round {round}."),
            Event::TurnEnded { player } => write!(f, "{} ends the turn.", Name(player)),
            Event::Discarded { card } => write!(f, "{} goes unused.", of(card)),
            Event::StartMarker { player } => write!(f, "{} takes the start marker.", Name(player)),
            Event::GameOver => f.write_str("The game is over."),
        }
    }
}

fn tell_recall(
    f: &mut Formatter<'_>,
    player: Player,
    kind: PowerCardKind,
    card: Private<PowerCard>,
) -> fmt::Result {
    let hidden = match kind {
        PowerCardKind::Power => "a power card",
        PowerCardKind::Modifier => "a modifier",
    };
    let shown = card.0.map(|card| match card {
        PowerCard::Power(power) => power.to_string(),
        PowerCard::Modifier(modifier) => modifier.to_string(),
    });
    write!(f, "{} takes back {}.", Name(player), Hidden(Private(shown), hidden))
}

fn tell_leaving(f: &mut Formatter<'_>, player: Player, count: u8, to: Option<Region>) -> fmt::Result {
    let to = to.map_or("court".to_owned(), |region| Title(region.word()).to_string());
    write!(f, "{} of {} leave the castillo for {to}.", Count(count), Owner(player))
}

/// A word with a capital at the beginning of each part.
#[derive(Clone, Copy)]
pub struct Title(pub &'static str);

impl Display for Title {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, part) in self.0.split('-').enumerate() {
            let (first, rest) = part.split_at(part.len().min(1));
            write!(f, "{}{}{rest}", if index == 0 { "" } else { " " }, first.to_ascii_uppercase())?;
        }
        Ok(())
    }
}

fn of(card: Card) -> Title {
    Title(card.id())
}

/// What a player is called at the beginning of a sentence.
pub struct Name(pub Player);

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == Player::Dummy { f.write_str("The dummy") } else { Title(self.0.word()).fmt(f) }
    }
}

/// The same inside a sentence.
struct Owner(Player);

impl Display for Owner {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == Player::Dummy { f.write_str("the dummy") } else { Title(self.0.word()).fmt(f) }
    }
}

struct Count(u8);

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "caballero" } else { "caballeros" })
    }
}

/// What is private, or a word for it.
struct Hidden<T>(Private<T>, &'static str);

impl<T: Display> Display for Hidden<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0.0 {
            Some(shown) => shown.fmt(f),
            None => f.write_str(self.1),
        }
    }
}

struct Place(Site);

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == Site::Castillo { f.write_str("the castillo") } else { Title(self.0.word()).fmt(f) }
    }
}

struct Into(Site);

impl Display for Into {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.0 == Site::Castillo { "into" } else { "to" }, Place(self.0))
    }
}

struct In(Site);

impl Display for In {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.0 == Site::Castillo { "into" } else { "in" }, Place(self.0))
    }
}

struct Throne(King);

impl Display for Throne {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == King::Castillo { f.write_str("the castillo") } else { Title(self.0.word()).fmt(f) }
    }
}

/// Who has how many in the castillo.
struct Inside(Tally);

impl Display for Inside {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let inside = Player::ALL.into_iter().filter(|player| self.0.0[*player] > 0);
        let inside: Vec<_> = inside.map(|player| format!("{} {}", Owner(player), self.0.0[player])).collect();
        f.write_str(&if inside.is_empty() { "nobody".to_owned() } else { inside.join(", ") })
    }
}
