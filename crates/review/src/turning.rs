//! Turning points: the largest changes of a chance to win.

use engine::PlayerSet;

use crate::moment::Moment;
use crate::report::TurningPoint;
use crate::sample::rounded;

/// The least change that counts.
const LEAST: f64 = 0.1;
/// At most this many are listed.
const MOST: usize = 8;

/// The largest changes, in the order of the game.
pub(crate) fn turning_points(players: PlayerSet, moments: &[Moment]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = moments.windows(2).filter_map(|pair| change(players, pair)).collect();
    points.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    points.truncate(MOST);
    points.sort_by_key(|point| point.ply);
    points
}

/// The largest change between two positions, if it is large enough.
fn change(players: PlayerSet, pair: &[Moment]) -> Option<TurningPoint> {
    let changes = players.iter().map(|player| {
        let [before, after] = [&pair[0], &pair[1]].map(|moment| moment.seats[player.index()].win);
        TurningPoint { from: pair[0].ply, ply: pair[1].ply, player, change: rounded(after - before) }
    });
    let largest = changes.max_by(|one, other| one.change.abs().total_cmp(&other.change.abs()));
    largest.filter(|point| point.change.abs() >= LEAST)
}
