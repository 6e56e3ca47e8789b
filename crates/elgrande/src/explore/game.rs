//! Counts one finished game.

use engine::{Board, Card, Event, Player, Record, Region, Site};

use super::{PARTS, TableStatistics};

/// The points of a bonus (SCO-5).
const BONUS: f64 = 2.0;

/// How a player finished.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub(super) points: f64,
    pub(super) win: f64,
    pub(super) margin: f64,
}

/// How each seat finished.
pub(super) struct Outcomes(Vec<(Player, Outcome)>);

impl Outcomes {
    pub(super) fn of(record: &Record) -> Outcomes {
        let standing = record.game().standing();
        let places: Vec<_> = standing.iter().collect();
        let mean = places.iter().map(|place| f64::from(place.score)).sum::<f64>() / places.len() as f64;
        let leaders = standing.leaders();
        let outcome = |player: Player, score: u16| {
            let win = if leaders.has(player) { 1.0 / leaders.len() as f64 } else { 0.0 };
            Outcome { points: score.into(), win, margin: f64::from(score) - mean }
        };
        let mut all: Vec<_> =
            places.iter().map(|place| (place.player, outcome(place.player, place.score))).collect();
        all.sort_by_key(|(player, _)| player.index());
        Outcomes(all)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Outcome> {
        self.0.iter().map(|(_, outcome)| *outcome)
    }

    /// None for the dummy.
    pub(super) fn of_player(&self, player: Player) -> Option<Outcome> {
        self.0.iter().find(|(seat, _)| *seat == player).map(|(_, outcome)| *outcome)
    }
}

/// What is known while a game is read.
struct Reader<'a> {
    table: &'a mut TableStatistics,
    outcomes: &'a Outcomes,
    /// The number of general scorings so far.
    part: usize,
    /// The turns of this round so far.
    turns: u32,
    /// The round, and the score of each seat when it began.
    round: u8,
    scores: Vec<u16>,
    scoring: Option<Scoring>,
    king_bonus: [f64; PARTS],
    grande_bonus: [f64; PARTS],
}

/// A general scoring: the counts in the castillo, and the most points at each site.
#[derive(Default)]
struct Scoring {
    castillo: Vec<u8>,
    best: Vec<(Site, f64)>,
}

/// Adds what happened in a finished game.
pub(super) fn count(table: &mut TableStatistics, record: &Record, outcomes: &Outcomes) {
    let mut reader = Reader::new(table, outcomes);
    let (game, opening) = record.opening();
    opening.iter().for_each(|event| reader.event(event, game.board()));
    for moment in record.replay() {
        moment.events.iter().for_each(|event| reader.event(event, moment.game.board()));
        reader.end_scoring(moment.game.board());
    }
    reader.end_round(record.game().board());
    let seats = reader.outcomes.0.len() as f64;
    let (king, grande) = (reader.king_bonus, reader.grande_bonus);
    table.king_bonus.iter_mut().zip(king).for_each(|(mean, points)| mean.add(points / seats));
    table.grande_bonus.iter_mut().zip(grande).for_each(|(mean, points)| mean.add(points / seats));
}

