//! The results of a run as text.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::compare::Differences;
use super::fault::Fault;

/// The maximum number of examples of each kind of failure.
const EXAMPLES: usize = 10;

#[derive(Default)]
pub(crate) struct Report {
    pub(crate) name: &'static str,
    pub(crate) seed: u64,
    /// The faults that took effect.
    pub(crate) faults: BTreeMap<Fault, usize>,
    pub(crate) kills: usize,
    /// Actions, chat lines and tables.
    pub(crate) acknowledged: [usize; 3],
    pub(crate) differences: Differences,
    /// Responses with 503.
    pub(crate) refused: usize,
    /// The longest time from the end of a fault to the next acknowledged action.
    pub(crate) longest_recovery: Option<(Duration, Fault)>,
    /// Answered and refused reads during faults that permit reads.
    pub(crate) reads: [usize; 2],
    /// Everything else that must not happen.
    pub(crate) violations: Vec<String>,
}

impl Report {
    pub(crate) fn add_recovery(&mut self, fault: Fault, took: Duration) {
        self.longest_recovery = self.longest_recovery.max(Some((took, fault)));
    }

    pub(crate) fn faults(&self) -> usize {
        self.faults.values().sum()
    }

    pub(crate) fn has_failed(&self) -> bool {
        !self.differences.is_empty() || !self.violations.is_empty() || self.reads[1] > 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, seed {}: {} faults, {} kills", self.name, self.seed, self.faults(), self.kills)?;
        for (fault, count) in &self.faults {
            writeln!(f, "  {count:5} {}", fault.name())?;
        }
        let [actions, lines, tables] = self.acknowledged;
        let ([answered, refused], differences) = (self.reads, &self.differences);
        writeln!(f, "  acknowledged: {actions} actions, {lines} chat lines, {tables} tables")?;
        writeln!(f, "  lost: {}, doubled: {}", differences.lost.len(), differences.doubled.len())?;
        if let Some((took, fault)) = self.longest_recovery {
            writeln!(f, "  longest recovery: {:.1} s, after {}", took.as_secs_f64(), fault.name())?;
        }
        writeln!(f, "  responses with 503: {}", self.refused)?;
        writeln!(f, "  reads during faults that permit them: {answered} answered, {refused} refused")?;
        writeln!(f, "  other violations: {}", self.violations.len())?;
        let lost = differences.lost.iter().map(|what| format!("lost: {what}")).take(EXAMPLES);
        let doubled = differences.doubled.iter().map(|what| format!("doubled: {what}")).take(EXAMPLES);
        let violations = self.violations.iter().take(EXAMPLES).cloned();
        lost.chain(doubled).chain(violations).try_for_each(|line| writeln!(f, "    {line}"))
    }
}
