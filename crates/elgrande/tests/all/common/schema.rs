//! A validator for the part of JSON Schema that docs/protocol.schema.json uses; other keywords panic.

use serde_json::{Map, Value};

/// The schema of the protocol.
pub(crate) struct Schema(Value);

impl Schema {
    pub(crate) fn of_protocol() -> Schema {
        Schema(serde_json::from_str(include_str!("../../../../../docs/protocol.schema.json")).unwrap())
    }

    /// Does the value match that definition?
    pub(crate) fn allows(&self, kind: &str, value: &Value) -> bool {
        self.fits(&self.0["$defs"][kind], value)
    }

    fn fits(&self, schema: &Value, value: &Value) -> bool {
        if let Some(allowed) = schema.as_bool() {
            return allowed;
        }
        let words = schema.as_object().unwrap();
        words.iter().all(|(word, means)| self.obeys(words, word, means, value))
    }

    fn obeys(&self, whole: &Map<String, Value>, word: &str, means: &Value, value: &Value) -> bool {
        let branches = || means.as_array().unwrap().iter().filter(|branch| self.fits(branch, value)).count();
        match word {
            "$ref" => self.allows(means.as_str().unwrap().strip_prefix("#/$defs/").unwrap(), value),
            "description" => means.is_string(),
            "const" => value == means,
            "enum" => means.as_array().unwrap().contains(value),
            "oneOf" => branches() == 1,
            "anyOf" => branches() > 0,
            "type" => is_of_type(means.as_str().unwrap(), value),
            "minimum" => value.as_i64().is_none_or(|number| number >= means.as_i64().unwrap()),
            "maximum" => value.as_i64().is_none_or(|number| number <= means.as_i64().unwrap()),
            "items" => value.as_array().is_none_or(|items| items.iter().all(|item| self.fits(means, item))),
            "minItems" => {
                value.as_array().is_none_or(|items| items.len() >= means.as_u64().unwrap() as usize)
            }
            "maxItems" => {
                value.as_array().is_none_or(|items| items.len() <= means.as_u64().unwrap() as usize)
            }
            "required" => has_all(value, means),
            "properties" => fields(value)
                .all(|(name, field)| means.get(name).is_none_or(|schema| self.fits(schema, field))),
            "propertyNames" => fields(value).all(|(name, _)| self.fits(means, &Value::from(name.as_str()))),
            "additionalProperties" => {
                let known =
                    |name: &str| whole.get("properties").is_some_and(|known| known.get(name).is_some());
                fields(value).all(|(name, field)| known(name) || self.fits(means, field))
            }
            other => panic!("the validator does not know {other}"),
        }
    }
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn has_all(value: &Value, names: &Value) -> bool {
    names.as_array().unwrap().iter().all(|name| value.get(name.as_str().unwrap()).is_some())
}

fn is_of_type(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the validator does not know the type {other}"),
    }
}
