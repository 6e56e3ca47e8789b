//! Events: what happened, for logs and for display. Search does not record them, and then they cost nothing.

use crate::agenda::Supply;
use crate::board::Tile;
use crate::card::Card;
use crate::king::King;
use crate::player::{ByPlayer, Player};
use crate::power::{Modifier, Played, Power};
use crate::region::{Region, Site};

/// A power card or a modifier.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PowerCard {
    /// A power card.
    Power(Power),
    /// A modifier.
    Modifier(Modifier),
}

/// Something only its owner may see.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub struct Private<T>(pub Option<T>);

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player.
    Seat(Player),
    /// A spectator.
    Spectator,
}

/// One thing that happened.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the line above each event says what its fields are")]
pub enum Event {
    /// A modifier was chosen to be passed on (PSH-1).
    Passed { player: Player, modifier: Private<Modifier> },
    /// A passed modifier arrived.
    Received { player: Player, modifier: Private<Modifier> },
    /// This round begins.
    RoundBegan { round: u8 },
    /// A region card was drawn for the dummy, and this many were placed (DUM-3).
    DummyPlaced { region: Region, count: u8 },
    /// The top card of a stack was turned up (REV-1).
    Revealed { card: Card },
    /// A power card was played, possibly by the dummy.
    Played { player: Player, played: Played },
    /// A turn began.
    TurnBegan { player: Player },
    /// Caballeros went from the province to court.
    Took { player: Player, count: u8 },
    /// A caballero went from a region to court (CRT-2).
    Fetched { player: Player, region: Region },
    /// An action card was taken; by the dummy it is only removed (DUM-5).
    Chose { player: Player, card: Card },
    /// A special action was announced.
    Announced { player: Player, card: Card },
    /// A holder let it happen.
    Allowed { player: Player },
    /// A holder cancelled it; the veto is discarded.
    Vetoed { player: Player, card: Card },
    /// A caballero was placed.
    Placed { player: Player, from: Supply, to: Site },
    /// A caballero was moved.
    Moved { player: Player, from: Region, to: Site },
    /// A region was named.
    Named { player: Player, region: Region },
    /// A branch of the card was chosen, from 1.
    Branched { player: Player, branch: u8 },
    /// Caballeros went back to the province, from a region or from court.
    Returned { player: Player, from: Option<Region>, count: u8 },
    /// The king moved.
    KingMoved { from: King, to: King },
    /// A grande moved.
    GrandeMoved { player: Player, to: Site },
    /// A scoring tile was placed or moved.
    TileMoved { tile: Tile, from: Option<Site>, to: Site },
    /// A power card or a modifier came back to hand (EMP-1).
    Recalled { player: Player, kind: PowerCardKind, card: Private<PowerCard> },
    /// The placement of this turn may go into the king's region.
    Infiltrated { player: Player },
    /// A veto was taken.
    VetoLaid { player: Player },
    /// A veto ended unused.
    VetoEnded { player: Player },
    /// A disc was set.
    DiscSet { player: Player, region: Private<Region> },
    /// A disc was turned.
    DiscTurned { player: Player, region: Region },
    /// The castillo was opened (CAS-4).
    CastilloOpened { tally: Tally },
    /// Caballeros left the castillo for a region, or for court (SCO-2).
    LeftCastillo { player: Player, count: u8, to: Option<Region> },
    /// A player got points, in `place` by the number of caballeros; `tied` got those of the next lower place (SCO-3, SCO-4).
    Scored { player: Player, site: Site, points: u8, place: u8, tied: bool, king: bool, grande: bool },
    /// A general scoring began.
    ScoringBegan { round: u8 },
    /// A turn ended.
    TurnEnded { player: Player },
    /// An unused action card was discarded (END-1).
    Discarded { card: Card },
    /// The start marker changed hands.
    StartMarker { player: Player },
    /// The game ended.
    GameOver,
}

/// Which of the two kinds of cards came back: the backs differ, so this is public.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PowerCardKind {
    /// A power card.
    Power,
    /// A modifier.
    Modifier,
}

/// A count for each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally(pub ByPlayer<u8>);

impl serde::Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Player::ALL.into_iter().map(|player| (player, self.0[player])).filter(|(_, n)| *n > 0),
        )
    }
}

impl<T> Private<T> {
    fn visible_to(self, owner: Player, viewer: Viewer) -> Private<T> {
        if viewer == Viewer::Seat(owner) { self } else { Private(None) }
    }
}

impl Event {
    /// The event as a viewer may see it, without what is private to another player.
    pub fn visible_to(self, viewer: Viewer) -> Event {
        match self {
            Event::Passed { player, modifier } => {
                Event::Passed { player, modifier: modifier.visible_to(player, viewer) }
            }
            Event::Received { player, modifier } => {
                Event::Received { player, modifier: modifier.visible_to(player, viewer) }
            }
            Event::Recalled { player, kind, card } => {
                Event::Recalled { player, kind, card: card.visible_to(player, viewer) }
            }
            Event::DiscSet { player, region } => {
                Event::DiscSet { player, region: region.visible_to(player, viewer) }
            }
            Event::RoundBegan { .. }
            | Event::DummyPlaced { .. }
            | Event::Revealed { .. }
            | Event::Played { .. }
            | Event::TurnBegan { .. }
            | Event::Took { .. }
            | Event::Fetched { .. }
            | Event::Chose { .. }
            | Event::Announced { .. }
            | Event::Allowed { .. }
            | Event::Vetoed { .. }
            | Event::Placed { .. }
            | Event::Moved { .. }
            | Event::Named { .. }
            | Event::Branched { .. }
            | Event::Returned { .. }
            | Event::KingMoved { .. }
            | Event::GrandeMoved { .. }
            | Event::TileMoved { .. }
            | Event::Infiltrated { .. }
            | Event::VetoLaid { .. }
            | Event::VetoEnded { .. }
            | Event::DiscTurned { .. }
            | Event::CastilloOpened { .. }
            | Event::LeftCastillo { .. }
            | Event::Scored { .. }
            | Event::ScoringBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Discarded { .. }
            | Event::StartMarker { .. }
            | Event::GameOver => self,
        }
    }

    /// Does it reveal something hidden? Then it cannot be undone.
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Received { .. }
                | Event::DummyPlaced { .. }
                | Event::Revealed { .. }
                | Event::DiscTurned { .. }
                | Event::CastilloOpened { .. }
                | Event::Played { player: Player::Dummy, .. }
        )
    }
}

/// Receives events.
pub trait Sink {
    /// Something happened.
    fn emit(&mut self, event: Event);
}

/// Discards all events.
impl Sink for () {
    #[inline(always)]
    fn emit(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}
