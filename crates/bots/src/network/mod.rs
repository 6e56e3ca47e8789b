//! The learned evaluation: a small network that predicts, for every seat at once, the final points above the mean and
//! the chance to win.
//!
//! The first layer is a sum of table rows: `h(p) = own(p) + Σ other(q) + table`, so all seats are treated alike and any
//! number of players fits. Its weights are integers, the layers above it are `f32` in a fixed order of additions: the
//! same position gives the same bits on every machine.

mod bytes; // the file format
mod features; // the inputs
mod forward; // the layers

pub use features::{
    Active, DENSE, Features, POINTS, SEAT_ACTIVE, SEAT_FEATURES, SEATS, TABLE_ACTIVE, TABLE_FEATURES,
};
pub(crate) use features::{is_judged, mean};

use std::sync::LazyLock;

/// Units of the first layer.
pub const HIDDEN: usize = 64;
/// Units of the second and third layer.
const WIDTH: usize = 32;
/// Points and win.
const OUTPUTS: usize = 2;

/// Weights of a network. Read from a file with [`Network::from_bytes`].
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// For each seat feature: what it adds to its own seat, then what it adds to every other seat.
    seat: Box<[[i16; 2 * HIDDEN]]>,
    /// For each feature of the table: what it adds to every seat.
    table: Box<[[i16; HIDDEN]]>,
    /// What one step of an integer weight is worth, for each unit.
    scale: [f32; HIDDEN],
    first: Layer<DENSE, HIDDEN>,
    second: Layer<HIDDEN, WIDTH>,
    third: Layer<WIDTH, WIDTH>,
    output: Layer<WIDTH, OUTPUTS>,
    /// From the dense inputs straight to the outputs.
    skip: Layer<DENSE, OUTPUTS>,
}

/// A fully connected layer. The weights of one input are adjacent.
#[derive(Clone, Debug, PartialEq)]
struct Layer<const IN: usize, const OUT: usize> {
    weights: Box<[[f32; OUT]; IN]>,
    bias: [f32; OUT],
}

/// What the network expects for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prediction {
    /// Final points above the mean of all seats.
    pub points: [f32; SEATS],
    /// The chance to win; all seats together have 1.
    pub win: [f32; SEATS],
}

impl Network {
    /// The network that `master` plays with.
    pub fn embedded() -> &'static Network {
        static NETWORK: LazyLock<Network> = LazyLock::new(|| {
            Network::from_bytes(EMBEDDED).expect("the embedded network has the right format")
        });
        &NETWORK
    }
}

/// The bytes of the embedded network.
pub const EMBEDDED: &[u8] = include_bytes!("master.bin");
