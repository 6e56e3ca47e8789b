//! JSON objects assembled from parts, so that a part shared by many viewers is serialized once and copied.

use serde::Serialize;

/// A buffer of this size holds nearly every view of a game without growing.
pub const TYPICAL_VIEW_BYTES: usize = 5 * 1024;

/// Writes an object that has at least one member already, so every further one starts with a comma.
#[derive(Debug)]
pub struct ObjectWriter<'a>(&'a mut Vec<u8>);

/// Serialized members of an object, with a leading comma.
#[derive(Debug)]
pub struct SerializedMembers(Vec<u8>);

impl<'a> ObjectWriter<'a> {
    /// Starts with the members of `object`.
    pub fn of(text: &'a mut Vec<u8>, object: &impl Serialize) -> ObjectWriter<'a> {
        append(text, object, b'{');
        ObjectWriter(text)
    }

    /// Adds the members of another object.
    pub fn members(self, object: &impl Serialize) -> ObjectWriter<'a> {
        append(self.0, object, b',');
        self
    }

    /// Adds members that were serialized before.
    pub fn serialized(self, members: &SerializedMembers) -> ObjectWriter<'a> {
        self.0.extend_from_slice(&members.0);
        self
    }

    /// Adds one member whose value the closure writes.
    pub fn member(self, key: &str, value: impl FnOnce(&mut Vec<u8>)) -> ObjectWriter<'a> {
        self.0.push(b',');
        write(self.0, key);
        self.0.push(b':');
        value(self.0);
        self
    }

    /// Closes the object.
    pub fn end(self) {
        self.0.push(b'}');
    }
}

impl SerializedMembers {
    /// The members of `object`.
    pub fn of(object: &impl Serialize) -> SerializedMembers {
        let mut text = Vec::with_capacity(TYPICAL_VIEW_BYTES);
        append(&mut text, object, b',');
        text.shrink_to_fit();
        SerializedMembers(text)
    }
}

/// Serializes a value.
pub fn write(text: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, value).expect("every key is a string");
}

/// Serializes an object without its closing brace, with `start` in place of the opening one.
fn append(text: &mut Vec<u8>, object: &impl Serialize, start: u8) {
    let begin = text.len();
    write(text, object);
    assert!(text.ends_with(b"}") && text.len() > begin + 2, "only an object with members can be extended");
    text[begin] = start;
    text.pop();
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn an_assembled_object_has_the_members_of_all_parts() {
        let mut text = b"data: ".to_vec();
        let written = SerializedMembers::of(&json!({ "c": {}, "d": [2] }));
        ObjectWriter::of(&mut text, &json!({ "a": 1 }))
            .members(&json!({ "b": null }))
            .serialized(&written)
            .member("e", |text| write(text, "}"))
            .end();
        let read: Value = serde_json::from_slice(text.strip_prefix(b"data: ").unwrap()).unwrap();
        assert_eq!(read, json!({ "a": 1, "b": null, "c": {}, "d": [2], "e": "}" }));
    }
}
