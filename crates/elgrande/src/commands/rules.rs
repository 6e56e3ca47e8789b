//! `rules`: a rule, a card or the whole rulebook.

use std::io::Write;

use clap::Args;
use engine::Edition;

use crate::book::{Book, Form, Printing};
use crate::failure::{Failure, Outcome};
use crate::words::Words;

const EXAMPLES: &str = "\
Examples:
  elgrande rules                 the whole book
  elgrande rules PLC-2           where caballeros may be placed
  elgrande rules coup            a card, with all rules about it
  elgrande rules | less";

/// A rule by its ID, a card by its id, or the whole rulebook
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Rules {
    /// A rule (PLC-2) or a card (civil-war); the whole book if not given
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// The language; that of the terminal if not given and we speak it
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Print Markdown, as docs/rules.md is
    #[arg(long)]
    markdown: bool,
}

impl Rules {
    /// Prints it.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let words = Words::wanted(self.lang.as_deref())?;
        let form = if self.markdown { Form::Markdown } else { Form::Plain };
        let printing = Printing::new(&words, edition, form);
        let text = match &self.id {
            None => printing.whole(),
            Some(id) => printing.found(&Book::open().find(id.trim()).map_err(|near| unknown(id, &near))?),
        };
        Ok(write!(out, "{text}")?)
    }
}

fn unknown(id: &str, near: &[&str]) -> Failure {
    Failure::new(format!("\"{id}\" is no rule and no card; did you mean {}?", near.join(", ")))
}
