//! One game between bots, and what came of it for each. Who sits where is the schedule's business.

use engine::refusal::PlayReason;
use engine::{Action, Player, Record, Standing, Viewer};

use super::outside::Bench;
use super::schedule::Fixture;
use super::seated::{Hall, Seated, Thought, Wrong};
use crate::failure::{Failure, Outcome};

/// What came of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Bout {
    /// Its number.
    pub game: u64,
    /// The number of its deal.
    pub deal: u64,
    /// By seat.
    pub results: Vec<Finish>,
}

/// What came of it for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// The number of the entrant.
    pub entrant: usize,
    /// Where it sat.
    pub player: Player,
    /// Its points.
    pub score: u16,
    /// Its place, from 1; equal scores share the better one.
    pub rank: u8,
    /// Its points less those of the best of the others.
    pub margin: i32,
    /// Its part of the win: all, none, or a share of a shared one.
    pub win: f64,
    /// How it thought.
    pub thought: Thought,
}

/// How a game ended: with a result, or with somebody at fault.
pub struct End {
    /// The game, as far as it went.
    pub record: Record,
    /// What came of it.
    pub result: Result<Bout, Fault>,
}

/// Whose fault it was that a game could not go on.
#[derive(Debug)]
pub struct Fault {
    /// The number of the entrant.
    pub entrant: usize,
    /// Where it sat.
    pub player: Player,
    /// What was wrong.
    pub wrong: Wrong,
}

/// Plays one game.
pub fn play(hall: &Hall, fixture: &Fixture) -> Outcome<End> {
    let mut record = Record::new(hall.schedule.setup(fixture));
    let mut seated = Seated::all(hall, fixture)?;
    let (_, opening) = record.opening();
    seated.iter_mut().for_each(|seated| seated.hear(&opening));
    while let Some((player, _)) = record.game().question() {
        if let Err(wrong) = step(&mut record, &mut seated, player) {
            let entrant = seated[player.index()].entrant;
            return Ok(End { record, result: Err(Fault { entrant, player, wrong }) });
        }
    }
    let standing = record.game().standing();
    let results = seated.into_iter().map(|seated| settle(seated, standing, &hall.bench)).collect();
    Ok(End { record, result: Ok(Bout { game: fixture.game, deal: fixture.deal, results }) })
}

/// Asks one seat, plays what it answers, tells everybody.
fn step(record: &mut Record, seated: &mut [Seated], player: Player) -> Result<(), Wrong> {
    let (view, ply) = (record.game().view(Viewer::Seat(player)), record.actions().len());
    let action = seated[player.index()].answer(&view, ply)?;
    let mut events = Vec::new();
    record.play(player, action, &mut events).map_err(|illegal| refused(action, illegal))?;
    seated.iter_mut().for_each(|seated| seated.hear(&events));
    Ok(())
}

fn refused(action: Action, illegal: engine::Illegal) -> Wrong {
    let values = [("action", action.to_string().into())];
    let reason = Failure::refused(PlayReason::from(illegal));
    Wrong::Answer(Failure::within("command-error-bot-refused", values, reason))
}

fn settle(seated: Seated, standing: Standing, bench: &Bench) -> Finish {
    let (entrant, player) = (seated.entrant, seated.player);
    let others = standing.iter().filter(|place| place.player != player);
    let best = others.map(|place| place.score).max().expect("at least two play");
    let own = standing.iter().find(|place| place.player == player).expect("every seat has a place");
    Finish {
        entrant,
        player,
        score: own.score,
        rank: own.place,
        margin: i32::from(own.score) - i32::from(best),
        win: win(standing, player),
        thought: seated.rise(standing, bench),
    }
}

/// Who shares a win has a part of it.
fn win(standing: Standing, player: Player) -> f64 {
    let leaders = standing.leaders();
    if leaders.has(player) { 1.0 / leaders.len() as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Edition;
    use engine::notation::read_position;

    #[test]
    fn a_shared_win_counts_in_parts() {
        let position = "scores red 30 blue 12 green 30 | over";
        let standing = read_position(position, Edition::embedded()).unwrap().standing();
        let parts: Vec<_> = [Player::Red, Player::Blue, Player::Green, Player::Orange]
            .map(|player| win(standing, player))
            .into();
        assert_eq!(parts, [0.5, 0.0, 0.5, 0.0]);
    }
}
