//! `engine`: the JSON protocol on standard input and output.

use std::io::{BufRead, Read, Write};

use clap::Args;
use engine::Edition;

use crate::failure::Outcome;
use crate::protocol::{MAX_LINE_BYTES, Session};

const MORE: &str = "\
.more

.examples
  elgrande engine <<END
  {\"command\": \"new\", \"players\": 4, \"variants\": [\"short\"], \"seed\": 1}
  {\"command\": \"decision\", \"seat\": \"red\", \"id\": 7}
  {\"command\": \"quit\"}
  END";

/// Options of `engine`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Engine {}

impl Engine {
    /// Answers until the input ends or a request says quit.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let mut input = std::io::stdin().lock();
        let mut session = Session::new(edition);
        while let Some(line) = read_line(&mut input)? {
            let response = session.respond(&line);
            writeln!(out, "{}", response.line)?;
            out.flush()?;
            if response.is_last {
                break;
            }
        }
        Ok(())
    }
}

/// The next line without its line break. A line that is too long is cut.
fn read_line(input: &mut impl BufRead) -> Outcome<Option<Vec<u8>>> {
    let mut line = Vec::new();
    input.by_ref().take(MAX_LINE_BYTES as u64 + 2).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > MAX_LINE_BYTES {
        skip_line(input)?;
    }
    Ok(Some(line))
}

fn skip_line(input: &mut impl BufRead) -> Outcome {
    loop {
        let held = input.fill_buf()?;
        let end = held.iter().position(|byte| *byte == b'\n');
        let (used, is_done) = end.map_or((held.len(), held.is_empty()), |end| (end + 1, true));
        input.consume(used);
        if is_done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_long_is_cut_and_the_next_one_is_whole() {
        let text = [vec![b'x'; 3 * MAX_LINE_BYTES], b"\n{}\n".to_vec()].concat();
        let mut input = text.as_slice();
        assert!(read_line(&mut input).unwrap().unwrap().len() > MAX_LINE_BYTES);
        assert_eq!(read_line(&mut input).unwrap().unwrap(), b"{}");
        assert!(read_line(&mut input).unwrap().is_none());
    }
}
