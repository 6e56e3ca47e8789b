//! Prints messages as an ES module. `v` holds the values, `f` the page's formatters `f.n` and `f.pick`.

use super::MessageMap;
use super::tree::{MessageParts, Operand, Part, Pick};

/// `export default { "key": text or (v, f) => text }`.
pub(crate) fn module(words: &MessageMap) -> String {
    let lines = words.iter().map(|(key, phrase)| format!("{}: {},\n", quoted(key), sentence(phrase)));
    format!("export default {{\n{}}};\n", lines.collect::<String>())
}

fn sentence(phrase: &MessageParts) -> String {
    match phrase.as_slice() {
        [] => quoted(""),
        [Part::Text(text)] => quoted(text),
        _ => format!("(v, f) => {}", text(phrase)),
    }
}

fn text(phrase: &MessageParts) -> String {
    match phrase.as_slice() {
        [] => quoted(""),
        [Part::Text(text)] => quoted(text),
        [part @ (Part::Number(_) | Part::Pick(_))] => code(part),
        parts => format!("`{}`", parts.iter().map(template).collect::<String>()),
    }
}

fn template(part: &Part) -> String {
    match part {
        Part::Text(text) => text.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"),
        Part::Value(_) | Part::Number(_) | Part::Pick(_) => format!("${{{}}}", code(part)),
    }
}

fn code(part: &Part) -> String {
    match part {
        Part::Text(text) => quoted(text),
        Part::Value(name) => value(name),
        Part::Number(number) => format!("f.n({})", operand(number)),
        Part::Pick(Pick { by, forms, fallback }) => {
            let forms = forms.iter().map(|(key, phrase)| format!("{}: {}", quoted(key), text(phrase)));
            let forms = forms.collect::<Vec<_>>().join(", ");
            format!("f.pick({}, {{{forms}}}, {})", operand(by), quoted(fallback))
        }
    }
}

fn operand(operand: &Operand) -> String {
    match operand {
        Operand::Variable(name) => value(name),
        Operand::Literal(number) => number.clone(),
    }
}

/// Access to a value, whose name may contain a hyphen.
fn value(name: &str) -> String {
    if name.contains('-') { format!("v[{}]", quoted(name)) } else { format!("v.{name}") }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            letter => quoted.push(letter),
        }
    }
    quoted + "\""
}
