//! What was typed is no command: what is wrong, in a line, without the page of usage that clap would print.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::words::UnknownWord;

use crate::failure::Failure;
use crate::words::Words;

/// What clap refused, in our words.
pub fn misuse(error: &Error, words: &Words) -> Failure {
    let said = sentence(error, words).unwrap_or_else(|| first_line(error));
    let said = match meant(error, words) {
        Some(names) => words.fill("command-error-meant", [("reason", said.into()), ("names", names.into())]),
        None => said,
    };
    Failure::told("command-error-misuse", [("reason", said.into())])
}

/// None where clap refuses what our commands cannot bring about.
fn sentence(error: &Error, words: &Words) -> Option<String> {
    let argument = || one(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = one(error, ContextKind::InvalidSubcommand)?;
            Some(words.fill("command-error-command", [("command", command.into())]))
        }
        ErrorKind::UnknownArgument => {
            Some(words.fill("command-error-argument", [("argument", argument()?.into())]))
        }
        ErrorKind::MissingRequiredArgument => {
            let arguments = many(error, ContextKind::InvalidArg)?.join(", ");
            Some(words.fill("command-error-missing", [("arguments", arguments.into())]))
        }
        ErrorKind::ArgumentConflict => conflict(error, words),
        ErrorKind::NoEquals => Some(words.fill("command-error-equals", [("argument", argument()?.into())])),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => value(error, words),
        ErrorKind::TooManyValues => {
            let value = one(error, ContextKind::InvalidValue)?;
            let values = [("argument", argument()?.into()), ("value", value.into())];
            Some(words.fill("command-error-no-more", values))
        }
        ErrorKind::InvalidUtf8 => Some(words.say("command-error-letters")),
        ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::MissingSubcommand
        | ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion
        | ErrorKind::Io
        | ErrorKind::Format
        | _ => None,
    }
}

fn conflict(error: &Error, words: &Words) -> Option<String> {
    let argument = one(error, ContextKind::InvalidArg)?;
    let others = one(error, ContextKind::PriorArg).map(|other| vec![other]);
    let others = others.or_else(|| many(error, ContextKind::PriorArg))?;
    if others == [argument.as_str()] {
        return Some(words.fill("command-error-twice", [("argument", argument.into())]));
    }
    let values = [("argument", argument.into()), ("others", quoted(&others, words).into())];
    Some(words.fill("command-error-conflict", values))
}

fn value(error: &Error, words: &Words) -> Option<String> {
    let (argument, value) = (one(error, ContextKind::InvalidArg)?, one(error, ContextKind::InvalidValue)?);
    let choices = many(error, ContextKind::ValidValue).filter(|choices| !choices.is_empty());
    let choices =
        choices.map(|choices| words.fill("command-values", [("values", choices.join(", ").into())]));
    let said = match error.source() {
        _ if value.is_empty() => words.fill("command-error-no-value", [("argument", argument.into())]),
        None => words.fill("command-error-value", [("argument", argument.into()), ("value", value.into())]),
        Some(_) => {
            let reason = reason(error, words);
            let values = [("argument", argument.into()), ("value", value.into()), ("reason", reason.into())];
            words.fill("command-error-value-because", values)
        }
    };
    Some([said].into_iter().chain(choices).collect::<Vec<_>>().join(" "))
}

/// Why a value is none, as far as those tell who read it.
fn reason(error: &Error, words: &Words) -> String {
    let Some(source) = error.source() else { return String::new() };
    if let Some(unknown) = source.downcast_ref::<UnknownWord>() {
        return Failure::from(unknown.clone()).text(words);
    }
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        let is_large = *number.kind() == IntErrorKind::PosOverflow;
        return words.say(if is_large { "command-error-large" } else { "command-error-number" });
    }
    if source.is::<AddrParseError>() {
        return words.say("command-error-address");
    }
    let said = source.to_string();
    match said.split_once(" is not in ") {
        Some((value, range)) => {
            let values = [("value", value.to_owned().into()), ("range", range.to_owned().into())];
            words.fill("command-error-range", values)
        }
        None => said,
    }
}

/// What comes near to what was typed.
fn meant(error: &Error, words: &Words) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = kinds.into_iter().find_map(|kind| {
        one(error, kind)
            .map(|name| vec![name])
            .or_else(|| many(error, kind))
            .filter(|names| !names.is_empty())
    });
    near.map(|names| quoted(&names, words)).or_else(|| elsewhere(error))
}

/// An option of another command.
fn elsewhere(error: &Error) -> Option<String> {
    let ContextValue::StyledStrs(tips) = error.get(ContextKind::Suggested)? else { return None };
    tips.iter().find_map(|tip| tip.to_string().strip_suffix(" exists").map(str::to_owned))
}

fn one(error: &Error, kind: ContextKind) -> Option<String> {
    let ContextValue::String(text) = error.get(kind)? else { return None };
    Some(text.clone())
}

fn many(error: &Error, kind: ContextKind) -> Option<Vec<String>> {
    let ContextValue::Strings(texts) = error.get(kind)? else { return None };
    Some(texts.clone())
}

fn quoted(names: &[String], words: &Words) -> String {
    let quoted = |name: &String| words.fill("command-quoted", [("name", name.clone().into())]);
    names.iter().map(quoted).collect::<Vec<_>>().join(", ")
}

fn first_line(error: &Error) -> String {
    let said = error.render().to_string();
    said.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}
