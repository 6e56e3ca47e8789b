//! All clients and tables of a run, from sign-in to hang-up.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::Result;
use crate::client::Client;
use crate::http::{Address, Request, Response};
use crate::metrics::Metrics;
use crate::random_action::random_action;
use crate::stream::read_stream;
use crate::table::{ActionResponse, Question, Table, next_draft_decision};

/// How many clients sign in, or tables start, at the same time.
const CONCURRENCY: usize = 64;
/// How long to wait for streams to open, and for the last requests to finish.
const TIMEOUT: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Workload {
    address: Address,
    updates: UpdateMode,
    requests: RequestMode,
    pub(crate) metrics: Metrics,
    ready: UnboundedSender<Arc<Table>>,
    errors: UnboundedSender<Error>,
    tables: Mutex<Vec<Arc<Table>>>,
    streams: Mutex<JoinSet<()>>,
    /// Its reference count says how many action requests are in flight.
    in_flight: Arc<()>,
    rng: Mutex<Pcg64Mcg>,
}

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Tables with a pending decision, oldest first.
pub(crate) type ReadyQueue = UnboundedReceiver<Arc<Table>>;

/// How players learn about their decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UpdateMode {
    Streams,
    Polling,
}

/// What one action request contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestMode {
    SingleActions,
    /// All actions until another player acts; each step is first sent as a draft.
    Drafts,
}

/// What the workload reports to the load test.
pub(crate) struct Channels {
    pub(crate) ready: ReadyQueue,
    pub(crate) errors: UnboundedReceiver<Error>,
}

impl Workload {
    pub(crate) fn new(
        address: Address,
        updates: UpdateMode,
        requests: RequestMode,
    ) -> (Arc<Workload>, Channels) {
        let ((ready, ready_queue), (errors, error_queue)) = (unbounded_channel(), unbounded_channel());
        let workload = Workload {
            address,
            updates,
            requests,
            metrics: Metrics::default(),
            ready,
            errors,
            tables: Mutex::default(),
            streams: Mutex::default(),
            in_flight: Arc::default(),
            rng: Mutex::new(Pcg64Mcg::new(1)),
        };
        (Arc::new(workload), Channels { ready: ready_queue, errors: error_queue })
    }

    /// Signs in this many guests.
    pub(crate) async fn sign_in(&self, count: usize, bar: &ProgressBar) -> Result<Vec<Arc<Client>>> {
        let address = self.address.clone();
        let sign_in = move |number: usize| {
            let address = address.clone();
            async move { Client::sign_in(&address, &format!("Guest {}", number + 1)).await }
        };
        run_concurrently((0..count).map(sign_in), bar).await
    }

    /// Starts a game for every group of this many clients.
    pub(crate) async fn start_tables(
        &self,
        clients: &[Arc<Client>],
        players: usize,
        bar: &ProgressBar,
    ) -> Result {
        let groups = clients.chunks(players).map(<[_]>::to_vec);
        let starts = groups.map(|clients| async move { Table::start(&clients).await });
        let tables = run_concurrently(starts, bar).await?;
        self.lock_tables().extend(tables);
        Ok(())
    }

    /// Opens all streams, or polls all decisions. Limits how many streams are opening at the same time.
    pub(crate) async fn attach(self: &Arc<Workload>, bar: &ProgressBar) -> Result {
        let mut wanted = 0;
        for table in self.tables() {
            self.attach_table(&table).await?;
            wanted += if self.updates == UpdateMode::Streams { table.clients.len() } else { 0 };
            self.wait_for_streams(wanted.saturating_sub(CONCURRENCY)).await?;
            bar.inc(1);
        }
        self.wait_for_streams(wanted).await
    }

