//! Rules on set up.
