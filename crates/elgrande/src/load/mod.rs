//! Many people at many tables of a running server, and how fast it answers them. It does not know what was typed.
//!
//! In reading order:

pub mod wire; // what is asked of a server and what it answers
pub mod line; // one connection to it
pub mod process; // a server started for it, its memory and its time
pub mod answer; // one legal answer to what a seat is asked
pub mod person; // somebody with a cookie
pub mod gauge; // what is counted while they play
pub mod game; // one table as its people know it
pub mod follow; // somebody who reads a stream
pub mod crowd; // everybody, from their arrival to the end
pub mod pace; // when the next answer is given
pub mod measure; // the whole run
pub mod stored; // a database full of games, and how long a server takes to start with it
pub mod report; // what came of it
pub mod told; // the same, told to people
