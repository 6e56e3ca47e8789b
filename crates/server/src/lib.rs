//! Tables of El Grande over HTTP: play live, by turns, alone or around one screen. The rules are in the engine.
//!
//! In reading order:

pub mod settings; // what an operator can set
pub mod moment; // what time it is
pub mod secret; // what nobody can guess
pub mod reason; // why a table or a webhook address is refused
pub mod refusal; // why a request was refused
pub mod terms; // what a table has agreed on
pub mod ahead; // answers before the question
pub mod seat; // who sits where
pub mod entry; // one entry of a game's log
pub mod draft; // what would be
mod grown; // a list whose copies share it
mod splice; // JSON of parts that were written before
pub mod course; // the log, replayed
pub mod index; // the same, to leaf through
pub mod clock; // whose time runs
pub mod table; // a table at one moment
pub mod undo; // going back
pub mod outcome; // what came of a game
pub mod rating; // how strong each is, from game to game
pub mod alert; // it is your turn
pub mod store; // what is kept
pub mod editions; // what games are played with
pub mod presence; // who follows what at other processes
pub mod hub; // who is to be told
pub mod shelf; // tables at hand
pub mod sight; // what one viewer gets of a game
pub mod wish; // what somebody wants to play
pub mod host; // the one door to every table
pub mod thinkers; // where bots think
pub mod hint; // what one of them would do in your place
pub mod lessons; // a first game that teaches
pub mod courier; // carries turn alerts
pub mod keeper; // looks after tables whose time has come
pub mod listener; // hears what other processes did
pub mod metrics; // what is counted for operators
pub mod examples; // the rulebook's, played by the engine
pub mod http; // what can be asked for
pub mod serve; // a server from its first request to its last

pub use serve::{Failed, Server};
pub use settings::Settings;
