//! Analysis of finished games: what a position is worth as one viewer knew it. Only imagined games are searched, so a
//! result cannot depend on what the viewer did not know.

use engine::chance::pick;
use engine::{Action, Decision, Event, Imagined, Player, PlayerSet, Region, Variants, View, Viewer};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use crate::answer::Candidate;
use crate::bot::settings;
use crate::budget::{Budget, TimeSource};
use crate::evaluation::Evaluation;
use crate::kind::Kind;
use crate::level::Level;
use crate::lore::Lore;
use crate::memory::SeatMemory;
use crate::network::Network;
use crate::search::{DiscSolver, Question, SearchClock, Settings, Tree, Values, play_on, play_out};

/// The most seats a table can have.
const SEATS: usize = 5;
const SITES: usize = 10;

/// Collects the events that one viewer sees.
#[derive(Clone, Copy, Debug)]
pub struct Listener {
    viewer: Viewer,
    memory: SeatMemory,
}

/// What one viewer knows at one moment: the view, and all events before it.
#[derive(Clone, Copy)]
pub struct Knowledge {
    view: View,
    memory: SeatMemory,
    settings: Settings,
}

/// The result of one iteration for every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Expected final points ahead of the best opponent.
    pub margin: [f32; SEATS],
    /// The probability of winning.
    pub win: [f32; SEATS],
}

/// What a seat's expected margin consists of: each number is the seat's points less those of its best opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terms {
    /// Points already scored.
    pub scored: f64,
    /// Points expected from the caballeros at each site, the castillo last.
    pub sites: [f64; SITES],
    /// The value of the caballeros at court.
    pub court: f64,
    /// The value of the king's position.
    pub king: f64,
    /// The value of the power cards in hand.
    pub hand: f64,
    /// Everything else.
    pub rest: f64,
}

/// One player's actions after a moment, or several players' discs.
pub type Line = [(Player, Action)];

/// Mixed strategies of all players who set a disc at the same time.
pub struct DiscStrategies<'a> {
    knowledge: &'a Knowledge,
    solver: DiscSolver,
}

impl Listener {
    /// A listener without events.
    pub fn new(variants: Variants, viewer: Viewer) -> Listener {
        Listener { viewer, memory: SeatMemory::complete(variants, viewer) }
    }

    /// Takes note of an event, as far as this viewer may see it.
    pub fn observe(&mut self, event: &Event) {
        self.memory.note(event);
    }

    /// What the viewer knows now; `None` if the view is another viewer's.
    pub fn know(&self, view: View) -> Option<Knowledge> {
        let is_own = view.viewer() == self.viewer;
        let settings = settings(Kind::from(Level::Master), Network::embedded(), &view);
        is_own.then_some(Knowledge { view, memory: self.memory, settings })
    }
}

impl Knowledge {
    /// The view.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// A game that fits, after the line. It ends before an action that this game does not allow.
    pub fn imagine(&self, line: &Line, rng: &mut Pcg64Mcg) -> Imagined {
        self.question(Player::Red, line).imagine(rng)
    }

