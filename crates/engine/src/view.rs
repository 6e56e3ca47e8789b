//! What one viewer may see of a game. It is built up from public information, so it cannot hold another player's
//! secret.

use crate::agenda::{Agenda, DiscPurpose, Step};
use crate::board::{Board, Offer};
use crate::card::Card;
use crate::decision::Decision;
use crate::edition::Edition;
use crate::effect::Effect;
use crate::event::Viewer;
use crate::game::Game;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::power::{Modifier, Modifiers, PowerSet};
use crate::region::{Region, Site};
use crate::standing::Standing;

/// A game as one viewer sees it (INF-1).
///
/// The castillo's tally is part of it only with the memory aid (D-18). A player who counts along knows it anyway:
/// thirty of a colour, minus those in regions, at court and in the province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) edition: EditionRef,
    pub(crate) viewer: Viewer,
    pub(crate) board: Board,
    pub(crate) agenda: Agenda,
    pub(crate) to_act: PlayerSet,
    pub(crate) decision: Option<Decision>,
    /// The action cards turned up in each round so far, by slot.
    pub(crate) shown: [[Option<Card>; 5]; 9],
    /// The dummy's region cards drawn since the last shuffle (DUM-3).
    pub(crate) region_cards: [Option<Region>; 6],
    pub(crate) powers_in_hand: ByPlayer<u8>,
    pub(crate) modifiers_in_hand: ByPlayer<u8>,
    pub(crate) castillo: Option<ByPlayer<u8>>,
    pub(crate) own: Option<Own>,
}

/// What a player sees in addition: their own hand and their own face-down cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// Who it is.
    pub player: Player,
    /// Power cards in hand.
    pub hand: PowerSet,
    /// Modifiers in hand.
    pub modifiers: Modifiers,
    /// Modifiers played.
    pub spent: Modifiers,
    /// The modifier chosen to be passed on, while others still choose (PSH-1).
    pub passing: Option<Modifier>,
    /// The disc set, while others still set theirs (DSC-2).
    pub disc: Option<Region>,
}

/// The edition; the same one if it is the same value, so that views compare fast.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EditionRef(pub(crate) &'static Edition);

