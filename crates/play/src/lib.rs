//! A game being played: its log, what each viewer sees of it, drafts, hints, lessons. It knows neither HTTP nor a store,
//! and it runs in the server and, as WebAssembly, in the browser.

pub mod json; // JSON objects assembled from serialized parts
pub mod log_entry; // one entry of the game log, as text
pub mod draft; // preview of actions that are not played
mod shared_vec; // an append-only list that is cheap to clone
pub mod game_log; // the game log, replayed
pub mod ply_index; // a summary of every ply, for browsing a game
pub mod game_view; // the game as one viewer may see it
pub mod presets; // answers given before the question
pub mod bot_turn; // what a bot plays
pub mod hint; // what the strongest bot would play
pub mod seeded; // random games from a seed
pub mod teaching; // lessons and worked examples

pub use draft::Draft;
pub use game_log::{GameLog, Notice};
pub use game_view::GameView;
pub use hint::Hint;
pub use log_entry::LogEntry;
pub use presets::Presets;
