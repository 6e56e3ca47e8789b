//! Every reason has its message in every language, with the same arguments, and the English message equals the reason's Display.
//! Damaged editions, records and positions are refused with such a reason, in messages of every language.

use std::collections::BTreeSet;

use elgrande::messages::{Messages, Value};
use elgrande::random_play::play_recorded;
use elgrande::rng::seeded_rng;
use engine::chance::pick;
use engine::edition::EditionReason;
use engine::notation::{PositionReason, read_position, write_position};
use engine::reason::{Arg, Located, Reason};
use engine::record::RecordReason;
use engine::{Edition, Event, Game, Record, Setup, Variants};
use server::reason::{PasswordReason, TableReason, WebhookReason};

const EDITION: &str = include_str!("../../../../editions/2023.toml");

/// The text with some letters cut out, and with them doubled, at every `step`th place.
fn damaged(text: &str, step: usize, letters: usize) -> impl Iterator<Item = String> + '_ {
    text.char_indices().step_by(step).flat_map(move |(start, _)| {
        let (head, tail) = text.split_at(start);
        let end = tail.char_indices().nth(letters).map_or(tail.len(), |(index, _)| index);
        [format!("{head}{}", &tail[end..]), format!("{head}{}{tail}", &tail[..end])]
    })
}

fn boxed<R: Reason + 'static>(reasons: Vec<R>) -> impl Iterator<Item = Box<dyn Reason>> {
    reasons.into_iter().map(|reason| Box::new(reason) as Box<dyn Reason>)
}

/// Every reason there is: the enums generate their own samples, so none can be forgotten.
fn every_reason() -> Vec<Box<dyn Reason>> {
    boxed(EditionReason::samples())
        .chain(boxed(RecordReason::samples()))
        .chain(boxed(PositionReason::samples()))
        .chain(boxed(TableReason::samples()))
        .chain(boxed(WebhookReason::samples()))
        .chain(boxed(PasswordReason::samples()))
        .collect()
}

#[test]
fn the_english_message_is_what_the_program_says() {
    let messages = Messages::new("en");
    for reason in every_reason() {
        assert_eq!(messages.reason(reason.as_ref()), reason.to_string(), "{}", reason.key());
    }
    let on_line = Located::<TableReason>::on(7, TableReason::Pace);
    assert_eq!(messages.reason(&on_line), on_line.to_string());
}

#[test]
fn every_language_has_every_message_with_every_argument() {
    for language in locales::LANGUAGES {
        let (messages, known) = (Messages::new(language), keys(language));
        for reason in every_reason() {
            assert!(known.contains(reason.key()), "{language} lacks {}", reason.key());
            let args = distinct(reason.as_ref());
            let values = args.iter().map(|(name, value, _)| (*name, value.clone()));
            let said = messages.format_args(reason.key(), &values.collect());
            for (name, _, shown) in &args {
                assert!(said.contains(shown), "{language} {} leaves out {name}: {said}", reason.key());
            }
        }
    }
}

/// The keys of all reasons in the files of a language.
fn keys(language: &str) -> BTreeSet<&'static str> {
    let lines =
        locales::sources(language).expect("every language has files").iter().flat_map(|file| file.lines());
    lines.filter(|line| line.starts_with("reason-")).filter_map(|line| line.split(' ').next()).collect()
}

