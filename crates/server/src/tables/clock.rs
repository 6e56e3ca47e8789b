//! The clocks, derived from the times in the log.

use engine::{Player, PlayerSet};

use super::game_log::{GameLog, Tick};
use super::seat::Seat;
use super::settings::Pace;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;

/// The minimum on a live clock when a person returns after the bot has answered: enough for a turn.
const RETURN_MINIMUM: i64 = 60 * SECOND;

/// The milliseconds a seat has left; `None` without a clock, negative if it ran out.
///
/// Time before the present holder took the seat counts only through the clock value at that moment.
pub fn time_left(pace: Pace, log: &GameLog, seat: &Seat, now: i64) -> Option<i64> {
    let full = full_clock(pace)?;
    let clock = seat.clock.unwrap_or(full);
    match pace {
        Pace::Free => None,
        Pace::Live { increment, .. } => {
            let (used, answered) = spent(log, seat.player, seat.since, now);
            Some(clock + i64::from(increment) * SECOND * answered - used)
        }
        Pace::Turns { .. } => match asked_since(log, seat.player) {
            None => Some(full),
            Some(asked) if asked < seat.since => Some(clock - (now - seat.since)),
            Some(asked) => Some(full - (now - asked)),
        },
    }
}

/// The clock of a person who takes the seat back from a bot: unchanged, so that leaving and returning gains no time. It
/// may be more only if the bot has answered in between.
pub fn clock_on_return(pace: Pace, log: &GameLog, seat: &Seat, now: i64) -> Option<i64> {
    let (_, answered) = spent(log, seat.player, seat.since, now);
    let left = seat.clock?;
    match pace {
        Pace::Live { .. } if answered > 0 => Some(left.max(RETURN_MINIMUM.min(full_clock(pace)?))),
        Pace::Turns { .. } if answered > 0 => None,
        Pace::Free | Pace::Live { .. } | Pace::Turns { .. } => Some(left),
    }
}

/// The clock of a person while a bot stands in: it is stopped.
pub fn stopped_clock(pace: Pace, log: &GameLog, seat: &Seat, now: i64) -> Option<i64> {
    clock_on_return(pace, log, seat, now).or_else(|| full_clock(pace))
}

/// The initial value of a clock.
fn full_clock(pace: Pace) -> Option<i64> {
    match pace {
        Pace::Free => None,
        Pace::Live { bank, .. } => Some(i64::from(bank) * SECOND),
        Pace::Turns { hours } => Some(i64::from(hours) * HOUR),
    }
}

/// How long the player has been asked, and how many of their answers ended the turn or passed it on.
fn spent(log: &GameLog, player: Player, since: i64, now: i64) -> (i64, i64) {
    let (mut used, mut answered) = (0, 0);
    let mut last: Option<Tick> = None;
    let now = Tick { at: now, asked: log.game().to_act(), turn_changes: PlayerSet::EMPTY };
    for tick in log.ticks().chain([now]) {
        if let Some(before) = last.filter(|before| before.asked.has(player)) {
            used += (tick.at - before.at.max(since)).max(0);
            let is_answered = !tick.asked.has(player) || tick.turn_changes.has(player);
            answered += i64::from(is_answered && tick.at >= since);
        }
        last = Some(tick);
    }
    (used, answered)
}

