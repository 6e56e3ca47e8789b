//! Rules on short game.
