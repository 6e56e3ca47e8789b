//! The work items of a review, found by replaying the record.

use bots::analysis::{Knowledge, Listener};
use engine::{Event, Game, Player, PlayerSet, Record, Viewer};
use play::seeded::seeded_rng;
use rand_pcg::Pcg64Mcg;

use crate::decision::{DecisionWork, judge};
use crate::finding::Finding;
use crate::moment::MomentWork;
use crate::report::{Mark, MarkKind};
use crate::reveal::{RevealWork, Revealed};
use crate::segment::Segment;

/// How thorough a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Iterations of each search.
    pub iterations: u32,
    /// The only source of randomness.
    pub seed: u64,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { iterations: 4_000, seed: 0 }
    }
}

/// A game split into work items that do not depend on each other.
pub struct Plan {
    pub(crate) players: PlayerSet,
    pub(crate) marks: Vec<Mark>,
    pub(crate) segments: Vec<Segment>,
    pub(crate) is_over: bool,
    work: Vec<Work>,
}

enum Work {
    Decision(Box<DecisionWork>),
    Moment(Box<MomentWork>),
    Reveal(Box<RevealWork>),
}

/// Replays a record and collects each viewer's events.
struct Replay {
    seats: Vec<Listener>,
    public: Listener,
}

impl Plan {
    /// The plan for a record, also for one of a game that is not over.
    pub fn new(record: &Record) -> Plan {
        let mut builder = Builder::new(record);
        let mut before = record.opening().0;
        for moment in record.replay() {
            builder.step(&before, &moment);
            before = moment.game;
        }
        builder.close(&before);
        builder.plan
    }

    /// The number of work items.
    pub fn len(&self) -> usize {
        self.work.len()
    }

    /// Is there nothing to do?
    pub fn is_empty(&self) -> bool {
        self.work.is_empty()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The ply that a work item is about: no later ply has any influence on its finding.
    pub fn ply(&self, item: usize) -> Option<usize> {
        Some(match self.work.get(item)? {
            Work::Decision(work) => work.segment.to(),
            Work::Moment(work) => work.ply,
            Work::Reveal(work) => work.ply,
        })
    }

    /// Does a work item price a reveal? With these items alone luck can be measured without judging decisions.
    pub fn is_reveal(&self, item: usize) -> bool {
        matches!(self.work.get(item), Some(Work::Reveal(_)))
    }

    /// Does the finding belong to this work item?
    pub(crate) fn fits(&self, item: usize, finding: &Finding) -> bool {
        let is_kind = matches!(
            (&self.work[item], finding),
            (Work::Decision(_), Finding::Decision(_))
                | (Work::Moment(_), Finding::Moment(_))
                | (Work::Reveal(_), Finding::Reveal(_))
        );
        is_kind && self.ply(item) == Some(finding.ply())
    }

    /// Does one work item; `None` if there is no such item.
    pub fn work(&self, item: usize, budget: Budget) -> Option<Finding> {
        Some(match self.work.get(item)? {
            Work::Decision(work) => {
                Finding::Decision(judge(work, budget.iterations, &mut rng(budget, work.segment.from, 0)))
            }
            Work::Moment(work) => {
                Finding::Moment(work.evaluate(budget.iterations, &mut rng(budget, work.ply, 1)))
            }
            Work::Reveal(work) => {
                Finding::Reveal(work.price(budget.iterations, &mut rng(budget, work.ply, 2)))
            }
        })
    }
}

/// The generator of an item depends on its own ply, not on how the game went on.
fn rng(budget: Budget, ply: usize, kind: u64) -> Pcg64Mcg {
    seeded_rng(budget.seed, 4 * ply as u64 + kind)
}

struct Builder {
    plan: Plan,
    replay: Replay,
    ply: usize,
    /// The segment that is not complete, and what its seat knew at its beginning.
    open: Option<(Segment, Knowledge)>,
    /// Did the last action reveal anything?
    has_revealed: bool,
}

impl Builder {
    fn new(record: &Record) -> Builder {
        let (game, events) = record.opening();
        let variants = game.board().variants();
        let players = game.board().seats();
        let seats = players.iter().map(|seat| Listener::new(variants, Viewer::Seat(seat))).collect();
        let mut replay = Replay { seats, public: Listener::new(variants, Viewer::Spectator) };
        replay.observe(&events);
        let plan = Plan {
            players,
            marks: marks(0, &events),
            segments: Vec::new(),
            is_over: false,
            work: vec![Work::Moment(Box::new(MomentWork { ply: 0, knowledge: replay.public(&game) }))],
        };
        Builder { plan, replay, ply: 0, open: None, has_revealed: false }
    }

    fn step(&mut self, before: &Game, moment: &engine::record::Moment) {
        let (player, action) = (moment.player, moment.action);
        let decision = before.decision(player).expect("a player who acted was asked");
        let goes_on =
            self.open.as_mut().is_some_and(|(segment, _)| segment.extend(before, player, &decision, action));
        if !goes_on {
            self.close(before);
            let segment = Segment::begin(before, self.ply, player, &decision, action);
            self.open = Some((segment, self.replay.seat(before, player)));
        }
        let known = self.replay.public(before);
        self.ply += 1;
        self.has_revealed = moment.events.iter().any(Event::reveals);
        self.replay.observe(&moment.events);
        self.plan.marks.extend(marks(self.ply, &moment.events));
        if let Some(revealed) = Revealed::of(&moment.events) {
            let after = self.replay.public(&moment.game);
            let work = RevealWork { ply: self.ply, before: known, last: (player, action), revealed, after };
            self.plan.work.push(Work::Reveal(Box::new(work)));
        }
    }

    /// Ends the open segment: `game` is the game after it.
    fn close(&mut self, game: &Game) {
        self.plan.is_over = game.board().is_over();
        let Some((segment, knowledge)) = self.open.take() else { return };
        if !segment.is_secret() || self.has_revealed {
            let knowledge = self.replay.public(game);
            self.plan.work.push(Work::Moment(Box::new(MomentWork { ply: segment.to(), knowledge })));
        }
        self.plan.segments.push(segment.clone());
        if segment.has_choice() {
            self.plan.work.push(Work::Decision(Box::new(DecisionWork { segment, knowledge })));
        }
    }
}

impl Replay {
    fn observe(&mut self, events: &[Event]) {
        for event in events {
            self.seats.iter_mut().for_each(|listener| listener.observe(event));
            self.public.observe(event);
        }
    }

    fn seat(&self, game: &Game, seat: Player) -> Knowledge {
        let known = self.seats[seat.index()].know(game.view(Viewer::Seat(seat)));
        known.expect("the view is that of the listener")
    }

    fn public(&self, game: &Game) -> Knowledge {
        self.public.know(game.view(Viewer::Spectator)).expect("the view is that of the listener")
    }
}

/// What began with a ply.
fn marks(ply: usize, events: &[Event]) -> Vec<Mark> {
    let mut marks = Vec::new();
    for event in events {
        if let Event::RoundBegan { round } = *event {
            marks.push(Mark { ply, kind: MarkKind::Round, round });
        } else if let Event::ScoringBegan { round } = *event {
            marks.push(Mark { ply, kind: MarkKind::Scoring, round });
        }
    }
    marks
}

#[cfg(test)]
mod tests;
