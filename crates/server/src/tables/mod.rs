//! A table and its game. It knows the store's rows, but neither HTTP nor who is connected.

pub mod settings; // what is agreed before the game
pub mod seat; // who holds which seat
pub mod clock; // time left for each seat
pub mod table; // the table itself
pub mod deadline; // when a worker must check it
pub mod undo; // who may take back what
pub mod result; // places and points at the end
pub mod alerts; // reasons to alert people
pub mod chat; // which chat rooms a user may read
pub mod rows; // conversion from and to rows of the store
pub mod editions; // editions by the hash of their text
pub mod cache; // replayed tables in memory
pub mod play_request; // a request to play actions
pub mod hint; // who may ask for hints

pub use cache::TableCache;
pub use editions::Editions;
pub use play_request::{Actor, PlayRequest};
pub use result::Unrated;
pub use seat::{Holder, Person, Seat};
pub use settings::{Access, Pace, TableSettings, UndoPolicy};
pub use table::{Phase, Proposal, Table};

pub use play::{
    Draft, GameLog, GameView, Hint, LogEntry, Notice, Presets, game_log, game_view, log_entry, ply_index,
};