    /// The outcomes after a line, one of each iteration of a tree search. The first half of the iterations only grows the tree,
    /// so there are half as many outcomes.
    pub fn search(&self, line: &Line, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Outcome> {
        let Some(me) = self.asked_after(line, &mut rng.clone()) else {
            return self.play_out(line, iterations.div_ceil(2), rng);
        };
        let (question, mut tree) = (self.question(me, line), Tree::default());
        let iteration = |_| {
            let rng = &mut dice(rng);
            let game = question.imagine(rng);
            Outcome::of(&tree.try_once(&question, game, rng))
        };
        (0..iterations).map(iteration).skip(iterations as usize / 2).collect()
    }

    /// The outcomes after a line, without search: every player follows the instinct.
    pub fn play_out(&self, line: &Line, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Outcome> {
        let question = self.question(Player::Red, line);
        let iteration = |_| {
            let rng = &mut dice(rng);
            Outcome::of(&play_out(question.imagine(rng), &self.settings, rng))
        };
        (0..iterations).map(iteration).collect()
    }

    /// The outcomes once these discs are turned, whatever the viewer knew of them. Cards to come are imagined.
    pub fn play_out_discs(
        &self,
        discs: &[(Player, Region)],
        iterations: u32,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Outcome> {
        let iteration = |_| {
            let rng = &mut dice(rng);
            let mut game = self.imagine(&[], rng).before_choices();
            for (player, region) in discs {
                apply(&mut game, *player, Action::Disc(*region));
            }
            Outcome::of(&play_out(game, &self.settings, rng))
        };
        (0..iterations).map(iteration).collect()
    }

    /// The line continued with the best actions of a seat, as long as `goes_on` says so of the game reached. Each action is
    /// searched with this many iterations.
    pub fn best_line(
        &self,
        seat: Player,
        line: &[Action],
        iterations: u32,
        rng: &mut Pcg64Mcg,
        goes_on: impl Fn(&Imagined) -> bool,
    ) -> Vec<Action> {
        let mut actions: Vec<(Player, Action)> = line.iter().map(|action| (seat, *action)).collect();
        let mut tree = Tree::default();
        loop {
            let game = self.imagine(&actions, rng);
            let Some(decision) = game.decision(seat).filter(|_| actions.is_empty() || goes_on(&game)) else {
                return actions.into_iter().map(|(_, action)| action).collect();
            };
            let action = match (decision.len(), decision.nth(0)) {
                (1, Some(only)) => only,
                _ => self.best_action(seat, &actions, iterations, &mut tree, rng),
            };
            actions.push((seat, action));
            tree = tree.after(action);
        }
    }

    /// The actions that the search considered for the viewer's question, most visited first.
    pub fn candidates(&self, seat: Player, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Candidate> {
        let mut tree = Tree::default();
        let mut clock = clock(iterations);
        tree.grow(self.question(seat, &[]), &mut clock, rng);
        tree.candidates()
    }

    fn best_action(
        &self,
        seat: Player,
        line: &Line,
        iterations: u32,
        tree: &mut Tree,
        rng: &mut Pcg64Mcg,
    ) -> Action {
        tree.grow(self.question(seat, line), &mut clock(iterations), rng);
        let best = tree.candidates().first().map(|candidate| candidate.action);
        best.expect("a seat that is asked has an answer")
    }

    /// What a seat's margin consists of after the line and the next turns, the mean of these many games.
    pub fn terms(&self, seat: Player, line: &Line, games: u32, rng: &mut Pcg64Mcg) -> Terms {
        let lore = Lore::of(self.view.board().variants().player_count());
        let question = self.question(seat, line);
        let mut sum = Terms::default();
        for _ in 0..games {
            let rng = &mut dice(rng);
            let game = play_on(question.imagine(rng), &self.settings, rng);
            sum = sum.plus(&Terms::of(&Evaluation::new(&game, lore), seat), 1.0 / f64::from(games));
        }
        sum
    }

    /// At which place a seat takes its turn of this round after the line, from 1: the mean of these many games, in which the others
    /// play any cards.
    pub fn turn_place(&self, seat: Player, line: &Line, games: u32, rng: &mut Pcg64Mcg) -> f64 {
        let question = self.question(seat, line);
        let mut places = 0;
        for _ in 0..games {
            let rng = &mut dice(rng);
            let mut game = question.imagine(rng);
            play_powers(&mut game, rng);
            let own = game.board().played(seat).map(|played| played.sum());
            let is_before =
                |other: &Player| game.board().played(*other).is_some_and(|played| Some(played.sum()) > own);
            places += 1 + game.board().colours().iter().filter(is_before).count();
        }
        places as f64 / f64::from(games.max(1))
    }

    /// Strategies for the discs that are being set.
    pub fn solve_discs(&self, seat: Player, iterations: u32, rng: &mut Pcg64Mcg) -> DiscStrategies<'_> {
        let question = self.question(seat, &[]);
        let mut solver = DiscSolver::new(&question, rng);
        solver.think(question, &mut clock(iterations), rng);
        DiscStrategies { knowledge: self, solver }
    }

    fn asked_after(&self, line: &Line, rng: &mut Pcg64Mcg) -> Option<Player> {
        self.imagine(line, rng).question().map(|(player, _)| player)
    }

    fn question<'a>(&'a self, me: Player, line: &'a Line) -> Question<'a> {
        Question { me, view: &self.view, memory: &self.memory, settings: &self.settings, line }
    }
}

impl DiscStrategies<'_> {
    /// Who sets a disc.
    pub fn asked(&self) -> PlayerSet {
        self.solver.asked()
    }

    /// The outcomes if one player sets a disc on this region and the others follow their strategies; if nobody is named, all
    /// do. Equal generators give equal games.
    pub fn play_out(
        &self,
        own: Option<(Player, Region)>,
        iterations: u32,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Outcome> {
        let question = self.knowledge.question(Player::Red, &[]);
        let iteration = |_| {
            let rng = &mut dice(rng);
            let game = question.imagine(rng).before_choices();
            let mut discs = self.solver.draw_resolved(rng);
            if let Some((player, region)) = own {
                discs[player.index()] = region;
            }
            Outcome::of(&self.solver.turned(game, &discs, &question, rng))
        };
        (0..iterations).map(iteration).collect()
    }
}

impl Outcome {
    fn of(values: &Values) -> Outcome {
        let (margin, win) = values.outcomes();
        let [margin, win] = [margin, win].map(|all| std::array::from_fn(|seat| all[seat]));
        Outcome { margin, win }
    }
}

impl Terms {
    /// The sum of all terms: the expected margin by the lore.
    pub fn total(&self) -> f64 {
        let sites: f64 = self.sites.iter().sum();
        self.scored + sites + self.court + self.king + self.hand + self.rest
    }

    /// What these terms have more than others.
    pub fn minus(&self, other: &Terms) -> Terms {
        self.plus(other, -1.0)
    }

    fn of(evaluation: &Evaluation, seat: Player) -> Terms {
        let finals = evaluation.finals();
        let opponents = (0..evaluation.seats).filter(|other| *other != seat.index());
        let best = opponents.max_by(|one, other| finals[*one].total_cmp(&finals[*other]));
        let best = best.and_then(Player::seat).expect("there is an opponent");
        Terms::of_player(evaluation, seat).minus(&Terms::of_player(evaluation, best))
    }

    fn of_player(evaluation: &Evaluation, player: Player) -> Terms {
        let board = evaluation.game.board();
        let scored = f64::from(board.score(player));
        if board.is_over() {
            return Terms { scored, ..Terms::default() };
        }
        let sites = engine::Site::ALL
            .map(|site| f64::from(evaluation.site(site, evaluation.counts(site))[player.index()]));
        let weights = evaluation.lore.weights(evaluation.stage(player));
        let features = evaluation.features(player);
        let [one, court, castillo, surplus, province, king, hand] =
            std::array::from_fn(|at| f64::from(features[at] * weights[at]));
        let mut terms = Terms { scored, sites, court: court + surplus, king, hand, rest: one + province };
        terms.sites[engine::Site::Castillo.index()] += castillo;
        terms
    }

    fn plus(&self, other: &Terms, factor: f64) -> Terms {
        let sum = |one: f64, more: f64| one + factor * more;
        Terms {
            scored: sum(self.scored, other.scored),
            sites: std::array::from_fn(|site| sum(self.sites[site], other.sites[site])),
            court: sum(self.court, other.court),
            king: sum(self.king, other.king),
            hand: sum(self.hand, other.hand),
            rest: sum(self.rest, other.rest),
        }
    }
}

/// Plays any power cards until a turn begins.
fn play_powers(game: &mut Imagined, rng: &mut Pcg64Mcg) {
    while let Some((player, decision @ Decision::Play(_))) = game.question() {
        let action = pick(decision, rng);
        apply(game, player, action);
    }
}

/// Plays an action. Not inlined: the code is large.
#[inline(never)]
fn apply(game: &mut Imagined, player: Player, action: Action) {
    game.apply(player, action).expect("the action is an answer to the question");
}

fn clock(iterations: u32) -> SearchClock {
    let budget = Budget::iterations(iterations);
    SearchClock::start(&budget, TimeSource::default(), iterations, u32::MAX)
}

/// A generator of its own for each iteration, so that two lines are compared on equal games.
fn dice(rng: &mut Pcg64Mcg) -> Pcg64Mcg {
    Pcg64Mcg::new(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()))
}