/// Since when the player has been asked without interruption in this turn.
fn asked_since(log: &GameLog, player: Player) -> Option<i64> {
    let step = |since: Option<i64>, tick: Tick| {
        let since = since.filter(|_| !tick.turn_changes.has(player));
        tick.asked.has(player).then(|| since.unwrap_or(tick.at))
    };
    log.ticks().fold(None, step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Holder;
    use engine::chance::pick;
    use engine::{Edition, Setup, Variants};
    use rand_pcg::Pcg32;

    fn seat(player: Player, since: i64) -> Seat {
        Seat::new(player, Holder::Empty, since)
    }

    /// Red plays after 10 s, blue after 20 more.
    fn two_plies() -> GameLog {
        let variants = Variants::players(2).unwrap();
        let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let mut log = GameLog::new(setup.with_start(Player::Red).unwrap(), 0);
        log.play(Player::Red, &["play 3".parse().unwrap()], 10_000).unwrap();
        log.play(Player::Blue, &["play 2".parse().unwrap()], 30_000).unwrap();
        log
    }

    #[test]
    fn a_bank_runs_while_a_player_is_asked_and_grows_with_each_answer() {
        let log = two_plies();
        let asked = log.game().to_act().first().unwrap();
        assert_eq!(asked, Player::Red);
        let left =
            |player, now| time_left(Pace::Live { bank: 60, increment: 5 }, &log, &seat(player, 0), now);
        assert_eq!(left(Player::Blue, 40_000), Some(45_000));
        assert_eq!(left(Player::Red, 40_000), Some(45_000));
        assert_eq!(left(Player::Red, 100_000), Some(-15_000));
    }

    #[test]
    fn with_hours_per_turn_each_turn_has_its_own_limit() {
        let log = two_plies();
        let left = |since, now| time_left(Pace::Turns { hours: 1 }, &log, &seat(Player::Red, since), now);
        assert_eq!(left(0, 30_000), Some(HOUR));
        assert_eq!(left(0, 40_000), Some(HOUR - 10_000));
        assert_eq!(left(35_000, 40_000), Some(HOUR - 5_000));
    }

    #[test]
    fn a_player_who_ends_a_turn_and_begins_the_next_round_has_a_full_turn() {
        let mut log = two_plies();
        let mut rng = Pcg32::new(1, 1);
        let mut clock = 30_000;
        while log.game().board().round() < 3 {
            let player = log.game().to_act().first().unwrap();
            let action = pick(&log.game().decision(player).unwrap(), &mut rng);
            clock += 1_000;
            log.play(player, &[action], clock).unwrap();
            let asked = log.game().to_act();
            let turn_changes = log.ticks().last().unwrap().turn_changes;
            for player in asked.iter().filter(|player| turn_changes.has(*player)) {
                let left = time_left(Pace::Turns { hours: 1 }, &log, &seat(player, 0), clock);
                assert_eq!(left, Some(HOUR), "{player} is asked again");
            }
        }
    }

    /// Only red is asked, plays the highest card last, and undoes it repeatedly.
    #[test]
    fn undoing_and_replaying_gains_no_time() {
        let variants = Variants::players(2).unwrap();
        let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let mut log = GameLog::new(setup.with_start(Player::Blue).unwrap(), 0);
        log.play(Player::Blue, &["play 2".parse().unwrap()], 10_000).unwrap();
        let played = |log: &mut GameLog, at| {
            log.play(Player::Red, &["play 12".parse().unwrap()], at).unwrap();
            let pace = Pace::Live { bank: 60, increment: 5 };
            (
                time_left(pace, log, &seat(Player::Red, 0), at),
                time_left(Pace::Turns { hours: 1 }, log, &seat(Player::Red, 0), at),
            )
        };
        assert_eq!(played(&mut log, 12_000), (Some(63_000), Some(HOUR)));
        for _ in 0..3 {
            log.undo(1, 12_000);
            let back = time_left(Pace::Turns { hours: 1 }, &log, &seat(Player::Red, 0), 12_000);
            assert_eq!(back, Some(HOUR - 2_000));
            assert_eq!(played(&mut log, 12_000), (Some(63_000), Some(HOUR)));
        }
    }

    /// Red has been asked since second 30, leaves with 7 s left and returns at second 90.
    #[test]
    fn leaving_and_returning_gains_no_time() {
        let away = Seat { clock: Some(7_000), ..seat(Player::Red, 35_000) };
        for pace in [Pace::Live { bank: 60, increment: 5 }, Pace::Turns { hours: 1 }] {
            let clock = clock_on_return(pace, &two_plies(), &away, 90_000);
            let back = Seat { clock, ..seat(Player::Red, 90_000) };
            assert_eq!(time_left(pace, &two_plies(), &back, 91_000), Some(6_000));
        }
    }

    #[test]
    fn a_person_who_returns_after_the_bot_answered_has_time_for_a_turn() {
        let (live, turns) = (Pace::Live { bank: 300, increment: 5 }, Pace::Turns { hours: 1 });
        for (clock, wanted) in [(0, 60_000), (200_000, 200_000)] {
            let away = Seat { clock: Some(clock), ..seat(Player::Blue, 15_000) };
            assert_eq!(clock_on_return(live, &two_plies(), &away, 90_000), Some(wanted));
            assert_eq!(clock_on_return(turns, &two_plies(), &away, 90_000), None);
        }
        let away = Seat { clock: Some(200_000), ..seat(Player::Blue, 15_000) };
        let shown = |pace, now| stopped_clock(pace, &two_plies(), &away, now);
        assert_eq!((shown(live, 90_000), shown(turns, 90_000)), (Some(200_000), Some(HOUR)));
        assert_eq!(shown(live, 95_000), Some(200_000), "the clock is stopped");
        let short = Pace::Live { bank: 20, increment: 0 };
        let away = Seat { clock: Some(0), ..seat(Player::Blue, 15_000) };
        assert_eq!(clock_on_return(short, &two_plies(), &away, 90_000), Some(20_000));
    }
}
