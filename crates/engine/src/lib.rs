//! The rules of El Grande: pure, deterministic, no input or output, no clock, no chance after set-up.
//!
//! In reading order:

pub mod reason; // why a text is refused, as a message key with arguments
pub mod words; // enums whose values have a word, and sets of them
mod bits; // the n-th member of a set

pub mod player; // who plays
pub mod region; // where caballeros stand
pub mod king; // where the king stands, and what that forbids
pub mod power; // power cards and modifiers
pub mod effect; // what an action card can say
pub mod effect_text; // the same in words
mod effect_json; // and for a page
#[cfg(feature = "types")]
mod types; // what TypeScript knows of it all
pub mod card; // an action card
pub mod cards; // all of them
pub mod edition; // figures that a table owner may correct
pub mod variants; // which game is played
pub mod variants_text; // the same in words
pub mod chance; // dice, for set-up and for playing by chance
pub mod sources; // whose caballeros, from where
pub mod board; // what lies open
mod secrets; // what does not
pub mod setup; // everything chance decides
pub mod agenda; // what remains to be asked
pub mod action; // what can be answered
pub mod decision; // what is asked
mod decision_text; // the same as a line
pub mod refusal; // why an answer was refused
pub mod event; // what happened, and what each viewer is told of it
pub mod game; // the game
mod steps; // one file per kind of step
pub mod scoring; // places and points
pub mod standing; // who leads, who has won
pub mod view; // what one viewer sees
mod view_json; // the same for a browser
pub mod memory; // what one viewer has been told
pub mod imagine; // a whole game that fits both
pub mod scramble; // the same game with other secrets
pub mod notation; // positions as text
pub mod batch; // several actions at once
pub mod record; // a whole game as text
pub mod trial; // a position tried out
pub mod laws; // what holds at every position
pub mod signature; // many games in one number

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
