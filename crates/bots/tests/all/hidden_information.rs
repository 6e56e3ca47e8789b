//! Honesty: a bot's answer depends only on what its seat may know.

use bots::{Bot, Budget, Level};
use engine::chance::below;
use engine::{Event, Game, Player, Setup, Sink, Variants, Viewer, scramble};
use rand_pcg::Pcg64Mcg;

use super::common::{Seats, bot, table};

const FEW: Budget = Budget { time: None, iterations: Some(12), threads: 1 };

/// At some questions of a game, compares the answers before and after scrambling what is hidden from the seat.
fn the_same_whatever_is_hidden(level: Level, variants: Variants, seed: u64) {
    let mut rng = Pcg64Mcg::new(seed.into());
    let mut seats = Seats::new(&[level.word()], variants, seed);
    seats.play(&FEW, |seats, player, view| {
        if below(6, &mut rng) > 0 {
            return;
        }
        let viewer = Viewer::Seat(player);
        let other = scramble(&seats.game, viewer, &mut rng).view(viewer);
        let answer = |view| seats.bots[player.index()].clone().answer(view, &FEW);
        assert_eq!(answer(view), answer(&other), "{level} in {player}'s seat, {variants:?}");
    });
}

#[test]
fn whatever_is_hidden_the_answer_is_the_same() {
    for (number, variants) in Variants::all().enumerate().step_by(3) {
        let level = Level::ALL[number % Level::ALL.len()];
        the_same_whatever_is_hidden(level, variants, number as u64);
    }
}

/// Two bots in the same seat: one receives raw events, the other only what its seat may see.
struct BothBots<'a> {
    raw: &'a mut Bot,
    filtered: &'a mut Bot,
    seat: Player,
}

impl Sink for BothBots<'_> {
    fn emit(&mut self, event: Event) {
        self.raw.observe(&event);
        self.filtered.observe(&event.visible_to(Viewer::Seat(self.seat)));
    }
}

#[test]
fn a_bot_ignores_the_hidden_parts_of_events() {
    let variants = table(4, "power-shift veto rivalry");
    let (seat, mut rng) = (Player::Blue, Pcg64Mcg::new(5));
    let setup = Setup::deal(engine::Edition::embedded(), variants, &mut rng);
    let mut raw = bot("grande", variants, seat, 1);
    let mut filtered = raw.clone();
    let mut game = Game::begin(&setup, &mut BothBots { raw: &mut raw, filtered: &mut filtered, seat });
    while let Some((player, decision)) = game.question() {
        let mut action = engine::chance::pick(decision, &mut rng);
        if player == seat {
            let view = game.view(Viewer::Seat(seat));
            let answers = [raw.answer(&view, &FEW).unwrap(), filtered.answer(&view, &FEW).unwrap()];
            assert_eq!(answers[0], answers[1]);
            action = answers[0].action;
        }
        game.apply_with_events(
            player,
            action,
            &mut BothBots { raw: &mut raw, filtered: &mut filtered, seat },
        )
        .unwrap();
    }
}

#[test]
fn nobody_answers_for_another_seat() {
    let variants = table(3, "");
    let seats = Seats::new(&["grande"], variants, 1);
    let (player, _) = seats.game.question().unwrap();
    let other = seats.game.board().seats().without(player).first().unwrap();
    let mut bot = seats.bots[other.index()].clone();
    for viewer in [Viewer::Seat(player), Viewer::Seat(other), Viewer::Spectator] {
        assert_eq!(bot.answer(&seats.game.view(viewer), &FEW), None, "{viewer:?}");
    }
}
