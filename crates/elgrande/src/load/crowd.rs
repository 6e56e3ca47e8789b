//! Everybody who takes part, from their arrival to the moment they hang up.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use super::answer::answer;
use super::follow::follow;
use super::game::{Game, Question, Seen, asked_next};
use super::gauge::Gauge;
use super::pace::Ready;
use super::person::Person;
use super::wire::{Address, Answer, Ask};
use crate::dice::{any_seed, dice};
use crate::failure::{Failure, Outcome};

/// How many arrive, or sit down, at the same time.
const AT_ONCE: usize = 64;
/// How long an answer under way at the end is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everybody.
#[derive(Debug)]
pub struct Crowd {
    address: Address,
    follows: Follows,
    sends: Sends,
    /// What is counted.
    pub gauge: Gauge,
    ready: UnboundedSender<Arc<Game>>,
    trouble: UnboundedSender<Failure>,
    games: Mutex<Vec<Arc<Game>>>,
    streams: Mutex<JoinSet<()>>,
    under_way: Arc<()>,
    dice: Mutex<Pcg64Mcg>,
}

/// How people learn what is asked of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    /// Everybody reads the stream of the table.
    Streams,
    /// They ask for the decision.
    Nothing,
}

/// What people send at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sends {
    /// One action.
    Actions,
    /// All that somebody does before another must act, once each step was tried.
    Drafts,
}

/// What the crowd gives to whoever leads it: tables where somebody must answer, and what went wrong.
pub struct Reins {
    /// Where somebody must answer.
    pub ready: Ready,
    /// What went wrong.
    pub trouble: UnboundedReceiver<Failure>,
}

impl Crowd {
    /// Nobody yet.
    pub fn new(address: Address, follows: Follows, sends: Sends) -> (Arc<Crowd>, Reins) {
        let ((ready, ready_at), (trouble, trouble_at)) = (unbounded_channel(), unbounded_channel());
        let crowd = Crowd {
            address,
            follows,
            sends,
            gauge: Gauge::default(),
            ready,
            trouble,
            games: Mutex::default(),
            streams: Mutex::default(),
            under_way: Arc::default(),
            dice: Mutex::new(dice(any_seed(), 0)),
        };
        (Arc::new(crowd), Reins { ready: ready_at, trouble: trouble_at })
    }

    /// So many people come, each a guest of their own.
    pub async fn arrive(&self, count: usize, bar: &ProgressBar) -> Outcome<Vec<Arc<Person>>> {
        let address = self.address.clone();
        let arrive = move |number: usize| {
            let address = address.clone();
            async move { Person::arrive(&address, &format!("Guest {}", number + 1)).await }
        };
        many((0..count).map(arrive), bar).await
    }

    /// They sit down in groups of so many, and every game begins.
    pub async fn sit_down(&self, people: &[Arc<Person>], players: usize, bar: &ProgressBar) -> Outcome {
        let groups = people.chunks(players).map(|people| people.to_vec());
        let begun = groups.map(|people| async move { Game::begin(&people).await });
        let games = many(begun, bar).await?;
        self.games().extend(games);
        Ok(())
    }

    /// Everybody looks at their table, and goes on looking; some at a time, for a server takes only so many at once.
    pub async fn look(self: &Arc<Crowd>, bar: &ProgressBar) -> Outcome {
        let mut wanted = 0;
        for game in self.tables() {
            self.attend(&game).await?;
            wanted += if self.follows == Follows::Streams { game.people.len() } else { 0 };
            self.opened(wanted.saturating_sub(AT_ONCE)).await?;
            bar.inc(1);
        }
        self.opened(wanted).await
    }

