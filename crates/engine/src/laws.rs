//! Laws: invariants of every position of every game, checked on random games. Knows no single card.

mod action_set;
mod answers;
mod counts;
mod law_rng;
mod secrecy;
mod taboo;
mod whole_games;

use std::fmt;

use rand_core::Rng;

use crate::action::Action;
use crate::chance::{below, pick};
use crate::event::{Event, Sink, Viewer};
use crate::game::Game;
use crate::memory::Memory;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::setup::Setup;
use crate::variants::Variants;
use law_rng::LawRng;

/// Which laws are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laws {
    /// Those that cost almost nothing.
    Cheap,
    /// Every law at every position.
    All,
}

/// How a game without a violation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How many actions it took.
    pub actions: usize,
    /// The scores.
    pub scores: ByPlayer<u16>,
    /// Who has the highest.
    pub winners: PlayerSet,
}

/// A law that does not hold. With the setup, the actions lead to the position again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The law as a sentence.
    pub law: &'static str,
    /// The rules behind it; empty for an invariant of the engine only.
    pub rules: &'static str,
    /// What is wrong.
    pub detail: String,
    /// Players and variants.
    pub variants: Variants,
    /// What was played up to there.
    pub actions: Vec<(Player, Action)>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, rules, detail, actions, .. } = self;
        write!(f, "after {} actions it does not hold that {law}", actions.len())?;
        if !rules.is_empty() {
            write!(f, " ({rules})")?;
        }
        write!(f, ": {detail}")
    }
}

impl std::error::Error for Violation {}

/// Plays a random game and checks the laws at every position and at the end.
pub fn play_checked(setup: &Setup, laws: Laws, rng: &mut impl Rng) -> Result<Outcome, Violation> {
    let mut playthrough = Playthrough::begin(setup);
    let mut dice = LawRng(rng.next_u64());
    playthrough.check(laws, None, &mut dice)?;
    while let Some(player) = playthrough.game.to_act().nth(below(playthrough.game.to_act().len(), rng)) {
        let before = playthrough.game;
        let decision = before.decision(player).ok_or_else(|| playthrough.unasked(player))?;
        let action = pick(&decision, rng);
        playthrough.play(player, action)?;
        playthrough.check(laws, Some(PlayedAction { before: &before, player, action }), &mut dice)?;
    }
    playthrough.finish(laws)
}

/// Every law: its sentence, and the rules behind it.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    let positions = POSITIONS.iter().map(|law| (law.name, law.rules));
    positions.chain(COURSES.iter().map(|law| (law.name, law.rules)))
}

/// A law, and the function that finds out whether it holds.
struct Law<Check> {
    name: &'static str,
    rules: &'static str,
    laws: Laws,
    check: Check,
}

type Verdict = Result<(), String>;
type PositionLaw = Law<fn(&Moment, &mut LawRng) -> Verdict>;
type GameLaw = Law<fn(&Playthrough) -> Verdict>;

const fn cheap<Check>(name: &'static str, rules: &'static str, check: Check) -> Law<Check> {
    Law { name, rules, laws: Laws::Cheap, check }
}

const fn costly<Check>(name: &'static str, rules: &'static str, check: Check) -> Law<Check> {
    Law { name, rules, laws: Laws::All, check }
}

/// What holds at every position.
static POSITIONS: [PositionLaw; 19] = [
    cheap("every colour has thirty caballeros", "SET-4", counts::thirty_of_each_colour),
    cheap("presence says where caballeros stand", "", counts::presence_agrees),
    cheap("nobody's score falls, and the dummy has none", "SCO-8, DUM-1", counts::scores_never_fall),
    cheap("two tiles never share a bar", "SCO-6", counts::tiles_lie_apart),
    cheap("someone must act until it is over", "FIN-1", answers::a_player_acts),
    cheap("every question has an answer", "POW-5", answers::every_question_has_an_answer),
    cheap("nothing changes in the king's region", "TAB-1, RVT-1", taboo::kings_region_is_left_alone),
    cheap("nothing leaves the castillo between general scorings", "CAS-2, GRC-1", taboo::castillo_keeps),
    costly("what is asked follows from the position", "", answers::question_is_fresh),
    costly("options are distinct, and every one is accepted", "", answers::options_are_accepted),
    costly("anything else is refused, and changes nothing", "", answers::all_else_is_refused),
    costly("no player acts out of turn", "", answers::no_other_player_acts),
    costly("a view shows nothing hidden", "INF-1, CAS-3, DSC-2", secrecy::views_hide),
    costly("the events of a viewer show nothing hidden", "INF-1, EMP-1", secrecy::events_hide_secrets),
    costly("a secret choice looks like any other", "DSC-2, EMP-1, PSH-1", secrecy::secret_choices_look_alike),
    costly("trying an answer shows nothing hidden", "INF-1", secrecy::tries_hide),
    costly("an imagined game looks the same", "", secrecy::imagined_game_looks_the_same),
    costly("an imagined game can be played to its end", "POW-5", secrecy::imagined_game_goes_on),
    costly("a position can be written and read", "", answers::notation_round_trip),
];

/// What holds of a whole game.
static COURSES: [GameLaw; 3] = [
    cheap("the highest score wins", "FIN-1", whole_games::highest_score_wins),
    costly("the same actions give the same game", "", whole_games::replay_gives_the_same),
    costly("a record can be written and read", "", whole_games::record_round_trip),
];

