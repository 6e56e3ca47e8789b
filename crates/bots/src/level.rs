//! How well a bot plays.

engine::words! {
    /// A level, weakest first.
    pub enum Level or Level {
        /// Does anything the rules allow.
        Random = "random",
        /// Sees what one step of its own brings, and remembers little.
        Squire = "squire",
        /// Tries out a few ways the round may go.
        Caballero = "caballero",
        /// Searches, remembers everything, keeps its secrets unpredictable.
        Grande = "grande",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_level_is_refused_with_those_there_are() {
        let error = "duke".parse::<Level>().map_err(|error| error.to_string());
        let known = "unknown level \"duke\"; expected one of: random, squire, caballero, grande";
        assert_eq!(error, Err(known.to_owned()));
    }
}
