//! Carries out requests. It decides nothing: rules, drafts, lessons and bots are those of the other crates.

use std::time::Duration;

use bots::{Bot, Budget, Level};
use engine::notation::read_position;
use engine::{Action, Decision, Edition, Player, Viewer};
use play::bot_turn::bot_turn;
use play::json;
use play::ply_index::summarize;
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
            Call::NewGame { players, variants: words, seed, edition } => {
                let edition = self.games.edition(&edition)?;
                Ok(text(&self.games.deal(variants(players, &words)?, seed, edition)))
            }
            Call::OpenGame { record } => Ok(text(&self.games.resume(&record)?)),
            Call::CloseGame { game } => {
                self.games.close(game);
                Ok(text_of_null())
            }
            Call::View { game, seat, from } => {
                let viewer = seat.map_or(Viewer::Spectator, |Word(seat)| Viewer::Seat(seat));
                Ok(view_text(&GameView::of(self.games.log(game)?, viewer, from)))
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
            Call::Record { game } => Ok(text(&self.games.log(game)?.record().to_string())),
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

fn undo(log: &mut GameLog, to: usize, at: i64) -> Response {
    if !log.is_in_effect(to) && log.redo() != Some(to) || to == log.ply() {
        return Err(Refusal::new("nothing-to-undo", "that ply is not in effect"));
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
