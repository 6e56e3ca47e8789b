//! Live updates: publish/subscribe, presence, event streams, and the messages of other processes.

pub mod hub; // publish/subscribe within this process
pub mod presence; // who follows tables in other processes
pub mod listener; // messages of other processes
pub mod sse; // the format of server-sent events
pub mod stream_limit; // how many streams may be open
pub mod table_view; // a table as one caller may see it
pub mod table_stream; // the events of one table

pub use hub::Hub;
