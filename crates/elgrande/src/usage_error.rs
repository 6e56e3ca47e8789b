//! Command-line errors: one localized line instead of clap's English usage page.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::words::UnknownWord;

use crate::failure::Failure;
use crate::messages::Messages;

/// The localized form of clap's error.
pub fn usage_error(error: &Error, messages: &Messages) -> Failure {
    let text = error_text(error, messages).unwrap_or_else(|| first_line(error));
    let text = match suggestion(error, messages) {
        Some(names) => {
            messages.format("command-error-meant", [("reason", text.into()), ("names", names.into())])
        }
        None => text,
    };
    Failure::localized("command-error-misuse", [("reason", text.into())])
}

/// None for kinds of errors that our commands cannot cause.
fn error_text(error: &Error, messages: &Messages) -> Option<String> {
    let argument = || one(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = one(error, ContextKind::InvalidSubcommand)?;
            Some(messages.format("command-error-command", [("command", command.into())]))
        }
        ErrorKind::UnknownArgument => {
            Some(messages.format("command-error-argument", [("argument", argument()?.into())]))
        }
        ErrorKind::MissingRequiredArgument => {
            let arguments = many(error, ContextKind::InvalidArg)?.join(", ");
            Some(messages.format("command-error-missing", [("arguments", arguments.into())]))
        }
        ErrorKind::ArgumentConflict => conflict(error, messages),
        ErrorKind::NoEquals => {
            Some(messages.format("command-error-equals", [("argument", argument()?.into())]))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => value(error, messages),
        ErrorKind::TooManyValues => {
            let value = one(error, ContextKind::InvalidValue)?;
            let values = [("argument", argument()?.into()), ("value", value.into())];
            Some(messages.format("command-error-no-more", values))
        }
        ErrorKind::InvalidUtf8 => Some(messages.get("command-error-letters")),
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

fn conflict(error: &Error, messages: &Messages) -> Option<String> {
    let argument = one(error, ContextKind::InvalidArg)?;
    let others = one(error, ContextKind::PriorArg).map(|other| vec![other]);
    let others = others.or_else(|| many(error, ContextKind::PriorArg))?;
    if others == [argument.as_str()] {
        return Some(messages.format("command-error-twice", [("argument", argument.into())]));
    }
    let values = [("argument", argument.into()), ("others", quoted(&others, messages).into())];
    Some(messages.format("command-error-conflict", values))
}

fn value(error: &Error, messages: &Messages) -> Option<String> {
    let (argument, value) = (one(error, ContextKind::InvalidArg)?, one(error, ContextKind::InvalidValue)?);
    let choices = many(error, ContextKind::ValidValue).filter(|choices| !choices.is_empty());
    let choices =
        choices.map(|choices| messages.format("command-values", [("values", choices.join(", ").into())]));
    let text = match error.source() {
        _ if value.is_empty() => messages.format("command-error-no-value", [("argument", argument.into())]),
        None => {
            messages.format("command-error-value", [("argument", argument.into()), ("value", value.into())])
        }
        Some(_) => {
            let reason = reason(error, messages);
            let values = [("argument", argument.into()), ("value", value.into()), ("reason", reason.into())];
            messages.format("command-error-value-because", values)
        }
    };
    Some([text].into_iter().chain(choices).collect::<Vec<_>>().join(" "))
}

/// Why a value is invalid.
fn reason(error: &Error, messages: &Messages) -> String {
    let Some(source) = error.source() else { return String::new() };
    if let Some(unknown) = source.downcast_ref::<UnknownWord>() {
        return Failure::from(unknown.clone()).text(messages);
    }
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        let is_large = *number.kind() == IntErrorKind::PosOverflow;
        return messages.get(if is_large { "command-error-large" } else { "command-error-number" });
    }
    if source.is::<AddrParseError>() {
        return messages.get("command-error-address");
    }
    let text = source.to_string();
    match text.split_once(" is not in ") {
        Some((value, range)) => {
            let values = [("value", value.to_owned().into()), ("range", range.to_owned().into())];
            messages.format("command-error-range", values)
        }
        None => text,
    }
}

/// Similar names: "did you mean …?"
fn suggestion(error: &Error, messages: &Messages) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let names = kinds.into_iter().find_map(|kind| {
        one(error, kind)
            .map(|name| vec![name])
            .or_else(|| many(error, kind))
            .filter(|names| !names.is_empty())
    });
    names.map(|names| quoted(&names, messages)).or_else(|| option_of_other_command(error))
}

/// An option that exists for another command.
fn option_of_other_command(error: &Error) -> Option<String> {
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

fn quoted(names: &[String], messages: &Messages) -> String {
    let quoted = |name: &String| messages.format("command-quoted", [("name", name.clone().into())]);
    names.iter().map(quoted).collect::<Vec<_>>().join(", ")
}

fn first_line(error: &Error) -> String {
    let text = error.render().to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}
