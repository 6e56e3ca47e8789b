//! El Grande in one binary: commands over the engine. The rules are in the engine; here is reading, asking and telling.
//!
//! In reading order:

pub mod cli; // what can be typed
pub mod commands; // one file for each command
pub mod protocol; // the engine for programs, line by line
pub mod arena; // games of bots, counted
pub mod play; // games of random players
pub mod words; // sentences in the reader's language
pub mod help; // what each command is, said in them
pub mod misuse; // what was typed wrongly, said in them
pub mod grid; // columns for people
pub mod book; // the rulebook
pub mod telling; // what happened, in English
pub mod showing; // a view, for people
pub mod table; // players and variants, as typed
pub mod dice; // chance, from a seed
pub mod threads; // how many games at the same time
pub mod input; // files and standard input
pub mod progress; // how far long work has come
pub mod failure; // why a command ended early

pub use cli::run;
