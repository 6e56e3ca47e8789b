//! El Grande in one binary: commands on top of the engine. The rules are in the engine; this crate handles input and output.
//!
//! In reading order:

pub mod cli; // the command line
pub mod commands; // one file per command
pub mod protocol; // the engine as a JSON protocol for other programs
pub mod arena; // tournaments between bots
pub mod explore; // statistics over finished games
pub mod random_play; // games of random players
pub mod messages; // localized messages
pub mod help; // localized command help
pub mod usage_error; // localized command-line errors
pub mod text_table; // text in columns
pub mod rulebook; // the rulebook as text
pub mod game_text; // events and game terms as localized text
pub mod view_text; // a view as localized text
pub mod action_text; // actions as localized text
pub mod review_text; // a review as localized text
pub mod table_args; // options for players and variants
pub mod rng; // random numbers from a seed
pub mod parallel; // work on several threads
pub mod input; // files and standard input
pub mod progress; // progress bars
pub mod failure; // why a command failed

pub use cli::run;
