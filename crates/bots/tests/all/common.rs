//! Helpers that play games between bots.

use bots::{Bot, Budget, Kind};
use engine::notation::read_position;
use engine::{Action, Edition, Event, Game, Player, Setup, Variants, View, Viewer};
use rand_pcg::Pcg64Mcg;

/// A table with these variants, given as words.
pub(super) fn table(players: u8, words: &str) -> Variants {
    let plain = Variants::players(players).unwrap();
    words.split_whitespace().fold(plain, |variants, word| variants.with_word(word).unwrap())
}

/// A bot of this kind, given as a word.
pub(super) fn bot(kind: &str, variants: Variants, seat: Player, seed: u64) -> Bot {
    Bot::new(kind.parse::<Kind>().unwrap(), variants, seat, seed)
}

/// A bot's answer in a position without earlier events.
pub(super) fn answer(kind: &str, position: &str, seat: Player, seed: u64) -> Action {
    let game = read_position(position, Edition::embedded()).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let mut bot = bot(kind, game.board().variants(), seat, seed);
    bot.answer(&view, &Budget::iterations(400)).unwrap().action
}

/// A game with a bot in every seat.
pub(super) struct Seats {
    pub(super) game: Game,
    pub(super) bots: Vec<Bot>,
}

impl Seats {
    pub(super) fn new(kinds: &[&str], variants: Variants, seed: u64) -> Seats {
        let mut rng = Pcg64Mcg::new(u128::from(seed) << 64 | 1);
        let setup = Setup::deal(Edition::embedded(), variants, &mut rng);
        let seats = Player::ALL.into_iter().take(variants.player_count().into()).enumerate();
        let sit =
            |(at, seat): (usize, Player)| bot(kinds[at % kinds.len()], variants, seat, seed + at as u64);
        let mut bots: Vec<Bot> = seats.map(sit).collect();
        let mut events: Vec<Event> = Vec::new();
        let game = Game::begin(&setup, &mut events);
        observe(&mut bots, &events);
        Seats { game, bots }
    }

    /// Plays to the end and calls `look` before each answer.
    pub(super) fn play(&mut self, budget: &Budget, mut look: impl FnMut(&Seats, Player, &View)) {
        while let Some((player, _)) = self.game.question() {
            let view = self.game.view(Viewer::Seat(player));
            look(self, player, &view);
            let answer = self.bots[player.index()].answer(&view, budget).unwrap();
            self.apply(player, answer.action);
        }
    }

    fn apply(&mut self, player: Player, action: Action) {
        let mut events: Vec<Event> = Vec::new();
        let played = self.game.apply_with_events(player, action, &mut events);
        assert_eq!(played, Ok(()), "{player} answers {action}");
        observe(&mut self.bots, &events);
    }
}

fn observe(bots: &mut [Bot], events: &[Event]) {
    events.iter().for_each(|event| bots.iter_mut().for_each(|bot| bot.observe(event)));
}
