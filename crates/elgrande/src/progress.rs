//! Progress bars on standard error.

use std::borrow::Cow;

use indicatif::{ProgressBar, ProgressStyle};

const TEMPLATE: &str = "{prefix} {wide_bar} {human_pos}/{human_len} {eta}";
const TEMPLATE_WITH_MESSAGE: &str = "{prefix} {wide_bar} {human_pos}/{human_len} {eta}\n{msg}";

/// A progress bar; indicatif hides it unless standard error is a terminal.
pub fn bar(length: u64, what: impl Into<Cow<'static, str>>) -> ProgressBar {
    ProgressBar::new(length).with_style(style(TEMPLATE)).with_prefix(what)
}

/// A progress bar with space for a message of several lines below it.
pub fn with_message_below(bar: ProgressBar) -> ProgressBar {
    bar.with_style(style(TEMPLATE_WITH_MESSAGE))
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is valid")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_progress_bar_can_be_drawn() {
        bar(3, "games").finish_and_clear();
        with_message_below(bar(3, "games")).with_message("one\ntwo").finish_and_clear();
    }
}
