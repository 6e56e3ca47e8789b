//! All commands are localized in every language.

use crate::common::{COMMANDS, TempFile, elgrande, run, speaking};
use elgrande::messages::Messages;
use expect_test::{Expect, expect};

/// clap's own English texts.
const CLAPS: [&str; 9] = [
    "Usage:",
    "Options:",
    "Commands:",
    "Arguments:",
    "[OPTIONS]",
    "[default:",
    "[possible values:",
    "Print help",
    "Print version",
];

#[test]
fn every_command_has_help_in_every_language() {
    for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
        for command in [""].into_iter().chain(COMMANDS) {
            let help = elgrande(&format!("{command} --help --lang {language}"), "").printed();
            assert!(!help.contains('⟦'), "{help}");
            assert!(help.contains(&Messages::new(language).get("command-heading-usage")), "{help}");
            let english = elgrande(&format!("{command} --help"), "").printed();
            for said in CLAPS.iter().filter(|said| english.contains(**said)) {
                assert!(!help.contains(said), "{language}: {said} in\n{help}");
            }
        }
    }
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    let usage = |words: &str, terminal: [&str; 3]| {
        let help = speaking(words, terminal).printed();
        help.lines().find(|line| line.contains(": elgrande")).unwrap().to_owned()
    };
    let english = "Usage: elgrande [OPTIONS] [COMMAND]";
    let german = usage("--lang de --help", ["", "", ""]);
    assert_ne!(german, english);
    assert_eq!(usage("--help --lang=de", ["pl_PL.UTF-8", "", ""]), german);
    for terminal in [["de_DE.UTF-8", "", "pl_PL"], ["", "de_AT", "pl_PL"], ["", "", "de"]] {
        assert_eq!(usage("--help", terminal), german);
    }
    for terminal in [["", "", ""], ["C", "", "de_DE"], ["", "", "tlh"], ["", "C.UTF-8", "de"]] {
        assert_eq!(usage("--help", terminal), english);
    }
    let help = usage("help arena", ["", "", "de_DE"]);
    assert_eq!(help, usage("arena --help", ["", "", "de_DE"]));
    assert_ne!(help, usage("help arena", ["", "", ""]));
}

#[test]
fn an_unknown_language_is_refused_with_the_known_ones() {
    let known = locales::LANGUAGES.join(", ");
    assert_eq!(
        elgrande("--lang tlh arena --help", "").refused(),
        format!("error: \"tlh\" is not a supported language; expected one of: {known}")
    );
    let refused = speaking("cards --lang tlh", ["", "", "hu_HU"]).refused();
    assert!(refused.contains("tlh") && !refused.contains("no language"), "{refused}");
}

#[test]
fn usage_errors_are_localized() {
    let refused = [
        "fly",
        "simulat",
        "--seed 3",
        "bench --fast",
        "bench --quik",
        "replay",
        "simulate --players 9",
        "simulate --games many",
        "simulate --games",
        "simulate --laws some",
        "simulate --all --short",
        "simulate --json --json",
        "bench --json=yes",
        "perft --alternatives=chess",
        "serve --listen nowhere",
        "serve --database sqlite:///nowhere/at/all.db --listen 127.0.0.1:0 --log off",
        "serve --database mysql://me@localhost/games --listen 127.0.0.1:0 --log off",
        "serve --database postgres://me@127.0.0.1:1/games --listen 127.0.0.1:0 --log off",
        "serve --stand-in duke",
        "serve --log a=b=c",
        "serve --alert-origins nowhere --log off",
        "serve --limits moons=1 --log off",
        "replay nowhere.txt",
        "replay x --seat black",
        "rules PLC-9",
        "cards --edition /",
        "arena --bots duke,squire",
        "arena --bots squire",
        "arena --bots squire,squire@soon",
        "arena --bots squire --bot cmd:",
        "arena --bots a=squire,a=random",
    ];
    for words in refused {
        let english = elgrande(words, "").refused();
        assert!(english.starts_with("error: ") && !english.contains('⟦'), "{english}");
        for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
            let said = elgrande(&format!("{words} --lang {language}"), "").refused();
            assert_ne!(rest(&said), rest(&english), "{language}");
            assert!(!is_english(&said), "{language}: {said}");
        }
    }
}

