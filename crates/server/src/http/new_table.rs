//! New tables, from what a request or a record says.

use bots::Level;
use engine::variants::BadVariants;
use engine::{Player, Record};

use super::editions::{edition_of_record, needs_setup};
use crate::host::Host;
use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::User;
use crate::tables::editions::Uploader;
use crate::tables::settings::NewTable;
use crate::tables::{Access, GameLog, Holder, Pace, Person, Phase, Seat, Table, TableSettings};
use crate::time::now;

/// The hash of the edition: the uploaded one, else that of the record, else the default.
pub(super) async fn edition_for(
    host: &Host,
    new: &NewTable,
    uploader: &Uploader<'_>,
) -> Result<String, Refusal> {
    if new.record.is_some() {
        require_record_settings(new)?;
    }
    match (&new.edition, &new.record) {
        (Some(text), Some(_) | None) => host.cache.editions.add(text, uploader).await,
        (None, Some(record)) => edition_of_record(host, record).await,
        (None, None) => Ok(host.cache.editions.default_id().to_owned()),
    }
}

/// Refused if the request sets what the record decides. Clocks derive from the times of a log, and a record has none.
fn require_record_settings(new: &NewTable) -> Result<(), Refusal> {
    let refused = |reason| Err(Refusal::because(Code::BadTable, &reason));
    if new.variants.is_some() {
        return refused(TableReason::RecordVariants);
    }
    match new.pace {
        None | Some(Pace::Free) => Ok(()),
        Some(Pace::Live { .. } | Pace::Turns { .. }) => refused(TableReason::RecordPace),
    }
}

/// An open table for a new deal.
pub(super) fn table_to_deal(user: &User, edition: String, new: &NewTable) -> Result<Table, Refusal> {
    let settings = new.settings().validated()?;
    let seats = seats(&new.seats, user)?;
    Ok(open_table(user, settings, edition, seats))
}

/// A table that continues a record.
pub(super) fn table_of_record(
    user: &User,
    edition: String,
    new: &NewTable,
    record: &Record,
) -> Result<Table, Refusal> {
    let seats = seats_or_all(&new.seats, record);
    let mut table = continued_table(user, edition, &seats, record, "record")?;
    table.settings = new.over(table.settings);
    Ok(table)
}

/// A table whose game is already played up to a point. Only its creator and bots play on, because the creator knows the deal.
pub(super) fn continued_table(
    user: &User,
    edition: String,
    seats: &[String],
    record: &Record,
    origin: &str,
) -> Result<Table, Refusal> {
    let setup = record.setup().ok_or_else(needs_setup)?;
    let variants = setup.variants();
    let words = variants.words().map(str::to_owned).collect();
    let players = variants.player_count();
    let access = Access::Invitation;
    let settings = TableSettings { variants: words, access, ..TableSettings::new(players) };
    if seats.len() != usize::from(players) || seats.iter().any(|word| word == "open") {
        return Err(Refusal::because(Code::BadTable, &TableReason::RecordSeats { players }));
    }
    let at = now();
    let mut log = GameLog::new(*setup, at);
    for (player, action) in record.actions() {
        log.play(*player, &[*action], at).map_err(Refusal::of_batch)?;
    }
    let mut table = open_table(user, settings, edition, self::seats(seats, user)?);
    table.origin = Some(origin.to_owned());
    table.start(log, at);
    Ok(table)
}

/// An open table without a game.
pub(super) fn open_table(user: &User, settings: TableSettings, edition: String, seats: Vec<Seat>) -> Table {
    Table {
        id: secret::id(),
        owner: user.id.clone(),
        settings,
        phase: Phase::Open,
        invitation: secret::id(),
        origin: None,
        next: None,
        created: now(),
        ended: None,
        edition,
        seed: None,
        version: 1,
        private_changes: 0,
        proposal: None,
        unrated: None,
        seats,
        log: None,
        addresses: Vec::new(),
    }
}

fn seats(words: &[String], user: &User) -> Result<Vec<Seat>, Refusal> {
    let at = now();
    let seat = |(index, word): (usize, &String)| {
        let too_many = || Refusal::because(Code::BadTable, &BadVariants::Players);
        let player = Player::seat(index).ok_or_else(too_many)?;
        Ok(Seat::new(player, holder(word, user)?, at))
    };
    words.iter().enumerate().map(seat).collect()
}

/// The holder that a word names: `me`, `open` or the level of a bot.
pub(super) fn holder(word: &str, user: &User) -> Result<Holder, Refusal> {
    match word {
        "me" => Ok(Holder::Person(person(user))),
        "open" => Ok(Holder::Empty),
        level => level.parse().map(Holder::Bot).map_err(|_| {
            let reason = TableReason::Seat { found: level.to_owned(), known: Level::WORDS.join(", ") };
            Refusal::because(Code::BadTable, &reason)
        }),
    }
}

pub(super) fn person(user: &User) -> Person {
    Person { id: user.id.clone(), name: user.name.clone() }
}

/// The given seats; by default all seats are for the creator.
fn seats_or_all(words: &[String], record: &Record) -> Vec<String> {
    if words.is_empty() {
        vec!["me".to_owned(); record.game().board().variants().player_count().into()]
    } else {
        words.to_vec()
    }
}
