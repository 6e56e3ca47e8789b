//! One game between bots and its result. The seating comes from the schedule.

use engine::refusal::PlayReason;
use engine::{Action, Player, Record, Standing, Viewer};

use super::program::ProgramPool;
use super::schedule::ScheduledGame;
use super::seat::{ArenaContext, BotError, BotSeat, ThinkingStats};
use crate::failure::{Failure, Outcome};

/// The result of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The number of the game.
    pub game: u64,
    /// The number of the deal.
    pub deal: u64,
    /// Results by seat.
    pub results: Vec<SeatResult>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// The index of the bot.
    pub bot: usize,
    /// The seat.
    pub player: Player,
    /// The points.
    pub score: u16,
    /// The place, from 1; equal scores share the better place.
    pub rank: u8,
    /// Points minus those of the best opponent.
    pub margin: i32,
    /// 1 for a win, 0 for a loss, a fraction for a shared win.
    pub win: f64,
    /// Thinking time and iterations.
    pub thinking: ThinkingStats,
}

/// The end of a game: a result, or a bot that failed.
pub struct GameEnd {
    /// The record up to the end.
    pub record: Record,
    /// The result.
    pub result: Result<GameResult, BotFault>,
}

/// The bot that made a game stop.
#[derive(Debug)]
pub struct BotFault {
    /// The index of the bot.
    pub bot: usize,
    /// The seat.
    pub player: Player,
    /// What the bot did wrong.
    pub error: BotError,
}

/// Plays one game.
pub fn play(arena: &ArenaContext, scheduled: &ScheduledGame) -> Outcome<GameEnd> {
    let mut record = Record::new(arena.schedule.setup(scheduled));
    let mut seats = BotSeat::all(arena, scheduled)?;
    let (_, opening) = record.opening();
    seats.iter_mut().for_each(|seat| seat.observe(&opening));
    while let Some((player, _)) = record.game().question() {
        if let Err(error) = step(&mut record, &mut seats, player) {
            let bot = seats[player.index()].bot;
            return Ok(GameEnd { record, result: Err(BotFault { bot, player, error }) });
        }
    }
    let standing = record.game().standing();
    let results = seats.into_iter().map(|seat| seat_result(seat, standing, &arena.programs)).collect();
    Ok(GameEnd { record, result: Ok(GameResult { game: scheduled.game, deal: scheduled.deal, results }) })
}

/// Asks one seat, plays its action and notifies all seats.
fn step(record: &mut Record, seats: &mut [BotSeat], player: Player) -> Result<(), BotError> {
    let (view, ply) = (record.game().view(Viewer::Seat(player)), record.actions().len());
    let action = seats[player.index()].answer(&view, ply)?;
    let mut events = Vec::new();
    record.play(player, action, &mut events).map_err(|illegal| illegal_answer(action, illegal))?;
    seats.iter_mut().for_each(|seat| seat.observe(&events));
    Ok(())
}

fn illegal_answer(action: Action, illegal: engine::Illegal) -> BotError {
    let values = [("action", action.to_string().into())];
    BotError::IllegalAnswer(Failure::with_cause(
        "command-error-bot-refused",
        values,
        Failure::refused(PlayReason::from(illegal)),
    ))
}

fn seat_result(seat: BotSeat, standing: Standing, programs: &ProgramPool) -> SeatResult {
    let (bot, player) = (seat.bot, seat.player);
    let others = standing.iter().filter(|place| place.player != player);
    let best = others.map(|place| place.score).max().expect("at least two play");
    let own = standing.iter().find(|place| place.player == player).expect("every seat has a place");
    SeatResult {
        bot,
        player,
        score: own.score,
        rank: own.place,
        margin: i32::from(own.score) - i32::from(best),
        win: win_share(standing, player),
        thinking: seat.finish(standing, programs),
    }
}

/// A shared win counts as a fraction.
fn win_share(standing: Standing, player: Player) -> f64 {
    let leaders = standing.leaders();
    if leaders.has(player) { 1.0 / leaders.len() as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Edition;
    use engine::notation::read_position;

    #[test]
    fn a_shared_win_counts_as_a_fraction() {
        let position = "scores red 30 blue 12 green 30 | over";
        let standing = read_position(position, Edition::embedded()).unwrap().standing();
        let parts: Vec<_> = [Player::Red, Player::Blue, Player::Green, Player::Orange]
            .map(|player| win_share(standing, player))
            .into();
        assert_eq!(parts, [0.5, 0.0, 0.5, 0.0]);
    }
}
