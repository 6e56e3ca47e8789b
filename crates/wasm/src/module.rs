//! Carries out requests. It decides nothing: rules, drafts, lessons and bots are those of the other crates.

use std::time::Duration;

use bots::{Bot, Budget, Level};
use engine::notation::read_position;
use engine::{Action, Decision, Edition, Player, Record, Viewer};
use play::bot_turn::bot_turn;
use play::game_log::MAX_ENTRIES;
use play::json;
use play::ply_index::summarize;
use play::teaching::examples::Example;
use play::teaching::lessons::{LESSONS, Lesson, LessonState, LessonView};
use play::{Draft, GameLog, GameView, Hint};
use review::Plan;
use serde::Serialize;
use serde_json::json;

use crate::call::{Call, Word};
use crate::checks;
use crate::games::{Games, variants};
use crate::refusal::Refusal;

/// The open games, known editions and the review that is being made.
#[derive(Default)]
pub struct Module {
    games: Games,
    review: Option<Plan>,
}

/// The JSON of a response, or why there is none.
type Response = Result<Vec<u8>, Refusal>;

impl Module {
    /// Carries out a request. A refused one changes nothing.
    pub fn respond(&mut self, request: &[u8]) -> Vec<u8> {
        let call = serde_json::from_slice(request).map_err(|error| Refusal::new("bad-json", error));
        let (key, body) = match call.and_then(|call| self.carry_out(call)) {
            Ok(body) => ("ok", body),
            Err(refusal) => ("error", text(&refusal)),
        };
        [b"{\"", key.as_bytes(), b"\":", &body, b"}"].concat()
    }

    fn carry_out(&mut self, call: Call) -> Response {
        match call {
            Call::AddEdition { name, text } => self.games.add_edition(name, &text).map(|()| text_of_null()),
            Call::Draft { position, edition, ply, seat, actions } => {
                draft(&position, self.games.edition(&edition)?, ply, seat.0, &actions)
            }
            Call::Lessons => {
                let lessons: Vec<_> = LESSONS.iter().map(Lesson::summary).collect();
                Ok(text(&json!({ "lessons": lessons })))
            }
            Call::LessonLook { name, played } => {
                let (played, state) = lesson(&name, &played)?;
                Ok(text(&LessonView::of(&state, &played, 0)))
            }
            Call::LessonTry { name, played, actions } => {
                let (_, state) = lesson(&name, &played)?;
                Ok(draft_text(&state.draft(&read_actions(&actions)?)?))
            }
            Call::LessonPlay { name, played, actions } => play_lesson(&name, &played, &actions),
            Call::Edition { name, players } => edition_facts(self.games.edition(&name)?, players),
            Call::Example { name } => {
                let example = Example::named(&name).ok_or_else(|| Refusal::not_found("example"))?;
                Ok(text(&example.play()))
            }
            Call::NewGame { players, variants: words, seed, edition, at } => {
                let edition = self.games.edition(&edition)?;
                Ok(text(&self.games.deal(variants(players, &words)?, seed, edition, at)))
            }
            Call::OpenGame { record, at } => Ok(text(&self.games.copy(&record, at)?)),
            Call::ResumeGame { setup, started, entries } => {
                Ok(text(&self.games.resume(&setup, started, &entries)?))
            }
            Call::Log { game, from } => Ok(stored_log(self.games.log(game)?, from)),
            Call::CloseGame { game } => {
                self.games.close(game);
                Ok(text_of_null())
            }
            Call::View { game, seat, from, ply } => {
                let viewer = seat.map_or(Viewer::Spectator, |Word(seat)| Viewer::Seat(seat));
                view(self.games.log(game)?, viewer, from, ply)
            }
            Call::Decision { game, seat } => Ok(decision(self.games.log(game)?, seat.0)),
            Call::Try { game, seat, actions } => {
                let draft = self.games.log(game)?.draft(seat.0, &read_actions(&actions)?)?;
                Ok(draft_text(&draft))
            }
            Call::Play { game, seat, actions, at } => {
                let (log, actions) = (self.games.log(game)?, read_actions(&actions)?);
                let from = log.ply() + 1;
                log.play(seat.0, &actions, at)?;
                Ok(view_text(&GameView::of(log, Viewer::Seat(seat.0), from)))
            }
            Call::Undo { game, to, at } => undo(self.games.log(game)?, to, at),
            Call::Preset { game, seat: Word(seat), answers } => {
                let view = self.games.log(game)?.game().view(Viewer::Seat(seat));
                Ok(text(&answers.answer(seat, &view)))
            }
            Call::Hint { game, seat, actions, tries } => {
                let (log, actions) = (self.games.log(game)?, read_actions(&actions)?);
                if log.draft(seat.0, &actions)?.is_hidden() {
                    return Ok(text(&Hint::empty(log.ply(), actions.len())));
                }
                Ok(text(&Hint::search(log, seat.0, &actions, &Budget::iterations(tries))))
            }
            Call::Bot { game, seat, level, seed, millis, tries } => {
                let time = millis.map(Duration::from_millis);
                let budget = Budget { time, iterations: tries, ..Budget::default() };
                bot(self.games.log(game)?, seat.0, level.0, seed, &budget)
            }
            Call::Plies { game } => Ok(text(&summarize(self.games.log(game)?))),
            Call::Record { game, ply } => {
                let log = self.games.log(game)?;
                Ok(text(&log.truncated(ply.unwrap_or(log.ply())).record().to_string()))
            }
            Call::ReviewPlan { record } => {
                let plan = Plan::new(&self.games.record(&record)?);
                Ok(text(&self.review.insert(plan).len()))
            }
            Call::ReviewWork { item, tries, seed } => {
                let finding = self.plan()?.work(item, review::Budget { iterations: tries, seed });
                Ok(text(&finding.ok_or_else(|| Refusal::not_found("work item"))?))
            }
            Call::Review { findings, tries, seed } => {
                let review = self.plan()?.review(&findings, review::Budget { iterations: tries, seed });
                Ok(text(&review.map_err(|reason| Refusal::new("bad-findings", reason))?))
            }
            Call::Signature { games } => {
                Ok(text(&play::seeded::signature(Edition::embedded(), games, || ()).to_string()))
            }
            Call::Answers { level, players, variants: words, seed, decisions, tries } => {
                Ok(text(&checks::answers(level.0, variants(players, &words)?, seed, decisions, tries)))
            }
            Call::RandomActions { games } => Ok(text(&checks::random_actions(games))),
        }
    }