impl PartialEq for EditionRef {
    fn eq(&self, other: &EditionRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for EditionRef {}

impl Game {
    /// What a viewer may see. A player who does not sit at this table sees what a spectator sees.
    pub fn view(&self, viewer: Viewer) -> View {
        let own = self.seat(viewer);
        View {
            edition: EditionRef(self.edition),
            viewer,
            board: self.board,
            agenda: self.agenda,
            to_act: self.to_act(),
            decision: own.and_then(|player| self.decision(player)),
            shown: self.shown(),
            region_cards: self.drawn(),
            powers_in_hand: ByPlayer(Player::ALL.map(|player| self.powers_in_hand(player))),
            modifiers_in_hand: ByPlayer(Player::ALL.map(|player| self.modifiers_in_hand(player))),
            castillo: self.board.variants.has_memory_aid().then_some(self.secrets.castillo),
            own: own.map(|player| self.own(player)),
        }
    }

    pub(crate) fn seat(&self, viewer: Viewer) -> Option<Player> {
        match viewer {
            Viewer::Seat(player) => self.board.seats().has(player).then_some(player),
            Viewer::Spectator => None,
        }
    }

    /// What that player sees in addition to what all see. For its view only.
    #[inline]
    pub fn own(&self, player: Player) -> Own {
        Own {
            player,
            hand: self.secrets.hands[player],
            modifiers: self.secrets.modifiers[player],
            spent: self.secrets.spent[player],
            passing: self.secrets.passing[player],
            disc: self.secrets.discs[player],
        }
    }

    /// How many power cards a player holds.
    #[inline]
    pub fn powers_in_hand(&self, player: Player) -> u8 {
        self.secrets.hands[player].len() as u8
    }

    /// How many modifiers a player holds.
    #[inline]
    pub fn modifiers_in_hand(&self, player: Player) -> u8 {
        self.secrets.modifiers[player].len()
    }

    /// The action cards turned up in a round, counted from 0; none for a round that has not begun.
    pub fn turned_up_in(&self, round: usize) -> impl Iterator<Item = Card> {
        let slots = if round < self.rounds_shown() { self.board.variants.slots() } else { 0 };
        (0..slots).filter_map(move |slot| self.deck_card(slot, round))
    }

    /// The dummy's region cards drawn since the last shuffle (DUM-3).
    #[inline]
    pub fn region_cards(&self) -> &[Region] {
        &self.secrets.dummy_regions[self.part()][..self.board.region_cards_drawn as usize]
    }

    /// In how many rounds cards have been turned up; none while modifiers are passed (PSH-1).
    #[inline]
    pub fn rounds_shown(&self) -> usize {
        match self.agenda.top() {
            Some(Step::Pass(_)) => 0,
            Some(_) | None => self.board.variants.rounds_before(self.board.round) + 1,
        }
    }

    fn shown(&self) -> [[Option<Card>; 5]; 9] {
        let variants = self.board.variants;
        let mut shown = [[None; 5]; 9];
        for slot in 0..variants.slots() {
            let rows = shown[..self.rounds_shown()].iter_mut().enumerate();
            rows.for_each(|(round, row)| row[slot] = self.deck_card(slot, round));
        }
        shown
    }

    fn deck_card(&self, slot: usize, round: usize) -> Option<Card> {
        self.secrets.deck.get(self.board.variants.stack(slot).0 + round).copied()
    }

    fn drawn(&self) -> [Option<Region>; 6] {
        let mut drawn = [None; 6];
        drawn.iter_mut().zip(self.region_cards()).for_each(|(place, region)| *place = Some(*region));
        drawn
    }

    /// Which third of the game this round belongs to, from 0.
    pub(crate) fn part(&self) -> usize {
        (self.board.round as usize - 1) / 3
    }
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
    /// The public part.
    pub fn board(&self) -> &Board {
        &self.board
    }
    /// The edition it is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition.0
    }
    /// Who must decide now.
    pub fn to_act(&self) -> PlayerSet {
        self.to_act
    }
    /// What the viewer is asked, if anything.
    pub fn decision(&self) -> Option<Decision> {
        self.decision
    }
    /// What the viewer holds, if a player.
    pub fn own(&self) -> Option<Own> {
        self.own
    }
    /// How many power cards a player holds.
    pub fn powers_in_hand(&self, player: Player) -> u8 {
        self.powers_in_hand[player]
    }
    /// How many modifiers a player holds.
    pub fn modifiers_in_hand(&self, player: Player) -> u8 {
        self.modifiers_in_hand[player]
    }
    /// How many of each colour are in the castillo, if the memory aid is on (D-18).
    pub fn castillo(&self) -> Option<ByPlayer<u8>> {
        self.castillo
    }
    /// Who leads; once the game is over, who has won.
    pub fn standing(&self) -> Standing {
        self.board.standing()
    }
    /// The values that count at a site now.
    pub fn bar(&self, site: Site) -> [u8; 3] {
        self.board.bar(self.edition.0, site)
    }

    /// What each branch of the pending choice does; nothing if that is not the question.
    pub fn branches(&self) -> &'static [Effect] {
        match (self.decision, self.agenda.top()) {
            (Some(Decision::Branch { .. }), Some(Step::Branch(part))) => self.branches_of(part),
            _ => &[],
        }
    }