    async fn wait_for_streams(&self, wanted: usize) -> Result {
        let deadline = Instant::now() + TIMEOUT;
        while (self.metrics.streams.get() as usize) < wanted {
            if Instant::now() > deadline {
                return Err("the server opens no more streams".into());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    async fn attach_table(self: &Arc<Workload>, table: &Arc<Table>) -> Result {
        match self.updates {
            UpdateMode::Streams => (0..table.clients.len()).for_each(|seat| self.spawn_stream(table, seat)),
            UpdateMode::Polling => {
                for seat in 0..table.clients.len() {
                    self.offer(table, table.fetch_question(seat).await?);
                }
            }
        }
        Ok(())
    }

    fn spawn_stream(self: &Arc<Workload>, table: &Arc<Table>, seat: usize) {
        let (workload, table) = (Arc::clone(self), Arc::clone(table));
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        while streams.try_join_next().is_some() {}
        streams.spawn(async move {
            if let Err(error) = read_stream(Arc::clone(&workload), table, seat).await {
                let _ = workload.errors.send(error);
            }
        });
    }

    /// Hands a question to the table and queues the table if needed.
    pub(crate) fn offer(&self, table: &Arc<Table>, question: Option<Question>) {
        if question.is_some_and(|question| table.offer(question)) {
            self.queue(table);
        }
    }

    fn queue(&self, table: &Arc<Table>) {
        let _ = self.ready.send(Arc::clone(table));
    }

    /// Answers the table's pending question. The request counts as in flight from this call on, polled or not.
    pub(crate) fn act(
        self: &Arc<Workload>,
        table: Arc<Table>,
        due: Instant,
    ) -> impl Future<Output = ()> + use<> {
        let (workload, in_flight) = (Arc::clone(self), Arc::clone(&self.in_flight));
        async move {
            let Some(question) = table.take_question() else { return };
            if let Err(error) = workload.answer(&table, question, due).await {
                let _ = workload.errors.send(error);
            }
            drop(in_flight);
        }
    }

    async fn answer(self: &Arc<Workload>, table: &Arc<Table>, question: Question, due: Instant) -> Result {
        let actions = match self.requests {
            RequestMode::SingleActions => vec![self.choose_action(&question.decision)?],
            RequestMode::Drafts => self.draft_actions(table, &question).await?,
        };
        let request = self.action_request(table, question.ply, &actions);
        let response = self.checked(table.clients[question.seat].send(request).await?)?;
        self.metrics.record_actions(actions.len(), due.elapsed());
        let (response, decision) =
            ActionResponse::parse(&response.body).ok_or("the response contains no game")?;
        let (ply, must_decide) = (response.ply, decision.is_some());
        let next = decision.map(|decision| Question { seat: question.seat, ply, decision });
        if table.acknowledge(ply, next) {
            self.queue(table);
        }
        match (response.over, self.updates) {
            (true, _) => self.start_next_game(table).await,
            (false, UpdateMode::Polling) if !must_decide => self.poll(table, &response.asked).await,
            (false, _) => Ok(()),
        }
    }

    /// Builds a player's part of the turn step by step with draft requests.
    async fn draft_actions(&self, table: &Table, question: &Question) -> Result<Vec<String>> {
        let mut actions = vec![self.choose_action(&question.decision)?];
        loop {
            let path = format!("/api/tables/{}/try", table.id);
            let body = format!(r#"{{"ply":{},"actions":{}}}"#, question.ply, json_list(&actions));
            let response = table.clients[question.seat].send(Request::post(path, body)).await?;
            match next_draft_decision(&self.checked(response)?.body)? {
                Some(decision) => actions.push(self.choose_action(&decision)?),
                None => return Ok(actions),
            }
        }
    }

    /// Counts a response; fails unless its status is 2xx.
    fn checked(&self, response: Response) -> Result<Response> {
        self.metrics.requests.add(1);
        response.error_for_status().inspect_err(|_| self.metrics.refused.add(1))
    }

    fn choose_action(&self, decision: &Value) -> Result<String> {
        let action = random_action(decision, &mut *self.lock_rng());
        action.ok_or_else(|| format!("unknown decision: {decision}").into())
    }

    /// With an idempotency key, as real clients send it.
    fn action_request(&self, table: &Table, ply: usize, actions: &[String]) -> Request {
        let (path, key) = (format!("/api/tables/{}/actions", table.id), self.lock_rng().next_u32());
        let actions = json_list(actions);
        Request::post(path, format!(r#"{{"ply":{ply},"actions":{actions},"key":"{key:08x}"}}"#))
    }

    /// Without streams, the player who has to decide polls for the decision.
    async fn poll(&self, table: &Arc<Table>, asked: &[String]) -> Result {
        let player: Option<engine::Player> = asked.first().and_then(|word| word.parse().ok());
        let seat = player.map_or(0, engine::Player::index);
        self.metrics.requests.add(1);
        self.offer(table, table.fetch_question(seat).await?);
        Ok(())
    }

    async fn start_next_game(self: &Arc<Workload>, finished: &Arc<Table>) -> Result {
        self.metrics.games.add(1);
        let table = Table::start(&finished.clients).await?;
        self.lock_tables().push(Arc::clone(&table));
        self.attach_table(&table).await
    }

    /// Waits for requests in flight, then closes all streams and connections.
    pub(crate) async fn close(&self) -> Result {
        let deadline = Instant::now() + TIMEOUT;
        while Arc::strong_count(&self.in_flight) > 1 {
            if Instant::now() > deadline {
                return Err("the server stopped answering".into());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.streams.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        for client in self.tables().iter().flat_map(|table| &table.clients) {
            client.close_connection().await;
        }
        Ok(())
    }

    /// The log length of every table as the server reports it; fails if it differs from what was acknowledged.
    pub(crate) async fn check_logs(&self, bar: &ProgressBar) -> Result<Vec<(String, usize)>> {
        let check = |table: Arc<Table>| async move {
            let (ply, acknowledged) = (table.fetch_ply().await?, table.acknowledged_ply());
            table.clients[0].close_connection().await;
            if ply == acknowledged {
                return Ok((table.id.clone(), ply));
            }
            Err(format!("table {}: {acknowledged} actions acknowledged, {ply} stored", table.id).into())
        };
        run_concurrently(self.tables().into_iter().map(check), bar).await
    }

    /// All tables so far.
    pub(crate) fn tables(&self) -> Vec<Arc<Table>> {
        self.lock_tables().clone()
    }

    fn lock_tables(&self) -> MutexGuard<'_, Vec<Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_rng(&self) -> MutexGuard<'_, Pcg64Mcg> {
        self.rng.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Actions as a JSON list; they contain no character that needs escaping.
fn json_list(actions: &[String]) -> String {
    format!(r#"["{}"]"#, actions.join(r#"",""#))
}

/// Runs futures with limited concurrency and stops at the first error.
async fn run_concurrently<T: Send + 'static>(
    futures: impl Iterator<Item = impl Future<Output = Result<T>> + Send + 'static>,
    bar: &ProgressBar,
) -> Result<Vec<T>> {
    let (mut futures, mut running, mut done) = (futures.fuse(), JoinSet::new(), Vec::new());
    loop {
        while let Some(next) = (running.len() < CONCURRENCY).then(|| futures.next()).flatten() {
            running.spawn(next);
        }
        let Some(finished) = running.join_next().await else { return Ok(done) };
        done.push(finished??);
        bar.inc(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn closing_waits_for_requests_that_are_due() {
        let address = Address::parse("http://127.0.0.1:1").unwrap();
        let (workload, _channels) = Workload::new(address, UpdateMode::Polling, RequestMode::SingleActions);
        let pending = workload.act(Table::without_players(), Instant::now());
        let closed = tokio::time::timeout(Duration::from_millis(20), workload.close()).await;
        assert!(closed.is_err(), "the request has not started yet");
        pending.await;
        assert!(workload.close().await.is_ok());
    }
}
