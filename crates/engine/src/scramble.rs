//! The same game with other secrets: replaces everything one viewer cannot see. It does not use views, so it can test them.

use rand_core::Rng;

use crate::agenda::Step;
use crate::chance::{below, shuffle};
use crate::event::Viewer;
use crate::game::Game;
use crate::imagine::{resized, six_regions};
use crate::player::Player;
use crate::power::{Modifier, Modifiers, PowerSet};

/// The game with everything the viewer cannot see replaced at random; sizes stay, because they are public.
///
/// The result need not be reachable by play: the castillo may hold anything, stacks any of their cards.
pub fn scramble(game: &Game, viewer: Viewer, rng: &mut impl Rng) -> Game {
    let mut other = *game;
    let own = game.seat(viewer);
    for player in game.board.seats().iter().filter(|player| Some(*player) != own) {
        scramble_cards(&mut other, player, rng);
        scramble_choices(&mut other, player, rng);
    }
    if !game.board.variants.has_memory_aid() {
        let inside = &mut other.secrets.castillo;
        game.board.colours().iter().for_each(|player| inside[player] = below(31, rng) as u8);
    }
    scramble_stacks(&mut other, rng);
    if game.board.variants.has_dummy() {
        scramble_dummy(&mut other, rng);
    }
    other.pose();
    other
}

fn scramble_cards(game: &mut Game, player: Player, rng: &mut impl Rng) {
    let secrets = &mut game.secrets;
    secrets.hands[player] = any_powers(secrets.hands[player].len(), rng);
    for modifiers in [&mut secrets.modifiers[player], &mut secrets.spent[player]] {
        *modifiers = any_modifiers(modifiers.len(), rng);
    }
}

/// From the nearer end: none or all.
fn any_powers(count: usize, rng: &mut impl Rng) -> PowerSet {
    let some = if count > 6 { PowerSet::ALL } else { PowerSet::EMPTY };
    PowerSet(resized(some.0, PowerSet::ALL.0, count, rng))
}

fn any_modifiers(count: u8, rng: &mut impl Rng) -> Modifiers {
    (0..count).map(|_| Modifier::ALL[below(4, rng)]).collect()
}

/// A secret choice is replaced by another choice that player had.
fn scramble_choices(game: &mut Game, player: Player, rng: &mut impl Rng) {
    if game.secrets.passing[player].is_some() {
        let kinds = game.secrets.modifiers[player].kinds();
        game.secrets.passing[player] = kinds.nth(below(kinds.len(), rng));
    }
    if let (Some(_), Some(Step::Discs { purpose, .. })) = (game.secrets.discs[player], game.agenda.top()) {
        let regions = game.disc_regions(player, purpose);
        game.secrets.discs[player] = regions.nth(below(regions.len(), rng));
    }
}

fn scramble_stacks(game: &mut Game, rng: &mut impl Rng) {
    let variants = game.board.variants;
    let shown = game.rounds_shown();
    for slot in 0..variants.slots() {
        let (first, count) = variants.stack(slot);
        for place in first + shown..first + count {
            game.secrets.deck[place] = game.secrets.deck[first + below(count, rng)];
        }
    }
}

fn scramble_dummy(game: &mut Game, rng: &mut impl Rng) {
    let shown = game.rounds_shown();
    shuffle(&mut game.secrets.dummy_powers[shown..], rng);
    let part = game.part();
    let drawn = game.secrets.dummy_regions[part].into_iter().take(game.board.region_cards_drawn.into());
    let now = six_regions(drawn, rng);
    game.secrets.dummy_regions = std::array::from_fn(|_| six_regions(std::iter::empty(), rng));
    game.secrets.dummy_regions[part] = now;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::pick;
    use crate::edition::Edition;
    use crate::player::ByPlayer;
    use crate::secrets::Secrets;
    use crate::setup::Setup;
    use crate::variants::Variants;
    use rand_pcg::Pcg32;

    fn differences(old: &Secrets, new: &Secrets) -> [bool; 9] {
        [
            old.castillo != new.castillo,
            old.hands != new.hands,
            old.modifiers != new.modifiers,
            old.spent != new.spent,
            old.passing != new.passing,
            old.discs != new.discs,
            old.deck != new.deck,
            old.dummy_powers != new.dummy_powers,
            old.dummy_regions != new.dummy_regions,
        ]
    }

    /// Which secrets came out otherwise at some position of some games.
    fn replaced(variants: Variants, viewer: Viewer) -> [bool; 9] {
        let mut replaced = [false; 9];
        for seed in 0..5 {
            let mut rng = Pcg32::new(seed, 1);
            let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
            while let Some(player) = game.to_act().first() {
                let new = scramble(&game, viewer, &mut rng).secrets;
                let differ = differences(&game.secrets, &new);
                replaced = std::array::from_fn(|index| replaced[index] || differ[index]);
                let decision = game.decision(player).unwrap();
                game.apply(player, pick(&decision, &mut rng)).unwrap();
            }
        }
        replaced
    }

    #[test]
    fn everything_hidden_is_replaced() {
        let variants = Variants::players(2).unwrap().with_power_shift();
        assert_eq!(replaced(variants, Viewer::Spectator), [true; 9]);
        assert!(!replaced(variants.with_memory_aid(), Viewer::Spectator)[0], "D-18");
    }

    #[test]
    fn what_the_viewer_holds_stays() {
        let variants = Variants::players(4).unwrap().with_power_shift();
        let game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1)));
        let other = scramble(&game, Viewer::Seat(Player::Red), &mut Pcg32::new(2, 1));
        let modifiers = |game: &Game| game.secrets.modifiers[Player::Red];
        assert_eq!(modifiers(&game), modifiers(&other));
        assert_ne!(game.secrets.modifiers, other.secrets.modifiers);
        assert_eq!(other.secrets.passing, ByPlayer::default());
    }
}
