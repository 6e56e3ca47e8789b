//! The one door to every table: it lets a change happen to a copy, stores it, and only then tells.

use std::sync::Arc;

use engine::game::RULES_VERSION;
use engine::{Player, Setup, Viewer};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use tokio::sync::watch;

use crate::courier::Courier;
use crate::course::Course;
use crate::draft::Draft;
use crate::editions::Editions;
use crate::entry::Entry;
use crate::hint::{self, Hint};
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::moment::now;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::settings::Settings;
use crate::shelf::Shelf;
use crate::sight::Sight;
use crate::store::{Append, Appended, Key, Line, News, Pass, Said, Store, User};
use crate::table::{Phase, Table};
use crate::thinkers::Thinkers;
use crate::wish::{Actor, Wish, stale};

/// Everything a request may need.
#[derive(Debug)]
pub struct Host {
    /// How it runs.
    pub settings: Settings,
    /// What is kept.
    pub store: Store,
    /// Tables at hand.
    pub shelf: Shelf,
    /// Who is to be told.
    pub hub: Arc<Hub>,
    /// Who thinks.
    pub thinkers: Thinkers,
    /// Who carries alerts.
    pub courier: Courier,
    /// What was counted.
    pub metrics: Metrics,
    /// Turns true when the server closes.
    pub closing: watch::Sender<bool>,
}

impl Host {
    /// Opens the store and everything around it.
    pub async fn open(settings: Settings, courier: Courier) -> Result<Arc<Host>, sqlx::Error> {
        let store = Store::open(&settings.database).await?;
        let editions = Editions::open(store.clone(), settings.edition.as_deref(), settings.editions).await?;
        let shelf = Shelf::new(store.clone(), editions, settings.tables_at_hand);
        let thinkers = Thinkers::new(settings.thinkers, settings.bot_millis);
        let (hub, closing) = (Arc::default(), watch::Sender::new(false));
        let metrics = Metrics::default();
        Ok(Arc::new(Host { settings, store, shelf, hub, thinkers, courier, metrics, closing }))
    }

