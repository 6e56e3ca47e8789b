//! Commands of other programs. Knows how they end, not what they are for.

use std::process::{Command, Stdio};

/// What everything is checked with; the same for all, so that nothing is built twice.
pub(crate) const FEATURES: &str = "--features elgrande-server/types";

/// `cargo` with arguments as they are typed; none of ours holds a space.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments.split_whitespace());
    command
}

/// The game's own binary, optimised and built first where it is stale.
pub(crate) fn elgrande(arguments: &str) -> Command {
    cargo(&format!("run --release --quiet --package elgrande --bin elgrande -- {arguments}"))
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("`{}`: {error}", typed(command)))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed, {status}", typed(command))) }
}

/// What the command prints. Its complaints go straight to the terminal.
pub(crate) fn printed(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`{}`: {error}", typed(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` failed, {}", typed(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("`{}`: {error}", typed(command)))
}

fn typed(command: &Command) -> String {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named_as_it_was_typed() {
        let reason = run(cargo("no-such-command --at all").stderr(Stdio::null())).unwrap_err();
        assert!(reason.starts_with("`cargo no-such-command --at all` failed"), "{reason}");
    }

    #[test]
    fn what_a_command_prints_is_returned() {
        assert!(printed(&mut cargo("--version")).unwrap().starts_with("cargo "));
    }
}