impl<'a> Reader<'a> {
    fn new(table: &'a mut TableStatistics, outcomes: &'a Outcomes) -> Reader<'a> {
        let scores = vec![0; outcomes.0.len()];
        let (king_bonus, grande_bonus) = ([0.0; PARTS], [0.0; PARTS]);
        Reader {
            table,
            outcomes,
            part: 0,
            turns: 0,
            round: 0,
            scores,
            scoring: None,
            king_bonus,
            grande_bonus,
        }
    }

    /// What follows the last scoring of all belongs to the last part.
    fn part(&self) -> usize {
        self.part.min(PARTS - 1)
    }

    fn event(&mut self, event: &Event, board: &Board) {
        if let Event::RoundBegan { round } = event {
            self.end_round(board);
            (self.turns, self.round) = (0, *round);
        } else if let Event::Played { player, played } = event {
            self.played(*player, played.power.value());
        } else if let Event::TurnBegan { player } = event {
            self.turns += 1;
            self.turn(*player);
        } else if let Event::Chose { player, card } = event {
            self.chose(*player, *card);
        } else if let Event::Discarded { card } = event {
            self.table.cards.entry(card.id()).or_default().taken.add(0.0);
        } else if let Event::Scored { site, points, king, grande, .. } = event {
            self.scored(*site, *points, [*king, *grande]);
        } else {
            self.scoring_event(event, board);
        }
    }

    fn scoring_event(&mut self, event: &Event, board: &Board) {
        if let Event::ScoringBegan { .. } = event {
            self.scoring = Some(Scoring::default());
        } else if let (Event::CastilloOpened { tally }, Some(scoring)) = (event, &mut self.scoring) {
            scoring.castillo = board.seats().iter().map(|player| tally.0[player]).collect();
        }
    }

    fn turn(&mut self, player: Player) {
        let Some(outcome) = self.outcomes.of_player(player).filter(|_| self.turns == 1) else { return };
        self.table.rounds.entry(self.round).or_default().first.add(outcome.win, outcome.margin);
    }

    /// Nothing is scored between the end of a round and the beginning of the next one.
    fn end_round(&mut self, board: &Board) {
        let scores: Vec<u16> = board.seats().iter().map(|player| board.score(player)).collect();
        let before = std::mem::replace(&mut self.scores, scores);
        if self.round == 0 {
            return;
        }
        let statistics = self.table.rounds.entry(self.round).or_default();
        let best = self.scores.iter().max().copied().unwrap_or(0);
        for ((outcome, now), before) in self.outcomes.seats().zip(&self.scores).zip(before) {
            statistics.points.add(f64::from(*now) - f64::from(before));
            if *now == best {
                statistics.leader.add(outcome.win, outcome.margin);
            }
        }
    }

    fn played(&mut self, player: Player, power: u8) {
        let Some(outcome) = self.outcomes.of_player(player) else { return };
        let part = self.part();
        self.table.powers.entry(power).or_default()[part].add(outcome.win, outcome.margin);
    }

    fn chose(&mut self, player: Player, card: Card) {
        let Some(outcome) = self.outcomes.of_player(player) else { return };
        let part = self.part();
        let statistics = self.table.cards.entry(card.id()).or_default();
        statistics.taken.add(1.0);
        statistics.turn.add(self.turns.into());
        statistics.takers.add(outcome.win, outcome.margin);
        statistics.margins[part].add(outcome.margin);
    }

    fn scored(&mut self, site: Site, points: u8, [king, grande]: [bool; 2]) {
        let part = self.part();
        self.king_bonus[part] += if king { BONUS } else { 0.0 };
        self.grande_bonus[part] += if grande { BONUS } else { 0.0 };
        let Some(scoring) = &mut self.scoring else { return };
        match scoring.best.iter_mut().find(|(scored, _)| *scored == site) {
            Some((_, best)) => *best = best.max(points.into()),
            None => scoring.best.push((site, points.into())),
        }
    }

    /// All regions are scored in one step, so afterwards the board still has the counts that were scored.
    fn end_scoring(&mut self, board: &Board) {
        let Some(scoring) = self.scoring.take_if(|scoring| !scoring.best.is_empty()) else { return };
        let part = self.part();
        self.part += 1;
        for region in Region::ALL {
            let counts = board.seats().iter().map(|player| board.caballeros(region, player)).collect();
            self.place(region.into(), counts, &scoring, part);
        }
        self.place(Site::Castillo, scoring.castillo.clone(), &scoring, part);
    }

    fn place(&mut self, site: Site, mut counts: Vec<u8>, scoring: &Scoring, part: usize) {
        counts.sort_unstable_by(|a, b| b.cmp(a));
        let at = |index: usize| f64::from(counts.get(index).copied().unwrap_or(0));
        let best = scoring.best.iter().find(|(scored, _)| *scored == site).map_or(0.0, |(_, points)| *points);
        let statistics = &mut self.table.places.entry(site.word()).or_default()[part];
        statistics.leader.add(at(0));
        statistics.second.add(at(1));
        statistics.points.add(best);
        statistics.ties.add(if at(0) > 0.0 && at(0) == at(1) { 1.0 } else { 0.0 });
    }
}
