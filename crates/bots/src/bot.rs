//! A bot in a seat. It receives the events and the view of its seat, and answers the seat's questions.

use engine::chance::pick;
use engine::{Action, Board, Decision, Event, Player, Variants, View};
use rand_pcg::Pcg64Mcg;

use crate::answer::Answer;
use crate::budget::{Budget, TimeSource};
use crate::instinct::Instinct;
use crate::kind::Kind;
use crate::level::Level;
use crate::lore::Lore;
use crate::memory::SeatMemory;
use crate::network::{Features, Network};
use crate::search::{NOISE, Question, SearchClock, Settings, Tree, set_disc, think};
use crate::squire;
use crate::technique::Technique;

/// A bot in a seat of one game.
#[derive(Clone)]
pub struct Bot {
    kind: Kind,
    seat: Player,
    memory: SeatMemory,
    network: &'static Network,
    time_source: TimeSource,
    rng: Pcg64Mcg,
    kept: Option<ReusableTrees>,
}

/// Search trees for the next question, valid if the game reaches exactly this board and decision.
#[derive(Clone)]
struct ReusableTrees {
    board: Board,
    decision: Decision,
    trees: Vec<Tree>,
}

impl Bot {
    /// A bot of this kind in this seat. The seed is its only source of randomness.
    pub fn new(kind: impl Into<Kind>, variants: Variants, seat: Player, seed: u64) -> Bot {
        let kind = kind.into();
        let memory = SeatMemory::new(variants, seat, forgets(kind.level));
        let rng = Pcg64Mcg::new(u128::from(seed) << 64 | 0xcafe_f00d_d15e_a5e5);
        Bot {
            kind,
            seat,
            memory,
            network: Network::embedded(),
            time_source: TimeSource::default(),
            rng,
            kept: None,
        }
    }

    /// The same bot with another network in place of the embedded one.
    pub fn with_network(self, network: &'static Network) -> Bot {
        Bot { network, ..self }
    }

    /// The same bot with another clock for time limits.
    pub fn with_time_source(self, time_source: TimeSource) -> Bot {
        Bot { time_source, ..self }
    }

    /// Takes note of an event. Parts that are hidden from its seat are removed first.
    pub fn observe(&mut self, event: &Event) {
        self.memory.observe(event, &mut self.rng);
    }

    /// Answers the question to its seat; `None` if there is none or the view belongs to another seat.
    pub fn answer(&mut self, view: &View, budget: &Budget) -> Option<Answer> {
        let decision = view.decision().filter(|_| view.own().is_some_and(|own| own.player == self.seat))?;
        let kept = self.kept.take();
        if let (1, Some(action)) = (decision.len(), decision.nth(0)) {
            return Some(Answer { action, candidates: Vec::new(), iterations: 0 });
        }
        Some(match self.kind.level {
            Level::Random => {
                Answer { action: pick(&decision, &mut self.rng), candidates: Vec::new(), iterations: 0 }
            }
            Level::Squire => self.try_each(view, &decision),
            Level::Caballero | Level::Grande | Level::Master => self.think(view, &decision, budget, kept),
        })
    }

    /// Answers by instinct, without search. Used by training games.
    pub(crate) fn answer_by_instinct(&mut self, view: &View) -> Option<Action> {
        let decision = view.decision()?;
        let lore = Lore::of(view.board().variants().player_count());
        let game = self.memory.imagine(view, &mut self.rng);
        self.kept = None;
        Some(Instinct::new(lore, NOISE).answer(&game, self.seat, &decision, &mut self.rng))
    }

    /// The network's inputs for a position, as this bot imagines it.
    pub(crate) fn features(&mut self, view: &View) -> Features {
        let game = self.memory.imagine(view, &mut self.rng);
        Features::of(&game, Lore::of(view.board().variants().player_count()))
    }

    fn try_each(&mut self, view: &View, decision: &Decision) -> Answer {
        let settings = settings(self.kind, self.network, view);
        let question = Question { me: self.seat, view, memory: &self.memory, settings: &settings, line: &[] };
        squire::answer(question, decision, &mut self.rng)
    }

    fn think(
        &mut self,
        view: &View,
        decision: &Decision,
        budget: &Budget,
        kept: Option<ReusableTrees>,
    ) -> Answer {
        let settings = settings(self.kind, self.network, view);
        let question = Question { me: self.seat, view, memory: &self.memory, settings: &settings, line: &[] };
        let clock = SearchClock::start(
            budget,
            self.time_source,
            settings.default_iterations,
            settings.max_iterations,
        );
        if matches!(decision, Decision::Disc { .. }) {
            return set_disc(question, clock, budget.threads, &mut self.rng);
        }
        let kept = kept.filter(|kept| kept.board == *view.board() && kept.decision == *decision);
        let trees = kept.map_or_else(Vec::new, |kept| kept.trees);
        let result = think(question, clock, trees, budget.threads, &mut self.rng);
        self.keep(view, result.answer.action, &result.trees);
        result.answer
    }

    /// Keeps the search trees for reuse at the next decision if it is the same seat's.
    fn keep(&mut self, view: &View, action: Action, trees: &[Tree]) {
        let mut game = self.memory.imagine(view, &mut self.rng);
        game.apply(self.seat, action).expect("the answer is allowed");
        if let Some((player, decision)) = game.question()
            && player == self.seat
        {
            let trees = trees.iter().map(|tree| tree.after(action)).collect();
            self.kept = Some(ReusableTrees { board: *game.board(), decision: *decision, trees });
        }
    }
}

/// One event in this many is forgotten; 0 forgets nothing.
fn forgets(level: Level) -> usize {
    match level {
        Level::Random | Level::Squire => 3,
        Level::Caballero => 10,
        Level::Grande | Level::Master => 0,
    }
}

/// The search settings of each kind of bot.
pub(crate) fn settings(kind: Kind, network: &'static Network, view: &View) -> Settings {
    let techniques = kind.techniques;
    let learned = Lore::of(view.board().variants().player_count());
    let grande = Settings {
        lore: if techniques.has(Technique::Lore) { learned } else { Lore::naive() },
        network: None,
        techniques,
        turns: 4,
        depth: if techniques.has(Technique::Tree) { 40 } else { 1 },
        exploration: 0.3,
        win_weight: 0.0,
        default_iterations: 1_000,
        max_iterations: 1_000_000,
    };
    match kind.level {
        Level::Random | Level::Squire | Level::Caballero => Settings {
            lore: Lore::naive(),
            turns: 2,
            depth: 1,
            default_iterations: 200,
            max_iterations: 500,
            ..grande
        },
        Level::Grande => grande,
        Level::Master => {
            let network = techniques.has(Technique::Network).then_some(network);
            Settings { network, turns: 2, exploration: 0.2, ..grande }
        }
    }
}
