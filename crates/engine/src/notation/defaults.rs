//! The defaults of a position: an empty table, full hands, stacks in the order of the registry.

use crate::board::Offer;
use crate::edition::Edition;
use crate::game::Game;
use crate::player::Player;
use crate::power::{Modifiers, Power, PowerSet};
use crate::region::Region;
use crate::secrets::Secrets;
use crate::setup::{swap_in_alternatives, undealt_deck};
use crate::variants::Variants;
use crate::{agenda::Agenda, board::Board, player::ByPlayer};

/// An empty table where no player is to act.
pub(super) fn bare(edition: &'static Edition, variants: Variants) -> Game {
    let mut deck = undealt_deck(edition, variants);
    (1..=4).for_each(|stack| {
        swap_in_alternatives(&mut deck[10 * (stack as usize - 1)..][..10], variants, stack)
    });
    let [six @ .., _, _, _] = Region::ALL;
    let secrets = Secrets {
        castillo: ByPlayer::default(),
        hands: ByPlayer::default(),
        modifiers: ByPlayer([Modifiers::default(); 6]),
        spent: ByPlayer([Modifiers::default(); 6]),
        passing: ByPlayer::default(),
        discs: ByPlayer::default(),
        deck,
        dummy_powers: std::array::from_fn(|index| Power::ALL[index + 1]),
        dummy_regions: [six; 3],
    };
    Game::assemble(edition, Board::bare(variants), secrets, Agenda::EMPTY)
}

/// Every card but the one just played.
pub(super) fn hand(game: &Game, player: Player) -> PowerSet {
    let played = game.board.played[player];
    played.map_or(PowerSet::ALL, |played| PowerSet::ALL.without(played.power))
}

/// The top cards of the stacks while a round is being played, none taken.
pub(super) fn offers(game: &Game) -> [Option<Offer>; 5] {
    let mut offers = [None; 5];
    if game.is_in_round() {
        for (slot, offer) in offers.iter_mut().enumerate().take(game.board.variants.slots()) {
            *offer = Some(Offer { card: game.top_card(slot), by: None });
        }
    }
    offers
}
