//! Tables of an edition file: always with their keys, never a bare list of values.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// What the parser's error says is expected.
pub(super) const EXPECTED: &str = "a table like { key = value }";

/// A table. A derived reader alone would also accept a list, and ignore its surplus entries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<T>(pub(super) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Table<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
    type Value = Table<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Table<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Table)
    }
}

#[cfg(test)]
mod tests {
    use crate::edition::load::check_change;
    use expect_test::expect;

    #[test]
    fn a_line_is_a_table() {
        check_change(
            r#"coup = { copies = 1, certainty = "M" }"#,
            "coup = 1",
            expect!["line 108: `1` is not a table like { key = value }"],
        );
        check_change(
            r#"coup = { copies = 1, certainty = "M" }"#,
            r#"coup = [1, "M"]"#,
            expect![[r#"line 108: `[1, "M"]` is not a table like { key = value }"#]],
        );
        let castillo = r#"castillo = { values = [5, 3, 1], certainty = "H" }"#;
        check_change(
            castillo,
            r#"castillo = [[5, 3, 1], "H"]"#,
            expect![[r#"line 29: `[[5, 3, 1], "H"]` is not a table like { key = value }"#]],
        );
    }
}
