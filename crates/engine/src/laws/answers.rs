//! Laws of questions and answers: `apply` accepts exactly the options, and refuses all else without a trace.

use super::action_set::{ActionSet, any, any_like};
use super::{LawRng, Moment, Verdict, demand};
use crate::action::Action;
use crate::chance::pick;
use crate::decision::Decision;
use crate::game::Game;
use crate::notation::{read_position, write_position};
use crate::player::{Player, PlayerSet};

pub(super) fn a_player_acts(moment: &Moment, _: &mut LawRng) -> Verdict {
    let asked = moment.game.to_act();
    demand(asked.is_empty() == moment.game.board.over, || format!("{asked:?} must act"))?;
    let strangers = asked - moment.game.board.seats();
    demand(strangers.is_empty(), || format!("{strangers} have no seat"))
}

pub(super) fn every_question_has_an_answer(moment: &Moment, _: &mut LawRng) -> Verdict {
    for player in moment.game.to_act().iter() {
        let decision = moment.game.decision(player);
        let is_open = decision.is_some_and(|decision| !decision.is_empty() && has_plain_card(decision));
        demand(is_open, || format!("{player} is asked {decision:?}"))?;
    }
    Ok(())
}

/// Some power card can always be played without a modifier (POW-5).
fn has_plain_card(decision: Decision) -> bool {
    if let Decision::Play(plays) = decision { !plays.with(None).is_empty() } else { true }
}

/// The cached question is the one that would be posed now.
pub(super) fn question_is_fresh(moment: &Moment, _: &mut LawRng) -> Verdict {
    let (kept, mut fresh) = (moment.game, *moment.game);
    fresh.pose();
    demand(fresh.to_act() == kept.to_act(), || format!("{} should be asked", fresh.to_act()))?;
    let asked = fresh.to_act().first().and_then(|player| fresh.decision(player));
    let question = kept.question().map(|(_, question)| *question);
    demand(question == asked, || format!("the question is {asked:?}, not {question:?}"))
}

pub(super) fn options_are_accepted(moment: &Moment, _: &mut LawRng) -> Verdict {
    questions(moment.game).try_for_each(|(player, decision)| {
        options(&decision).and_then(|_| accepts_all(moment.game, player, &decision))
    })
}

/// Everyone who is asked, with the question.
fn questions(game: &Game) -> impl Iterator<Item = (Player, Decision)> {
    game.to_act().iter().filter_map(|player| Some((player, game.decision(player)?)))
}

/// The options as a set, each in it once.
fn options(decision: &Decision) -> Result<ActionSet, String> {
    let mut actions = ActionSet::default();
    for action in decision.options() {
        demand(actions.add(action), || format!("{action} is offered twice"))?;
    }
    let count = decision.options().count();
    demand(count == decision.len(), || format!("{count} options, not {}", decision.len()))?;
    Ok(actions)
}

fn accepts_all(game: &Game, player: Player, decision: &Decision) -> Verdict {
    for action in decision.options() {
        let mut copy = *game;
        copy.apply(player, action).map_err(|illegal| format!("{player} may not {action}, {illegal}"))?;
    }
    Ok(())
}

/// How many other actions are tried at each position, of the same verb as an option and of any.
const TRIES: usize = 3;

pub(super) fn all_else_is_refused(moment: &Moment, dice: &mut LawRng) -> Verdict {
    for (player, decision) in questions(moment.game) {
        let options = options(&decision)?;
        for _ in 0..TRIES {
            let tried = [any_like(pick(&decision, dice), dice), any(dice)];
            let others = tried.into_iter().filter(|action| !options.has(*action));
            others.into_iter().try_for_each(|action| refuses(moment.game, player, action))?;
        }
    }
    Ok(())
}

pub(super) fn no_other_player_acts(moment: &Moment, dice: &mut LawRng) -> Verdict {
    for player in (PlayerSet::ALL - moment.game.to_act()).iter() {
        let asked = moment.game.decision(player);
        demand(asked.is_none(), || format!("{player} is asked {asked:?} out of turn"))?;
        refuses(moment.game, player, any(dice))?;
    }
    Ok(())
}

/// The action is refused, a rule is named, and the game is unchanged.
fn refuses(game: &Game, player: Player, action: Action) -> Verdict {
    let mut copy = *game;
    let refusal = copy.apply(player, action).err();
    let Some(illegal) = refusal else { return Err(format!("{player} may {action}")) };
    demand(illegal.to_act == game.to_act(), || format!("{illegal:?}"))?;
    demand(copy == *game, || format!("{player} may not {action}, but something changed"))
}

pub(super) fn notation_round_trip(moment: &Moment, _: &mut LawRng) -> Verdict {
    let written = write_position(moment.game);
    let read = read_position(&written, moment.game.edition).map_err(|bad| format!("{bad} in\n{written}"))?;
    demand(read == *moment.game, || format!("it reads otherwise:\n{written}"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, game};
    use super::*;
    use crate::card::Card;
    use crate::decision::Cards;
    use crate::power::PowerSet;

    #[test]
    fn a_question_after_the_end_is_found() {
        let first = game().to_act();
        check(a_player_acts, |game| game.board.over = true, &format!("{first:?} must act"));
    }

    #[test]
    fn an_empty_hand_is_found() {
        let first = game().to_act().first().unwrap();
        let rob = |game: &mut Game| {
            game.secrets.hands[first] = PowerSet::EMPTY;
            game.pose();
        };
        let mut poor = game();
        rob(&mut poor);
        let expected = format!("{first} is asked {:?}", poor.decision(first));
        check(every_question_has_an_answer, rob, &expected);
    }

    #[test]
    fn a_question_that_was_kept_too_long_is_found() {
        let first = game().to_act().first().unwrap();
        let rob = |game: &mut Game| game.secrets.hands[first] = PowerSet::EMPTY;
        let mut later = game();
        let kept = later.decision(first);
        rob(&mut later);
        let asked = later.decision(first);
        check(question_is_fresh, rob, &format!("the question is {asked:?}, not {kept:?}"));
    }

    #[test]
    fn an_option_offered_twice_is_found() {
        let twice =
            options(&Decision::Choose { cards: Cards::of([Some(Card(3)), Some(Card(3)), None, None, None]) });
        assert_eq!(twice.err(), Some(format!("choose {} is offered twice", Card(3))));
    }

    #[test]
    fn an_option_that_is_refused_is_found() {
        let game = game();
        let first = game.to_act().first().unwrap();
        assert!(accepts_all(&game, first, &Decision::Branch { branches: 2 }).is_err());
        assert!(accepts_all(&game, first, &game.decision(first).unwrap()).is_ok());
    }

    #[test]
    fn an_option_is_not_refused() {
        let game = game();
        let first = game.to_act().first().unwrap();
        let option = game.decision(first).unwrap().nth(0).unwrap();
        assert_eq!(refuses(&game, first, option), Err(format!("{first} may {option}")));
        assert!(refuses(&game, first, Action::Done).is_ok());
    }
}
