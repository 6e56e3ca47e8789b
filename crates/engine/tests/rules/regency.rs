//! Rules on regency.
