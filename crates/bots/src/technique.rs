//! The techniques of the strong bots. Each can be switched off to measure its effect.

engine::words! {
    /// One technique.
    pub enum Technique or Technique {
        /// Playouts follow the instinct; without it, they are random.
        Playouts = "playouts",
        /// The lore is learned from many games; without it, the current ranking is expected to stay.
        Lore = "lore",
        /// Each iteration samples the hidden cards again; without it, all iterations share one sample.
        Dealing = "dealing",
        /// The tree keeps promising answers and one order of equal ones; without it, all answers.
        Pruning = "pruning",
        /// The tree covers later answers too; without it, only the next answer.
        Tree = "tree",
        /// Secret choices are drawn from a mixed strategy; without it, the best one is taken.
        Mixing = "mixing",
        /// A trained network evaluates positions; without it, the lore does. Only `master` uses it.
        Network = "network",
    }
}

/// A set of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Techniques(u8);

impl Techniques {
    /// Every technique.
    pub const ALL: Techniques = Techniques((1 << Technique::ALL.len()) - 1);

    /// Is this technique in the set?
    pub const fn has(self, technique: Technique) -> bool {
        self.0 >> technique as u8 & 1 != 0
    }

    /// The set without this technique.
    pub const fn without(self, technique: Technique) -> Techniques {
        Techniques(self.0 & !(1 << technique as u8))
    }
}
