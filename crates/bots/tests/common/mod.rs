//! Games of bots, for the tests.
#![allow(dead_code, unreachable_pub, reason = "each test uses some of it")]

use bots::{Bot, Budget, Kind};
use engine::notation::read_position;
use engine::{Action, Edition, Event, Game, Player, Setup, Variants, View, Viewer};
use rand_pcg::Pcg64Mcg;

/// A table with these variants, as they are written.
pub fn table(players: u8, words: &str) -> Variants {
    let plain = Variants::players(players).unwrap();
    words.split_whitespace().fold(plain, |variants, word| variants.with_word(word).unwrap())
}

/// A bot by its word.
pub fn bot(kind: &str, variants: Variants, seat: Player, seed: u64) -> Bot {
    Bot::new(kind.parse::<Kind>().unwrap(), variants, seat, seed)
}

/// What a bot of that kind answers in a position it has not heard anything of before.
pub fn answer(kind: &str, position: &str, seat: Player, seed: u64) -> Action {
    let game = read_position(position, Edition::embedded()).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let mut bot = bot(kind, game.board().variants(), seat, seed);
    bot.answer(&view, &Budget::iterations(400)).unwrap().action
}

/// Bots in all seats of a game, which hear all.
pub struct Seats {
    pub game: Game,
    pub bots: Vec<Bot>,
}

impl Seats {
    pub fn new(kinds: &[&str], variants: Variants, seed: u64) -> Seats {
        let mut rng = Pcg64Mcg::new(u128::from(seed) << 64 | 1);
        let setup = Setup::deal(Edition::embedded(), variants, &mut rng);
        let seats = Player::ALL.into_iter().take(variants.player_count().into()).enumerate();
        let sit =
            |(at, seat): (usize, Player)| bot(kinds[at % kinds.len()], variants, seat, seed + at as u64);
        let mut bots: Vec<Bot> = seats.map(sit).collect();
        let mut events: Vec<Event> = Vec::new();
        let game = Game::begin(&setup, &mut events);
        hear(&mut bots, &events);
        Seats { game, bots }
    }

    /// Plays to the end, showing each question before it is answered.
    pub fn play(&mut self, budget: &Budget, mut look: impl FnMut(&Seats, Player, &View)) {
        while let Some((player, _)) = self.game.question() {
            let view = self.game.view(Viewer::Seat(player));
            look(self, player, &view);
            let answer = self.bots[player.index()].answer(&view, budget).unwrap();
            self.apply(player, answer.action);
        }
    }

    fn apply(&mut self, player: Player, action: Action) {
        let mut events: Vec<Event> = Vec::new();
        let played = self.game.apply_telling(player, action, &mut events);
        assert_eq!(played, Ok(()), "{player} answers {action}");
        hear(&mut self.bots, &events);
    }
}

fn hear(bots: &mut [Bot], events: &[Event]) {
    events.iter().for_each(|event| bots.iter_mut().for_each(|bot| bot.hear(event)));
}