/// A position, and what led to it.
struct Moment<'a> {
    game: &'a Game,
    last: Option<PlayedAction<'a>>,
    memories: &'a Memories,
}

/// The action just played, and the game before it.
#[derive(Clone, Copy)]
struct PlayedAction<'a> {
    before: &'a Game,
    player: Player,
    action: Action,
}

/// A game being played, with the memory of each viewer.
struct Playthrough<'a> {
    setup: &'a Setup,
    game: Game,
    memories: Memories,
    actions: Vec<(Player, Action)>,
}

impl<'a> Playthrough<'a> {
    fn begin(setup: &'a Setup) -> Playthrough<'a> {
        let mut memories = Memories::new(setup.variants());
        let game = Game::begin(setup, &mut memories);
        Playthrough { setup, game, memories, actions: Vec::with_capacity(512) }
    }

    fn play(&mut self, player: Player, action: Action) -> Result<(), Violation> {
        self.actions.push((player, action));
        let played = self.game.apply_with_events(player, action, &mut self.memories);
        played.map_err(|illegal| self.violation("an option is accepted", "", illegal.to_string()))
    }

    fn check(&self, laws: Laws, last: Option<PlayedAction>, dice: &mut LawRng) -> Result<(), Violation> {
        let moment = Moment { game: &self.game, last, memories: &self.memories };
        for law in POSITIONS.iter().filter(|law| laws == Laws::All || law.laws == laws) {
            (law.check)(&moment, dice).map_err(|detail| self.violation(law.name, law.rules, detail))?;
        }
        Ok(())
    }

    fn finish(self, laws: Laws) -> Result<Outcome, Violation> {
        for law in COURSES.iter().filter(|law| laws == Laws::All || law.laws == laws) {
            (law.check)(&self).map_err(|detail| self.violation(law.name, law.rules, detail))?;
        }
        let winners = self.game.standing().leaders();
        Ok(Outcome { actions: self.actions.len(), scores: self.game.board.scores, winners })
    }

    fn unasked(&self, player: Player) -> Violation {
        self.violation("who must act is asked something", "", format!("{player} is asked nothing"))
    }

    fn violation(&self, law: &'static str, rules: &'static str, detail: String) -> Violation {
        Violation { law, rules, detail, variants: self.setup.variants(), actions: self.actions.clone() }
    }
}

/// What each seat remembers, and last a spectator.
struct Memories([Memory; 6]);

impl Memories {
    fn new(variants: Variants) -> Memories {
        let viewer = |index: usize| Player::seat(index).map_or(Viewer::Spectator, Viewer::Seat);
        Memories(std::array::from_fn(|index| Memory::new(variants, viewer(index))))
    }

    fn of(&self, viewer: Viewer) -> &Memory {
        match viewer {
            Viewer::Seat(player) => &self.0[player.index()],
            Viewer::Spectator => &self.0[5],
        }
    }
}

impl Sink for Memories {
    fn emit(&mut self, event: Event) {
        self.0.iter_mut().for_each(|memory| memory.note(&event));
    }
}

/// Every seat, and last a spectator.
fn viewers(game: &Game) -> impl Iterator<Item = Viewer> {
    game.board.seats().iter().map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
}

fn demand(holds: bool, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(detail()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    /// A game of four at its first question.
    pub(super) fn game() -> Game {
        Game::new(&setup())
    }

    pub(super) fn setup() -> Setup {
        Setup::deal(Edition::embedded(), Variants::players(4).unwrap(), &mut LawRng(7))
    }

    /// Does a law hold of the first game, and if it then became the other?
    pub(super) fn verdict(
        law: fn(&Moment, &mut LawRng) -> Verdict,
        before: &Game,
        action: Action,
        after: &Game,
    ) -> Verdict {
        let memories = Memories::new(before.board.variants);
        let player = before.to_act().first().unwrap();
        let still = PlayedAction { before, player, action: Action::Done };
        law(&Moment { game: before, last: Some(still), memories: &memories }, &mut LawRng(1)).unwrap();
        let played = PlayedAction { before, player, action };
        law(&Moment { game: after, last: Some(played), memories: &memories }, &mut LawRng(1))
    }

    /// The law holds, and finds what was broken.
    pub(super) fn check(law: fn(&Moment, &mut LawRng) -> Verdict, harm: impl Fn(&mut Game), expected: &str) {
        let before = game();
        let mut after = before;
        harm(&mut after);
        assert_eq!(verdict(law, &before, Action::Done, &after), Err(expected.to_owned()));
    }

    #[test]
    fn a_violation_says_what_where_and_why() {
        let setup = setup();
        let mut playthrough = Playthrough::begin(&setup);
        playthrough.game.board.court[Player::Red] += 1;
        let violation = playthrough.check(Laws::Cheap, None, &mut LawRng(1)).unwrap_err();
        let said = "after 0 actions it does not hold that every colour has thirty caballeros (SET-4): red has 31, not 30";
        assert_eq!(violation.to_string(), said);
    }

    #[test]
    fn every_law_has_a_sentence_of_its_own() {
        let all: Vec<_> = names().map(|(name, _)| name).collect();
        assert!((1..all.len()).all(|index| !all[..index].contains(&all[index])));
    }
}
