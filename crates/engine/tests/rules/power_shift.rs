//! Rules on power shift.
