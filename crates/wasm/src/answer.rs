//! One function for each kind of request.

use std::time::Duration;

use bots::{Budget, Level, Network};
use engine::notation::read_position;
use engine::{Action, Edition, Player, Record, Setup, Variants, Viewer};
use play::teaching::examples::{EXAMPLES, Example};
use play::teaching::lessons::{LESSONS, Lesson, LessonView};
use play::{Draft, GameView, Hint, LogEntry, bot_turn, hint, ply_index};
use rand_pcg::Pcg64Mcg;
use serde_json::json;

use crate::clock::time_source;
use crate::parity;
use crate::request::Request;
use crate::response::{Answer, Refusal, value, write_response};
use crate::stored_game::{StoredGame, read_record};

/// The response to a request, both as JSON.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let request = serde_json::from_slice(request).map_err(|error| Refusal::new("bad-json", error));
    write_response(request.and_then(dispatch))
}

fn dispatch(request: Request) -> Answer {
    match request {
        Request::Preview { position, ply, seat, actions } => preview(&position, ply, seat.0, &actions),
        Request::Deal { players, variants, seed } => deal(players, &variants, &seed),
        Request::Import { record } => value(StoredGame::of(&read_record(&record)?)),
        Request::Record { game } => value(game.log()?.record().to_string()),
        Request::View { game, seat, ply, from } => view(&game, seat.map(|seat| seat.0), ply, from),
        Request::Plies { game } => value(ply_index::summarize(&game.log()?)),
        Request::Draft { game, seat, actions } => draft(game.log()?.draft(seat.0, &read_actions(&actions)?)?),
        Request::Play { game, seat, actions } => act(&game, seat.0, &actions),
        Request::Undo { game, to } => undo(&game, to),
        Request::Hint { game, seat, actions, millis } => suggest(&game, seat.0, &actions, millis),
        Request::Bot { game, seat, level, seed, millis, iterations } => {
            let time = millis.map(Duration::from_millis);
            choose(&game, seat.0, level.0, seed, &Budget { time, iterations, threads: 1 })
        }
        Request::Edition { players } => edition(players),
        Request::Lessons => value(json!({ "lessons": LESSONS })),
        Request::Lesson { name, played } => lesson(&name, &played),
        Request::LessonDraft { name, played, actions } => lesson_draft(&name, &played, &actions),
        Request::LessonPlay { name, played, actions } => lesson_play(&name, &played, &actions),
        Request::Examples => {
            let names: Vec<_> = EXAMPLES.iter().map(|example| example.name).collect();
            value(json!({ "examples": names }))
        }
        Request::Example { name } => {
            value(Example::named(&name).ok_or_else(|| Refusal::not_found("example"))?.play())
        }
        Request::About => value(json!({ "levels": Level::WORDS, "variants": Variants::all_words() })),
        Request::BotGame { level, players, seed, iterations, plies } => {
            require_network(level.0)?;
            let variants = Variants::players(players).map_err(|error| Refusal::new("bad-table", error))?;
            value(parity::bot_game(level.0, variants, seed, &Budget::iterations(iterations), plies))
        }
        Request::Signature { games } => value(parity::signature(games)),
    }
}

fn preview(position: &str, ply: usize, seat: Player, actions: &[String]) -> Answer {
    let mut game =
        read_position(position, Edition::embedded()).map_err(|error| Refusal::new("bad-record", error))?;
    let plies = game.play_batch(seat, &read_actions(actions)?)?;
    draft(Draft::of(ply, seat, &plies, &game))
}

fn draft(draft: Draft) -> Answer {
    Ok(Box::new(move |text| draft.write(text)))
}

fn deal(players: u8, words: &[String], seed: &str) -> Answer {
    let refused = |error| Refusal::new("bad-table", error);
    let mut variants = Variants::players(players).map_err(refused)?;
    for word in words {
        variants = variants.with_word(word).map_err(refused)?;
    }
    let number = seed.bytes().fold(0xcbf2_9ce4_8422_2325_u128, |hash, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b)
    });
    let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg64Mcg::new(number));
    value(StoredGame::of(&Record::new(setup)))
}