/// The arguments of a reason, each with a different value and what is shown of it.
fn distinct(reason: &dyn Reason) -> Vec<(&'static str, Value, String)> {
    let value = |(number, (name, arg)): (u64, (&'static str, Arg))| match arg {
        Arg::Text(_) => (name, format!("<{name}>").into(), format!("<{name}>")),
        Arg::Number(_) => (name, number.into(), number.to_string()),
    };
    (1001..).zip(reason.args()).map(value).collect()
}

#[test]
fn no_message_is_without_a_reason() {
    let mut known: BTreeSet<_> = every_reason().iter().map(|reason| reason.key()).collect();
    known.insert("reason-on-line");
    for language in locales::LANGUAGES {
        assert_eq!(keys(language).difference(&known).collect::<Vec<_>>(), [&""; 0], "{language}");
    }
}

#[test]
fn the_page_has_every_message_the_server_can_send() {
    let module = locales::page_module("en", "reasons").expect("the page has reasons");
    let has = |reason: &dyn Reason| module.contains(&format!("\n\"{}\": ", reason.key()));
    // The server takes no records that begin with a position, and says only that.
    let records = RecordReason::samples().into_iter();
    let records = records.filter(|reason| !matches!(reason, RecordReason::PositionReason(_)));
    let told = boxed(EditionReason::samples()).chain(boxed(records.collect()));
    let told = told.chain(boxed(TableReason::samples())).chain(boxed(WebhookReason::samples()));
    assert_eq!(
        told.filter(|reason| !has(reason.as_ref())).map(|reason| reason.key()).collect::<Vec<_>>(),
        [""; 0]
    );
}

/// How many texts are refused, each with a reason that can be told in any language.
fn refusals<R: Reason>(texts: impl Iterator<Item = String>, read: impl Fn(&str) -> Option<R>) -> usize {
    let (english, german) = (Messages::new("en"), Messages::new("de"));
    let reasons = texts.filter_map(|text| read(&text));
    let is_told = |reason: &R| {
        assert_eq!(english.reason(reason), reason.to_string());
        assert!(!german.reason(reason).contains('⟦'), "{reason}");
    };
    reasons.inspect(is_told).count()
}

#[test]
fn a_damaged_edition_is_refused_with_a_reason() {
    let read = |text: &str| Edition::load(text).err();
    let refused: usize = [1, 4, 11].map(|letters| refusals(damaged(EDITION, 5, letters), read)).iter().sum();
    assert!(refused > 3000, "{refused}");
}

#[test]
fn a_damaged_record_is_refused_with_a_reason() {
    let edition = Edition::embedded();
    let read = |text: &str| Record::read(text, &[edition]).err();
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut rng = seeded_rng(7, number);
        let setup = Setup::deal(edition, variants, &mut rng);
        let text = play_recorded(setup, &mut rng, &mut Vec::<Event>::new()).to_string();
        refused += refusals(damaged(&text, 23, 6), read);
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn a_damaged_position_is_refused_with_a_reason() {
    let edition = Edition::embedded();
    let read = |text: &str| read_position(text, edition).err();
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut rng = seeded_rng(8, number);
        let setup = Setup::deal(edition, variants, &mut rng);
        let whole = play_recorded(setup, &mut rng, &mut Vec::<Event>::new());
        for moment in whole.replay().step_by(41) {
            refused += refusals(damaged(&write_position(&moment.game), 11, 6), read);
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// Every action that is legal somewhere in the game is tried where it is not. The page explains a refusal by its rule.
#[test]
fn every_rule_that_refuses_an_action_has_a_text_on_the_page() {
    const ERRORS: &str = include_str!("../../../../locales/en/errors.ftl");
    let (mut actions, mut rules) = (BTreeSet::new(), BTreeSet::new());
    for (number, variants) in (0..).zip(Variants::all()) {
        let mut rng = seeded_rng(7, number);
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
        while let Some((player, decision)) = game.question() {
            actions.extend(decision.options().map(|action| action.to_string()));
            for action in &actions {
                let action = action.parse().unwrap();
                let refusals =
                    game.board().seats().iter().filter_map(|seat| { game }.apply(seat, action).err());
                rules.extend(refusals.map(|illegal| illegal.rule.to_string()));
            }
            let action = pick(decision, &mut rng);
            game.apply(player, action).unwrap();
        }
    }
    let texts = rules.iter().filter(|rule| !rule.starts_with("card:"));
    let missing: Vec<_> =
        texts.filter(|id| !ERRORS.contains(&format!("\nrule-{} =", id.to_lowercase()))).collect();
    assert!(rules.len() > 30, "{rules:?}");
    assert!(missing.is_empty(), "without a text: {missing:?}");
}
