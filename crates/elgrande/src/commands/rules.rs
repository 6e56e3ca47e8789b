//! `rules`: a rule, a card or the whole rulebook.

use std::io::Write;

use clap::Args;
use engine::Edition;

use crate::book::{Book, Form, Printing};
use crate::failure::{Failure, Outcome};
use crate::words::Words;

const MORE: &str = "\
.examples
  elgrande rules  .whole
  elgrande rules PLC-2  .rule
  elgrande rules coup  .card
  elgrande rules | less";

/// What `rules` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Rules {
    #[arg(value_name = "ID")]
    id: Option<String>,
    #[arg(long)]
    markdown: bool,
}

impl Rules {
    /// Prints it.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let form = if self.markdown { Form::Markdown } else { Form::Plain };
        let printing = Printing::new(words, edition, form);
        let text = match &self.id {
            None => printing.whole(),
            Some(id) => printing.found(&Book::open().find(id.trim()).map_err(|near| unknown(id, &near))?),
        };
        Ok(write!(out, "{text}")?)
    }
}

fn unknown(id: &str, near: &[&str]) -> Failure {
    let values = [("id", id.to_owned().into()), ("near", near.join(", ").into())];
    Failure::told("command-error-rule", values)
}
