//! A program that plays: started, spoken to, waited for no longer than agreed, ended. It knows lines, no game.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};

/// No answer is longer, in bytes.
const LONGEST: u64 = 64 * 1024;
/// So long a program may take to end once its input has ended.
const FAREWELL: Duration = Duration::from_secs(1);
/// So long its last words are waited for.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// A running program. One thread speaks to it, so that neither writing nor reading can hold up the arena.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Dropped, it ends the program's input.
    lines: Option<Sender<Line>>,
    answers: Receiver<io::Result<Vec<u8>>>,
    last_words: Receiver<String>,
    is_dead: bool,
}

/// What is sent.
#[derive(Debug)]
enum Line {
    /// Something that is not answered.
    Told(String),
    /// Something that is.
    Asked(String),
}

impl Program {
    /// Starts a command of the shell.
    pub fn start(command: &str) -> io::Result<Program> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let errors = child.stderr.take().expect("its errors are a pipe");
        let ((lines, to_send), (heard, answers), (said, last_words)) = (channel(), channel(), channel());
        thread::spawn(move || converse(input, output, to_send, heard));
        thread::spawn(move || said.send(last_line(errors)));
        Ok(Program { child, lines: Some(lines), answers, last_words, is_dead: false })
    }

    /// Tells it something.
    pub fn tell(&mut self, line: String) {
        self.send(Line::Told(line));
    }

    /// Asks it something and waits so long; why there is no answer, if there is none. Then it is dead.
    pub fn ask(&mut self, line: String, patience: Duration) -> Outcome<Vec<u8>> {
        self.send(Line::Asked(line));
        match self.answers.recv_timeout(patience) {
            Ok(Ok(answer)) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => {
                self.kill();
                let seconds = patience.as_secs_f64().to_string();
                Err(Failure::told("command-error-bot-late", [("seconds", seconds.into())]))
            }
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(self.obituary()),
        }
    }

    /// If nobody takes it, the program is gone, and whoever asks next is told so.
    fn send(&mut self, line: Line) {
        let _ = self.lines.as_ref().map(|lines| lines.send(line));
    }

    /// How it ended. It has closed its output, so it is ended if it has not ended itself.
    fn obituary(&mut self) -> Failure {
        self.lines = None;
        let ended = match self.wait(FAREWELL).map(|status| status.code()) {
            Some(Some(code)) => Failure::told("command-error-bot-ended", [("code", code.to_string().into())]),
            Some(None) => Failure::told("command-error-bot-signal", []),
            None => Failure::told("command-error-bot-silent", []),
        };
        self.kill();
        let words = self.last_words.recv_timeout(LAST_WORDS).unwrap_or_default();
        if words.is_empty() {
            return ended;
        }
        Failure::within("command-error-bot-words", [("words", words.into())], ended)
    }

    /// Waits so long for its end.
    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < patience => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Ends it, and whatever the shell started for it.
    fn kill(&mut self) {
        if self.is_dead {
            return;
        }
        self.is_dead = true;
        if cfg!(unix) {
            let group = format!("kill -KILL -{} 2>&-", self.child.id());
            let _ = Command::new("sh").args(["-c", &group]).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Program {
    /// Its input ends; if it does not end then, it is ended.
    fn drop(&mut self) {
        self.lines = None;
        self.wait(FAREWELL);
        self.kill();
    }
}

fn converse(
    mut input: ChildStdin,
    mut output: BufReader<ChildStdout>,
    lines: Receiver<Line>,
    answers: Sender<io::Result<Vec<u8>>>,
) {
    for line in lines {
        let answer = match line {
            Line::Told(line) => input.write_all(line.as_bytes()).map(|()| None),
            Line::Asked(line) => input.write_all(line.as_bytes()).and_then(|()| read(&mut output)).map(Some),
        };
        let is_last = answer.is_err();
        let heard = answer.transpose().is_none_or(|answer| answers.send(answer).is_ok());
        if is_last || !heard {
            return;
        }
    }
}

fn read(output: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    output.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(line) }
}

/// The last line that says something, however much is said.
fn last_line(mut errors: impl Read) -> String {
    const KEPT: usize = 1000;
    let (mut tail, mut piece) = (Vec::new(), [0; 4096]);
    while let Ok(read @ 1..) = errors.read(&mut piece) {
        tail.extend_from_slice(&piece[..read]);
        tail.drain(..tail.len().saturating_sub(KEPT));
    }
    let tail = String::from_utf8_lossy(&tail);
    tail.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("").to_owned()
}

/// Programs between two games, by the number of their entrant.
#[derive(Debug, Default)]
pub struct Bench(Mutex<HashMap<usize, Vec<Program>>>);

impl Bench {
    /// One that is free, or a new one.
    pub fn take(&self, entrant: usize, command: &str) -> io::Result<Program> {
        let free = self.lock().get_mut(&entrant).and_then(Vec::pop);
        free.map_or_else(|| Program::start(command), Ok)
    }

    /// Gives one back, alive.
    pub fn give_back(&self, entrant: usize, program: Program) {
        self.lock().entry(entrant).or_default().push(program);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<usize, Vec<Program>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    const LONG: Duration = Duration::from_secs(600);

    fn ask(command: &str, patience: Duration) -> Result<String, String> {
        let mut program = Program::start(command).unwrap();
        program.tell("first\n".to_owned());
        let answer = program.ask("second\n".to_owned(), patience);
        let answer = answer.map_err(|failure| failure.text(&Words::of("en")))?;
        Ok(String::from_utf8(answer).unwrap())
    }

    #[test]
    fn a_program_answers_and_is_told_things_between() {
        assert_eq!(ask("read a; read b; echo $b $a; read c", LONG), Ok("second first\n".to_owned()));
    }

    #[test]
    fn a_program_that_ends_is_told_of_with_its_last_words() {
        let ended = ask("read a; echo one >&2; echo two >&2; echo >&2; exit 3", LONG).unwrap_err();
        assert_eq!(ended, "exited (exit status: 3) without an answer; its last output: two");
        let ended = ask("exit 0", LONG).unwrap_err();
        assert_eq!(ended, "exited (exit status: 0) without an answer");
    }

    #[test]
    fn a_program_that_keeps_silent_is_ended_with_all_it_started() {
        let silent = ask("sleep 1000 & sleep 1000; true", Duration::from_millis(10)).unwrap_err();
        assert_eq!(silent, "gave no answer within 0.01 s and was stopped");
    }

    #[test]
    fn a_program_that_never_reads_holds_up_nobody() {
        let mut program = Program::start("sleep 1000").unwrap();
        program.tell("x".repeat(1 << 20));
        assert!(program.ask("\n".to_owned(), Duration::from_millis(10)).is_err());
    }

    #[test]
    fn only_the_end_of_a_flood_is_kept() {
        let flood = [vec![b'x'; 100_000], b"\nthe end\n\n".to_vec()].concat();
        assert_eq!(last_line(flood.as_slice()), "the end");
        assert_eq!(read(&mut [b'x'; 100_000].as_slice()).unwrap().len() as u64, LONGEST);
    }
}
