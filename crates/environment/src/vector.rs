//! Many tables at once, on several threads. Results do not depend on the number of threads.

use std::fmt;

use engine::Player;
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use crate::action_groups::ACTIONS;
use crate::planes::OBSERVATION;
use crate::random::generator;
use crate::table::{Row, Rules, Table};

/// The caller's arrays, one row per table.
#[derive(Debug)]
pub struct Rows<'a> {
    /// [`OBSERVATION`] bytes each.
    pub observations: &'a mut [u8],
    /// [`ACTIONS`] bytes each.
    pub masks: &'a mut [u8],
    /// Five each.
    pub rewards: &'a mut [f32],
    /// Five each.
    pub wins: &'a mut [f32],
    /// One each.
    pub players: &'a mut [u8],
    /// One each.
    pub dones: &'a mut [u8],
}

/// An action number that is not legal. No table has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadAction {
    /// The table.
    pub table: usize,
    /// The number.
    pub index: i64,
    /// Who must act there.
    pub player: Player,
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadAction { table, index, player } = self;
        write!(f, "action {index} of {player} is not legal at table {table}; nothing was played")
    }
}

impl std::error::Error for BadAction {}

/// Tables with the same rules.
pub struct Vector {
    rules: Rules,
    tables: Vec<Table>,
    threads: ThreadPool,
}

/// Fewer tables are not worth a task of their own.
const TABLES_PER_TASK: usize = 64;

impl Vector {
    /// Creates this many tables; 0 threads means one per core.
    pub fn new(rules: Rules, tables: usize, threads: usize) -> Result<Vector, ThreadPoolBuildError> {
        let threads = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let tables = (0..tables as u64).map(|number| Table::new(&rules, number)).collect();
        Ok(Vector { rules, tables, threads })
    }

    /// What all tables have in common.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The tables.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Begins again with this seed and writes the first questions.
    pub fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.rules.seed = seed;
        let Vector { rules, tables, threads } = self;
        rows.rewards.fill(0.0);
        rows.wins.fill(0.0);
        rows.dones.fill(0);
        threads.install(|| {
            for_each(tables, rows, |number, table, row| {
                *table = Table::new(rules, number as u64);
                table.look(rules, row);
            });
        });
    }

    /// Plays one action at every table, or at none if one of them is not legal.
    pub fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), BadAction> {
        let Vector { rules, tables, threads } = self;
        let players = rules.players();
        let is_bad = |(table, index): (&Table, &i64)| {
            usize::try_from(*index).ok().and_then(|at| table.action(at, players)).is_none()
        };
        let bad = threads
            .install(|| tables.par_iter().zip(actions).with_min_len(TABLES_PER_TASK).position_first(is_bad));
        if let Some(table) = bad {
            return Err(BadAction { table, index: actions[table], player: tables[table].question().0 });
        }
        threads.install(|| {
            for_each(tables, rows, |number, table, row| {
                let action = table.action(actions[number] as usize, players);
                let action = action.expect("it was checked before");
                table.step(rules, action, row).expect("a legal action is accepted");
            });
        });
        Ok(())
    }

    /// A random legal action for every table.
    pub fn sample(&self, seed: u64, actions: &mut [i64]) {
        let players = self.rules.players();
        let mut rng = generator(seed, 0);
        for (table, index) in self.tables.iter().zip(actions) {
            let action = table.random_action(&mut rng);
            *index = crate::index_of(action, table.question().0, players) as i64;
        }
    }
}

fn for_each(tables: &mut [Table], rows: Rows<'_>, work: impl Fn(usize, &mut Table, &mut Row<'_>) + Sync) {
    let Rows { observations, masks, rewards, wins, players, dones } = rows;
    let payments = rewards.as_chunks_mut::<5>().0.par_iter_mut().zip(wins.as_chunks_mut::<5>().0);
    let observations_and_masks =
        observations.as_chunks_mut::<OBSERVATION>().0.par_iter_mut().zip(masks.as_chunks_mut::<ACTIONS>().0);
    let flags = players.par_iter_mut().zip(dones);
    tables
        .par_iter_mut()
        .zip(observations_and_masks)
        .zip(payments)
        .zip(flags)
        .enumerate()
        .with_min_len(TABLES_PER_TASK)
        .for_each(|(number, (((table, (observation, mask)), (rewards, wins)), (player, done)))| {
            work(number, table, &mut Row { observation, mask, rewards, wins, player, done });
        });
}
