//! Games of bots as examples: what a seat saw, how much each answer was considered, and how the game ended.

use bots::{Answer, Bot, Budget, Kind};
use engine::{Edition, Event, Game, Player, Setup, Variants, View, Viewer};
use rand_core::Rng;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::action_index::index_of;
use crate::observation::observe;
use crate::planes::OBSERVATION;
use crate::random::generator;

/// Examples, one entry per question with at least two answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dataset {
    /// [`OBSERVATION`] bytes for each example.
    pub observations: Vec<u8>,
    /// Where the shares of each example begin, and last where all end.
    pub starts: Vec<u64>,
    /// The action numbers that were considered.
    pub indices: Vec<u16>,
    /// The share of the search spent on each of them.
    pub shares: Vec<f32>,
    /// The action number that was played.
    pub actions: Vec<u16>,
    /// The share of the win that the seat got.
    pub wins: Vec<f32>,
    /// Points ahead of the best other seat at the end.
    pub margins: Vec<i16>,
    /// The seat.
    pub seats: Vec<u8>,
    /// The number of the game.
    pub games: Vec<u64>,
}

impl Dataset {
    /// Plays games with these numbers on all threads, and collects them in order. The result depends on the arguments only.
    pub fn play(series: &Series, games: std::ops::Range<u64>) -> Dataset {
        let first = games.start;
        let played = in_parallel(games.end - first, |number| series.play(first + number));
        let mut all = Dataset { starts: vec![0], ..Dataset::default() };
        played.into_iter().for_each(|game| all.append(game));
        all
    }

    fn append(&mut self, game: Dataset) {
        let base = self.indices.len() as u64;
        self.observations.extend(game.observations);
        self.starts.extend(game.starts.iter().map(|start| base + start));
        self.indices.extend(game.indices);
        self.shares.extend(game.shares);
        self.actions.extend(game.actions);
        self.wins.extend(game.wins);
        self.margins.extend(game.margins);
        self.seats.extend(game.seats);
        self.games.extend(game.games);
    }
}

/// Which bots play, and what.
#[derive(Clone, Debug)]
pub struct Series {
    /// The edition.
    pub edition: &'static Edition,
    /// Players and variants.
    pub variants: Variants,
    /// The bots; they change seats from game to game.
    pub bots: Vec<Kind>,
    /// A limit of iterations: a limit of time would make games differ.
    pub budget: Budget,
    /// The seed of all games.
    pub seed: u64,
}

impl Series {
    fn play(&self, number: u64) -> Dataset {
        let seats = usize::from(self.variants.player_count());
        let kind = |seat: usize| self.bots[(seat + number as usize) % self.bots.len()];
        let kinds: Vec<Kind> = (0..seats).map(kind).collect();
        let mut data = Dataset::default();
        let mut rng = generator(self.seed, number);
        let end =
            play_noting(self.edition, self.variants, &kinds, &self.budget, &mut rng, |view, seat, answer| {
                if view.decision().is_some_and(|decision| decision.len() > 1) {
                    data.note(view, seat, answer, number);
                }
            });
        data.finish(&end);
        data
    }
}

/// Plays a game of bots to its end; one kind for each seat.
pub fn play_bots(
    edition: &'static Edition,
    variants: Variants,
    kinds: &[Kind],
    budget: &Budget,
    rng: &mut impl Rng,
) -> Game {
    play_noting(edition, variants, kinds, budget, rng, |_, _, _| ())
}

/// Calls `work` with every number below `count`, on all threads; results are in order.
pub fn in_parallel<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync + Send) -> Vec<T> {
    (0..count).into_par_iter().map(work).collect()
}

fn play_noting(
    edition: &'static Edition,
    variants: Variants,
    kinds: &[Kind],
    budget: &Budget,
    rng: &mut impl Rng,
    mut note: impl FnMut(&View, Player, &Answer),
) -> Game {
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::begin(&Setup::deal(edition, variants, rng), &mut events);
    let seats = game.board().seats().iter().zip(kinds);
    let mut bots: Vec<Bot> =
        seats.map(|(seat, kind)| Bot::new(*kind, variants, seat, rng.next_u64())).collect();
    loop {
        bots.iter_mut().for_each(|bot| events.iter().for_each(|event| bot.observe(event)));
        events.clear();
        let Some((player, _)) = game.question() else { return game };
        let view = game.view(Viewer::Seat(player));
        let answer = bots[player.index()].answer(&view, budget).expect("who must act is asked");
        note(&view, player, &answer);
        game.apply_with_events(player, answer.action, &mut events).expect("bots answer what is allowed");
    }
}

impl Dataset {
    fn note(&mut self, view: &View, player: Player, answer: &Answer, game: u64) {
        let players = usize::from(view.board().variants().player_count());
        let number = |action| index_of(action, player, players) as u16;
        let mut observation = [0; OBSERVATION];
        observe(view, player, &mut observation);
        self.observations.extend_from_slice(&observation);
        let considered = answer.candidates.iter().filter(|candidate| candidate.share > 0.0);
        let before = self.indices.len();
        for candidate in considered {
            self.indices.push(number(candidate.action));
            self.shares.push(candidate.share);
        }
        if self.indices.len() == before {
            self.indices.push(number(answer.action));
            self.shares.push(1.0);
        }
        self.starts.push(self.indices.len() as u64);
        self.actions.push(number(answer.action));
        self.seats.push(player.index() as u8);
        self.games.push(game);
    }

    fn finish(&mut self, game: &Game) {
        let leaders = game.standing().leaders();
        let board = game.board();
        for seat in &self.seats {
            let player = Player::seat(usize::from(*seat)).expect("seats were players");
            let share = if leaders.has(player) { 1.0 / leaders.len() as f32 } else { 0.0 };
            let others = board.seats().without(player).iter().map(|other| board.score(other));
            self.wins.push(share);
            self.margins.push(board.score(player) as i16 - others.max().unwrap_or(0) as i16);
        }
    }
}
