//! One file for each command: what it takes, what it does, what it prints.

pub mod arena;
pub mod bench;
pub mod cards;
pub mod demo;
pub mod engine;
pub mod perft;
pub mod position;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod signature;
pub mod simulate;
