//! Compiled messages read as Fluent formats them, and faulty files are refused with file and line.

use expect_test::{Expect, expect, expect_file};

use crate::compiler::declare::values;
use crate::compiler::format::Formatter;
use crate::compiler::part::{PARTS, Parts};
use crate::compiler::source::Source;
use crate::compiler::tree::{MessageParts, Operand, Part};
use crate::compiler::{MessageMap, complete, declare, read, script};
use crate::fluent::Fluent;
use crate::samples::{counts, samples};

fn source(text: &str) -> Source {
    Source { path: "locales/en/test.ftl".to_owned(), text: text.to_owned() }
}

fn words(text: &str) -> MessageMap {
    read(&[source(text)]).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn check(text: &str, expected: Expect) {
    let words = words(text);
    expected.assert_eq(&script::module(&words));
    compare("en", &[text], &words);
}

fn refused(text: &str, expected: Expect) {
    let faults = read(&[source(text)]).expect_err("it is refused");
    expected.assert_eq(&faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

/// Formats every message with sample values, in our way and in Fluent's.
fn compare(language: &str, texts: &[&str], words: &MessageMap) {
    let fluent = Fluent::new(language, texts);
    for (key, phrase) in words {
        for values in samples(phrase) {
            let formatted =
                Formatter { values: &values, category: &|number| fluent.category(number) }.format(phrase);
            assert_eq!(formatted, fluent.format(key, &values), "{language} {key} {values:?}");
        }
    }
}

/// The messages of a language, without those missing that English would fill in.
pub(crate) fn messages_of(language: &str) -> MessageMap {
    let texts = crate::sources(language).unwrap().iter();
    read(&texts.map(|text| source(text)).collect::<Vec<_>>()).unwrap()
}

#[test]
fn every_message_of_every_language_reads_as_fluent_formats_it() {
    for language in crate::LANGUAGES {
        compare(language, crate::sources(language).unwrap(), &messages_of(language));
    }
}

/// A count that only selects a plural form is not needed by a language with a single form.
#[test]
fn every_language_has_every_message_with_the_same_values() {
    let first = messages_of("en");
    for language in crate::LANGUAGES {
        let words = messages_of(language);
        assert!(words.keys().eq(first.keys()), "{language} lacks {:?}", keys_beyond(&first, &words));
        for (key, phrase) in &words {
            let (known, taken) = (values(&first[key]), values(phrase));
            let lacks: Vec<_> =
                printed(&first[key]).into_iter().filter(|name| !taken.contains_key(name)).collect();
            assert!(lacks.is_empty(), "{language} {key} leaves out {lacks:?}");
            assert!(taken.keys().all(|name| known.contains_key(name)), "{language} {key} takes {taken:?}");
        }
    }
}

fn keys_beyond<'a>(words: &'a MessageMap, others: &MessageMap) -> Vec<&'a String> {
    words.keys().filter(|key| !others.contains_key(*key)).collect()
}

/// The values that are printed, not only used to select a form.
fn printed(phrase: &MessageParts) -> Vec<String> {
    let names = |part: &Part| match part {
        Part::Text(_) | Part::Number(Operand::Literal(_)) => Vec::new(),
        Part::Value(name) | Part::Number(Operand::Variable(name)) => vec![name.clone()],
        Part::Pick(pick) => pick.forms.iter().flat_map(|(_, form)| printed(form)).collect(),
    };
    phrase.iter().flat_map(names).collect()
}

/// A speaker of the language must review changes; `UPDATE_EXPECT=1` updates the files.
#[test]
fn plural_forms_are_reviewed() {
    let languages: Vec<_> =
        crate::LANGUAGES.iter().map(|language| (*language, messages_of(language))).collect();
    for (language, words) in &languages {
        let fluent = Fluent::new(language, crate::sources(language).unwrap());
        let mut text = String::new();
        for (key, phrase) in words {
            let sets = counts(languages.iter().map(|(_, words)| &words[key]), phrase);
            let lines: Vec<_> =
                sets.iter().map(|values| fluent.format(key, values).replace('\n', " ")).collect();
            if !lines.is_empty() {
                text += &format!("{key}\n    {}\n", lines.join("\n    "));
            }
        }
        let path = format!("{}/tests/plurals/{language}.txt", env!("CARGO_MANIFEST_DIR"));
        expect_file![path].assert_eq(&text);
    }
}

#[test]
fn there_is_a_module_for_each_language_and_part_only() {
    assert!(crate::LANGUAGES.contains(&"en"));
    assert!(crate::page_module("en", "page").unwrap().starts_with("export default {\n"));
    assert_eq!(crate::page_module("xx", "page"), None);
    assert_eq!(crate::page_module("en", "terminal"), None);
}

#[test]
fn every_message_of_the_page_is_in_one_part() {
    let file =
        |name: &str, text: &str| Source { path: format!("locales/en/{name}.ftl"), text: text.to_owned() };
    let all = [
        file("table", "a = A\n    .b = B\n"),
        file("rules", "c = C\n"),
        file("commands", "d = D\n"),
        file("account", "g = G\n"),
        file("device", "h = H\n"),
        file("review", "i = I\n"),
        file("reasons", "e = E\n"),
        file("positions", "f = F\n"),
    ];
    let (words, parts) = (read(&all).unwrap(), Parts::of(&all));
    let keys = |part: &str| parts.taken(&words, part).into_keys().collect::<Vec<_>>().join(" ");
    assert_eq!(PARTS.map(keys), ["a a.b", "c", "g", "h", "i", "e"]);
}

#[test]
fn the_page_gets_no_messages_of_the_terminal() {
    for (start, key) in [("command", "command-arena"), ("reason-position-", "reason-position-idle")] {
        assert!(!crate::DECLARATIONS.contains(&format!("\"{start}")));
        assert!(crate::MODULES.iter().all(|(_, _, module)| !module.contains(&format!("\n\"{start}"))));
        for language in crate::LANGUAGES {
            let files = crate::sources(language).unwrap();
            assert!(files.iter().any(|file| file.contains(&format!("\n{key} = "))), "{language} {key}");
        }
    }
}

#[test]
fn text_values_and_numbers_are_compiled() {
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
fn plurals_exact_numbers_and_words_are_compiled() {
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
fn nested_choices_are_compiled() {
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
fn terms_messages_attributes_and_escapes_are_inlined() {
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
fn a_text_may_span_several_lines() {
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
fn a_fault_is_refused_with_file_and_line() {
    refused(
        "a = A\n\nb = { $n ->\n",
        expect!["locales/en/test.ftl:4: The select expression must have a default variant"],
    );
    refused("a = A\nb = B\na = C\n", expect!["locales/en/test.ftl:3: duplicate key a"]);
    refused("a = A\nb = { c } { -d }\n", expect!["locales/en/test.ftl:2: unknown reference c"]);
    refused("a = A\nb =\n    { -d }\n", expect!["locales/en/test.ftl:3: unknown reference d"]);
    refused(
        "a = { b }\nb = { a }\n",
        expect![[r#"
        locales/en/test.ftl:2: a refers to itself
        locales/en/test.ftl:1: b refers to itself"#]],
    );
    refused("a = { DATETIME($n) }\n", expect!["locales/en/test.ftl:1: DATETIME() is not supported here"]);
    refused(
        "a = { NUMBER($n, minimumFractionDigits: 2) }\n",
        expect!["locales/en/test.ftl:1: NUMBER() is not supported here"],
    );
    refused("-t = { $x }\na = { -t }\n", expect!["locales/en/test.ftl:1: the term needs the argument $x"]);
}

#[test]
fn a_translation_falls_back_to_english_and_adds_nothing() {
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
    let (plain, mut bare) =
        (words("a = { NUMBER($n) }\n"), words("a = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n"));
    assert_eq!(
        complete(&mut bare, &plain).unwrap_err(),
        "a says $n as it is, the first language says NUMBER($n)"
    );
}

#[test]
fn the_values_of_a_message_are_declared_for_typescript() {
    let text = "a = A\nb = { $who } { $n ->\n    [one] 1\n   *[other] { $n }\n } { $colour ->\n    [red] R\n   *[other] O\n }\n";
    let declared = declare::words(&words(text));
    let keys = declared.split_once("interface MessageMap {\n").unwrap().1;
    expect![[r#"
          "a": {};
          "b": { "colour": string; "n": number; "who": string | number };
        }
    "#]]
    .assert_eq(keys);
}
