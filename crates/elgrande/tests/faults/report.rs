//! What came of a run, in a few lines.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::check::Findings;
use crate::fault::Fault;

/// How many examples of each kind of failure are shown.
const EXAMPLES: usize = 10;

#[derive(Default)]
pub(crate) struct Report {
    pub(crate) name: &'static str,
    pub(crate) seed: u64,
    pub(crate) faults: BTreeMap<Fault, usize>,
    pub(crate) kills: usize,
    /// Actions, chat lines and tables.
    pub(crate) acknowledged: [usize; 3],
    pub(crate) findings: Findings,
    /// Answers with 503.
    pub(crate) refused: usize,
    /// The longest time from the end of a fault to the next acknowledged action, and which fault it was.
    pub(crate) recovery: Option<(Duration, Fault)>,
    /// Answered and refused, during faults that permit reads.
    pub(crate) reads: [usize; 2],
    /// Everything else that must not happen.
    pub(crate) violations: Vec<String>,
}

impl Report {
    pub(crate) fn recovered(&mut self, fault: Fault, after: Duration) {
        self.recovery = self.recovery.max(Some((after, fault)));
    }

    /// How many faults have struck.
    pub(crate) fn faults(&self) -> usize {
        self.faults.values().sum()
    }

    pub(crate) fn has_failed(&self) -> bool {
        !self.findings.is_empty() || !self.violations.is_empty() || self.reads[1] > 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, seed {}: {} faults, {} kills", self.name, self.seed, self.faults(), self.kills)?;
        for (fault, count) in &self.faults {
            writeln!(f, "  {count:5} {}", fault.name())?;
        }
        let [actions, lines, tables] = self.acknowledged;
        writeln!(f, "  acknowledged: {actions} actions, {lines} chat lines, {tables} tables")?;
        writeln!(f, "  lost: {}, doubled: {}", self.findings.lost.len(), self.findings.doubled.len())?;
        if let Some((after, fault)) = self.recovery {
            writeln!(f, "  longest recovery: {:.1} s, after {}", after.as_secs_f64(), fault.name())?;
        }
        let [answered, refused] = self.reads;
        writeln!(f, "  answers with 503: {}", self.refused)?;
        writeln!(f, "  reads during faults that permit them: {answered} answered, {refused} refused")?;
        writeln!(f, "  other violations: {}", self.violations.len())?;
        let found = self.findings.lost.iter().map(|what| format!("lost: {what}")).take(EXAMPLES);
        let doubled = self.findings.doubled.iter().map(|what| format!("doubled: {what}")).take(EXAMPLES);
        let violations = self.violations.iter().take(2 * EXAMPLES).cloned();
        found.chain(doubled).chain(violations).try_for_each(|line| writeln!(f, "    {line}"))
    }
}
