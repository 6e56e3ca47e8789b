//! How far long work has come: a bar on standard error, where somebody looks at one.

use indicatif::{ProgressBar, ProgressStyle};

const FORM: &str = "{msg} {wide_bar} {human_pos}/{human_len} {eta}";

/// A bar for so many; indicatif draws it on a terminal only.
pub fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template(FORM).expect("a test draws a bar");
    ProgressBar::new(length).with_style(style).with_message(what)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_bar_can_be_drawn() {
        super::bar(3, "games").finish_and_clear();
    }
}
