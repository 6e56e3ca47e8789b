//! Licence expressions such as `(MIT OR Apache-2.0) AND Unicode-3.0`, as in SPDX. The older `MIT/Apache-2.0` means OR.

use std::collections::BTreeSet;

/// Whether an expression can be satisfied with these licences. An expression that cannot be read is not allowed.
pub(super) fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut parser = Parser { words: &words, allowed };
    parser.either() == Some(true) && parser.words.is_empty()
}

struct Parser<'a> {
    words: &'a [&'a str],
    allowed: &'a BTreeSet<String>,
}

impl Parser<'_> {
    /// `both OR both …`
    fn either(&mut self) -> Option<bool> {
        let mut is_allowed = self.both()?;
        while self.accepts("OR") {
            is_allowed |= self.both()?;
        }
        Some(is_allowed)
    }

    /// `one AND one …`
    fn both(&mut self) -> Option<bool> {
        let mut is_allowed = self.one()?;
        while self.accepts("AND") {
            is_allowed &= self.one()?;
        }
        Some(is_allowed)
    }

    /// A licence, perhaps with an exception, or an expression in parentheses.
    fn one(&mut self) -> Option<bool> {
        if self.accepts("(") {
            let inner = self.either()?;
            return self.accepts(")").then_some(inner);
        }
        let mut licence = self.next()?.to_owned();
        if self.accepts("WITH") {
            licence = format!("{licence} WITH {}", self.next()?);
        }
        Some(self.allowed.contains(&licence))
    }

    fn next(&mut self) -> Option<&str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn accepts(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_is_allowed_if_it_can_be_satisfied() {
        let allowed = ["MIT", "Unicode-3.0"].map(str::to_owned).into();
        for expression in ["MIT", "GPL-3.0 OR MIT", "Apache-2.0/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_allowed(expression, &allowed), "{expression}");
        }
        let refused = [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "MIT WITH LLVM-exception",
            "(MIT",
            "MIT OR",
            "",
            "MIT MIT",
            "MIT )",
        ];
        for expression in refused {
            assert!(!is_allowed(expression, &allowed), "{expression}");
        }
    }
}
