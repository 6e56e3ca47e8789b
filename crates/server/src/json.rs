//! JSON objects put together of parts: what many see alike is written once and copied.

use serde::Serialize;

/// Nearly every view of a game is shorter, so it is rarely moved while it is written.
pub(crate) const USUAL: usize = 5 * 1024;

/// An object that is written but for its end. It has members already, so whatever follows begins with a comma.
#[derive(Debug)]
pub(crate) struct Splice<'a>(&'a mut Vec<u8>);

/// The members of an object, written, with the comma before them.
#[derive(Debug)]
pub(crate) struct Members(Vec<u8>);

impl<'a> Splice<'a> {
    /// Begins with the members of that object.
    pub(crate) fn of(text: &'a mut Vec<u8>, object: &impl Serialize) -> Splice<'a> {
        append(text, object, b'{');
        Splice(text)
    }

    /// Goes on with the members of another.
    pub(crate) fn with(self, object: &impl Serialize) -> Splice<'a> {
        append(self.0, object, b',');
        self
    }

    /// Goes on with members that were written before.
    pub(crate) fn with_written(self, members: &Members) -> Splice<'a> {
        self.0.extend_from_slice(&members.0);
        self
    }

    /// Goes on with one member; its value is written by that.
    pub(crate) fn member(self, key: &str, value: impl FnOnce(&mut Vec<u8>)) -> Splice<'a> {
        self.0.push(b',');
        write(self.0, key);
        self.0.push(b':');
        value(self.0);
        self
    }

    pub(crate) fn end(self) {
        self.0.push(b'}');
    }
}

impl Members {
    pub(crate) fn of(object: &impl Serialize) -> Members {
        let mut text = Vec::with_capacity(USUAL);
        append(&mut text, object, b',');
        text.shrink_to_fit();
        Members(text)
    }
}

/// Writes any value.
pub(crate) fn write(text: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, value).expect("every key is a string");
}

/// Writes an object without its end, and with that as its beginning.
fn append(text: &mut Vec<u8>, object: &impl Serialize, beginning: u8) {
    let begin = text.len();
    write(text, object);
    assert!(
        text.ends_with(b"}") && text.len() > begin + 2,
        "only an object with members can be gone on with"
    );
    text[begin] = beginning;
    text.pop();
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn an_object_of_parts_has_the_members_of_all() {
        let mut text = b"data: ".to_vec();
        let written = Members::of(&json!({ "c": {}, "d": [2] }));
        Splice::of(&mut text, &json!({ "a": 1 }))
            .with(&json!({ "b": null }))
            .with_written(&written)
            .member("e", |text| write(text, "}"))
            .end();
        let read: Value = serde_json::from_slice(text.strip_prefix(b"data: ").unwrap()).unwrap();
        assert_eq!(read, json!({ "a": 1, "b": null, "c": {}, "d": [2], "e": "}" }));
    }
}