    fn plan(&self) -> Result<&Plan, Refusal> {
        self.review.as_ref().ok_or_else(|| Refusal::not_found("review"))
    }
}

fn text(value: &(impl Serialize + ?Sized)) -> Vec<u8> {
    let mut text = Vec::new();
    json::write(&mut text, value);
    text
}

fn text_of_null() -> Vec<u8> {
    text(&())
}

fn view_text(view: &GameView) -> Vec<u8> {
    let mut text = Vec::with_capacity(json::TYPICAL_VIEW_BYTES);
    view.write(&mut text);
    text
}

fn draft_text(draft: &Draft) -> Vec<u8> {
    let mut text = Vec::with_capacity(json::TYPICAL_VIEW_BYTES);
    draft.write(&mut text);
    text
}

fn read_actions(texts: &[String]) -> Result<Vec<Action>, Refusal> {
    let read = |text: &String| text.parse().map_err(|reason| Refusal::new("bad-action", reason));
    texts.iter().map(read).collect()
}

/// The draft that the server would send for a game with this position.
fn draft(
    position: &str,
    edition: &'static Edition,
    ply: usize,
    seat: Player,
    actions: &[String],
) -> Response {
    let actions = read_actions(actions)?;
    let game = read_position(position, edition).map_err(|reason| Refusal::new("bad-position", reason))?;
    let mut later = game;
    let plies = later.play_batch(seat, &actions)?;
    Ok(draft_text(&Draft::of(ply, seat, &plies, &later)))
}

/// The actions of a learner, and the state they lead to.
fn lesson(name: &str, played: &[String]) -> Result<(Vec<Action>, LessonState), Refusal> {
    let lesson = Lesson::named(name).ok_or_else(|| Refusal::not_found("lesson"))?;
    let played = read_actions(played)?;
    let state = lesson.after(&played)?;
    Ok((played, state))
}

fn play_lesson(name: &str, played: &[String], actions: &[String]) -> Response {
    let (mut played, mut state) = lesson(name, played)?;
    let (from, actions) = (state.ply(), read_actions(actions)?);
    state.play(&actions)?;
    played.extend(actions);
    Ok(text(&LessonView::of(&state, &played, from)))
}

/// The decision of a seat as the server sends it.
fn decision(log: &GameLog, seat: Player) -> Vec<u8> {
    let decision = log.game().view(Viewer::Seat(seat)).decision();
    let options: Vec<_> = decision.iter().flat_map(Decision::options).collect();
    text(&json!({ "ply": log.ply(), "seat": seat, "decision": decision, "options": options }))
}

fn view(log: &GameLog, viewer: Viewer, from: Option<usize>, ply: Option<usize>) -> Response {
    let ply = ply.unwrap_or(log.ply());
    if ply > log.ply() {
        return Err(Refusal::not_found("ply"));
    }
    let from = from.unwrap_or(ply + 1);
    if ply == log.ply() {
        return Ok(view_text(&GameView::of(log, viewer, from)));
    }
    Ok(view_text(&GameView::of(&log.truncated(ply), viewer, from)))
}

fn edition_facts(edition: &Edition, players: u8) -> Response {
    if !(2..=5).contains(&players) {
        return Err(Refusal::new("bad-request", "the number of players must be 2 to 5"));
    }
    Ok(text(&edition.facts(players)))
}

/// Everything that resumes the game later.
fn stored_log(log: &GameLog, from: usize) -> Vec<u8> {
    let entries: Vec<_> = log.entries().skip(from).map(|(at, entry)| (at, entry.to_string())).collect();
    let setup = Record::new(*log.setup()).to_string();
    text(&json!({ "setup": setup, "started": log.started(), "entries": entries }))
}

fn undo(log: &mut GameLog, to: Option<usize>, at: i64) -> Response {
    let to = to.unwrap_or(log.checkpoint());
    if !log.can_undo(to) && log.redo() != Some(to) {
        return Err(Refusal::new("nothing-to-undo", "the game cannot return to that ply"));
    }
    if to < log.revealed() {
        return Err(Refusal::new("undo-refused", "something hidden was revealed since then"));
    }
    if log.ply() >= MAX_ENTRIES {
        return Err(Refusal::new("undo-refused", "too much was undone in this game"));
    }
    log.undo(to, at);
    Ok(text(&log.ply()))
}

fn bot(log: &GameLog, seat: Player, level: Level, seed: u64, budget: &Budget) -> Response {
    let bot = Bot::new(level, log.game().board().variants(), seat, seed);
    #[cfg(target_arch = "wasm32")]
    let bot = bot.with_time_source(crate::interface::clock());
    let actions = bot_turn(log, seat, bot, budget);
    let actions = actions.ok_or_else(|| Refusal::new("out-of-turn", format!("{seat} is not asked")))?;
    Ok(text(&actions))
}
