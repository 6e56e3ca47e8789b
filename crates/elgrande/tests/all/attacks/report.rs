//! The results as a table.

use std::time::Duration;

use super::attack::Attack;
use super::bystander::Times;

/// The results of one attack.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// Requests or connections of the attacker.
    pub(crate) sent: usize,
    pub(crate) refused: usize,
    /// The bystander before, during and after the attack.
    pub(crate) phases: [Times; 3],
}

impl Row {
    /// The attack has met a limit, and the bystander was served. How fast is not checked: tests run on busy machines.
    pub(crate) fn check(&self, attack: Attack) {
        let during = &self.phases[1];
        assert!(during.are_complete(), "{}: {during:?}", self.name);
        assert!(!attack.has_limit() || self.refused > 0, "{}: none of {} is refused", self.name, self.sent);
    }
}

/// Prints the table of docs/operating.md, in milliseconds.
pub(crate) fn print(rows: &[Row]) {
    println!(
        "| attack | requests | refused | move p50: before, during, after | p95 | `squire` p95 | longest |"
    );
    println!("|---|---|---|---|---|---|---|");
    for row in rows {
        let moves = |percent| row.phases.each_ref().map(|times| percentile(&times.moves, percent)).join(", ");
        let bots = |percent| row.phases.each_ref().map(|times| percentile(&times.bots, percent)).join(", ");
        let Row { name, sent, refused, .. } = row;
        println!(
            "| {name} | {sent} | {refused} | {} | {} | {} | {} |",
            moves(50),
            moves(95),
            bots(95),
            bots(100)
        );
    }
}

fn percentile(times: &[Duration], percent: usize) -> String {
    let mut times = times.to_vec();
    times.sort();
    let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(index).map_or_else(|| "–".to_owned(), |time| time.as_millis().to_string())
}
