//! The rules of El Grande: pure, deterministic, no input or output, no clock, no randomness after setup.
//!
//! In reading order:

pub mod reason; // why a text is refused, as a message key with arguments
pub mod words; // enums whose values have a word, and sets of them
mod bits; // the n-th member of a set

pub mod player; // who plays
pub mod region; // where caballeros are
pub mod king; // where the king is, and what that forbids
pub mod power; // power cards and modifiers
pub mod effect; // what an action card can do
pub mod effect_text; // the same as text
mod effect_json; // and as JSON
#[cfg(feature = "types")]
mod types; // TypeScript declarations
pub mod card; // an action card
pub mod cards; // all of them
pub mod edition; // values that a table owner may correct
pub mod variants; // which game is played
pub mod variants_text; // the same as text
pub mod chance; // random numbers, for setup and random play
pub mod sources; // whose caballeros, from where
pub mod board; // the public state
mod secrets; // the hidden state
pub mod setup; // everything random
pub mod agenda; // what remains to be asked
pub mod action; // what can be answered
pub mod decision; // what is asked
mod decision_text; // the same as text
pub mod refusal; // why an answer was refused
pub mod event; // what happened, and what each viewer sees of it
pub mod game; // the game
mod steps; // one file per kind of step
pub mod scoring; // places and points
pub mod standing; // who leads, who has won
pub mod view; // what one viewer sees
mod view_json; // the same as JSON
pub mod memory; // what one viewer remembers
pub mod imagine; // a whole game that fits both
pub mod scramble; // the same game with other secrets
pub mod notation; // positions as text
pub mod batch; // several actions at once
pub mod record; // a whole game as text
pub mod trial; // actions tried on a position
pub mod laws; // invariants of every position
pub mod signature; // a hash of many games

pub use action::Action;
pub use board::Board;
pub use card::Card;
pub use decision::Decision;
pub use edition::Edition;
pub use event::{Event, Sink, Viewer};
pub use game::Game;
pub use imagine::{Imagined, imagine};
pub use king::King;
pub use memory::Memory;
pub use player::{ByPlayer, Player, PlayerSet};
pub use record::Record;
pub use refusal::Illegal;
pub use region::{Region, RegionSet, Site};
pub use scramble::scramble;
pub use setup::Setup;
pub use standing::Standing;
pub use variants::Variants;
pub use view::View;
