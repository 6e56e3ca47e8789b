//! `review`: judges every decision of a finished game.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use engine::{Edition, Record};
use review::{Budget, Finding, Plan};

use crate::cli::print_json;
use crate::failure::{Failure, Outcome};
use crate::game_text::GameText;
use crate::input::Text;
use crate::messages::Messages;
use crate::parallel::on_threads;
use crate::progress;
use crate::review_text::ReviewText;

const MORE: &str = "\
.more

.luck

.examples
  elgrande review game.txt  .usual
  elgrande review game.txt --iterations 20000  .longer
  elgrande review game.txt --json  .json-example";

/// Options of `review`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Review {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = Budget::default().iterations, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[arg(long)]
    json: bool,
}

impl Review {
    /// Reviews the game and prints the report. The result does not depend on the number of threads.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let text = Text::read(Some(&self.file))?;
        let record =
            Record::read(&text.text, &[edition, Edition::embedded()]).map_err(|bad| text.bad(bad))?;
        let plan = Plan::new(&record);
        if !plan.is_over() {
            return Err(Failure::localized("command-error-not-over", [("file", text.name.into())]));
        }
        let budget = Budget { iterations: self.iterations, seed: self.seed };
        let findings = self.work(&plan, budget, messages);
        let review = plan.review(&findings, budget).expect("every work item was done");
        if self.json {
            return print_json(out, &review);
        }
        Ok(write!(out, "{}", ReviewText::new(&review, GameText(messages)).text())?)
    }

    /// Does all work items, each on the next free thread.
    fn work(&self, plan: &Plan, budget: Budget, messages: &Messages) -> Vec<Finding> {
        let bar = progress::bar(plan.len() as u64, messages.get("review-title"));
        let next = AtomicUsize::new(0);
        let findings = Mutex::new(vec![None; plan.len()]);
        on_threads(self.threads, || {
            loop {
                let item = next.fetch_add(1, Ordering::Relaxed);
                let Some(finding) = plan.work(item, budget) else { return };
                findings.lock().expect("no thread panics while it holds the lock")[item] = Some(finding);
                bar.inc(1);
            }
        });
        bar.finish_and_clear();
        let findings = findings.into_inner().expect("no thread panics while it holds the lock");
        findings.into_iter().flatten().collect()
    }
}