#[test]
fn settings_errors_are_localized() {
    let refused = |language: &str, text: &str| {
        let file = TempFile::new("wrong.toml", text);
        elgrande(&format!("serve --config {} --lang {language}", file.0), "").refused()
    };
    let unknown = refused("en", "colour = 1");
    let fields: Vec<&str> = unknown.split('`').skip(3).step_by(2).collect();
    assert!(fields.contains(&"listen") && fields.contains(&"log_json"), "{unknown}");
    for field in fields {
        for value in ["{ x = 1 }", "[[1]]", "-1", "1.5"] {
            let said = refused("hu", &format!("{field} = {value}"));
            assert!(!is_english(&said) && said.contains("1. sor: "), "{field} = {value}: {said}");
        }
    }
    for text in
        ["listen = \"nowhere\"", "listen = 7", "stand_in = \"duke\"", "colour = 1", "log = [", "log = no"]
    {
        for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
            let said = refused(language, text);
            assert!(!is_english(&said), "{text}: {said}");
        }
    }
}

#[test]
fn program_errors_are_localized() {
    let programs = [
        "while read line; do echo rubbish; done",
        r#"while read line; do echo '{"action": "fly"}'; done"#,
        r#"while read line; do echo '{"action": "done"}'; done"#,
        "read line; echo oh >&2; exit 7",
        "kill -9 $$",
        "exec >&-; sleep 1000",
        "sleep 1000; true",
    ];
    for program in programs {
        for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
            let typed = ["arena", "--bots", "squire", "--games", "1", "--patience", "1", "--lang", language];
            let said = run(&[&typed[..], &["--bot", &format!("it=cmd:{program}")]].concat(), "").refused();
            assert!(!is_english(&said) && said.contains("(it): "), "{program}: {said}");
        }
    }
}

/// Does the text contain an English word or a missing message?
fn is_english(said: &str) -> bool {
    const ENGLISH: [&str; 12] = [
        "the", "are", "must", "with", "which", "cannot", "does", "were", "expected", "invalid", "this",
        "that",
    ];
    let mut words = said.split(|letter: char| !letter.is_alphabetic());
    said.contains('⟦') || words.any(|word| ENGLISH.contains(&word))
}

#[test]
fn file_errors_are_localized_with_line_and_rule() {
    let check = |language: &str, text: &str, expected: Expect| {
        expected.assert_eq(&elgrande(&format!("replay - --lang {language}"), text).refused());
    };
    let record = "elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\n";
    check(
        "en",
        &format!("{record}players 6\n"),
        expect!["error: standard input: line 4: SET-1: a game has 2 to 5 players"],
    );
    check(
        "de",
        &format!("{record}players 6\n"),
        expect!["Fehler: Standardeingabe: Zeile 4: SET-1: eine Partie ist für 2 bis 5 Personen"],
    );
    check(
        "pl",
        &format!("{record}players 4\nking toledo\nhomes red\n"),
        expect![
            "błąd: standardowe wejście: wiersz 6: tu musi stać region początkowy każdego z graczy, w tej kolejności: red blue green orange"
        ],
    );
    check(
        "hu",
        "elgrande record 7\n",
        expect!["hiba: szabványos bemenet: 1. sor: ismeretlen jegyzőkönyv-verzió: 7; ez kell: 1"],
    );
}

fn rest(said: &str) -> &str {
    said.split_once(": ").map_or(said, |(_, rest)| rest)
}

