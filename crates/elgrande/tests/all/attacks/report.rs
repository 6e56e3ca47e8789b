//! The results as a table.

use std::time::Duration;

use super::attack::Attack;
use super::bystander::Times;

/// How soon a bystander must be served during an attack: 95 % of the moves, and of the answers of `squire`.
const MOVE_LIMIT: Duration = Duration::from_millis(50);
const SQUIRE_LIMIT: Duration = Duration::from_secs(1);

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
    /// The attack has met a limit, and the bystander was served.
    pub(crate) fn check(&self, attack: Attack) {
        let during = &self.phases[1];
        assert!(during.are_complete(), "{}: {during:?}", self.name);
        assert!(!attack.has_limit() || self.refused > 0, "{}: none of {} is refused", self.name, self.sent);
    }

    /// The times during the attack that are longer than they may be, as text.
    pub(crate) fn too_slow(&self) -> Option<String> {
        let Times { moves, bots } = &self.phases[1];
        let (moves, bots) = (percentile(moves, 95)?, percentile(bots, 95)?);
        let is_slow = moves >= MOVE_LIMIT || bots >= SQUIRE_LIMIT;
        is_slow.then(|| format!("{}: a move {moves:?}, `squire` {bots:?}", self.name))
    }
}

/// Prints the table of docs/operating.md, in milliseconds before, during and after each attack.
pub(crate) fn print(rows: &[Row]) {
    println!("| attack | requests | refused | a move, p50 | a move, p95 | `squire`, p50 | `squire`, p95 |");
    println!("|---|---|---|---|---|---|---|");
    for row in rows {
        let moves = |percent| row.phases.each_ref().map(|times| millis(&times.moves, percent)).join(", ");
        let bots = |percent| row.phases.each_ref().map(|times| millis(&times.bots, percent)).join(", ");
        let Row { name, sent, refused, .. } = row;
        println!(
            "| {name} | {sent} | {refused} | {} | {} | {} | {} |",
            moves(50),
            moves(95),
            bots(50),
            bots(95)
        );
    }
}

fn millis(times: &[Duration], percent: usize) -> String {
    percentile(times, percent).map_or_else(|| "–".to_owned(), |time| time.as_millis().to_string())
}

fn percentile(times: &[Duration], percent: usize) -> Option<Duration> {
    let mut times = times.to_vec();
    times.sort();
    let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(index).copied()
}
