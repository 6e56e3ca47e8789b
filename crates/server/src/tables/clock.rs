//! Whose time runs, and how much is left. Everything follows from the times in the log.

use engine::{Player, PlayerSet};

use crate::tables::game_log::{Course, Tick};
use crate::tables::seat::Seat;
use crate::tables::settings::Pace;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;

/// What a live clock has at least for who comes back after a bot has answered: enough to take a turn.
const ENOUGH: i64 = 60 * SECOND;

/// How many milliseconds a seat has left; `None` where no time is set, below 0 where it ran out.
///
/// Time before whoever plays the seat took it over is not counted, but for what their clock had then.
pub fn left(pace: Pace, course: &Course, seat: &Seat, now: i64) -> Option<i64> {
    let whole = whole(pace)?;
    let clock = seat.clock.unwrap_or(whole);
    match pace {
        Pace::Free => None,
        Pace::Live { increment, .. } => {
            let (used, answered) = spent(course, seat.player, seat.since, now);
            Some(clock + i64::from(increment) * SECOND * answered - used)
        }
        Pace::Turns { .. } => match asked_since(course, seat.player) {
            None => Some(whole),
            Some(asked) if asked < seat.since => Some(clock - (now - seat.since)),
            Some(asked) => Some(whole - (now - asked)),
        },
    }
}

/// What the clock of a seat has when its person takes it back from a bot: what it had, so that to leave and come back wins
/// nothing. Only where the bot has answered meanwhile may it be more.
pub fn handed_back(pace: Pace, course: &Course, seat: &Seat, now: i64) -> Option<i64> {
    let (_, answered) = spent(course, seat.player, seat.since, now);
    let left = seat.clock?;
    match pace {
        Pace::Live { .. } if answered > 0 => Some(left.max(ENOUGH.min(whole(pace)?))),
        Pace::Turns { .. } if answered > 0 => None,
        Pace::Free | Pace::Live { .. } | Pace::Turns { .. } => Some(left),
    }
}

/// What the clock of somebody has whom a bot stands in for: it stands still.
pub fn kept(pace: Pace, course: &Course, seat: &Seat, now: i64) -> Option<i64> {
    handed_back(pace, course, seat, now).or_else(|| whole(pace))
}

/// What a clock has at first.
fn whole(pace: Pace) -> Option<i64> {
    match pace {
        Pace::Free => None,
        Pace::Live { bank, .. } => Some(i64::from(bank) * SECOND),
        Pace::Turns { hours } => Some(i64::from(hours) * HOUR),
    }
}

/// How long that player was asked, and how often they have answered so that others went on or another turn began.
fn spent(course: &Course, player: Player, since: i64, now: i64) -> (i64, i64) {
    let (mut used, mut answered) = (0, 0);
    let mut last: Option<Tick> = None;
    let now = Tick { at: now, asked: course.game().to_act(), turned: PlayerSet::EMPTY };
    for tick in course.times().chain([now]) {
        if let Some(before) = last.filter(|before| before.asked.has(player)) {
            used += (tick.at - before.at.max(since)).max(0);
            let is_answered = !tick.asked.has(player) || tick.turned.has(player);
            answered += i64::from(is_answered && tick.at >= since);
        }
        last = Some(tick);
    }
    (used, answered)
}

