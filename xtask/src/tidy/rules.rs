//! Every rule in docs/rules.md has an anchor and is named by a test.

use std::collections::BTreeMap;

use super::{Finding, source::Source};

const RULES: &str = "docs/rules.md";

pub(crate) fn findings(sources: &[Source]) -> Vec<Finding> {
    let Some(rules) = sources.iter().find(|source| source.path == RULES) else {
        return vec![Finding { path: RULES.to_owned(), line: 1, reason: "is missing".to_owned() }];
    };
    let tests: Vec<&str> = sources.iter().flat_map(Source::tests).collect();
    ids(rules).into_iter().flat_map(|(id, line)| rule_findings(rules, &tests, id, line)).collect()
}

fn rule_findings(rules: &Source, tests: &[&str], id: &str, line: usize) -> Vec<Finding> {
    let anchor = format!("<a id=\"{}\">", id.to_lowercase());
    let is_tested = tests.iter().any(|test| names(test, id));
    let untested = (!is_tested).then(|| format!("{id} is named by no test"));
    let unanchored = (!rules.text.contains(&anchor)).then(|| format!("{id} has no {anchor}"));
    untested.iter().chain(&unanchored).map(|reason| rules.finding(line, reason)).collect()
}

/// Each ID, written `**ABC-1**`, with the line of its first occurrence.
fn ids(rules: &Source) -> BTreeMap<&str, usize> {
    let mut ids = BTreeMap::new();
    for (line, text) in rules.lines() {
        for id in text.split("**").filter(|text| is_id(text)) {
            ids.entry(id).or_insert(line);
        }
    }
    ids
}

fn is_id(text: &str) -> bool {
    let Some((chapter, number)) = text.split_once('-') else { return false };
    matches!(chapter.len(), 1..=3)
        && chapter.bytes().all(|letter| letter.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// `AB-1` does not match `AB-12` or `CAB-1`.
fn names(test: &str, id: &str) -> bool {
    test.match_indices(id).any(|(start, _)| {
        let (before, after) = (&test[..start], &test[start + id.len()..]);
        !before.ends_with(|c: char| c.is_ascii_uppercase())
            && !after.starts_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: &str = "crates/engine/tests/king.rs";

    fn check(rules: &str, path: &str, test: &str, expected: &[&str]) {
        let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
        let findings = findings(&[source(RULES, rules), source(path, test)]);
        assert_eq!(findings.iter().map(Finding::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_rule_with_an_anchor_and_a_test_is_complete() {
        check("- <a id=\"zz-1\"></a>**ZZ-1** The king.", TEST, "check(\"ZZ-1: place\");", &[]);
        check("The **king**-size **A-Z**.", TEST, "", &[]);
    }

    #[test]
    fn a_rule_without_an_anchor_is_found() {
        check("- **ZZ-1** The king.", TEST, "ZZ-1", &["docs/rules.md:1 ZZ-1 has no <a id=\"zz-1\">"]);
    }

    #[test]
    fn a_rule_that_no_test_names_is_found() {
        let expected = ["docs/rules.md:1 ZZ-1 is named by no test"];
        for text in ["", "ZZ-12", "ZZZ-1"] {
            check("<a id=\"zz-1\"></a>**ZZ-1** The king.", TEST, text, &expected);
        }
    }

    #[test]
    fn a_rule_named_outside_tests_is_untested() {
        let rules = "<a id=\"zz-1\"></a>**ZZ-1** The king.";
        let source = "// ZZ-1\n#[cfg(test)]\nmod tests;";
        check(rules, "src/king.rs", source, &["docs/rules.md:1 ZZ-1 is named by no test"]);
    }

    #[test]
    fn a_repository_without_rules_is_found() {
        assert_eq!(findings(&[])[0].to_string(), "docs/rules.md:1 is missing");
    }
}