fn view(game: &StoredGame, seat: Option<Player>, ply: Option<usize>, from: Option<usize>) -> Answer {
    let log = game.log()?;
    let log = ply.map_or_else(|| log.clone(), |ply| log.truncated(ply));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = GameView::of(&log, viewer, from.unwrap_or(log.ply() + 1));
    Ok(Box::new(move |text| view.write(text)))
}

fn act(game: &StoredGame, seat: Player, actions: &[String]) -> Answer {
    let entries = game.log()?.play(seat, &read_actions(actions)?, 0)?;
    value(entries.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Whoever plays alone or around one screen may undo everything that revealed nothing.
fn undo(game: &StoredGame, to: Option<usize>) -> Answer {
    let log = game.log()?;
    let to = to.unwrap_or_else(|| log.checkpoint());
    if to >= log.ply() || !log.is_in_effect(to) || log.actors_since(to).is_empty() {
        return Err(Refusal::new("nothing-to-undo", "the game cannot return to that ply"));
    }
    if log.has_revealed_since(to) {
        return Err(Refusal::new("undo-refused", "something hidden was revealed since then"));
    }
    value(LogEntry::Undo(to).to_string())
}

/// `master` and hints need the network, which is loaded when it is needed.
fn require_network(level: Level) -> Result<(), Refusal> {
    match (level, Network::installed()) {
        (Level::Master, None) => Err(Refusal::new("unavailable", "the network is not loaded")),
        (Level::Random | Level::Squire | Level::Caballero | Level::Grande | Level::Master, _) => Ok(()),
    }
}

fn suggest(game: &StoredGame, seat: Player, actions: &[String], millis: u64) -> Answer {
    require_network(Level::Master)?;
    let (log, actions) = (game.log()?, read_actions(actions)?);
    let drafted = log.draft(seat, &actions)?;
    if drafted.is_hidden() {
        return value(Hint::empty(log.ply(), actions.len()));
    }
    value(Hint::search(&log, seat, &actions, &hint::budget(millis), time_source()))
}

fn choose(game: &StoredGame, seat: Player, level: Level, seed: u64, budget: &Budget) -> Answer {
    require_network(level)?;
    let actions = bot_turn::choose(&game.log()?, seat, level, seed, budget, time_source());
    let actions = actions.ok_or_else(|| Refusal::new("out-of-turn", "this seat is not asked"))?;
    value(actions.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn edition(players: u8) -> Answer {
    if !(2..=5).contains(&players) {
        return Err(Refusal::new("bad-request", "the number of players must be 2 to 5"));
    }
    value(Edition::embedded().facts(players))
}

fn lesson(name: &str, played: &[String]) -> Answer {
    let played = read_actions(played)?;
    value(LessonView::of(&named_lesson(name)?.after(&played)?, &played, 0))
}

fn lesson_draft(name: &str, played: &[String], actions: &[String]) -> Answer {
    let state = named_lesson(name)?.after(&read_actions(played)?)?;
    draft(state.draft(&read_actions(actions)?)?)
}

fn lesson_play(name: &str, played: &[String], actions: &[String]) -> Answer {
    let (mut played, actions) = (read_actions(played)?, read_actions(actions)?);
    let mut state = named_lesson(name)?.after(&played)?;
    let from = state.ply();
    state.play(&actions)?;
    played.extend(actions);
    value(LessonView::of(&state, &played, from))
}

fn named_lesson(name: &str) -> Result<&'static Lesson, Refusal> {
    Lesson::named(name).ok_or_else(|| Refusal::not_found("lesson"))
}

fn read_actions(texts: &[String]) -> Result<Vec<Action>, Refusal> {
    texts.iter().map(|text| text.parse().map_err(|error| Refusal::new("bad-action", error))).collect()
}
