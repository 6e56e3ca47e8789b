//! Every lesson can be done the way it says, and answers what is not asked with a reason there is a sentence for.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::*;

fn actions(path: &str) -> Vec<Action> {
    path.split(';').map(|text| text.trim().parse().unwrap()).collect()
}

/// The lesson with so many tasks done.
fn with_done(lesson: &'static Lesson, tasks: usize) -> (Lecture, Vec<Action>) {
    let (mut lecture, mut played) = (lesson.after(&[]).unwrap(), Vec::new());
    for task in &lesson.tasks[..tasks] {
        for action in actions(task.path) {
            lecture
                .play(&[action])
                .unwrap_or_else(|refusal| panic!("{}: {action}: {refusal:?}", lesson.name));
            played.push(action);
        }
    }
    (lecture, played)
}

#[test]
fn every_lesson_is_done_the_way_it_says() {
    for lesson in LESSONS {
        for done in 0..=lesson.tasks.len() {
            let (lecture, played) = with_done(lesson, done);
            assert_eq!(lecture.task, done, "{} after {played:?}", lesson.name);
            let again = lesson.after(&played).unwrap();
            assert_eq!((again.task, again.ply()), (lecture.task, lecture.ply()), "{}", lesson.name);
            assert_eq!(again.game, lecture.game, "{}: what was played leads to the same place", lesson.name);
            let is_asked = lecture.game.to_act().iter().eq([LEARNER]);
            assert!(lecture.is_done() || is_asked, "{}: the learner is asked, and alone", lesson.name);
        }
    }
}

/// Every answer at every task: it leads on, or is refused with a reason that has a sentence in every language.
#[test]
fn whatever_a_learner_answers_leads_on_or_has_a_reason_in_words() {
    for lesson in LESSONS {
        for done in 0..lesson.tasks.len() {
            let (lecture, _) = with_done(lesson, done);
            let decision = lecture.game.decision(LEARNER).unwrap();
            for action in decision.options() {
                if let Err(Objection::NotYet(why)) = lecture.clone().step(action) {
                    assert_spoken(&format!("lesson-{}-{why}", lesson.name));
                }
            }
        }
    }
}

#[test]
fn every_lesson_has_its_sentences() {
    for lesson in LESSONS {
        let name = lesson.name;
        assert_spoken(&format!("lesson-{name}-title"));
        assert_spoken(&format!("lesson-{name}-intro"));
        for task in 1..=lesson.tasks.len() {
            assert_spoken(&format!("lesson-{name}-task-{task}"));
            assert_spoken(&format!("lesson-{name}-done-{task}"));
        }
    }
}

fn assert_spoken(key: &str) {
    for language in locales::LANGUAGES {
        let book = locales::page_module(language, "book").unwrap();
        assert!(book.contains(&format!("\n\"{key}\": ")), "{language}: {key}");
    }
}

#[test]
fn the_end_of_a_task_ends_a_draft() {
    let lesson = Lesson::named("placement").unwrap();
    let (lecture, _) = with_done(lesson, 1);
    let ends = |path: &str| {
        let mut text = Vec::new();
        lecture.tried(&actions(path)).unwrap().write(&mut text);
        serde_json::from_slice::<serde_json::Value>(&text).unwrap()["ends"].clone()
    };
    assert_eq!(ends("place aragon; place aragon"), false);
    assert_eq!(ends("place aragon; place aragon; place aragon"), true, "the task is done, the turn is not");
}

#[test]
fn what_breaks_a_rule_is_refused_by_the_rule_and_nothing_changes() {
    let lesson = Lesson::named("placement").unwrap();
    let (mut lecture, _) = with_done(lesson, 1);
    let before = lecture.game;
    for (path, code) in [
        ("place castilla", Code::Illegal),
        ("place toledo", Code::NotYet),
        ("place aragon; place toledo", Code::NotYet),
    ] {
        assert_eq!(lecture.play(&actions(path)).unwrap_err().code, code, "{path}");
        assert_eq!(lecture.tried(&actions(path)).unwrap_err().code, code, "{path}");
    }
    let past = actions("place aragon; place aragon; place aragon; done");
    assert_eq!(lecture.play(&past).unwrap_err().code, Code::PastCheckpoint);
    assert_eq!(lecture.tried(&past).unwrap_err().code, Code::PastCheckpoint, "tried as it would be played");
    assert_eq!(lecture.game, before);
    assert_eq!(lesson.after(&actions("choose fiesta; place castilla")).unwrap_err().code, Code::Illegal);
    assert!(lesson.after(&[Action::Done; MOST + 1]).is_err());
}
