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
                write!(f, "{} passes {} to the left.", who(player), Hidden(modifier, "a modifier"))
            }
            Event::Received { player, modifier } => {
                write!(f, "{} receives {}.", who(player), Hidden(modifier, "a modifier"))
            }
            Event::RoundBegan { round } => write!(f, "Round {round} begins."),
            Event::DummyPlaced { region, count } => {
                write!(f, "A region card shows {}: {} of the dummy.", at(region), Count(count))
            }
            Event::Revealed { card } => write!(f, "{} is turned up.", of(card)),
            Event::Played { player, played } => write!(f, "{} plays {played}.", who(player)),
            Event::TurnBegan { player } => write!(f, "{} begins a turn.", who(player)),
            Event::Took { player, count } => write!(f, "{} takes {} to court.", who(player), Count(count)),
            Event::Fetched { player, region } => {
                write!(f, "{} takes one from {} to court.", who(player), at(region))
            }
            Event::Chose { player: Player::Dummy, card } => write!(f, "The dummy removes {}.", of(card)),
            Event::Chose { player, card } => write!(f, "{} chooses {}.", who(player), of(card)),
            Event::Announced { player, card } => {
                write!(f, "{} announces the special action of {}.", who(player), of(card))
            }
            Event::Allowed { player } => write!(f, "{} lets it happen.", who(player)),
            Event::Vetoed { player, card } => write!(f, "{} vetoes {}.", who(player), of(card)),
            Event::Placed { player, from, to } => {
                write!(f, "{} places one{} {}.", who(player), Out(from), In(to))
            }
            Event::Moved { player, from, to } => {
                write!(f, "One of {} moves from {} {}.", whose(player), at(from), Into(to))
            }
            Event::Named { player, region } => write!(f, "{} names {}.", who(player), at(region)),
            Event::Branched { player, branch } => write!(f, "{} chooses branch {branch}.", who(player)),
            Event::Returned { player, from, count } => {
                write!(
                    f,
                    "Back to the province from {}: {} of {}.",
                    or_court(from),
                    Count(count),
                    whose(player)
                )
            }
            Event::KingMoved { from, to } => {
                write!(f, "The king moves from {} to {}.", Throne(from), Throne(to))
            }
            Event::GrandeMoved { player, to } => {
                write!(f, "The grande of {} moves {}.", whose(player), Into(to))
            }
            Event::TileMoved { tile, to, .. } => write!(f, "The {tile} tile is laid in {}.", Place(to)),
            Event::Recalled { player, kind, card } => tell_recall(f, player, kind, card),
            Event::Infiltrated { player } => {
                write!(f, "{} may place with the king in this turn.", who(player))
            }
            Event::VetoLaid { player } => write!(f, "{} lays down a veto.", who(player)),
            Event::VetoEnded { player } => write!(f, "A veto of {} ends unused.", whose(player)),
            Event::DiscSet { player, region } => {
                write!(f, "{} sets {}.", who(player), Hidden(Private(region.0.map(at)), "a disc"))
            }
            Event::DiscTurned { player, region } => {
                write!(f, "The disc of {} shows {}.", whose(player), at(region))
            }
            Event::CastilloOpened { tally } => write!(f, "The castillo is opened: {}.", Inside(tally)),
            Event::LeftCastillo { player, count, to } => {
                write!(f, "Out of the castillo to {}: {} of {}.", or_court(to), Count(count), whose(player))
            }
            Event::Scored { player, site, points, king, grande } => {
                let bonus = Bonus { king, grande };
                write!(f, "{} scores {points} in {}{bonus}.", who(player), Place(site))
            }
            Event::ScoringBegan { round } => write!(f, "General scoring after round {round}."),
            Event::TurnEnded { player } => write!(f, "{} ends the turn.", who(player)),
            Event::Discarded { card } => write!(f, "{} goes unused.", of(card)),
            Event::StartMarker { player } => write!(f, "{} takes the start marker.", who(player)),
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
    write!(f, "{} takes back {}.", who(player), Hidden(Private(shown), hidden))
}

fn who(player: Player) -> Name {
    Name(player)
}

fn whose(player: Player) -> Owner {
    Owner(player)
}

fn at(region: Region) -> Title {
    Title(region.word())
}

fn of(card: Card) -> Title {
    Title(card.id())
}

fn or_court(region: Option<Region>) -> String {
    region.map_or("court".to_owned(), |region| at(region).to_string())
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

/// The court goes without saying.
struct Out(Supply);

impl Display for Out {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Supply::Court => Ok(()),
            Supply::Province => f.write_str(" from the province"),
        }
    }
}

struct Bonus {
    king: bool,
    grande: bool,
}

impl Display for Bonus {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.king { ", king's bonus" } else { "" })?;
        f.write_str(if self.grande { ", grande bonus" } else { "" })
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
