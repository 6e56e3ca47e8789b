//! Many tables at once, on several threads. Results do not depend on the number of threads.

use std::fmt;

use engine::{Action, Illegal, Player};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use crate::action_groups::ACTIONS;
use crate::action_index::action_at;
use crate::planes::OBSERVATION;
use crate::random::generator;
use crate::table::{Common, Row, Rules, Table};

/// The caller's arrays, one row per table.
#[derive(Debug)]
pub struct Rows<'a> {
    /// [`OBSERVATION`] bytes each.
    pub observations: &'a mut [u8],
    /// [`ACTIONS`] bytes each.
    pub masks: &'a mut [u8],
    /// Five values each.
    pub rewards: &'a mut [f32],
    /// Five values each.
    pub wins: &'a mut [f32],
    /// One value each.
    pub players: &'a mut [u8],
    /// One value each.
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
    common: Common,
    tables: Vec<Table>,
    /// The actions of the step that is being played.
    actions: Vec<Action>,
    threads: Threads,
}

/// Which threads do the work.
enum Threads {
    /// The caller's: waking another one would take as long as playing at a hundred tables.
    Caller,
    Pool(ThreadPool),
}

/// Fewer tables are not worth a task of their own.
const TABLES_PER_TASK: usize = 64;

impl Vector {
    /// Creates this many tables; 0 threads means one per core.
    pub fn new(rules: Rules, tables: usize, threads: usize) -> Result<Vector, ThreadPoolBuildError> {
        let threads = Threads::new(threads)?;
        let common = Common::new(rules);
        let table = |number| Table::new(common.rules(), number);
        let tables: Vec<Table> = (0..tables as u64).map(table).collect();
        Ok(Vector { actions: vec![Action::Done; tables.len()], common, tables, threads })
    }

    /// What all tables have in common.
    pub fn rules(&self) -> &Rules {
        self.common.rules()
    }

    /// The tables.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Begins again with this seed and writes the first questions.
    pub fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        let Vector { common, tables, actions, threads } = self;
        common.set_seed(seed);
        threads.install(|| {
            threads.for_each(tables, actions, rows, |table, _, row| {
                *table = Table::new(common.rules(), table.number());
                table.look(common, row);
                (*row.rewards, *row.wins, *row.done) = ([0.0; 5], [0.0; 5], 0);
            });
        });
    }

    /// Plays one action at every table, or at none if one of them is not legal.
    pub fn step(&mut self, numbers: &[i64], rows: Rows<'_>) -> Result<(), BadAction> {
        let Vector { common, tables, actions, threads } = self;
        threads.install(|| {
            if let Some(table) = threads.find_illegal(common, tables, numbers, actions) {
                let player = tables[table].question().0;
                return Err(BadAction { table, index: numbers[table], player });
            }
            threads.for_each(tables, actions, rows, |table, action, row| {
                table.step(common, action, row).expect("it was checked before");
            });
            Ok(())
        })
    }

    /// Why the rules do not allow a number that `step` has refused; None if it is not the number of an action.
    pub fn refusal(&self, refused: &BadAction) -> Option<Illegal> {
        let number = usize::try_from(refused.index).ok()?;
        let action = action_at(number, refused.player, self.rules().players())?;
        let mut game = *self.tables[refused.table].game();
        game.apply(refused.player, action).err()
    }

    /// A random legal action for every table.
    pub fn sample(&self, seed: u64, actions: &mut [i64]) {
        let players = self.rules().players();
        let mut rng = generator(seed, 0);
        for (table, index) in self.tables.iter().zip(actions) {
            let action = table.random_action(&mut rng);
            *index = crate::index_of(action, table.question().0, players) as i64;
        }
    }
}

impl Threads {
    fn new(threads: usize) -> Result<Threads, ThreadPoolBuildError> {
        let pool = || ThreadPoolBuilder::new().num_threads(threads).build();
        if threads == 1 { Ok(Threads::Caller) } else { pool().map(Threads::Pool) }
    }

    /// Calls `work` on one of the threads; what it runs in parallel is shared among all of them.
    fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match self {
            Threads::Caller => work(),
            Threads::Pool(pool) => pool.install(work),
        }
    }

    /// Looks up the legal actions with these numbers. Returns the first table whose number is not legal.
    fn find_illegal(
        &self,
        common: &Common,
        tables: &[Table],
        numbers: &[i64],
        actions: &mut [Action],
    ) -> Option<usize> {
        let is_illegal = |table: &Table, number: i64, action: &mut Action| {
            let found = usize::try_from(number).ok().and_then(|number| table.action(common, number));
            *action = found.unwrap_or(*action);
            found.is_none()
        };
        match self {
            Threads::Caller => {
                let mut all = tables.iter().zip(numbers).zip(actions);
                all.position(|((table, number), action)| is_illegal(table, *number, action))
            }
            Threads::Pool(_) => {
                let all = tables.par_iter().zip(numbers).zip(actions).with_min_len(TABLES_PER_TASK);
                all.position_first(|((table, number), action)| is_illegal(table, *number, action))
            }
        }
    }

    fn for_each(
        &self,
        tables: &mut [Table],
        actions: &[Action],
        rows: Rows<'_>,
        work: impl Fn(&mut Table, Action, &mut Row<'_>) + Sync,
    ) {
        match self {
            Threads::Caller => {
                let all = tables.iter_mut().zip(actions).zip(rows.iter());
                all.for_each(|((table, action), mut row)| work(table, *action, &mut row));
            }
            Threads::Pool(_) => {
                let all = tables.par_iter_mut().zip(actions).zip(rows.par_iter());
                let all = all.with_min_len(TABLES_PER_TASK);
                all.for_each(|((table, action), mut row)| work(table, *action, &mut row));
            }
        }
    }
}

impl<'a> Rows<'a> {
    fn iter(self) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.as_chunks_mut().0.iter_mut();
        let seen = observations.zip(self.masks.as_chunks_mut().0);
        let paid = self.rewards.as_chunks_mut().0.iter_mut().zip(self.wins.as_chunks_mut().0);
        seen.zip(paid).zip(self.players.iter_mut().zip(self.dones)).map(row)
    }

    fn par_iter(self) -> impl IndexedParallelIterator<Item = Row<'a>> {
        let observations = self.observations.as_chunks_mut().0.par_iter_mut();
        let seen = observations.zip(self.masks.as_chunks_mut().0);
        let paid = self.rewards.as_chunks_mut().0.par_iter_mut().zip(self.wins.as_chunks_mut().0);
        seen.zip(paid).zip(self.players.par_iter_mut().zip(self.dones)).map(row)
    }
}

type Seen<'a> = (&'a mut [u8; OBSERVATION], &'a mut [u8; ACTIONS]);
type Paid<'a> = (&'a mut [f32; 5], &'a mut [f32; 5]);

fn row<'a>(
    (((observation, mask), (rewards, wins)), (player, done)): (
        (Seen<'a>, Paid<'a>),
        (&'a mut u8, &'a mut u8),
    ),
) -> Row<'a> {
    Row { observation, mask, rewards, wins, player, done }
}
