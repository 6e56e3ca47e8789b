//! The style of one file: its module comment, its length, and text that must not be in it.

use super::{Finding, source::Source};

type Check = fn(&Source) -> Vec<Finding>;

const CHECKS: [Check; 5] = [module_comment, length, unfinished_marks, unwraps, machine_paths];
const MAX_LINES: usize = 600;
const RUST: &[&str] = &["rs"];
const SCRIPT: &[&str] = &["js", "mjs", "ts"];
const CODE: &[&str] = &["rs", "js", "mjs", "ts", "css", "html"];

// Split, so that this file does not match itself.
const WORDS: [&str; 4] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];
const RUST_MARKS: [&str; 3] =
    [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("#[", "ignore")];
const SCRIPT_MARKS: [&str; 2] = [concat!(".sk", "ip("), concat!(".on", "ly(")];
const UNWRAP: &str = concat!(".unw", "rap()");
const MACHINE_PATHS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

pub(crate) fn findings(source: &Source) -> impl Iterator<Item = Finding> {
    CHECKS.into_iter().flat_map(move |check| check(source))
}

fn module_comment(source: &Source) -> Vec<Finding> {
    let is_missing = source.has_extension(RUST) && !source.text.starts_with("//!");
    is_missing.then(|| source.finding(1, "does not start with a `//!` line")).into_iter().collect()
}

/// Generated declarations may be long.
fn length(source: &Source) -> Vec<Finding> {
    let is_written = source.has_extension(CODE) && !source.path.ends_with(".d.ts");
    let mut code = source.code().filter(|_| is_written);
    source.findings(code.nth(MAX_LINES).into_iter(), &format!("is over {MAX_LINES} lines, tests aside"))
}

fn unfinished_marks(source: &Source) -> Vec<Finding> {
    let lines = source.lines().filter(|_| source.has_extension(CODE));
    let marked = lines.filter(|(_, line)| has_word(line) || has_mark(source, line));
    source.findings(marked, "marks unfinished or disabled code")
}

fn unwraps(source: &Source) -> Vec<Finding> {
    let code = source.code().filter(|_| source.has_extension(RUST));
    let unwrapped = code.filter(|(_, line)| line.contains(UNWRAP) && !line.trim_start().starts_with("//"));
    source.findings(unwrapped, "unwraps outside tests; `expect` says why it cannot fail")
}

fn machine_paths(source: &Source) -> Vec<Finding> {
    let lines = source.lines().filter(|(_, line)| MACHINE_PATHS.iter().any(|path| has_path(line, path)));
    source.findings(lines, "contains an absolute path of a development machine")
}

fn has_word(line: &str) -> bool {
    line.split(|c: char| !is_word(c)).any(|word| WORDS.contains(&word))
}

fn has_mark(source: &Source, line: &str) -> bool {
    let has = |marks: &[&str]| marks.iter().any(|mark| line.contains(mark));
    source.has_extension(RUST) && has(&RUST_MARKS) || source.has_extension(SCRIPT) && has(&SCRIPT_MARKS)
}

/// Only absolute paths: the same folder inside another path is fine.
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
    fn a_rust_file_starts_with_a_module_comment() {
        check("src/king.rs", "", &["src/king.rs:1 does not start with a `//!` line"]);
        check("src/king.rs", "struct King;\n", &["src/king.rs:1 does not start with a `//!` line"]);
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
    fn every_unfinished_mark_is_found_also_in_tests() {
        for mark in WORDS.iter().chain(&RUST_MARKS) {
            rust(&format!("#[cfg(test)]\n// {mark}"), &["src/king.rs:3 marks unfinished or disabled code"]);
        }
        for mark in SCRIPT_MARKS {
            check("web/a.js", &format!("test{mark}"), &["web/a.js:1 marks unfinished or disabled code"]);
        }
    }

    #[test]
    fn a_mark_inside_a_longer_word_is_ignored() {
        rust(&format!("const {}_LIST: u8 = 0;", WORDS[0]), &[]);
    }

    #[test]
    fn skip_of_an_iterator_is_allowed() {
        rust(&format!("let rest = cards{}1);", SCRIPT_MARKS[0]), &[]);
    }

    #[test]
    fn unwrap_is_only_allowed_in_tests_and_comments() {
        let unwrap = format!("king{UNWRAP};");
        rust(&unwrap, &["src/king.rs:2 unwraps outside tests; `expect` says why it cannot fail"]);
        rust(&format!("/// {unwrap}"), &[]);
        rust(&format!("#[cfg(test)]\nmod tests {{\n    {unwrap}\n}}"), &[]);
        check("tests/king.rs", &format!("//! The king.\n{unwrap}"), &[]);
    }

    #[test]
    fn a_path_of_one_machine_is_found_in_every_text() {
        let finding = "README.md:1 contains an absolute path of a development machine";
        for path in MACHINE_PATHS {
            check("README.md", &format!("see `{path}x`"), &[finding]);
            check("README.md", &format!("see docs{path}x and .{path}x"), &[]);
        }
    }
}
