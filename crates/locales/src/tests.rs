//! The page says what Fluent would say, and what cannot be said is refused where it stands.

use std::collections::BTreeMap;
use std::path::Path;

use expect_test::{Expect, expect};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::compiler::declare::{Kind, values};
use crate::compiler::part::{PARTS, Parts};
use crate::compiler::source::Source;
use crate::compiler::speak::{Given, Speaker};
use crate::compiler::tree::{Part, Phrase, is_number};
use crate::compiler::{Words, complete, declare, read, script};

/// Numbers that differ in some language.
const NUMBERS: [i64; 10] = [0, 1, 2, 3, 5, 11, 21, 22, 25, 102];

fn source(text: &str) -> Source {
    Source { path: "locales/en/test.ftl".to_owned(), text: text.to_owned() }
}

fn words(text: &str) -> Words {
    read(&[source(text)]).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn check(text: &str, expected: Expect) {
    let words = words(text);
    expected.assert_eq(&script::module(&words));
    compare("en", &[text.to_owned()], &words);
}

fn refused(text: &str, expected: Expect) {
    let faults = read(&[source(text)]).expect_err("it is refused");
    expected.assert_eq(&faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

/// Every sentence, with samples of its values, both ways.
fn compare(language: &str, texts: &[String], words: &Words) {
    let tag: LanguageIdentifier = language.parse().unwrap();
    let mut bundle = FluentBundle::new(vec![tag.clone()]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().unwrap();
    for text in texts {
        bundle.add_resource(FluentResource::try_new(text.clone()).unwrap()).unwrap();
    }
    let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).unwrap();
    let category = |number: i64| category(rules.select(number).unwrap());
    for (key, phrase) in words {
        for values in samples(phrase) {
            let said = Speaker { values: &values, category: &category }.say(phrase);
            assert_eq!(said, fluent(&bundle, key, &values), "{language} {key} {values:?}");
        }
    }
}

fn fluent(bundle: &FluentBundle<FluentResource>, key: &str, values: &BTreeMap<String, Given>) -> String {
    let (name, attribute) = key.split_once('.').map_or((key, None), |(name, part)| (name, Some(part)));
    let message = bundle.get_message(name).unwrap();
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).unwrap().value(),
        None => message.value().unwrap(),
    };
    let mut arguments = FluentArgs::new();
    for (name, given) in values {
        let value = match given {
            Given::Text(text) => FluentValue::from(text.as_str()),
            Given::Number(number) => FluentValue::from(*number),
        };
        arguments.set(name.as_str(), value);
    }
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    said
}

fn category(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// All values at once take their first sample, then their second, and so on, out of step with each other.
fn samples(phrase: &Phrase) -> Vec<BTreeMap<String, Given>> {
    let mut known = Vec::new();
    forms(phrase, &mut known);
    known.push("Anna".to_owned());
    let values = values(phrase);
    let rounds = if values.is_empty() { 1 } else { NUMBERS.len().max(known.len()) * values.len() };
    let sample = |kind: Kind, round: usize| match kind {
        Kind::Number => Given::Number(NUMBERS[round % NUMBERS.len()]),
        Kind::Any | Kind::Word => Given::Text(known[round % known.len()].clone()),
    };
    let set = |round: usize| {
        let each = values.iter().enumerate();
        each.map(|(place, (name, kind))| (name.clone(), sample(*kind, round / (place + 1)))).collect()
    };
    (0..rounds).map(set).collect()
}

fn forms(phrase: &Phrase, found: &mut Vec<String>) {
    for part in phrase {
        if let Part::Pick(pick) = part {
            found.extend(pick.forms.iter().map(|(key, _)| key.clone()).filter(|key| !is_number(key)));
            pick.forms.iter().for_each(|(_, phrase)| forms(phrase, found));
        }
    }
}

#[test]
fn every_sentence_of_every_language_is_said_as_fluent_says_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in crate::LANGUAGES {
        let files = std::fs::read_dir(folder.join(language)).unwrap().map(|file| file.unwrap().path());
        let texts: Vec<String> = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
        let sources: Vec<Source> = texts.iter().map(|text| source(text)).collect();
        compare(language, &texts, &read(&sources).unwrap());
    }
}

#[test]
fn the_first_language_is_there_and_others_are_not_made_up() {
    assert!(crate::LANGUAGES.contains(&"en"));
    assert!(crate::page_module("en", "page").unwrap().starts_with("export default {\n"));
    assert_eq!(crate::page_module("xx", "page"), None);
    assert_eq!(crate::page_module("en", "commands"), None);
}

#[test]
fn every_sentence_of_the_page_is_in_one_part_of_it() {
    let file =
        |name: &str, text: &str| Source { path: format!("locales/en/{name}.ftl"), text: text.to_owned() };
    let all = [file("table", "a = A\n    .b = B\n"), file("rules", "c = C\n"), file("commands", "d = D\n")];
    let (words, parts) = (read(&all).unwrap(), Parts::of(&all));
    let keys = |part: &str| parts.taken(&words, part).into_keys().collect::<Vec<_>>().join(" ");
    assert_eq!(PARTS.map(keys), ["a a.b", "c"]);
}

#[test]
fn texts_values_and_numbers() {
    check(
        "plain = The \"king\" \\ `moves`\nname = Hello, { $name }!\npoints = { NUMBER($n) } of ${ $most-points }\n",
        expect![[r#"
            export default {
            "name": (v, f) => `Hello, ${v.name}!`,
            "plain": "The \"king\" \\ `moves`",
            "points": (v, f) => `${f.n(v.n)} of $${v["most-points"]}`,
            };
        "#]],
    );
}

#[test]
fn plurals_exact_numbers_and_words() {
    check(
        "n = { $n ->\n    [0] none\n    [one] one of { NUMBER($n) }\n   *[other] { $n }\n }\n\
         who = { $who ->\n    [red] Red\n   *[other] { $who }\n } { NUMBER($n) ->\n    [one] wins\n   *[other] win\n }\n",
        expect![[r#"
            export default {
            "n": (v, f) => f.pick(v.n, {"0": "none", "one": `one of ${f.n(v.n)}`, "other": `${v.n}`}, "other"),
            "who": (v, f) => `${f.pick(v.who, {"red": "Red", "other": `${v.who}`}, "other")} ${f.pick(v.n, {"one": "wins", "other": "win"}, "other")}`,
            };
        "#]],
    );
}

#[test]
fn choices_inside_choices() {
    check(
        "n = { $who ->\n    [red] { $n ->\n        [one] red one\n       *[other] red { $n }\n    }\n   *[other] { $n }\n }\n",
        expect![[r#"
            export default {
            "n": (v, f) => f.pick(v.who, {"red": f.pick(v.n, {"one": "red one", "other": `red ${v.n}`}, "other"), "other": `${v.n}`}, "other"),
            };
        "#]],
    );
}

#[test]
fn terms_messages_attributes_and_escapes_are_put_in() {
    check(
        r#"
-king = { $case ->
    [of] king's
   *[plain] king
 }
    .gender = male
region = the { -king(case: "of") } region
both = { region }, { -king }{"\u0021"} { region.title }
"#
        .replace("both =", "    .title = A { -king }\nboth =")
        .as_str(),
        expect![[r#"
            export default {
            "both": "the king's region, king! A king",
            "region": "the king's region",
            "region.title": "A king",
            };
        "#]],
    );
    check(
        "-king = king\n    .gender = male\nhis = { -king.gender ->\n    [male] his\n   *[other] its\n }\n",
        expect![[r#"
            export default {
            "his": "his",
            };
        "#]],
    );
}

#[test]
fn a_text_may_go_over_several_lines() {
    check(
        "long =\n    First.\n    Second,\n      further in.\n\n    Last.\n",
        expect![[r#"
            export default {
            "long": "First.\nSecond,\n  further in.\n\nLast.",
            };
        "#]],
    );
}

#[test]
fn what_is_wrong_is_refused_where_it_stands() {
    refused(
        "a = A\n\nb = { $n ->\n",
        expect!["locales/en/test.ftl:4: The select expression must have a default variant"],
    );
    refused("a = A\nb = B\na = C\n", expect!["locales/en/test.ftl:3: a is said twice"]);
    refused("a = A\nb = { c } { -d }\n", expect!["locales/en/test.ftl:2: c is not there"]);
    refused("a = A\nb =\n    { -d }\n", expect!["locales/en/test.ftl:3: d is not there"]);
    refused(
        "a = { b }\nb = { a }\n",
        expect![[r#"
        locales/en/test.ftl:2: a leads back to itself
        locales/en/test.ftl:1: b leads back to itself"#]],
    );
    refused("a = { DATETIME($n) }\n", expect!["locales/en/test.ftl:1: DATETIME() of this is not supported"]);
    refused(
        "a = { NUMBER($n, minimumFractionDigits: 2) }\n",
        expect!["locales/en/test.ftl:1: NUMBER() of this is not supported"],
    );
    refused("-t = { $x }\na = { -t }\n", expect!["locales/en/test.ftl:1: the term is not given $x"]);
}

#[test]
fn a_translation_lacks_nothing_and_adds_nothing() {
    let first = words("a = A { $n }\nb = B\n");
    let mut translated = words("a = Ah { $n }\n");
    assert_eq!(complete(&mut translated, &first), Ok(()));
    assert_eq!(translated["b"], first["b"]);
    let mut added = words("c = C\n");
    assert_eq!(complete(&mut added, &first).unwrap_err(), "c is not in the first language");
    let mut other = words("a = A { $m }\n");
    assert_eq!(
        complete(&mut other, &first).unwrap_err(),
        "a takes $m, which the first language does not know"
    );
}

#[test]
fn typescript_knows_what_a_sentence_takes() {
    let text = "a = A\nb = { $who } { $n ->\n    [one] 1\n   *[other] { $n }\n } { $colour ->\n    [red] R\n   *[other] O\n }\n";
    let declared = declare::words(&words(text));
    let keys = declared.split_once("interface Words {\n").unwrap().1;
    expect![[r#"
          "a": {};
          "b": { "colour": string; "n": number; "who": string | number };
        }
    "#]]
    .assert_eq(keys);
}
