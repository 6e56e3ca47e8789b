//! Teaching: lessons with tasks, and the worked examples of the rulebook.

pub mod examples;
pub mod lessons;
