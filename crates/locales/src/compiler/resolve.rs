//! Resolves references: terms and messages are inlined where they are named.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Term,
    Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::MessageMap;
use super::source::{Fault, Parsed, Source};
use super::tree::{MessageParts, Operand, Part, Pick};

/// All messages of these files, with references resolved.
pub(crate) fn words(files: &[Parsed]) -> Result<MessageMap, Vec<Fault>> {
    let dictionary = Dictionary::of(files)?;
    let mut words = MessageMap::new();
    let mut faults = Vec::new();
    for (key, place) in &dictionary.messages {
        let scope = Scope { dictionary: &dictionary, source: place.source, given: None, trail: vec![key] };
        match scope.phrase(place.pattern) {
            Ok(phrase) => drop(words.insert(key.clone(), phrase)),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(words) } else { Err(faults) }
}

/// The place of a pattern.
#[derive(Clone, Copy)]
struct Place<'a> {
    source: &'a Source,
    pattern: &'a Pattern<&'a str>,
}

/// All patterns by key: messages and their attributes, terms and theirs.
#[derive(Default)]
struct Dictionary<'a> {
    messages: BTreeMap<String, Place<'a>>,
    terms: BTreeMap<String, Place<'a>>,
}

impl<'a> Dictionary<'a> {
    fn of(files: &'a [Parsed<'a>]) -> Result<Dictionary<'a>, Vec<Fault>> {
        let mut dictionary = Dictionary::default();
        let mut faults = Vec::new();
        for file in files {
            for entry in &file.resource.body {
                faults.extend(dictionary.add(file.source, entry));
            }
        }
        if faults.is_empty() { Ok(dictionary) } else { Err(faults) }
    }

    fn add(&mut self, source: &'a Source, entry: &'a Entry<&'a str>) -> Vec<Fault> {
        match entry {
            Entry::Message(Message { id, value, attributes, .. }) => {
                add(&mut self.messages, source, id.name, value.as_ref(), attributes)
            }
            Entry::Term(Term { id, value, attributes, .. }) => {
                add(&mut self.terms, source, id.name, Some(value), attributes)
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => Vec::new(),
            Entry::Junk { content } => vec![source.fault(content, "this is not understood".to_owned())],
        }
    }
}

fn add<'a>(
    places: &mut BTreeMap<String, Place<'a>>,
    source: &'a Source,
    name: &'a str,
    value: Option<&'a Pattern<&'a str>>,
    attributes: &'a [Attribute<&'a str>],
) -> Vec<Fault> {
    let whole = value.map(|pattern| (name.to_owned(), name, pattern));
    let parts = attributes
        .iter()
        .map(|attribute| (format!("{name}.{}", attribute.id.name), attribute.id.name, &attribute.value));
    let mut faults = Vec::new();
    for (key, part, pattern) in whole.into_iter().chain(parts) {
        let reason = format!("duplicate key {key}");
        if places.insert(key, Place { source, pattern }).is_some() {
            faults.push(source.fault(part, reason));
        }
    }
    faults
}

/// The arguments of a term: literals only.
#[derive(Clone, Debug)]
enum Literal {
    Text(String),
    Number(String),
}

/// The current file, the enclosing term, and the chain of references that led here.
struct Scope<'a> {
    dictionary: &'a Dictionary<'a>,
    source: &'a Source,
    given: Option<BTreeMap<&'a str, Literal>>,
    trail: Vec<&'a str>,
}

/// What selects a variant.
enum Chosen {
    Operand(Operand),
    Word(String),
    Default,
}

