//! A table and its game. It knows the store's rows, but neither HTTP nor who is connected.

pub mod settings; // what is agreed before the game
pub mod presets; // answers to questions that have not been asked yet
pub mod seat; // who holds which seat
pub mod log_entry; // one entry of the game log, as text
pub mod draft; // preview of actions that are not played
mod shared_vec; // an append-only list that is cheap to clone
pub mod game_log; // the game log, replayed
pub mod ply_index; // a summary of every ply, for browsing a game
pub mod clock; // time left for each seat
pub mod table; // the table itself
pub mod undo; // who may take back what
pub mod result; // places and points at the end
pub mod alerts; // turns that begin, for webhooks
pub mod chat; // which chat rooms a user may read
pub mod rows; // conversion from and to rows of the store
pub mod editions; // editions by the hash of their text
pub mod cache; // replayed tables in memory
pub mod game_view; // the game as one viewer may see it
pub mod play_request; // a request to play actions
pub mod hint; // what a strong bot would play

pub use cache::TableCache;
pub use draft::Draft;
pub use editions::Editions;
pub use game_log::{GameLog, Notice};
pub use game_view::GameView;
pub use hint::Hint;
pub use log_entry::LogEntry;
pub use play_request::{Actor, PlayRequest};
pub use presets::Presets;
pub use result::Unrated;
pub use seat::{Holder, Person, Seat};
pub use settings::{Access, Pace, TableSettings, UndoPolicy};
pub use table::{Phase, Proposal, Table};
