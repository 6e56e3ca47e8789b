//! A summary of every ply of a game, for browsing it. Derived from what a spectator may know and nothing else.

use std::collections::BTreeMap;

use engine::{Event, Player, PlayerSet, Viewer};
use serde::Serialize;

use crate::game_log::{GameLog, Notice};

/// One ply. Fields that do not apply are omitted.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlySummary {
    ply: usize,
    /// The round after it; none before the first.
    round: Option<u8>,
    /// Who acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    player: Option<Player>,
    /// Whose turn began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    turn: Option<Player>,
    /// What began with it, for jumping to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Milestone>>"))]
    began: Vec<Milestone>,
    /// The ply whose position the game returned to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    undo: Option<usize>,
    /// Whether it was undone later.
    undone: bool,
    /// All scores after it, if they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "Record<Player, number>"), schema(value_type = Option<std::collections::BTreeMap<Player, u16>>))]
    scores: Option<Scores>,
}

/// What began with a ply.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Milestone {
    /// A round.
    Round,
    /// A turn.
    Turn,
    /// A general scoring.
    Scoring,
    /// The end of the game.
    End,
}

type Scores = BTreeMap<Player, u16>;

/// Round and scores after a ply.
#[derive(Clone)]
struct Progress {
    round: Option<u8>,
    scores: Scores,
}

/// A summary of the setup and of every ply.
pub fn summarize(log: &GameLog) -> Vec<PlySummary> {
    let seats = log.game().board().seats();
    let mut positions: Vec<Progress> = Vec::new();
    let mut summaries: Vec<PlySummary> = Vec::new();
    for notice in log.notices(Viewer::Spectator, 0) {
        let before = positions.last().cloned().unwrap_or_else(|| Progress::start(seats));
        let mut progress = notice.undo.map_or_else(|| before.clone(), |to| positions[to].clone());
        let summary = progress.advance(&notice);
        let scores = (progress.scores != before.scores).then(|| progress.scores.clone());
        let undone = notice.undo.is_none() && log.is_undone(notice.ply);
        summaries.push(PlySummary { scores, undone, ..summary });
        positions.push(progress);
    }
    summaries
}

impl Progress {
    fn start(seats: PlayerSet) -> Progress {
        Progress { round: None, scores: seats.iter().map(|seat| (seat, 0)).collect() }
    }

    /// Advances by one ply; returns its summary without the scores.
    fn advance(&mut self, notice: &Notice) -> PlySummary {
        let (mut turn, mut began) = (None, Vec::new());
        for event in &notice.events {
            match *event {
                Event::RoundBegan { round } => {
                    self.round = Some(round);
                    began.push(Milestone::Round);
                }
                Event::TurnBegan { player } => {
                    turn = Some(player);
                    began.push(Milestone::Turn);
                }
                Event::ScoringBegan { .. } => began.push(Milestone::Scoring),
                Event::GameOver => began.push(Milestone::End),
                Event::Scored { player, points, .. } => {
                    *self.scores.entry(player).or_default() += u16::from(points);
                }
                Event::Passed { .. }
                | Event::Received { .. }
                | Event::DummyPlaced { .. }
                | Event::Revealed { .. }
                | Event::Played { .. }
                | Event::Took { .. }
                | Event::Fetched { .. }
                | Event::Chose { .. }
                | Event::Announced { .. }
                | Event::Allowed { .. }
                | Event::Vetoed { .. }
                | Event::Placed { .. }
                | Event::Moved { .. }
                | Event::Named { .. }
                | Event::Branched { .. }
                | Event::Returned { .. }
                | Event::KingMoved { .. }
                | Event::GrandeMoved { .. }
                | Event::TileMoved { .. }
                | Event::Recalled { .. }
                | Event::Infiltrated { .. }
                | Event::VetoLaid { .. }
                | Event::VetoEnded { .. }
                | Event::DiscSet { .. }
                | Event::DiscTurned { .. }
                | Event::CastilloOpened { .. }
                | Event::LeftCastillo { .. }
                | Event::TurnEnded { .. }
                | Event::Discarded { .. }
                | Event::StartMarker { .. } => {}
            }
        }
        let Notice { ply, player, undo, .. } = *notice;
        PlySummary { ply, round: self.round, player, turn, began, undo, undone: false, scores: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::pick;
    use engine::{Edition, Setup, Variants};
    use rand_pcg::Pcg32;

    fn finished_log(variants: Variants, seed: u64) -> GameLog {
        let mut rng = Pcg32::new(seed, 1);
        let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
        let mut number = 0;
        while let Some((player, decision)) = log.game().question() {
            let action = pick(decision, &mut rng);
            log.play(player, &[action], 1).unwrap();
            number += 1;
            if number % 9 == 0 && log.checkpoint() + 1 < log.ply() {
                log.undo(log.checkpoint(), 1);
            }
        }
        log
    }

    #[test]
    fn every_summary_matches_the_game_after_its_ply() {
        for (seed, variants) in Variants::all().enumerate() {
            let log = finished_log(variants, seed as u64);
            let summaries = summarize(&log);
            assert_eq!(summaries.len(), log.ply() + 1);
            let mut scores: Scores = summaries[0].scores.clone().unwrap_or_default();
            for summary in &summaries {
                let truncated = log.truncated(summary.ply);
                let board = truncated.game().board();
                assert!(summary.round.is_none_or(|round| round == board.round()), "{summary:?}");
                scores = summary.scores.clone().unwrap_or(scores);
                assert!(scores.iter().all(|(player, score)| board.score(*player) == *score), "{summary:?}");
                assert!(!summary.undone || !log.is_in_effect(summary.ply), "{summary:?}");
            }
            let began = |what: Milestone| {
                summaries.iter().filter(|summary| !summary.undone && summary.began.contains(&what)).count()
            };
            assert_eq!(began(Milestone::Round), variants.rounds().count());
            assert_eq!((began(Milestone::Scoring), began(Milestone::End)), (3, 1));
            assert!(summaries.iter().any(|summary| summary.undone), "a ply was undone");
        }
    }
}
