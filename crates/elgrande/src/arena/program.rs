//! An external program that plays: process, messages, timeouts. Knows lines, not the game.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};

/// Longer answers are cut.
const MAX_ANSWER_BYTES: u64 = 64 * 1024;
/// How long a program may take to exit after its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);
/// How long to wait for the last line of standard error.
const STDERR_TIMEOUT: Duration = Duration::from_secs(5);

/// A running program. A thread of its own writes and reads, so that a blocked program cannot block the arena.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Dropping the sender closes the program's input.
    messages: Option<Sender<Outgoing>>,
    answers: Receiver<io::Result<Vec<u8>>>,
    last_stderr_line: Receiver<String>,
    is_killed: bool,
}

/// A message to the program.
#[derive(Debug)]
enum Outgoing {
    /// Expects no answer.
    Notification(String),
    /// Expects one line as answer.
    Request(String),
}

impl Program {
    /// Starts a shell command.
    pub fn start(command: &str) -> io::Result<Program> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let errors = child.stderr.take().expect("its errors are a pipe");
        let ((messages, outgoing), (replies, answers), (stderr, last_stderr_line)) =
            (channel(), channel(), channel());
        thread::spawn(move || exchange(input, output, outgoing, replies));
        thread::spawn(move || stderr.send(last_line(errors)));
        Ok(Program { child, messages: Some(messages), answers, last_stderr_line, is_killed: false })
    }

    /// Sends a message that expects no answer.
    pub fn notify(&mut self, message: String) {
        self.queue(Outgoing::Notification(message));
    }

    /// Sends a request and waits for the answer. Kills the program after the timeout.
    pub fn request(&mut self, message: String, timeout: Duration) -> Outcome<Vec<u8>> {
        self.queue(Outgoing::Request(message));
        match self.answers.recv_timeout(timeout) {
            Ok(Ok(answer)) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => {
                self.kill();
                let seconds = timeout.as_secs_f64().to_string();
                Err(Failure::localized("command-error-bot-late", [("seconds", seconds.into())]))
            }
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(self.exit_error()),
        }
    }

    /// An error here means that the program has exited; the next request reports that.
    fn queue(&mut self, message: Outgoing) {
        let _ = self.messages.as_ref().map(|messages| messages.send(message));
    }

    /// Why there is no answer: the program has closed its output. Kills it if it still runs.
    fn exit_error(&mut self) -> Failure {
        self.messages = None;
        let error = match self.wait(EXIT_TIMEOUT).map(|status| status.code()) {
            Some(Some(code)) => {
                Failure::localized("command-error-bot-ended", [("code", code.to_string().into())])
            }
            Some(None) => Failure::localized("command-error-bot-signal", []),
            None => Failure::localized("command-error-bot-silent", []),
        };
        self.kill();
        let stderr = self.last_stderr_line.recv_timeout(STDERR_TIMEOUT).unwrap_or_default();
        if stderr.is_empty() {
            return error;
        }
        Failure::with_cause("command-error-bot-words", [("words", stderr.into())], error)
    }

    /// Waits for the program to exit.
    fn wait(&mut self, timeout: Duration) -> Option<ExitStatus> {
        let started = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if started.elapsed() < timeout => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Kills the program and all processes that the shell has started for it.
    fn kill(&mut self) {
        if self.is_killed {
            return;
        }
        self.is_killed = true;
        if cfg!(unix) {
            let group = format!("kill -KILL -{} 2>&-", self.child.id());
            let _ = Command::new("sh").args(["-c", &group]).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Program {
    /// Closes the input, and kills the program if it does not exit.
    fn drop(&mut self) {
        self.messages = None;
        self.wait(EXIT_TIMEOUT);
        self.kill();
    }
}

fn exchange(
    mut input: ChildStdin,
    mut output: BufReader<ChildStdout>,
    messages: Receiver<Outgoing>,
    answers: Sender<io::Result<Vec<u8>>>,
) {
    for message in messages {
        let answer = match message {
            Outgoing::Notification(message) => input.write_all(message.as_bytes()).map(|()| None),
            Outgoing::Request(message) => {
                input.write_all(message.as_bytes()).and_then(|()| read(&mut output)).map(Some)
            }
        };
        let is_last = answer.is_err();
        let is_sent = answer.transpose().is_none_or(|answer| answers.send(answer).is_ok());
        if is_last || !is_sent {
            return;
        }
    }
}

fn read(output: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    output.by_ref().take(MAX_ANSWER_BYTES).read_until(b'\n', &mut line)?;
    if line.is_empty() { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(line) }
}

/// The last line that is not blank.
fn last_line(mut errors: impl Read) -> String {
    const TAIL_BYTES: usize = 1000;
    let (mut tail, mut chunk) = (Vec::new(), [0; 4096]);
    while let Ok(read @ 1..) = errors.read(&mut chunk) {
        tail.extend_from_slice(&chunk[..read]);
        tail.drain(..tail.len().saturating_sub(TAIL_BYTES));
    }
    let tail = String::from_utf8_lossy(&tail);
    tail.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("").to_owned()
}

/// Programs that wait for the next game, by the index of their bot.
#[derive(Debug, Default)]
pub struct ProgramPool(Mutex<HashMap<usize, Vec<Program>>>);

impl ProgramPool {
    /// A waiting program, or a new one.
    pub fn acquire(&self, bot: usize, command: &str) -> io::Result<Program> {
        let free = self.lock().get_mut(&bot).and_then(Vec::pop);
        free.map_or_else(|| Program::start(command), Ok)
    }

    /// Returns a running program.
    pub fn release(&self, bot: usize, program: Program) {
        self.lock().entry(bot).or_default().push(program);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<usize, Vec<Program>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Messages;

    const LONG: Duration = Duration::from_secs(600);

    fn request(command: &str, timeout: Duration) -> Result<String, String> {
        let mut program = Program::start(command).unwrap();
        program.notify("first\n".to_owned());
        let answer = program.request("second\n".to_owned(), timeout);
        let answer = answer.map_err(|failure| failure.text(&Messages::new("en")))?;
        Ok(String::from_utf8(answer).unwrap())
    }

    #[test]
    fn a_program_answers_and_receives_notifications() {
        assert_eq!(request("read a; read b; echo $b $a; read c", LONG), Ok("second first\n".to_owned()));
    }

    #[test]
    fn an_exited_program_is_reported_with_its_last_error_line() {
        let ended = request("read a; echo one >&2; echo two >&2; echo >&2; exit 3", LONG).unwrap_err();
        assert_eq!(ended, "exited (exit status: 3) without an answer; its last output: two");
        let ended = request("exit 0", LONG).unwrap_err();
        assert_eq!(ended, "exited (exit status: 0) without an answer");
    }

    #[test]
    fn a_silent_program_is_killed_with_its_children() {
        let silent = request("sleep 1000 & sleep 1000; true", Duration::from_millis(10)).unwrap_err();
        assert_eq!(silent, "gave no answer within 0.01 s and was stopped");
    }

    #[test]
    fn a_program_that_never_reads_does_not_block() {
        let mut program = Program::start("sleep 1000").unwrap();
        program.notify("x".repeat(1 << 20));
        assert!(program.request("\n".to_owned(), Duration::from_millis(10)).is_err());
    }

    #[test]
    fn only_the_end_of_a_long_output_is_kept() {
        let flood = [vec![b'x'; 100_000], b"\nthe end\n\n".to_vec()].concat();
        assert_eq!(last_line(flood.as_slice()), "the end");
        assert_eq!(read(&mut [b'x'; 100_000].as_slice()).unwrap().len() as u64, MAX_ANSWER_BYTES);
    }
}
