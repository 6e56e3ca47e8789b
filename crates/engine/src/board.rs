//! The public state of the table. It knows no secrets and no rules, only positions.

use crate::card::Card;
use crate::king::King;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::power::Played;
use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::sources::Sources;
use crate::variants::Variants;
use crate::words::words;

words! {
    /// One of the two scoring tiles.
    pub enum Tile or Tile {
        /// 4/0/0 in the printed game.
        Low = "low",
        /// 8/4/0 in the printed game.
        High = "high",
    }
}

/// A face-up action card of this round.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Offer {
    /// The card.
    pub card: Card,
    /// The player who took it, if any.
    pub by: Option<Player>,
}

/// A veto lying before a player (VET-3).
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct LaidVeto {
    /// Who may use it.
    pub holder: Player,
    /// At how many ends of a round it is still there: 2 in the round it was taken, 1 in the next.
    pub rounds: u8,
}

/// Everything public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) caballeros: [ByPlayer<u8>; 9],
    pub(crate) presence: Sources,
    pub(crate) court: ByPlayer<u8>,
    pub(crate) province: ByPlayer<u8>,
    pub(crate) grandes: ByPlayer<Option<Site>>,
    pub(crate) king: King,
    pub(crate) tiles: [Option<Site>; 2],
    pub(crate) scores: ByPlayer<u16>,
    pub(crate) variants: Variants,
    pub(crate) round: u8,
    pub(crate) start: Player,
    pub(crate) played: ByPlayer<Option<Played>>,
    pub(crate) waiting: PlayerSet,
    pub(crate) turn: Option<Player>,
    pub(crate) offers: [Option<Offer>; 5],
    pub(crate) chosen: Option<Card>,
    pub(crate) infiltrating: bool,
    pub(crate) vetoes: [Option<LaidVeto>; 2],
    pub(crate) region_cards_drawn: u8,
    pub(crate) over: bool,
}

impl Board {
    /// A table with nothing on it but the king, everything of every colour in the province.
    pub(crate) fn bare(variants: Variants) -> Board {
        let colours = colours(variants);
        let mut province = ByPlayer::default();
        colours.iter().for_each(|player| province[player] = 30);
        Board {
            caballeros: [ByPlayer::default(); 9],
            presence: Sources::EMPTY,
            court: ByPlayer::default(),
            province,
            grandes: ByPlayer::default(),
            king: King::Galicia,
            tiles: [None; 2],
            scores: ByPlayer::default(),
            variants,
            round: variants.first_round(),
            start: Player::Red,
            played: ByPlayer::default(),
            waiting: PlayerSet::EMPTY,
            turn: None,
            offers: [None; 5],
            chosen: None,
            infiltrating: false,
            vetoes: [None; 2],
            region_cards_drawn: 0,
            over: false,
        }
    }

    /// Players and variants.
    pub fn variants(&self) -> Variants {
        self.variants
    }
    /// The seats, without the dummy.
    #[inline]
    pub fn seats(&self) -> PlayerSet {
        PlayerSet::seats(self.variants.players)
    }
    /// Every colour on the board, the dummy's too.
    pub fn colours(&self) -> PlayerSet {
        colours(self.variants)
    }
    /// The caballeros of a colour in a region.
    #[inline]
    pub fn caballeros(&self, region: Region, player: Player) -> u8 {
        self.caballeros[region as usize][player]
    }
    /// The caballeros of every colour in a region.
    #[inline]
    pub fn counts(&self, region: Region) -> &ByPlayer<u8> {
        &self.caballeros[region as usize]
    }
    /// All caballeros in a region.
    pub fn crowd(&self, region: Region) -> u8 {
        self.caballeros[region as usize].0.iter().sum()
    }
    /// Which colours have caballeros in which regions.
    pub fn presence(&self) -> Sources {
        self.presence
    }
    /// A player's own supply.
    pub fn court(&self, player: Player) -> u8 {
        self.court[player]
    }
    /// A colour's share of the general supply.
    pub fn province(&self, player: Player) -> u8 {
        self.province[player]
    }
    /// The scores of all players.
    #[inline]
    pub fn scores(&self) -> &ByPlayer<u16> {
        &self.scores
    }
    /// The place of a grande; `None` only in positions that leave it out, and for the dummy.
    pub fn grande(&self, player: Player) -> Option<Site> {
        self.grandes[player]
    }
    /// The place of the king.
    pub fn king(&self) -> King {
        self.king
    }
    /// The place of a scoring tile; `None` if it is beside the board.
    pub fn tile(&self, tile: Tile) -> Option<Site> {
        self.tiles[tile as usize]
    }
    /// A player's score.
    pub fn score(&self, player: Player) -> u16 {
        self.scores[player]
    }
    /// The current round, 1 to 9.
    pub fn round(&self) -> u8 {
        self.round
    }
    /// Who holds the start marker.
    pub fn start(&self) -> Player {
        self.start
    }
    /// What a colour played in this round.
    pub fn played(&self, player: Player) -> Option<Played> {
        self.played[player]
    }
    /// Whose turns are still to come in this round.
    pub fn waiting(&self) -> PlayerSet {
        self.waiting
    }
    /// Whose turn it is.
    pub fn turn(&self) -> Option<Player> {
        self.turn
    }
    /// The face-up action cards of this round, by stack.
    pub fn offers(&self) -> impl Iterator<Item = Offer> {
        self.offers.into_iter().flatten()
    }
    /// The card the player whose turn it is has taken.
    pub fn chosen(&self) -> Option<Card> {
        self.chosen
    }
    /// May this turn's placement go into the king's region (INL-1)?
    pub fn is_infiltrating(&self) -> bool {
        self.infiltrating
    }
    /// The vetoes on the table.
    pub fn vetoes(&self) -> impl Iterator<Item = LaidVeto> {
        self.vetoes.into_iter().flatten()
    }
    /// How many region cards were drawn for the dummy since the last shuffle (DUM-3).
    pub fn region_cards_drawn(&self) -> u8 {
        self.region_cards_drawn
    }
    /// Has the last general scoring been held (FIN-1)?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// All colours but this player's, including the dummy's.
    #[inline]
    pub(crate) fn others(&self, player: Player) -> PlayerSet {
        PlayerSet::ALL.without(player)
    }

