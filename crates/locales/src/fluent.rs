//! Formats messages with Fluent itself, for comparison.

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::samples::Given;

/// The messages of a language in Fluent.
pub(crate) struct Fluent {
    bundle: FluentBundle<FluentResource>,
    rules: PluralRules,
}

impl Fluent {
    pub(crate) fn new(language: &str, texts: &[&str]) -> Self {
        let tag: LanguageIdentifier = language.parse().expect("a folder is named after its language");
        let mut bundle = FluentBundle::new(vec![tag.clone()]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("nothing else has that name");
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned()).expect("the build has read it");
            bundle.add_resource(resource).expect("no key is said twice");
        }
        let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("the language counts");
        Self { bundle, rules }
    }

    pub(crate) fn format(&self, key: &str, values: &BTreeMap<String, Given>) -> String {
        let (name, attribute) = key.split_once('.').map_or((key, None), |(name, part)| (name, Some(part)));
        let message = self.bundle.get_message(name).expect("the key is there");
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).expect("the attribute is there").value(),
            None => message.value().expect("a message says something"),
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&arguments(values)), &mut errors).into_owned();
        assert!(errors.is_empty(), "{key}: {errors:?}");
        said
    }

    /// The plural category of a number.
    pub(crate) fn category(&self, number: i64) -> &'static str {
        match self.rules.select(number).expect("whole numbers have a category") {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }
    }
}

fn arguments(values: &BTreeMap<String, Given>) -> FluentArgs<'_> {
    let value = |given: &'_ Given| match given {
        Given::Text(text) => FluentValue::from(text.clone()),
        Given::Number(number) => FluentValue::from(*number),
    };
    values.iter().map(|(name, given)| (name.as_str(), value(given))).collect()
}