    /// Waits until so many streams are open.
    async fn opened(&self, wanted: usize) -> Outcome {
        let until = Instant::now() + PATIENCE;
        while (self.gauge.streams.get() as usize) < wanted {
            if Instant::now() > until {
                return Err(Failure::told("command-error-streams", []));
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    async fn attend(self: &Arc<Crowd>, game: &Arc<Game>) -> Outcome {
        match self.follows {
            Follows::Streams => (0..game.people.len()).for_each(|seat| self.follow(game, seat)),
            Follows::Nothing => {
                for seat in 0..game.people.len() {
                    self.asked(game, game.look(seat).await?);
                }
            }
        }
        Ok(())
    }

    fn follow(self: &Arc<Crowd>, game: &Arc<Game>, seat: usize) {
        let (crowd, game) = (Arc::clone(self), Arc::clone(game));
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        while streams.try_join_next().is_some() {}
        streams.spawn(async move {
            if let Err(failure) = follow(Arc::clone(&crowd), game, seat).await {
                let _ = crowd.trouble.send(failure);
            }
        });
    }

    fn asked(&self, game: &Arc<Game>, question: Option<Question>) {
        if question.is_some_and(|question| game.ask(question)) {
            self.queue(game);
        }
    }

    /// Somebody must answer there.
    pub fn queue(&self, game: &Arc<Game>) {
        let _ = self.ready.send(Arc::clone(game));
    }

    /// Somebody answers what they are asked, which was due at that time. It is under way from now on, polled or not.
    pub fn act(self: &Arc<Crowd>, game: Arc<Game>, due: Instant) -> impl Future<Output = ()> + use<> {
        let (crowd, under_way) = (Arc::clone(self), Arc::clone(&self.under_way));
        async move {
            let Some(question) = game.take() else { return };
            if let Err(failure) = crowd.play(&game, question, due).await {
                let _ = crowd.trouble.send(failure);
            }
            drop(under_way);
        }
    }

    async fn play(self: &Arc<Crowd>, game: &Arc<Game>, question: Question, due: Instant) -> Outcome {
        let actions = match self.sends {
            Sends::Actions => vec![self.answer(&question.decision)?],
            Sends::Drafts => self.drafted(game, &question).await?,
        };
        let answer = game.people[question.seat].ask(self.ask(game, question.ply, &actions)).await?;
        let answer = self.obeyed(answer)?;
        self.gauge.acted(actions.len(), due.elapsed());
        let (seen, decision) = Seen::read(&answer.body).ok_or_else(|| Failure::new("this is no game"))?;
        let (ply, is_asked) = (seen.ply, decision.is_some());
        let next = decision.map(|decision| Question { seat: question.seat, ply, decision });
        if game.answered(ply, next) {
            self.queue(game);
        }
        match (seen.over, self.follows) {
            (true, _) => self.again(game).await,
            (false, Follows::Nothing) if !is_asked => self.find(game, &seen.asked).await,
            (false, _) => Ok(()),
        }
    }

    /// Step by step: what would come of each says what is asked next.
    async fn drafted(&self, game: &Game, question: &Question) -> Outcome<Vec<String>> {
        let mut actions = vec![self.answer(&question.decision)?];
        loop {
            let path = format!("/api/tables/{}/try", game.id);
            let body = format!(r#"{{"ply":{},"actions":{}}}"#, question.ply, listed(&actions));
            let tried = game.people[question.seat].ask(Ask::post(path, body)).await?;
            match asked_next(&self.obeyed(tried)?.body)? {
                Some(decision) => actions.push(self.answer(&decision)?),
                None => return Ok(actions),
            }
        }
    }

    /// Counts an answer; a failure where it refuses.
    fn obeyed(&self, answer: Answer) -> Outcome<Answer> {
        self.gauge.requests.add(1);
        answer.done().inspect_err(|_| self.gauge.refused.add(1))
    }

    fn answer(&self, decision: &Value) -> Outcome<String> {
        let answer = answer(decision, &mut *self.dice());
        answer.ok_or_else(|| Failure::new(format!("no answer is known to {decision}")))
    }

    /// A careful client sends a key.
    fn ask(&self, game: &Game, ply: usize, actions: &[String]) -> Ask {
        let (path, key) = (format!("/api/tables/{}/actions", game.id), self.dice().next_u32());
        let actions = listed(actions);
        Ask::post(path, format!(r#"{{"ply":{ply},"actions":{actions},"key":"{key:08x}"}}"#))
    }

    /// Nobody follows: whoever is asked looks.
    async fn find(&self, game: &Arc<Game>, asked: &[String]) -> Outcome {
        let player: Option<engine::Player> = asked.first().and_then(|word| word.parse().ok());
        let seat = player.map_or(0, engine::Player::index);
        self.gauge.requests.add(1);
        self.asked(game, game.look(seat).await?);
        Ok(())
    }

    /// The game is over: the same people begin another.
    async fn again(self: &Arc<Crowd>, over: &Arc<Game>) -> Outcome {
        self.gauge.games.add(1);
        let game = Game::begin(&over.people).await?;
        self.games().push(Arc::clone(&game));
        self.attend(&game).await
    }

    /// Nobody reads any more, and what is under way comes to its end.
    pub async fn hang_up(&self) -> Outcome {
        let until = Instant::now() + PATIENCE;
        while Arc::strong_count(&self.under_way) > 1 {
            if Instant::now() > until {
                return Err(Failure::told("command-error-no-answer", []));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.streams.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        for person in self.tables().iter().flat_map(|game| &game.people) {
            person.hang_up().await;
        }
        Ok(())
    }

    /// How many entries the logs have, table by table, as the server says: never fewer than were acknowledged.
    pub async fn logs(&self, bar: &ProgressBar) -> Outcome<Vec<(String, usize)>> {
        let look = |game: Arc<Game>| async move {
            let (ply, acknowledged) = (game.ply().await?, game.acknowledged());
            let lost = || {
                let values = [
                    ("table", game.id.clone().into()),
                    ("acknowledged", acknowledged.into()),
                    ("stored", ply.into()),
                ];
                Failure::told("command-error-lost-at", values)
            };
            game.people[0].hang_up().await;
            if ply == acknowledged { Ok((game.id.clone(), ply)) } else { Err(lost()) }
        };
        many(self.tables().into_iter().map(look), bar).await
    }

    /// Every table so far.
    pub fn tables(&self) -> Vec<Arc<Game>> {
        self.games().clone()
    }

    fn games(&self) -> MutexGuard<'_, Vec<Arc<Game>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn dice(&self) -> MutexGuard<'_, Pcg64Mcg> {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Actions as a JSON list; none has a character that would need care.
fn listed(actions: &[String]) -> String {
    format!(r#"["{}"]"#, actions.join(r#"",""#))
}

/// Does many things, some at a time, and stops at the first that fails.
async fn many<T: Send + 'static>(
    work: impl Iterator<Item = impl Future<Output = Outcome<T>> + Send + 'static>,
    bar: &ProgressBar,
) -> Outcome<Vec<T>> {
    let (mut work, mut running, mut done) = (work.fuse(), JoinSet::new(), Vec::new());
    loop {
        while let Some(next) = (running.len() < AT_ONCE).then(|| work.next()).flatten() {
            running.spawn(next);
        }
        let Some(ended) = running.join_next().await else { return Ok(done) };
        done.push(ended.map_err(Failure::new)??);
        bar.inc(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_that_was_due_is_waited_for_before_the_crowd_goes() {
        let address = Address::read("http://127.0.0.1:1").unwrap();
        let (crowd, _reins) = Crowd::new(address, Follows::Nothing, Sends::Actions);
        let late = crowd.act(Game::unknown(), Instant::now());
        let gone = tokio::time::timeout(Duration::from_millis(20), crowd.hang_up()).await;
        assert!(gone.is_err(), "it has not even begun");
        late.await;
        assert!(crowd.hang_up().await.is_ok());
    }
}