impl<'a> Scope<'a> {
    fn phrase(&self, pattern: &'a Pattern<&'a str>) -> Result<MessageParts, Fault> {
        let mut phrase = MessageParts::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(&mut phrase, Part::Text((*value).to_owned())),
                PatternElement::Placeable { expression } => {
                    self.expression(expression)?.into_iter().for_each(|part| push(&mut phrase, part));
                }
            }
        }
        Ok(phrase)
    }

    fn expression(&self, expression: &'a Expression<&'a str>) -> Result<MessageParts, Fault> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => match self.chosen(selector)? {
                Chosen::Operand(by) => self.pick(by, variants),
                Chosen::Word(word) => self.variant(variants, |variant| key(variant) == word),
                Chosen::Default => self.variant(variants, |variant| variant.default),
            },
        }
    }

    fn inline(&self, inline: &'a InlineExpression<&'a str>) -> Result<MessageParts, Fault> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Part::Text(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text((*value).to_owned())]),
            InlineExpression::VariableReference { id } => self.value(id.name).map(|part| vec![part]),
            InlineExpression::FunctionReference { id, arguments } => {
                self.number(id.name, arguments).map(|operand| vec![Part::Number(operand)])
            }
            InlineExpression::MessageReference { id, attribute } => {
                let key = joined(id.name, attribute.as_ref().map(|attribute| attribute.name));
                self.put_in(&self.dictionary.messages, id.name, &key, self.given.clone())
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let key = joined(id.name, attribute.as_ref().map(|attribute| attribute.name));
                let given = self.literals(arguments.as_ref())?;
                self.put_in(&self.dictionary.terms, id.name, &key, Some(given))
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    /// Inlines another pattern.
    fn put_in(
        &self,
        places: &'a BTreeMap<String, Place<'a>>,
        name: &'a str,
        key: &str,
        given: Option<BTreeMap<&'a str, Literal>>,
    ) -> Result<MessageParts, Fault> {
        let Some((key, place)) = places.get_key_value(key) else {
            return Err(self.fault(name, format!("unknown reference {key}")));
        };
        if self.trail.contains(&key.as_str()) {
            return Err(self.fault(name, format!("{key} refers to itself")));
        }
        let trail = self.trail.iter().copied().chain([key.as_str()]).collect();
        Scope { dictionary: self.dictionary, source: place.source, given, trail }.phrase(place.pattern)
    }

    fn value(&self, name: &'a str) -> Result<Part, Fault> {
        match self.literal(name) {
            None => Ok(Part::Value(name.to_owned())),
            Some(Some(Literal::Text(text) | Literal::Number(text))) => Ok(Part::Text(text.clone())),
            Some(None) => Err(self.fault(name, format!("the term needs the argument ${name}"))),
        }
    }

    /// The argument of that name of the enclosing term.
    fn literal(&self, name: &str) -> Option<Option<&Literal>> {
        self.given.as_ref().map(|given| given.get(name))
    }

    fn number(&self, function: &'a str, arguments: &'a CallArguments<&'a str>) -> Result<Operand, Fault> {
        match (function, arguments.positional.as_slice(), arguments.named.as_slice()) {
            ("NUMBER", [InlineExpression::VariableReference { id }], []) => match self.literal(id.name) {
                None => Ok(Operand::Variable(id.name.to_owned())),
                Some(Some(Literal::Number(number))) => Ok(Operand::Literal(number.clone())),
                Some(Some(Literal::Text(_)) | None) => {
                    Err(self.fault(id.name, format!("the term needs the number ${}", id.name)))
                }
            },
            ("NUMBER", [InlineExpression::NumberLiteral { value }], []) => {
                Ok(Operand::Literal((*value).to_owned()))
            }
            _ => Err(self.fault(function, format!("{function}() is not supported here"))),
        }
    }

    fn literals(
        &self,
        arguments: Option<&'a CallArguments<&'a str>>,
    ) -> Result<BTreeMap<&'a str, Literal>, Fault> {
        let named = arguments.into_iter().flat_map(|arguments| &arguments.named);
        let mut given = BTreeMap::new();
        for argument in named {
            let literal = match &argument.value {
                InlineExpression::StringLiteral { value } => {
                    Literal::Text(unescape_unicode_to_string(value).into_owned())
                }
                InlineExpression::NumberLiteral { value } => Literal::Number((*value).to_owned()),
                InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::VariableReference { .. }
                | InlineExpression::Placeable { .. } => {
                    return Err(
                        self.fault(argument.name.name, "a term is given texts and numbers".to_owned())
                    );
                }
            };
            given.insert(argument.name.name, literal);
        }
        Ok(given)
    }

    fn chosen(&self, selector: &'a InlineExpression<&'a str>) -> Result<Chosen, Fault> {
        match selector {
            InlineExpression::VariableReference { id } => Ok(match self.literal(id.name) {
                None => Chosen::Operand(Operand::Variable(id.name.to_owned())),
                Some(Some(Literal::Text(word))) => Chosen::Word(word.clone()),
                Some(Some(Literal::Number(number))) => Chosen::Operand(Operand::Literal(number.clone())),
                Some(None) => Chosen::Default,
            }),
            InlineExpression::FunctionReference { id, arguments } => {
                self.number(id.name, arguments).map(Chosen::Operand)
            }
            InlineExpression::NumberLiteral { value } => {
                Ok(Chosen::Operand(Operand::Literal((*value).to_owned())))
            }
            InlineExpression::TermReference { id, .. } => match self.inline(selector)?.as_slice() {
                [Part::Text(word)] => Ok(Chosen::Word(word.clone())),
                _ => Err(self.fault(id.name, "what decides must be one word".to_owned())),
            },
            InlineExpression::StringLiteral { value } => {
                Ok(Chosen::Word(unescape_unicode_to_string(value).into_owned()))
            }
            InlineExpression::MessageReference { id, .. } => {
                Err(self.fault(id.name, "a message decides nothing".to_owned()))
            }
            InlineExpression::Placeable { .. } => {
                Err(self.fault(self.trail[0], "what decides is a value or a term's attribute".to_owned()))
            }
        }
    }

    fn pick(&self, by: Operand, variants: &'a [Variant<&'a str>]) -> Result<MessageParts, Fault> {
        let mut forms: Vec<(String, MessageParts)> = Vec::new();
        for variant in variants {
            let name = key(variant);
            if forms.iter().any(|(key, _)| key == name) {
                return Err(self.fault(name, format!("duplicate variant [{name}]")));
            }
            if name.contains('.') {
                return Err(self.fault(name, format!("[{name}] is not a whole number")));
            }
            forms.push((name.to_owned(), self.phrase(&variant.value)?));
        }
        let fallback = variants.iter().find(|variant| variant.default).map(key);
        let fallback = fallback.expect("the grammar demands a default").to_owned();
        Ok(vec![Part::Pick(Pick { by, forms, fallback })])
    }

    /// The selected variant, or the default.
    fn variant(
        &self,
        variants: &'a [Variant<&'a str>],
        is_meant: impl Fn(&Variant<&'a str>) -> bool,
    ) -> Result<MessageParts, Fault> {
        let meant = variants.iter().find(|variant| is_meant(variant));
        let meant = meant.or_else(|| variants.iter().find(|variant| variant.default));
        self.phrase(&meant.expect("the grammar demands a default").value)
    }

    fn fault(&self, part: &str, reason: String) -> Fault {
        self.source.fault(part, reason)
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn joined(name: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| name.to_owned(), |attribute| format!("{name}.{attribute}"))
}

/// Joins adjacent texts.
fn push(phrase: &mut MessageParts, part: Part) {
    match (phrase.last_mut(), part) {
        (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
        (_, part) => phrase.push(part),
    }
}
