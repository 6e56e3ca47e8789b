//! A text file, and which of its lines are tests. Relies on rustfmt's layout instead of parsing Rust.

use std::path::Path;

use super::Finding;

/// Folders that only contain tests.
const TEST_FOLDERS: [&str; 3] = ["tests", "benches", "fuzz"];
const TEST_ATTRIBUTE: &str = "#[cfg(test)]";

pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn has_extension(&self, extensions: &[&str]) -> bool {
        let extension = Path::new(&self.path).extension().and_then(|extension| extension.to_str());
        extension.is_some_and(|extension| extensions.contains(&extension))
    }

    /// Every line with its number.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// The lines outside tests.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.classified_lines().filter(|(.., is_test)| !is_test).map(|(number, line, _)| (number, line))
    }

    /// The lines of tests.
    pub(crate) fn tests(&self) -> impl Iterator<Item = &str> {
        self.classified_lines().filter(|(.., is_test)| *is_test).map(|(_, line, _)| line)
    }

    /// A finding with this reason for each line.
    pub(crate) fn findings<'a>(
        &self,
        lines: impl Iterator<Item = (usize, &'a str)>,
        reason: &str,
    ) -> Vec<Finding> {
        lines.map(|(line, _)| self.finding(line, reason)).collect()
    }

    pub(crate) fn finding(&self, line: usize, reason: &str) -> Finding {
        Finding { path: self.path.clone(), line, reason: reason.to_owned() }
    }

    /// Each line, and whether it belongs to a test. A test item ends with a line that has the same indentation as its attribute.
    fn classified_lines(&self) -> impl Iterator<Item = (usize, &str, bool)> {
        let whole = self.is_test();
        let mut item: Option<usize> = None;
        self.lines().map(move |(number, line)| {
            if item.is_none() && line.trim_start().starts_with(TEST_ATTRIBUTE) {
                item = Some(indent(line));
            }
            let is_test = whole || item.is_some();
            if item == Some(indent(line)) && is_end(line) {
                item = None;
            }
            (number, line, is_test)
        })
    }

    fn is_test(&self) -> bool {
        let path = Path::new(&self.path);
        path.components().any(|part| TEST_FOLDERS.iter().any(|tests| part.as_os_str() == *tests))
            || path.file_stem().is_some_and(|stem| stem == "tests")
    }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn is_end(line: &str) -> bool {
    line.ends_with(['}', ';', ',']) || line.trim_start().starts_with('}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: &[usize]) {
        let source = Source { path: path.to_owned(), text: text.to_owned() };
        assert_eq!(source.code().map(|(number, _)| number).collect::<Vec<_>>(), expected);
        assert_eq!(source.tests().count(), source.lines().count() - expected.len());
    }

    #[test]
    fn a_test_module_is_a_test() {
        check("src/king.rs", "struct King;\n#[cfg(test)]\nmod tests {\n    fn f() {\n    }\n}", &[1]);
    }

    #[test]
    fn lines_after_a_test_are_code_again() {
        check("src/king.rs", "#[cfg(test)]\nmod tests;\nstruct King;", &[3]);
        check("src/king.rs", "#[cfg(test)]\n#[test]\nfn f() {\n    g();\n}\nstruct King;", &[6]);
        check("src/king.rs", "impl King {\n    #[cfg(test)]\n    fn f() {\n        g();\n    }\n}", &[1, 6]);
    }

    #[test]
    fn a_file_in_a_test_folder_is_a_test() {
        check("crates/engine/tests/king.rs", "struct King;", &[]);
        check("src/king/tests.rs", "struct King;", &[]);
    }
}
