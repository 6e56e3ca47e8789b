//! How well a bot plays.

engine::words! {
    /// A level, weakest first.
    pub enum Level or Level {
        /// Plays any legal action.
        Random = "random",
        /// Tries each of its options once, and forgets a third of what it sees.
        Squire = "squire",
        /// Searches a few hundred imagined games, and forgets little.
        Caballero = "caballero",
        /// Searches a tree of all players' answers, remembers everything, mixes its secret choices.
        Grande = "grande",
        /// Searches like `grande`, and evaluates positions by a network trained on many games.
        Master = "master",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_level_is_refused_with_those_there_are() {
        let error = "duke".parse::<Level>().map_err(|error| error.to_string());
        let known = "unknown level \"duke\"; expected one of: random, squire, caballero, grande, master";
        assert_eq!(error, Err(known.to_owned()));
    }
}
