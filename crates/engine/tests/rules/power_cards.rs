//! Rules on power cards.
