//! The rules of El Grande: pure, deterministic, no input or output, no clock, no chance after set-up.
//!
//! In reading order:

mod bits;
mod words;

pub mod player; // who plays
pub mod region; // where caballeros stand
pub mod king; // where the king stands, and what that forbids
pub mod power; // power cards and modifiers
pub mod effect; // what an action card can say
pub mod effect_text; // the same in words
pub mod card; // an action card
pub mod cards; // all of them
pub mod edition; // figures that a table owner may correct
pub mod variants; // which game is played
pub mod variants_text; // the same in words
pub mod chance; // dice, used at set-up only
pub mod sources; // whose caballeros, from where
pub mod board; // what lies open
mod secrets; // what does not
pub mod setup; // everything chance decides
pub mod agenda; // what remains to be asked
pub mod action; // what can be answered
pub mod decision; // what is asked
mod decision_text; // the same as a line
pub mod refusal; // why an answer was refused
pub mod event; // what happened
pub mod game; // the game
mod steps; // one file per kind of step
pub mod scoring; // places and points
pub mod notation; // positions as text
pub mod trial; // a position tried out
pub mod record; // a whole game as text
pub mod signature; // many games in one number

pub use action::Action;
pub use board::Board;
pub use card::Card;
pub use decision::Decision;
pub use edition::Edition;
pub use event::{Event, Sink, Viewer};
pub use game::Game;
pub use king::King;
pub use player::{ByPlayer, Player, PlayerSet};
pub use record::Record;
pub use refusal::Illegal;
pub use region::{Region, RegionSet, Site};
pub use setup::Setup;
pub use variants::Variants;
