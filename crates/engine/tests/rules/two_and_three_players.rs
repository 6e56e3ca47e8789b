//! Rules on two and three players.
