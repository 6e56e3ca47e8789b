//! The techniques of the strong bots. Each can be switched off to measure its effect.

engine::words! {
    /// One technique.
    pub enum Idea or Idea {
        /// Playouts follow the instinct; without it, they are random.
        Playouts = "playouts",
        /// The lore is learned from many games; without it, the current ranking is expected to stay.
        Lore = "lore",
        /// Each try samples the hidden cards again; without it, all tries share one sample.
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

/// A set of ideas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Ideas(u8);

impl Ideas {
    /// Every idea.
    pub const ALL: Ideas = Ideas((1 << Idea::ALL.len()) - 1);

    /// Is this idea in the set?
    pub const fn has(self, idea: Idea) -> bool {
        self.0 >> idea as u8 & 1 != 0
    }

    /// The set without this idea.
    pub const fn without(self, idea: Idea) -> Ideas {
        Ideas(self.0 & !(1 << idea as u8))
    }
}
