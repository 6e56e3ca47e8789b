//! Prints, for each language, the module of all its messages and Fluent's output for sample values, as JSON.
//! `web/tests/unit/messages.test.js` compares the module's output.

#![expect(dead_code, reason = "the build and the tests use the rest")]

#[path = "../src/compiler/mod.rs"]
mod compiler;
#[path = "../src/fluent.rs"]
mod fluent;
#[path = "../src/samples.rs"]
mod samples;

use std::collections::BTreeMap;

use compiler::source::Source;
use fluent::Fluent;
use samples::Given;
use serde_json::{Map, Value, json};

fn main() {
    let languages = locales::LANGUAGES.iter().map(|language| ((*language).to_owned(), spoken(language)));
    println!("{}", Value::Object(languages.collect()));
}

fn spoken(language: &str) -> Value {
    let texts = locales::sources(language).expect("every language has its files");
    let source = |text: &&str| Source { path: format!("locales/{language}"), text: (*text).to_owned() };
    let words = compiler::read(&texts.iter().map(source).collect::<Vec<_>>()).expect("the build has read it");
    let fluent = Fluent::new(language, texts);
    let said = |key: &str, values: BTreeMap<String, Given>| json!({ "key": key, "said": fluent.format(key, &values), "values": given(values) });
    let sentences = words
        .iter()
        .flat_map(|(key, phrase)| samples::samples(phrase).into_iter().map(|values| said(key, values)));
    json!({ "module": compiler::script::module(&words), "sentences": sentences.collect::<Vec<_>>() })
}

fn given(values: BTreeMap<String, Given>) -> Map<String, Value> {
    let value = |given: Given| match given {
        Given::Text(text) => Value::from(text),
        Given::Number(number) => Value::from(number),
    };
    values.into_iter().map(|(name, given)| (name, value(given))).collect()
}