    fn branches_of(&self, part: u8) -> &'static [Effect] {
        let effects = self.board.chosen.map_or(&[][..], |card| self.edition.0.card(card).effects);
        match effects.get(usize::from(part)) {
            Some(Effect::OneOf(branches)) => branches,
            _ => &[],
        }
    }

    /// What discs are being set for, if any are.
    pub(crate) fn disc_purpose(&self) -> Option<DiscPurpose> {
        match self.agenda.top() {
            Some(Step::Discs { purpose, .. }) => Some(purpose),
            Some(_) | None => None,
        }
    }

    /// Is what is asked now answered in secret? Others at the same screen must look away.
    pub(crate) fn asks_for_secret(&self) -> bool {
        match self.agenda.top() {
            Some(Step::Pass(_) | Step::Discs { .. } | Step::Recall) => true,
            Some(Step::Play(player)) => self.secret_hands().has(player),
            Some(_) | None => false,
        }
    }

    /// The players whose hand others cannot know: they hold modifiers, or took a power card back in secret (EMP-1).
    pub(crate) fn secret_hands(&self) -> PlayerSet {
        let board = &self.board;
        let played = |player| {
            self.board.variants.rounds_before(board.round) + usize::from(board.played(player).is_some())
        };
        let has_recalled =
            |player| usize::from(self.powers_in_hand[player]) + played(player) > PowerSet::ALL.len();
        let is_secret = |player: &Player| board.variants.has_power_shift() || has_recalled(*player);
        board.seats().iter().filter(is_secret).collect()
    }

    /// The viewer's own power cards that are face down (POW-4); the one of this round is still face up.
    pub fn own_discard(&self) -> PowerSet {
        let Some(own) = self.own else { return PowerSet::EMPTY };
        let discard = PowerSet::ALL - own.hand;
        self.board.played(own.player).map_or(discard, |played| discard.without(played.power))
    }

    /// The players whose turn is still to come, in turn order (POW-3).
    pub fn waiting(&self) -> impl Iterator<Item = Player> {
        let mut left = self.board.waiting();
        let board = self.board;
        std::iter::from_fn(move || {
            let next = left.iter().max_by_key(|player| board.played(*player).map(|played| played.sum()))?;
            left = left.without(next);
            Some(next)
        })
    }

    /// The action cards face up in the discard, oldest first, without the King card (ACT-4) and without vetoes held by
    /// a player (VET-3).
    pub fn discard(&self) -> impl Iterator<Item = Card> {
        let view = *self;
        let vetoes = self.done().filter(|card| self.is_veto(*card)).count();
        let mut discarded = vetoes.saturating_sub(self.vetoes_kept());
        self.done().filter(move |card| match (view.is_veto(*card), discarded) {
            (true, 0) => false,
            (true, _) => {
                discarded -= 1;
                true
            }
            (false, _) => true,
        })
    }

    /// The action cards that have been face up in this game, in order; a card that came back more than once.
    pub fn turned_up(&self) -> impl Iterator<Item = Card> {
        self.shown.iter().take_while(|row| row[0].is_some()).flat_map(|row| row.iter().flatten().copied())
    }

    /// The number of face-down cards of each stack; the King card is face down from its use to the next round.
    pub fn stacks(&self) -> impl Iterator<Item = u8> {
        let view = *self;
        (0..self.board.variants().slots()).map(move |slot| view.face_down(slot))
    }

    /// The dummy's region cards drawn since the last shuffle (DUM-3).
    pub fn region_cards(&self) -> impl Iterator<Item = Region> {
        self.region_cards.into_iter().flatten()
    }

    fn face_down(&self, slot: usize) -> u8 {
        let variants = self.board.variants();
        if slot + 1 == variants.slots() && !variants.has_regency() {
            return u8::from(self.board.offers[slot].is_none() || self.is_done(slot));
        }
        let shown = self.shown.iter().filter(|row| row[slot].is_some()).count();
        (variants.stack(slot).1 - shown) as u8
    }

    /// The cards that were used, or left over at the end of their round; the King card is none of them.
    fn done(&self) -> impl Iterator<Item = Card> {
        let view = *self;
        let rounds = self.shown.iter().take_while(|row| row[0].is_some()).count();
        let place = (0..rounds).flat_map(|round| (0..5).map(move |slot| (round, slot)));
        let over = place.filter(move |(round, slot)| round + 1 < rounds || view.is_done(*slot));
        over.filter_map(move |(round, slot)| view.shown[round][slot]).filter(|card| !card.is_king_card())
    }

    /// Is nothing more to be done with this slot's card of this round?
    fn is_done(&self, slot: usize) -> bool {
        match self.board.offers[slot] {
            Some(Offer { card, by }) => by.is_some() && self.board.chosen != Some(card),
            None => self.is_between_rounds(),
        }
    }

    fn is_between_rounds(&self) -> bool {
        let general = DiscPurpose::General;
        self.board.over
            || matches!(self.agenda.top(), Some(Step::Discs { purpose, .. }) if purpose == general)
    }

    fn is_veto(&self, card: Card) -> bool {
        self.edition.0.card(card).effects.contains(&Effect::Veto)
    }

    /// The vetoes before players, without one that is still the card of this turn.
    fn vetoes_kept(&self) -> usize {
        let in_use = self.board.chosen.is_some_and(|card| self.is_veto(card));
        let is_fresh = |holder: Player, rounds: u8| in_use && rounds == 2 && self.board.turn == Some(holder);
        self.board.vetoes().filter(|veto| !is_fresh(veto.holder, veto.rounds)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::chance::pick;
    use crate::setup::Setup;
    use crate::variants::{Alternatives, Variants};
    use rand_pcg::Pcg32;

    fn play(variants: Variants, seed: u64, mut look: impl FnMut(&Game)) {
        let mut rng = Pcg32::new(seed, 1);
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
        while let Some(player) = game.to_act().first() {
            look(&game);
            let decision = game.decision(player).unwrap();
            game.apply(player, pick(&decision, &mut rng)).unwrap();
        }
        look(&game);
    }

    fn spectated(game: &Game) -> View {
        game.view(Viewer::Spectator)
    }

    #[test]
    fn every_action_card_is_somewhere_and_the_king_card_never_in_the_discard() {
        for variants in Variants::all() {
            play(variants, 1, |game| {
                let view = spectated(game);
                let is_open = |slot: &usize| view.board.offers[*slot].is_some() && !view.is_done(*slot);
                let open = (0..5).filter(is_open).count();
                let stacks: u8 = view.stacks().sum();
                let all = view.discard().count() + open + stacks as usize + view.vetoes_kept();
                assert_eq!(all, if variants.has_regency() { 50 } else { 41 }, "END-1, REG-1");
                assert!(view.discard().all(|card| !card.is_king_card()), "ACT-4");
            });
        }
    }

    /// Every player takes the veto if it is face up and uses it as soon as possible; no player vetoes anything.
    fn next(game: &Game, veto: Card) -> (Player, Action) {
        let player = game.to_act().first().unwrap();
        let decision = game.decision(player).unwrap();
        let wanted = [Action::Choose(veto), Action::Allow, Action::Disc(Region::Galicia)];
        let special = (game.board.chosen == Some(veto)).then_some(Action::Special);
        let wanted = wanted.into_iter().chain(special).find(|action| decision.allows(*action));
        let last = || decision.nth(decision.len() - 1).unwrap();
        (player, wanted.unwrap_or_else(last))
    }

    #[test]
    fn a_veto_is_discarded_when_no_player_holds_it() {
        let veto: Card = "veto".parse().unwrap();
        let alternatives = Alternatives::default().with(veto).unwrap();
        let variants = Variants::players(4).unwrap().with_alternatives(alternatives).unwrap();
        let mut setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let at = setup.deck.iter().position(|card| *card == veto).unwrap();
        setup.deck.swap(10, at);
        let mut game = Game::new(&setup);
        let mut rounds_laid = [0; 10];
        while game.board.round < 4 {
            let is_laid = game.board.vetoes().next().is_some();
            let is_discarded = spectated(&game).discard().any(|card| card == veto);
            assert!(!(is_laid && is_discarded), "VET-3");
            assert!(is_discarded || game.board.round < 3, "VET-3");
            rounds_laid[game.board.round as usize] += u8::from(is_laid);
            let (player, action) = next(&game, veto);
            game.apply(player, action).unwrap();
        }
        assert!(rounds_laid[1] > 0 && rounds_laid[2] > 0 && rounds_laid[3] == 0, "VET-3");
    }

    #[test]
    fn the_castillo_is_counted_only_with_the_memory_aid() {
        let variants = Variants::players(3).unwrap();
        play(variants, 1, |game| assert_eq!(spectated(game).castillo(), None, "D-18"));
        play(variants.with_memory_aid(), 1, |game| {
            assert_eq!(spectated(game).castillo(), Some(game.secrets.castillo), "D-18");
        });
    }

    #[test]
    fn only_its_owner_sees_a_hand_but_all_see_its_size() {
        play(Variants::players(3).unwrap().with_power_shift(), 1, |game| {
            let red = game.view(Viewer::Seat(Player::Red));
            assert_eq!(red.own().unwrap().hand, game.secrets.hands[Player::Red], "INF-1");
            assert_eq!(
                red.powers_in_hand(Player::Blue) as usize,
                game.secrets.hands[Player::Blue].len(),
                "INF-1"
            );
            for stranger in [Viewer::Spectator, Viewer::Seat(Player::Purple), Viewer::Seat(Player::Dummy)] {
                assert_eq!(
                    (game.view(stranger).own(), game.view(stranger).decision()),
                    (None, None),
                    "INF-1"
                );
            }
        });
    }

    #[test]
    fn a_disc_is_seen_by_its_owner_until_the_last_is_set() {
        let mut seen = 0;
        play(Variants::players(4).unwrap(), 1, |game| {
            for player in game.board.seats().iter().filter(|player| game.secrets.discs[*player].is_some()) {
                let own = game.view(Viewer::Seat(player)).own().unwrap();
                assert_eq!(own.disc, game.secrets.discs[player], "DSC-2");
                assert!(!game.to_act().has(player) && !game.to_act().is_empty(), "DSC-2");
                seen += 1;
            }
        });
        assert!(seen > 0);
    }

    #[test]
    fn turns_come_in_the_order_of_the_sums() {
        play(Variants::players(5).unwrap().with_power_shift(), 1, |game| {
            let sums: Vec<_> =
                spectated(game).waiting().map(|player| game.board.played[player].unwrap().sum()).collect();
            assert!(sums.is_sorted_by(|first, then| first > then), "POW-3");
        });
    }

    #[test]
    fn the_own_discard_is_what_was_played_before_this_round() {
        let mut game = Game::new(&Setup::deal(
            Edition::embedded(),
            Variants::players(4).unwrap(),
            &mut Pcg32::new(1, 1),
        ));
        let first = game.to_act().first().unwrap();
        let played = "8".parse().unwrap();
        game.apply(first, Action::Play(played)).unwrap();
        let view = game.view(Viewer::Seat(first));
        assert_eq!((view.own_discard(), view.own().unwrap().hand.len()), (PowerSet::EMPTY, 12), "POW-4");
        game.board.played[first] = None;
        let view = game.view(Viewer::Seat(first));
        assert_eq!(view.own_discard(), PowerSet::EMPTY.with(played.power), "POW-4");
    }
}
