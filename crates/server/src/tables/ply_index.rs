//! An index of a game, ply by ply, for whoever leafs through it. Made of what a spectator is told, of nothing else.

use std::collections::BTreeMap;

use engine::{Event, Player, PlayerSet, Viewer};
use serde::Serialize;

use crate::tables::game_log::{Course, Notice};

/// One ply. What does not apply is left out.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    ply: usize,
    /// The round it led to; none before the first.
    round: Option<u8>,
    /// Who acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    player: Option<Player>,
    /// Whose turn began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    turn: Option<Player>,
    /// What began: a reader may want to leap here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Began>>"))]
    began: Vec<Began>,
    /// The ply whose position the game went back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    undo: Option<usize>,
    /// Was it taken back later?
    undone: bool,
    /// Everybody's points after it, where they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "Record<Player, number>"))]
    scores: Option<Scores>,
}

/// What began with a ply.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Began {
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

/// How the game stood after a ply.
#[derive(Clone)]
struct Stand {
    round: Option<u8>,
    scores: Scores,
}

/// A mark for the set-up and for every ply.
pub fn index(course: &Course) -> Vec<Mark> {
    let seats = course.game().board().seats();
    let mut stands: Vec<Stand> = Vec::new();
    let mut marks: Vec<Mark> = Vec::new();
    for notice in course.told(Viewer::Spectator, 0) {
        let before = stands.last().cloned().unwrap_or_else(|| Stand::first(seats));
        let mut stand = notice.undo.map_or_else(|| before.clone(), |to| stands[to].clone());
        if let Some(to) = notice.undo {
            marks.iter_mut().skip(to + 1).for_each(|mark| mark.undone |= mark.undo.is_none());
        }
        let mark = stand.follow(&notice);
        let scores = (stand.scores != before.scores).then(|| stand.scores.clone());
        marks.push(Mark { scores, ..mark });
        stands.push(stand);
    }
    marks
}

impl Stand {
    fn first(seats: PlayerSet) -> Stand {
        Stand { round: None, scores: seats.iter().map(|seat| (seat, 0)).collect() }
    }

    /// How it stands after this, and what is to be marked besides points.
    fn follow(&mut self, notice: &Notice) -> Mark {
        let (mut turn, mut began) = (None, Vec::new());
        for event in &notice.events {
            match *event {
                Event::RoundBegan { round } => {
                    self.round = Some(round);
                    began.push(Began::Round);
                }
                Event::TurnBegan { player } => {
                    turn = Some(player);
                    began.push(Began::Turn);
                }
                Event::ScoringBegan { .. } => began.push(Began::Scoring),
                Event::GameOver => began.push(Began::End),
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
        Mark { ply, round: self.round, player, turn, began, undo, undone: false, scores: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::pick;
    use engine::{Edition, Setup, Variants};
    use rand_pcg::Pcg32;

    fn played(variants: Variants, seed: u64) -> Course {
        let mut rng = Pcg32::new(seed, 1);
        let mut course = Course::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
        let mut number = 0;
        while let Some((player, decision)) = course.game().question() {
            let action = pick(decision, &mut rng);
            course.play(player, &[action], 1).unwrap();
            number += 1;
            if number % 9 == 0 && course.checkpoint() + 1 < course.ply() {
                course.undo(course.checkpoint(), 1);
            }
        }
        course
    }

    #[test]
    fn every_ply_is_marked_as_the_game_stood_after_it() {
        for (seed, variants) in Variants::all().enumerate() {
            let course = played(variants, seed as u64);
            let marks = index(&course);
            assert_eq!(marks.len(), course.ply() + 1);
            let mut scores: Scores = marks[0].scores.clone().unwrap_or_default();
            for mark in &marks {
                let until = course.until(mark.ply);
                let board = until.game().board();
                assert!(mark.round.is_none_or(|round| round == board.round()), "{mark:?}");
                scores = mark.scores.clone().unwrap_or(scores);
                assert!(scores.iter().all(|(player, score)| board.score(*player) == *score), "{mark:?}");
                assert!(!mark.undone || !course.has_stood_at(mark.ply), "{mark:?}");
            }
            let began =
                |what: Began| marks.iter().filter(|mark| !mark.undone && mark.began.contains(&what)).count();
            assert_eq!(began(Began::Round), variants.rounds().count());
            assert_eq!((began(Began::Scoring), began(Began::End)), (3, 1));
            assert!(marks.iter().any(|mark| mark.undone), "something was taken back");
        }
    }
}
