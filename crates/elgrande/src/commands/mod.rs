//! One file per command: options, execution, output.

pub mod admin;
pub mod arena;
pub mod bench;
pub mod cards;
pub mod demo;
pub mod engine;
pub mod explore;
pub mod perft;
pub mod position;
pub mod replay;
pub mod review;
pub mod rules;
pub mod serve;
pub mod signature;
pub mod simulate;
pub mod site;
