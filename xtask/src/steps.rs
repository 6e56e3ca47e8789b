//! Named steps, run in parallel within a phase. Prints how long each takes.

use std::{thread, time::Instant};

pub(crate) type Step = (&'static str, fn() -> Result<(), String>);

/// Runs all steps of a phase at the same time; fails with the first error in their order.
pub(crate) fn run_phase(task: &str, steps: &[Step]) -> Result<(), String> {
    let results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = steps.iter().map(|step| scope.spawn(|| run_step(task, step))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or(Err("a step panicked".to_owned()))).collect()
    });
    results.into_iter().collect()
}

fn run_step(task: &str, (name, step): &Step) -> Result<(), String> {
    println!("{task}: {name}");
    let started = Instant::now();
    step().map_err(|reason| format!("{name}: {reason}"))?;
    println!("{task}: {name} passed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_fails_with_the_name_of_the_failed_step() {
        let steps: [Step; 3] =
            [("one", || Ok(())), ("two", || Err("broken".to_owned())), ("three", || Err("late".to_owned()))];
        assert_eq!(run_phase("test", &steps), Err("two: broken".to_owned()));
        assert_eq!(run_phase("test", &steps[..1]), Ok(()));
    }
}
