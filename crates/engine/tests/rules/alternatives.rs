//! Rules on alternatives.
