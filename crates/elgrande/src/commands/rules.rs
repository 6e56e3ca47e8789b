//! `rules`: prints a rule, a card or the whole rulebook.

use std::io::Write;

use clap::Args;
use engine::Edition;

use crate::failure::{Failure, Outcome};
use crate::messages::Messages;
use crate::rulebook::{Format, Renderer, Rulebook};

const MORE: &str = "\
.examples
  elgrande rules  .whole
  elgrande rules PLC-2  .rule
  elgrande rules coup  .card
  elgrande rules | less";

/// Options of `rules`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Rules {
    #[arg(value_name = "ID")]
    id: Option<String>,
    #[arg(long)]
    markdown: bool,
}

impl Rules {
    /// Prints the text.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let format = if self.markdown { Format::Markdown } else { Format::Plain };
        let renderer = Renderer::new(messages, edition, format);
        let text = match &self.id {
            None => renderer.render_all(),
            Some(id) => renderer
                .render(&Rulebook::get().find(id.trim()).map_err(|suggestions| unknown(id, &suggestions))?),
        };
        Ok(write!(out, "{text}")?)
    }
}

fn unknown(id: &str, suggestions: &[&str]) -> Failure {
    let values = [("id", id.to_owned().into()), ("near", suggestions.join(", ").into())];
    Failure::localized("command-error-rule", values)
}
