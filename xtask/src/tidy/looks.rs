//! The looks of one file: its opening line, its length, and what must not stand in it. Knows no other file.

use super::{Finding, source::Source};

type Look = fn(&Source) -> Vec<Finding>;

const LOOKS: [Look; 5] = [opening, length, marks, unwraps, machine_paths];
const LONGEST: usize = 600;
const RUST: &[&str] = &["rs"];
const SCRIPT: &[&str] = &["js", "mjs", "ts"];
const CODE: &[&str] = &["rs", "js", "mjs", "ts", "css", "html"];

// In pieces, so that this file does not find itself.
const WORDS: [&str; 4] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];
const RUST_MARKS: [&str; 3] =
    [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("#[", "ignore")];
const SCRIPT_MARKS: [&str; 2] = [concat!(".sk", "ip("), concat!(".on", "ly(")];
const UNWRAP: &str = concat!(".unw", "rap()");
const MACHINE_PATHS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

pub(crate) fn findings(source: &Source) -> impl Iterator<Item = Finding> {
    LOOKS.into_iter().flat_map(move |look| look(source))
}

fn opening(source: &Source) -> Vec<Finding> {
    let is_missing = source.has_extension(RUST) && !source.text.starts_with("//!");
    is_missing.then(|| source.finding(1, "does not open with a `//!` line")).into_iter().collect()
}

/// Declarations are written by a program, and read by one.
fn length(source: &Source) -> Vec<Finding> {
    let is_written = source.has_extension(CODE) && !source.path.ends_with(".d.ts");
    let mut code = source.code().filter(|_| is_written);
    source.findings(code.nth(LONGEST).into_iter(), &format!("is over {LONGEST} lines, tests aside"))
}

fn marks(source: &Source) -> Vec<Finding> {
    let lines = source.lines().filter(|_| source.has_extension(CODE));
    let marked = lines.filter(|(_, line)| has_word(line) || has_mark(source, line));
    source.findings(marked, "is left for later or switched off")
}

fn unwraps(source: &Source) -> Vec<Finding> {
    let code = source.code().filter(|_| source.has_extension(RUST));
    let unwrapped = code.filter(|(_, line)| line.contains(UNWRAP) && !line.trim_start().starts_with("//"));
    source.findings(unwrapped, "unwraps outside tests; `expect` says why it cannot fail")
}

fn machine_paths(source: &Source) -> Vec<Finding> {
    let lines = source.lines().filter(|(_, line)| MACHINE_PATHS.iter().any(|path| has_path(line, path)));
    source.findings(lines, "names a path of one machine")
}

fn has_word(line: &str) -> bool {
    line.split(|c: char| !is_word(c)).any(|word| WORDS.contains(&word))
}

fn has_mark(source: &Source, line: &str) -> bool {
    let has = |marks: &[&str]| marks.iter().any(|mark| line.contains(mark));
    source.has_extension(RUST) && has(&RUST_MARKS) || source.has_extension(SCRIPT) && has(&SCRIPT_MARKS)
}

/// An absolute path: the same folder inside another path is nobody's machine.
fn has_path(line: &str, path: &str) -> bool {
    let mut before = line.match_indices(path).map(|(start, _)| &line[..start]);
    before.any(|before| !before.ends_with(|c| is_word(c) || c == '/' || c == '.'))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let source = Source { path: path.to_owned(), text: text.to_owned() };
        assert_eq!(findings(&source).map(|finding| finding.to_string()).collect::<Vec<_>>(), expected);
    }

    fn rust(body: &str, expected: &[&str]) {
        check("src/king.rs", &format!("//! The king.\n{body}"), expected);
    }

    #[test]
    fn a_clean_file_has_no_findings() {
        rust("fn court() -> u8 {\n    7\n}\n", &[]);
        check("README.md", "# El Grande\n", &[]);
    }

    #[test]
    fn a_rust_file_opens_with_its_module_line() {
        check("src/king.rs", "", &["src/king.rs:1 does not open with a `//!` line"]);
        check("src/king.rs", "struct King;\n", &["src/king.rs:1 does not open with a `//!` line"]);
    }

    #[test]
    fn six_hundred_lines_pass_and_one_more_does_not() {
        rust(&"\n".repeat(599), &[]);
        rust(&"\n".repeat(600), &["src/king.rs:601 is over 600 lines, tests aside"]);
    }

    #[test]
    fn tests_and_prose_may_be_long() {
        rust(&format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "\n".repeat(900)), &[]);
        check("README.md", &"\n".repeat(900), &[]);
    }

    #[test]
    fn every_mark_left_for_later_is_found_also_in_tests() {
        for mark in WORDS.iter().chain(&RUST_MARKS) {
            rust(&format!("#[cfg(test)]\n// {mark}"), &["src/king.rs:3 is left for later or switched off"]);
        }
        for mark in SCRIPT_MARKS {
            check("web/a.js", &format!("test{mark}"), &["web/a.js:1 is left for later or switched off"]);
        }
    }

    #[test]
    fn a_mark_inside_a_longer_word_is_none() {
        rust(&format!("const {}_LIST: u8 = 0;", WORDS[0]), &[]);
    }

    #[test]
    fn skipping_in_an_iterator_is_not_switching_off() {
        rust(&format!("let rest = cards{}1);", SCRIPT_MARKS[0]), &[]);
    }

    #[test]
    fn unwrapping_is_for_tests_and_comments_only() {
        let unwrap = format!("king{UNWRAP};");
        rust(&unwrap, &["src/king.rs:2 unwraps outside tests; `expect` says why it cannot fail"]);
        rust(&format!("/// {unwrap}"), &[]);
        rust(&format!("#[cfg(test)]\nmod tests {{\n    {unwrap}\n}}"), &[]);
        check("tests/king.rs", &format!("//! The king.\n{unwrap}"), &[]);
    }

    #[test]
    fn a_path_of_one_machine_is_found_in_every_text() {
        for path in MACHINE_PATHS {
            check("README.md", &format!("see `{path}x`"), &["README.md:1 names a path of one machine"]);
            check("README.md", &format!("see docs{path}x and .{path}x"), &[]);
        }
    }
}
