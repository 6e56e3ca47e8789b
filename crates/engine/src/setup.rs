//! Everything random, decided before the game begins: a stored game needs no dice and no clock.

mod parts;

pub(crate) use parts::stack_names;
pub use parts::{BadSetup, Part, Parts, SetupReason};

use rand_core::Rng;

use crate::agenda::Agenda;
use crate::board::Board;
use crate::card::{Card, Set};
use crate::chance::{below, shuffle};
use crate::edition::Edition;
use crate::game::Game;
use crate::player::{ByPlayer, Player};
use crate::power::{Modifier, Modifiers, Power, PowerSet};
use crate::region::Region;
use crate::secrets::Secrets;
use crate::variants::Variants;

/// A setup, always sound: dealt by [`Setup::deal`] or read from a record, which checks it.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub(crate) edition: &'static Edition,
    pub(crate) variants: Variants,
    pub(crate) king: Region,
    /// Where each grande and its two caballeros begin (SET-5).
    pub(crate) homes: [Region; 5],
    pub(crate) start: Player,
    /// The stacks one after the other, top card first; a King card fills its stack.
    pub(crate) deck: [Card; 50],
    /// Three modifiers for each player, before passing (PSH-1).
    pub(crate) modifiers: [Modifiers; 5],
    pub(crate) dummy_powers: [Power; 13],
    pub(crate) dummy_regions: [[Region; 6]; 3],
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        self.lay_out() == other.lay_out()
    }
}

impl Eq for Setup {}

impl Setup {
    /// Shuffles and deals everything.
    pub fn deal(edition: &'static Edition, variants: Variants, rng: &mut impl Rng) -> Setup {
        let mut regions = Region::ALL;
        shuffle(&mut regions, rng);
        let [king, homes @ .., _, _, _] = regions;
        Setup {
            edition,
            variants,
            king,
            homes,
            start: Player::ALL[below(variants.players.into(), rng)],
            deck: deal_deck(edition, variants, rng),
            modifiers: deal_modifiers(edition, variants, rng),
            dummy_powers: deal_dummy_powers(variants, rng),
            dummy_regions: deal_dummy_regions(variants, rng),
        }
    }

    /// The same with a start marker that the table chose (SET-7); `None` if that player has no seat.
    pub fn with_start(self, start: Player) -> Option<Setup> {
        ((start as u8) < self.variants.players).then_some(Setup { start, ..self })
    }

    /// Players and variants.
    pub fn variants(&self) -> Variants {
        self.variants
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The table before the first round (SET-3 to SET-6).
    pub(crate) fn lay_out(&self) -> Game {
        let mut board = Board::bare(self.variants);
        board.king = self.king.into();
        board.start = self.start;
        for player in board.seats().iter() {
            let home = self.homes[player.index()];
            board.grandes[player] = Some(home.into());
            board.put(player, home, 2);
            board.court[player] = 7;
            board.province[player] = 21;
        }
        Game::assemble(self.edition, board, self.secrets(), Agenda::EMPTY)
    }

    fn secrets(&self) -> Secrets {
        let mut secrets = Secrets {
            castillo: ByPlayer::default(),
            hands: ByPlayer::default(),
            modifiers: ByPlayer::default(),
            spent: ByPlayer::default(),
            passing: ByPlayer::default(),
            discs: ByPlayer::default(),
            deck: self.deck,
            dummy_powers: self.dummy_powers,
            dummy_regions: self.dummy_regions,
        };
        for seat in 0..self.variants.players as usize {
            secrets.hands.0[seat] = PowerSet::ALL;
            secrets.modifiers.0[seat] = self.modifiers[seat];
        }
        secrets
    }
}

/// Stacks 1–4 with the alternatives swapped in, 2 and 3 merged where they are (ALT-2), and stack 5.
fn deal_deck(edition: &'static Edition, variants: Variants, rng: &mut impl Rng) -> [Card; 50] {
    let mut deck = undealt_deck(edition, variants);
    for stack in 1..=4 {
        let cards = &mut deck[10 * (stack as usize - 1)..][..10];
        shuffle(cards, rng);
        swap_in_alternatives(cards, variants, stack);
    }
    for slot in 0..variants.slots() {
        let (first, count) = variants.stack(slot);
        shuffle(&mut deck[first..first + count], rng);
    }
    deck
}

/// One unseen card goes out for each alternative that comes in; the stack was shuffled (ALT-1).
pub(crate) fn swap_in_alternatives(cards: &mut [Card], variants: Variants, stack: u8) {
    let here = variants.alternatives.iter().filter(|(card, _)| card.face().stack == stack);
    let coming = here.flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
    cards.iter_mut().zip(coming).for_each(|(place, card)| *place = card);
}

/// The base stacks in the order of the registry, and the fifth stack; one King card counts as ten.
pub(crate) fn undealt_deck(edition: &'static Edition, variants: Variants) -> [Card; 50] {
    let mut deck = [Card(0); 50];
    let mut filled = [0, 10, 20, 30, 40];
    let left_out = if variants.has_regency() { (Set::Base, 5) } else { (Set::Regency, 5) };
    for card in Card::all() {
        let (set, stack) = (card.face().set, card.face().stack);
        if set == Set::Alternative || (set, stack) == left_out {
            continue;
        }
        let copies = if set == Set::Base && stack == 5 { 10 } else { edition.card(card).copies };
        let next = &mut filled[stack as usize - 1];
        deck[*next..*next + copies as usize].fill(card);
        *next += copies as usize;
    }
    deck
}

fn deal_modifiers(edition: &Edition, variants: Variants, rng: &mut impl Rng) -> [Modifiers; 5] {
    let mut hands = [Modifiers::default(); 5];
    if variants.has_power_shift() {
        let mut box_of_modifiers = Modifiers(Modifier::ALL.map(|kind| edition.modifier(kind).copies));
        for hand in &mut hands[..variants.players as usize] {
            (0..3).for_each(|_| hand.add(draw(&mut box_of_modifiers, rng)));
        }
    }
    hands
}

/// Takes one modifier out, each equally likely.
pub(crate) fn draw(modifiers: &mut Modifiers, rng: &mut impl Rng) -> Modifier {
    let index = below(modifiers.len().into(), rng);
    let kind = modifiers.iter().nth(index).expect("the index is below the number of modifiers");
    modifiers.remove(kind);
    kind
}

fn deal_dummy_powers(variants: Variants, rng: &mut impl Rng) -> [Power; 13] {
    let mut powers = std::array::from_fn(|index| Power::ALL[index + 1]);
    if variants.has_dummy() {
        shuffle(&mut powers, rng);
    }
    powers
}

fn deal_dummy_regions(variants: Variants, rng: &mut impl Rng) -> [[Region; 6]; 3] {
    std::array::from_fn(|_| {
        let mut regions = Region::ALL;
        if variants.has_dummy() {
            shuffle(&mut regions, rng);
        }
        let [six @ .., _, _, _] = regions;
        six
    })
}
