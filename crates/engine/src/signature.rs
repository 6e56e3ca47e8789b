//! A hash of many games: any change in how one of them is played changes it.

use std::fmt::{self, Write};

use crate::record::Record;

/// A running FNV-1a hash, 64 bits: the same on every machine, forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature(u64);

impl Default for Signature {
    fn default() -> Signature {
        Signature(0xcbf2_9ce4_8422_2325)
    }
}

impl Signature {
    /// Adds one game: its setup, every action and the result.
    pub fn sign(&mut self, record: &Record) {
        write!(self, "{record}").expect("a hash takes any text");
    }
}

impl Write for Signature {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        Ok(())
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_fnv_1a() {
        let of = |text: &str| {
            let mut signature = Signature::default();
            signature.write_str(text).unwrap();
            signature.to_string()
        };
        assert_eq!(
            [of(""), of("a"), of("foobar")],
            ["cbf29ce484222325", "af63dc4c8601ec8c", "85944171f73967e8"]
        );
    }
}
