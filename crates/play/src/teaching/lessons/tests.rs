//! Every lesson can be solved as it says, and every reason it gives has a sentence.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use super::*;

fn actions(path: &str) -> Vec<Action> {
    path.split(';').map(|text| text.trim().parse().unwrap()).collect()
}

/// The lesson after this many tasks.
fn after_tasks(lesson: &'static Lesson, tasks: usize) -> (LessonState, Vec<Action>) {
    let (mut state, mut played) = (lesson.after(&[]).unwrap(), Vec::new());
    for task in &lesson.tasks[..tasks] {
        for action in actions(task.path) {
            state.play(&[action]).unwrap_or_else(|refusal| panic!("{}: {action}: {refusal:?}", lesson.name));
            played.push(action);
        }
    }
    (state, played)
}

#[test]
fn every_lesson_can_be_solved_as_it_says() {
    for lesson in LESSONS {
        for done in 0..=lesson.tasks.len() {
            let (state, played) = after_tasks(lesson, done);
            assert_eq!(state.task, done, "{} after {played:?}", lesson.name);
            let replayed = lesson.after(&played).unwrap();
            assert_eq!((replayed.task, replayed.ply()), (state.task, state.ply()), "{}", lesson.name);
            assert_eq!(replayed.game, state.game, "{}: a replay leads to the same state", lesson.name);
            let is_asked = state.game.to_act().iter().eq([LEARNER]);
            assert!(state.is_done() || is_asked, "{}: only the learner is asked", lesson.name);
        }
    }
}

/// Every option at every task is accepted, or refused with a reason that has a sentence in every language.
#[test]
fn every_refused_action_has_a_reason_with_a_sentence() {
    for lesson in LESSONS {
        for done in 0..lesson.tasks.len() {
            let (state, _) = after_tasks(lesson, done);
            let decision = state.game.decision(LEARNER).unwrap();
            for action in decision.options() {
                if let Err(LessonRefusal::NotYet(why)) = state.clone().step(action) {
                    assert_translated(&format!("lesson-{}-{why}", lesson.name));
                }
            }
        }
    }
}

#[test]
fn every_lesson_has_its_sentences() {
    for lesson in LESSONS {
        let name = lesson.name;
        assert_translated(&format!("lesson-{name}-title"));
        assert_translated(&format!("lesson-{name}-intro"));
        for task in 1..=lesson.tasks.len() {
            assert_translated(&format!("lesson-{name}-task-{task}"));
            assert_translated(&format!("lesson-{name}-done-{task}"));
        }
    }
}

fn assert_translated(key: &str) {
    for language in locales::LANGUAGES {
        let book = locales::page_module(language, "book").unwrap();
        assert!(book.contains(&format!("\n\"{key}\": ")), "{language}: {key}");
    }
}

#[test]
fn the_end_of_a_task_ends_a_draft() {
    let lesson = Lesson::named("placement").unwrap();
    let (state, _) = after_tasks(lesson, 1);
    let ends = |path: &str| {
        let mut text = Vec::new();
        state.draft(&actions(path)).unwrap().write(&mut text);
        serde_json::from_slice::<serde_json::Value>(&text).unwrap()["ends"].clone()
    };
    assert_eq!(ends("place aragon; place aragon"), false);
    assert_eq!(
        ends("place aragon; place aragon; place aragon"),
        true,
        "the task is done although the turn is not"
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let lesson = Lesson::named("placement").unwrap();
    let (mut state, _) = after_tasks(lesson, 1);
    let before = state.game;
    for (path, code) in [
        ("place castilla", "illegal"),
        ("place toledo", "not-yet"),
        ("place aragon; place toledo", "not-yet"),
    ] {
        assert_eq!(state.play(&actions(path)).unwrap_err().code(), code, "{path}");
        assert_eq!(state.draft(&actions(path)).unwrap_err().code(), code, "{path}");
    }
    let past = actions("place aragon; place aragon; place aragon; done");
    assert_eq!(state.play(&past).unwrap_err().code(), "past-checkpoint");
    assert_eq!(state.draft(&past).unwrap_err().code(), "past-checkpoint", "a draft is refused as playing is");
    assert_eq!(state.game, before);
    assert_eq!(lesson.after(&actions("choose fiesta; place castilla")).unwrap_err().code(), "illegal");
    assert!(lesson.after(&[Action::Done; MAX_ACTIONS + 1]).is_err());
}

#[test]
fn a_task_about_hints_has_some_and_others_have_none() {
    let lesson = Lesson::named("help").unwrap();
    let hints = |tasks: usize| after_tasks(lesson, tasks).0.hint();
    let (first, again) = (hints(0), hints(0));
    assert_eq!(first.len(), MAX_IDEAS);
    assert_eq!(format!("{first:?}"), format!("{again:?}"), "the same question, the same hint");
    let (state, _) = after_tasks(lesson, 0);
    for reason in &first {
        assert!(state.clone().step(reason.action).is_ok(), "{} does what the task asks", reason.action);
    }
    assert!((1..=3).all(|tasks| hints(tasks).is_empty()));
}

#[test]
fn the_log_shows_which_region_blue_has_left() {
    let (state, _) = after_tasks(Lesson::named("help").unwrap(), 2);
    let board = state.game.board();
    assert_eq!(board.caballeros(engine::Region::Navarra, Player::Blue), 0);
    let moves: Vec<_> = state
        .plies
        .iter()
        .filter(|ply| ply.player == Player::Blue)
        .map(|ply| ply.action.to_string())
        .collect();
    assert_eq!(moves, ["special", "move blue navarra sevilla", "move blue navarra sevilla", "done"]);
}