    /// All seats but this player's.
    pub(crate) fn opponents(&self, player: Player) -> PlayerSet {
        self.seats().without(player)
    }

    /// Where a colour has caballeros that may be touched (TAB-1).
    #[inline]
    pub(crate) fn open_presence(&self, player: Player) -> RegionSet {
        self.presence.regions(player) & self.king.open()
    }

    /// The sites without a scoring tile.
    pub(crate) fn free_bars(&self) -> SiteSet {
        self.tiles.into_iter().flatten().fold(SiteSet::ALL, SiteSet::without)
    }

    /// The regions where some count is lowest, of those with at least one caballero (CSE-1).
    pub(crate) fn fewest(&self) -> RegionSet {
        self.extreme(|crowd, best| crowd < best)
    }

    /// The regions with the most caballeros, of those with at least one.
    pub(crate) fn most(&self) -> RegionSet {
        self.extreme(|crowd, best| crowd > best)
    }

    fn extreme(&self, beats: impl Fn(u8, u8) -> bool) -> RegionSet {
        let mut best = (0, RegionSet::EMPTY);
        for region in Region::ALL {
            let crowd = self.crowd(region);
            if crowd == 0 {
                continue;
            }
            if best.1.is_empty() || beats(crowd, best.0) {
                best = (crowd, RegionSet::only(region));
            } else if crowd == best.0 {
                best.1 = best.1.with(region);
            }
        }
        best.1
    }

    #[inline]
    pub(crate) fn put(&mut self, player: Player, region: Region, count: u8) {
        self.caballeros[region as usize][player] += count;
        self.presence = self.presence.with(player, region);
    }

    #[inline]
    pub(crate) fn remove(&mut self, player: Player, region: Region, count: u8) {
        let left = &mut self.caballeros[region as usize][player];
        *left -= count;
        if *left == 0 {
            self.presence = self.presence.without(player, region);
        }
    }

    /// Vetoes are stored without a gap, the earliest first.
    pub(crate) fn lay_veto(&mut self, veto: LaidVeto) {
        if let Some(place) = self.vetoes.iter_mut().find(|laid| laid.is_none()) {
            *place = Some(veto);
        }
    }

    pub(crate) fn drop_veto(&mut self, veto: LaidVeto) {
        if self.vetoes[0] == Some(veto) {
            self.vetoes[0] = self.vetoes[1].take();
        } else {
            self.vetoes[1] = None;
        }
    }

    pub(crate) fn offer_mut(&mut self, card: Card) -> Option<&mut Offer> {
        self.offers.iter_mut().flatten().find(|offer| offer.card == card)
    }
}

fn colours(variants: Variants) -> PlayerSet {
    let seats = PlayerSet::seats(variants.players);
    if variants.has_dummy() { seats.with(Player::Dummy) } else { seats }
}