#[test]
fn usage_errors_have_suggestions() {
    let check = |words: &str, expected: Expect| expected.assert_eq(&elgrande(words, "").refused());
    check(
        "simulat",
        expect![[r#"error: unknown command "simulat"; did you mean "simulate"? (see `elgrande --help`)"#]],
    );
    check(
        "bench --quik",
        expect![[r#"error: unexpected argument "--quik"; did you mean "--quick"? (see `elgrande --help`)"#]],
    );
    check(
        "simulate --laws al",
        expect![[
            r#"error: invalid value "al" for "--laws <LAWS>" [possible values: none, cheap, all]; did you mean "all"? (see `elgrande --help`)"#
        ]],
    );
    check(
        "simulate --games x",
        expect![[
            r#"error: invalid value "x" for "--games <N>": expected a whole number (see `elgrande --help`)"#
        ]],
    );
}

#[test]
fn machine_readable_output_is_the_same_in_every_language() {
    for words in ["cards --json", "signature --games 10", "simulate --games 20 --seed 1 --json"] {
        let english = elgrande(words, "").printed();
        assert_eq!(speaking(words, ["hu_HU.UTF-8", "", ""]).printed(), english);
    }
    let csv = speaking("arena --bots random,random --games 2 --seed 1 --csv", ["uk_UA", "", ""]).printed();
    assert!(csv.starts_with("game,deal,players,seat,colour,name,score,"), "{csv}");
}

#[test]
fn a_game_is_localized() {
    let english = elgrande("demo --seed 1", "").printed();
    for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
        let told = elgrande(&format!("demo --seed 1 --lang {language}"), "").printed();
        let both = told.lines().zip(english.lines()).filter(|(said, _)| !said.is_empty());
        let alike = both.filter(|(said, other)| said == other && !said.contains("Orange"));
        assert!(!told.contains('⟦') && told.lines().count() == english.lines().count(), "{told}");
        assert_eq!(alike.collect::<Vec<_>>(), [], "{language}");
    }
}

#[test]
fn cards_counts_and_positions_are_localized() {
    let position = "king toledo | court red 4 | red to place 2\n> place castilla\n";
    for (words, input) in [("cards", ""), ("perft --seed 1 --depth 2", ""), ("position", position)] {
        let english = elgrande(words, input).printed();
        for language in locales::LANGUAGES.iter().filter(|language| **language != "en") {
            let told = elgrande(&format!("{words} --lang {language}"), input).printed();
            assert!(!told.contains('⟦') && told.lines().count() == english.lines().count(), "{told}");
            let typed = notation(&english);
            let both = told.lines().zip(english.lines()).filter(|(_, other)| !typed.contains(other));
            let alike = both.filter(|(said, other)| said == other && !said.is_empty());
            assert_eq!(alike.collect::<Vec<_>>(), [], "{language}");
        }
    }
}

/// The lines that are the same in every language: notation and JSON.
fn notation(printed: &str) -> Vec<&str> {
    let is_told =
        |line: &str| line.contains("must decide") || line.contains("options:") || line.contains("Castilla");
    let is_card = |line: &str| line.contains("certainty") || line.starts_with("edition ");
    let is_count = |line: &str| line.starts_with("seed ") || line.starts_with("depth ");
    printed.lines().filter(|line| !is_told(line) && !is_card(line) && !is_count(line)).collect()
}

#[test]
fn reports_are_localized() {
    let told = speaking("simulate --players 2 --games 20 --seed 1", ["de_DE", "", ""]).printed();
    assert!(!told.contains("mean actions") && told.lines().count() == 7, "{told}");
    let told = speaking("arena --bots random,random --games 2 --seed 1", ["pl_PL", "", ""]).printed();
    let lines: Vec<_> = told.lines().collect();
    assert!(!told.contains("wins for each") && lines.len() == 7, "{told}");
    assert_eq!(lines[5].chars().count(), lines[6].chars().count(), "{told}");
}
