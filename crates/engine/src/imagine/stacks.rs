//! The action cards not yet turned up: those of the edition and the variants, minus those seen.

use rand_core::Rng;

use crate::card::Card;
use crate::chance::shuffle;
use crate::game::Game;
use crate::variants::Variants;
use crate::view::View;

/// How many times each card was turned up.
type Seen = [u8; Card::KINDS];

/// The printed stacks of a slot one by one (ALT-1), then together (ALT-2).
pub(super) fn imagine(game: &mut Game, view: &View, rng: &mut impl Rng) {
    let variants = view.board.variants;
    let mut seen = seen(view);
    for slot in 0..variants.slots() {
        let (first, count) = variants.stack(slot);
        let stack = &mut game.secrets.deck[first..first + count];
        let used = match stack.split_at_mut(10) {
            (only, []) => use_up(only, variants, &mut seen, rng),
            (second, third) => {
                let used = [second, third].map(|cards| use_up(cards, variants, &mut seen, rng));
                stack[used[0]..10 + used[1]].rotate_left(10 - used[0]);
                used[0] + used[1]
            }
        };
        shuffle(&mut stack[used..], rng);
        let shown = view.shown.iter().map_while(|row| row[slot]);
        stack.iter_mut().zip(shown).for_each(|(place, card)| *place = card);
    }
}

fn seen(view: &View) -> Seen {
    let mut seen = [0; Card::KINDS];
    view.shown.iter().flatten().flatten().for_each(|card| seen[card.index()] += 1);
    seen
}

/// Moves the cards that have left the stack to its front, and swaps alternatives in behind them; returns how many are not.
fn use_up(cards: &mut [Card], variants: Variants, seen: &mut Seen, rng: &mut impl Rng) -> usize {
    let number = cards[0].face().stack;
    let mut used = 0;
    for at in 0..cards.len() {
        let left = &mut seen[cards[at].index()];
        if *left > 0 {
            *left -= 1;
            cards.swap(at, used);
            used += 1;
        }
    }
    shuffle(&mut cards[used..], rng);
    let here = || variants.alternatives.iter().filter(|(card, _)| card.face().stack == number);
    used += here().map(|(card, _)| seen[card.index()] as usize).sum::<usize>();
    let coming =
        here().flat_map(|(card, count)| std::iter::repeat_n(card, (count - seen[card.index()]).into()));
    cards[used..].iter_mut().zip(coming).for_each(|(place, card)| *place = card);
    used
}
