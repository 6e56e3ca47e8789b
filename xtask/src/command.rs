//! Runs other programs and reports their failures.

use std::{
    process::{Command, Stdio},
    thread,
};

/// The features of all checks; the same everywhere, so that nothing is built twice.
pub(crate) const FEATURES: &str = "--features elgrande-server/types";

/// `cargo` with arguments separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments.split_whitespace());
    command
}

/// The release binary of the game, rebuilt if it is outdated.
pub(crate) fn elgrande(arguments: &str) -> Command {
    cargo(&format!("run --release --quiet --package elgrande --bin elgrande -- {arguments}"))
}

/// The same command at the lowest priority, where the system has one.
pub(crate) fn at_low_priority(command: Command) -> Command {
    if !cfg!(unix) {
        return command;
    }
    let mut nice = Command::new("nice");
    nice.args(["-n", "19"]).arg(command.get_program()).args(command.get_args());
    nice
}

pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(2, usize::from)
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("`{}`: {error}", text(command)))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed, {status}", text(command))) }
}

/// Whether a command can be run and succeeds. It prints nothing.
pub(crate) fn is_successful(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The standard output of a command. Standard error goes to the terminal.
pub(crate) fn printed(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`{}`: {error}", text(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` failed, {}", text(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("`{}`: {error}", text(command)))
}

fn text(command: &Command) -> String {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named_with_its_arguments() {
        let reason = run(cargo("no-such-command --at all").stderr(Stdio::null())).unwrap_err();
        assert!(reason.starts_with("`cargo no-such-command --at all` failed"), "{reason}");
    }

    #[test]
    fn the_output_of_a_command_is_returned() {
        assert!(printed(&mut cargo("--version")).unwrap().starts_with("cargo "));
    }
}