    /// The server closes: nobody waits for anything new any more.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.hub.close();
    }

    /// Keeps a new table.
    pub async fn add(self: &Arc<Host>, table: Table) -> Result<Arc<Table>, Refusal> {
        self.must_have_space()?;
        let at = now();
        let waking = self.courier.waking(None, &table, at);
        let news = self.store.add_table(&table, RULES_VERSION, at, &waking).await?;
        Ok(self.tell(table, &news))
    }

    /// Refuses what can wait while the disk is nearly full, so that games can go on.
    pub fn must_have_space(&self) -> Result<(), Refusal> {
        match self.store.free_space() {
            Some(free) if free < self.settings.min_free_space => {
                tracing::warn!(free, "low disk space: new tables, guests, chat and imports are refused");
                Err(Refusal::new(
                    Code::LowSpace,
                    "the server is low on disk space; games go on, but nothing new can be added",
                ))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Changes anything but the log of a table, all or nothing.
    pub async fn change<T>(
        self: &Arc<Host>,
        id: &str,
        change: impl Fn(&mut Table) -> Result<T, Refusal>,
    ) -> Result<(Arc<Table>, T), Refusal> {
        loop {
            let before = self.shelf.fresh(id).await?;
            let mut after = Table::clone(&before);
            let changed = change(&mut after)?;
            after.version += 1;
            if let Some(after) = self.save(&before, after).await? {
                return Ok((after, changed));
            }
        }
    }

    /// The game begins: everything chance decides is decided now.
    pub async fn start(self: &Arc<Host>, id: &str, user: &str) -> Result<Arc<Table>, Refusal> {
        let edition = self.shelf.editions.get(&self.shelf.fresh(id).await?.edition).await?;
        let change = |table: &mut Table| {
            table.must_own(user)?;
            table.must_be(Phase::Open)?;
            table.must_be_ready()?;
            deal(table, edition)
        };
        self.change(id, change).await.map(|(table, ())| table)
    }

    /// Plays actions: all or none, stored before anybody is told. Asked again with the same key, the same answer.
    pub async fn play(self: &Arc<Host>, id: &str, wish: &Wish) -> Result<Sight, Refusal> {
        let mut table = self.wished(id, wish).await?;
        loop {
            if table.ply() != wish.ply {
                return self.again(&table, wish).await;
            }
            wish.may_act(&table)?;
            let at = now();
            let mut after = Table::clone(&table);
            let entries = after.play(wish.player, &wish.actions, at);
            let entries = entries.map_err(|refusal| refusal.with("game", wish.sight(&table)))?;
            match self.append(&table, after, &entries, at, wish.key()).await? {
                Some(after) => return Ok(Sight::of(after.begun()?, Viewer::Seat(wish.player), wish.ply + 1)),
                None => table = self.shelf.fresh(id).await?,
            }
        }
    }

    /// What would come of a wish. Nothing changes, and where the table is at hand no store is asked.
    pub async fn draft(&self, id: &str, wish: &Wish) -> Result<Draft, Refusal> {
        let table = self.wished(id, wish).await?;
        wish.tried(&table)
    }

    /// What a strong bot would do after a wish. Nothing changes.
    pub async fn hint(&self, id: &str, wish: &Wish) -> Result<Hint, Refusal> {
        let table = self.wished(id, wish).await?;
        if let Actor::Person(user) = &wish.actor {
            hint::allowed(&table, user)?;
        }
        if wish.tried(&table)?.is_hidden() {
            return Ok(Hint::none(wish.ply, wish.actions.len()));
        }
        self.thinkers.hint(table, wish.player, wish.actions.clone()).await
    }

    /// The table at hand if the wish fits it, or else as it is.
    async fn wished(&self, id: &str, wish: &Wish) -> Result<Arc<Table>, Refusal> {
        let table = self.shelf.at_hand(id).await?;
        if table.ply() == wish.ply && wish.may_act(&table).is_ok() {
            return Ok(table);
        }
        self.shelf.fresh(id).await
    }

    /// Takes back, or asks everybody whether they agree.
    pub async fn undo(
        self: &Arc<Host>,
        id: &str,
        user: &str,
        ply: usize,
        to: usize,
    ) -> Result<Arc<Table>, Refusal> {
        loop {
            let table = self.shelf.fresh(id).await?;
            table.own_seat(user, None)?;
            if table.ply() != ply {
                let sight = Sight::of(table.begun()?, table.viewer(Some(user), None)?, table.ply() + 1);
                return Err(stale().with("game", sight));
            }
            let at = now();
            let mut after = Table::clone(&table);
            let stored = match after.undo(user, to, at)? {
                Some(entry) => self.append(&table, after, &[entry], at, None).await?,
                None => {
                    after.version += 1;
                    self.save(&table, after).await?
                }
            };
            if let Some(table) = stored {
                return Ok(table);
            }
        }
    }

    /// Looks after a table: whoever has answered ahead answers, bots think, who ran out of time is stood in for.
    pub async fn tend(self: &Arc<Host>, id: &str) -> Result<(), Refusal> {
        if *self.closing.borrow() {
            return Ok(());
        }
        let table = self.shelf.fresh(id).await?;
        match table.phase {
            Phase::Open => return self.close_abandoned(&table).await,
            Phase::Playing => {}
            Phase::Over | Phase::Closed => return Ok(()),
        }
        if out_of_time(&table).is_some() {
            self.stand_in(id).await?;
        } else if let Some((player, action)) = table.answered_ahead() {
            let wish =
                Wish { actor: Actor::Ahead, player, ply: table.ply(), actions: vec![action], key: None };
            self.play(id, &wish).await?;
        } else if awaits_bot(&table) {
            self.thinkers.think(self, id);
        }
        Ok(())
    }

    /// Nobody has touched an open table for long: unless somebody looks at it right now, here or elsewhere, it is closed. A
    /// server that closes does not know any more.
    async fn close_abandoned(self: &Arc<Host>, before: &Table) -> Result<(), Refusal> {
        let may_be_looked_at = self.hub.is_looked_at(&before.id) || *self.closing.borrow();
        if may_be_looked_at || !self.store.is_due(&before.id, before.version, now()).await? {
            return Ok(());
        }
        let closed = Table { phase: Phase::Closed, version: before.version + 1, ..before.clone() };
        self.save(before, closed).await.map(|_| ())
    }

    /// A bot plays for whoever has run out of time, unless they have answered meanwhile.
    async fn stand_in(self: &Arc<Host>, id: &str) -> Result<(), Refusal> {
        let level = self.settings.stand_in;
        let change = |table: &mut Table| {
            let player = out_of_time(table).ok_or_else(stale)?;
            table.stand_in(player, level, now())
        };
        match self.change(id, change).await {
            Err(refusal) if refusal.code == Code::Stale => Ok(()),
            changed => changed.map(|_| ()),
        }
    }

    /// Stores entries; `None` where somebody else was first.
    async fn append(
        self: &Arc<Host>,
        before: &Table,
        mut after: Table,
        entries: &[Entry],
        at: i64,
        key: Option<Key>,
    ) -> Result<Option<Arc<Table>>, Refusal> {
        after.version = before.version + 1;
        let waking = self.courier.waking(Some(before), &after, at);
        let append = Append::new(before, &after, entries, at, key).waking(waking);
        let (host, news) = (Arc::clone(self), append.news.clone());
        to_the_end(async move {
            match host.store.append(append).await? {
                Appended::Stored => Ok(Some(host.tell(after, &news))),
                Appended::Lost => Ok(None),
                Appended::KeyUsed => Err(key_used()),
            }
        })
        .await
    }

    /// Stores anything but entries; `None` where somebody else was first.
    async fn save(self: &Arc<Host>, before: &Table, after: Table) -> Result<Option<Arc<Table>>, Refusal> {
        let (host, version, at) = (Arc::clone(self), before.version, now());
        let waking = self.courier.waking(Some(before), &after, at);
        let news = News::of(Some(before), &after);
        to_the_end(async move {
            let is_saved = host.store.save_table(&after, version, at, &waking, &news).await?;
            Ok(is_saved.then(|| host.tell(after, &news)))
        })
        .await
    }

    /// Somebody says something at a table.
    pub async fn say(self: &Arc<Host>, id: &str, line: Line) -> Result<Line, Refusal> {
        self.must_have_space()?;
        let (host, table) = (Arc::clone(self), id.to_owned());
        to_the_end(async move {
            let Said { line, lines } = host.store.say(&table, line).await?;
            host.hub.tell(&News { table, chat: lines, ..News::default() });
            Ok(line)
        })
        .await
    }

    /// Gives somebody another name, and whoever sees it is told; false where it is somebody else's.
    pub async fn rename(self: &Arc<Host>, user: &User, name_key: String) -> Result<bool, Refusal> {
        let (host, user) = (Arc::clone(self), user.clone());
        to_the_end(async move {
            let news = host.store.rename(&user.id, &user.name, &name_key).await?;
            host.shelf.drop_ended(&user.id);
            news.iter().flatten().for_each(|news| host.hub.tell(news));
            Ok(news.is_some())
        })
        .await
    }

    /// Gives somebody another password and one new pass instead of all others; false where the name is somebody else's.
    pub async fn set_password(
        self: &Arc<Host>,
        user: String,
        password: String,
        pass: Pass,
        hash: String,
    ) -> Result<bool, Refusal> {
        let host = Arc::clone(self);
        to_the_end(async move { Ok(host.store.set_password(&user, &password, &pass, &hash).await?) }).await
    }

    /// Forgets somebody, and whoever sees the name is told.
    pub async fn delete_user(self: &Arc<Host>, id: String) -> Result<(), Refusal> {
        let host = Arc::clone(self);
        to_the_end(async move {
            let news = host.store.delete_user(&id, host.settings.stand_in).await?;
            news.iter().for_each(|news| host.hub.tell(news));
            Ok(())
        })
        .await
    }

    /// It is stored: now everybody may know, and whoever must act is seen to. What is given back is what was stored,
    /// though the game may have gone on by then.
    fn tell(self: &Arc<Host>, table: Table, news: &News) -> Arc<Table> {
        let table = Arc::new(table);
        self.shelf.put(Arc::clone(&table));
        self.hub.tell(news);
        if table.answered_ahead().is_some() || awaits_bot(&table) {
            self.tend_soon(&table.id);
        }
        table
    }

    /// The same without waiting for it.
    pub fn tend_soon(self: &Arc<Host>, id: &str) {
        let (host, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            if let Err(refusal) = host.tend(&id).await {
                tracing::debug!(table = id, code = ?refusal.code, "not tended");
            }
        });
    }

    /// The wish comes late: it was obeyed before, or the game has gone on.
    async fn again(&self, table: &Table, wish: &Wish) -> Result<Sight, Refusal> {
        wish.may_ask(table)?;
        let obeyed = match wish.key() {
            Some(key) => self.store.obeyed(&table.id, &key.user, &key.key).await?.map(|obeyed| (key, obeyed)),
            None => None,
        };
        let Some((key, obeyed)) = obeyed else {
            wish.may_act(table)?;
            return Err(stale().with("game", wish.sight(table)));
        };
        let first = usize::try_from(obeyed.first).unwrap_or_default();
        let last = first + usize::try_from(obeyed.entries).unwrap_or_default();
        let entries = self.store.log(&table.id, first).await?;
        let wanted = wish.actions.iter().map(|action| Entry::Act(wish.player, *action).to_string());
        let same = obeyed.bit == key.bit
            && first == wish.ply
            && wanted.eq(entries.into_iter().take(last - first).map(|row| row.entry));
        if !same {
            return Err(key_used());
        }
        self.store.verify_durable().await?;
        Ok(Sight::of(&table.begun()?.until(last), Viewer::Seat(wish.player), first + 1))
    }
}

/// Deals, and the game begins.
pub fn deal(table: &mut Table, edition: &'static engine::Edition) -> Result<(), Refusal> {
    let (seed, at) = (secret::seed(), now());
    let setup = Setup::deal(edition, table.terms.game()?, &mut ChaCha12Rng::from_seed(seed));
    table.seed = Some(secret::hex(&seed));
    table.begin(Course::new(setup, at), at);
    Ok(())
}

/// Work that goes on though its caller hangs up: what is stored must be told, too.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    let broken = |_| Err(Refusal::new(Code::Broken, "something broke here; it was noted"));
    tokio::spawn(work).await.unwrap_or_else(broken)
}

fn key_used() -> Refusal {
    Refusal::new(Code::KeyUsed, "this key was used for another request")
}

fn awaits_bot(table: &Table) -> bool {
    let asked = table.asked();
    table.seats.iter().any(|seat| asked.has(seat.player) && seat.bot().is_some())
}

fn out_of_time(table: &Table) -> Option<Player> {
    let (asked, at) = (table.asked(), now());
    let mut late = table.seats.iter().filter(|seat| asked.has(seat.player) && seat.playing().is_some());
    late.find(|seat| table.time_left(seat, at).is_some_and(|left| left <= 0)).map(|seat| seat.player)
}
