//! What a strong bot is made of. Each idea can be left out, to measure what it is worth.

engine::words! {
    /// One idea.
    pub enum Idea or Idea {
        /// Sensible players in the imagined games; without, they do anything.
        Playouts = "playouts",
        /// What was learned from many games; without, who is ahead is thought to stay ahead.
        Lore = "lore",
        /// Another guess of what is hidden for each try; without, one guess for all.
        Dealing = "dealing",
        /// Only the promising answers, and of the same in another order only one; without, all.
        Pruning = "pruning",
        /// Looking at replies before playing out; without, only the next answer is varied.
        Tree = "tree",
        /// Secret choices that nobody can foresee; without, the one that seems best.
        Mixing = "mixing",
    }
}

/// Some ideas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Ideas(u8);

impl Ideas {
    /// Every idea.
    pub const ALL: Ideas = Ideas((1 << Idea::ALL.len()) - 1);

    /// Is it one of them?
    pub const fn has(self, idea: Idea) -> bool {
        self.0 >> idea as u8 & 1 != 0
    }

    /// All but this one.
    pub const fn without(self, idea: Idea) -> Ideas {
        Ideas(self.0 & !(1 << idea as u8))
    }
}