/// Since when that player is asked, in one turn and without a break.
fn asked_since(course: &Course, player: Player) -> Option<i64> {
    let step = |since: Option<i64>, tick: Tick| {
        let since = since.filter(|_| !tick.turned.has(player));
        tick.asked.has(player).then(|| since.unwrap_or(tick.at))
    };
    course.times().fold(None, step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::seat::Holder;
    use engine::chance::pick;
    use engine::{Edition, Setup, Variants};
    use rand_pcg::Pcg32;

    fn seat(player: Player, since: i64) -> Seat {
        Seat::new(player, Holder::Nobody, since)
    }

    /// Red plays after 10 s, blue after 20 more.
    fn course() -> Course {
        let variants = Variants::players(2).unwrap();
        let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let mut course = Course::new(setup.with_start(Player::Red).unwrap(), 0);
        course.play(Player::Red, &["play 3".parse().unwrap()], 10_000).unwrap();
        course.play(Player::Blue, &["play 2".parse().unwrap()], 30_000).unwrap();
        course
    }

    #[test]
    fn a_bank_runs_while_one_is_asked_and_grows_with_each_answer() {
        let course = course();
        let asked = course.game().to_act().first().unwrap();
        assert_eq!(asked, Player::Red);
        let left = |player, now| left(Pace::Live { bank: 60, increment: 5 }, &course, &seat(player, 0), now);
        assert_eq!(left(Player::Blue, 40_000), Some(45_000));
        assert_eq!(left(Player::Red, 40_000), Some(45_000));
        assert_eq!(left(Player::Red, 100_000), Some(-15_000));
    }

    #[test]
    fn by_turns_each_answer_has_its_hours() {
        let course = course();
        let left = |since, now| left(Pace::Turns { hours: 1 }, &course, &seat(Player::Red, since), now);
        assert_eq!(left(0, 30_000), Some(HOUR));
        assert_eq!(left(0, 40_000), Some(HOUR - 10_000));
        assert_eq!(left(35_000, 40_000), Some(HOUR - 5_000));
    }

    #[test]
    fn who_ends_a_turn_and_begins_the_next_round_has_a_whole_turn_again() {
        let mut course = course();
        let mut rng = Pcg32::new(1, 1);
        let mut clock = 30_000;
        while course.game().board().round() < 3 {
            let player = course.game().to_act().first().unwrap();
            let action = pick(&course.game().decision(player).unwrap(), &mut rng);
            clock += 1_000;
            course.play(player, &[action], clock).unwrap();
            let asked = course.game().to_act();
            let turned = course.times().last().unwrap().turned;
            for player in asked.iter().filter(|player| turned.has(*player)) {
                let left = left(Pace::Turns { hours: 1 }, &course, &seat(player, 0), clock);
                assert_eq!(left, Some(HOUR), "{player} is asked anew");
            }
        }
    }

    /// Red alone is asked, lays the last and highest card, and goes back and forth.
    #[test]
    fn taking_back_and_playing_again_wins_no_time() {
        let variants = Variants::players(2).unwrap();
        let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let mut course = Course::new(setup.with_start(Player::Blue).unwrap(), 0);
        course.play(Player::Blue, &["play 2".parse().unwrap()], 10_000).unwrap();
        let played = |course: &mut Course, at| {
            course.play(Player::Red, &["play 12".parse().unwrap()], at).unwrap();
            let pace = Pace::Live { bank: 60, increment: 5 };
            (
                left(pace, course, &seat(Player::Red, 0), at),
                left(Pace::Turns { hours: 1 }, course, &seat(Player::Red, 0), at),
            )
        };
        assert_eq!(played(&mut course, 12_000), (Some(63_000), Some(HOUR)));
        for _ in 0..3 {
            course.undo(1, 12_000);
            let back = left(Pace::Turns { hours: 1 }, &course, &seat(Player::Red, 0), 12_000);
            assert_eq!(back, Some(HOUR - 2_000));
            assert_eq!(played(&mut course, 12_000), (Some(63_000), Some(HOUR)));
        }
    }

    /// Red is asked since second 30, leaves with 7 s and comes back at second 90.
    #[test]
    fn to_leave_and_come_back_wins_no_time() {
        let away = Seat { clock: Some(7_000), ..seat(Player::Red, 35_000) };
        for pace in [Pace::Live { bank: 60, increment: 5 }, Pace::Turns { hours: 1 }] {
            let clock = handed_back(pace, &course(), &away, 90_000);
            let back = Seat { clock, ..seat(Player::Red, 90_000) };
            assert_eq!(left(pace, &course(), &back, 91_000), Some(6_000));
        }
    }

    #[test]
    fn who_comes_back_after_a_bot_has_answered_has_time_for_a_turn() {
        let (live, turns) = (Pace::Live { bank: 300, increment: 5 }, Pace::Turns { hours: 1 });
        for (clock, wanted) in [(0, 60_000), (200_000, 200_000)] {
            let away = Seat { clock: Some(clock), ..seat(Player::Blue, 15_000) };
            assert_eq!(handed_back(live, &course(), &away, 90_000), Some(wanted));
            assert_eq!(handed_back(turns, &course(), &away, 90_000), None);
        }
        let away = Seat { clock: Some(200_000), ..seat(Player::Blue, 15_000) };
        let shown = |pace, now| kept(pace, &course(), &away, now);
        assert_eq!((shown(live, 90_000), shown(turns, 90_000)), (Some(200_000), Some(HOUR)));
        assert_eq!(shown(live, 95_000), Some(200_000), "it stands still");
        let short = Pace::Live { bank: 20, increment: 0 };
        let away = Seat { clock: Some(0), ..seat(Player::Blue, 15_000) };
        assert_eq!(handed_back(short, &course(), &away, 90_000), Some(20_000));
    }
}
