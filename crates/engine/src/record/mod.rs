//! A whole game, from setup to result: stored, written, read and replayed. It uses no randomness.

mod lines;
mod read;
mod reason;
mod write;

pub use reason::{BadRecord, RecordReason};

use std::fmt;

use crate::action::Action;
use crate::edition::Edition;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::player::Player;
use crate::refusal::Illegal;
use crate::setup::Setup;

/// The longest record, in bytes.
pub const LONGEST: usize = 1024 * 1024;

/// A setup or a position, and the actions played from there; they always replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Start,
    actions: Vec<(Player, Action)>,
    game: Game,
}

/// How the game of a record began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "a record has one of them")]
pub enum Start {
    /// It was set up.
    Setup(Setup),
    /// It began with a position.
    Position(Game),
}

impl Start {
    /// The game before the first action; the sink gets the events up to there.
    pub fn begin(&self, sink: &mut impl Sink) -> Game {
        match self {
            Start::Setup(setup) => Game::begin(setup, sink),
            Start::Position(game) => *game,
        }
    }
}

impl From<Setup> for Start {
    fn from(setup: Setup) -> Start {
        Start::Setup(setup)
    }
}

/// One action of a record, and its outcome.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who acted.
    pub player: Player,
    /// What they did.
    pub action: Action,
    /// What happened, with nothing hidden.
    pub events: Vec<Event>,
    /// The game after it.
    pub game: Game,
}

impl Record {
    /// The record of a game that has just begun.
    pub fn new(start: impl Into<Start>) -> Record {
        let start = start.into();
        Record { game: start.begin(&mut ()), start, actions: Vec::new() }
    }

    /// Reads a record played with one of these editions; every line is checked and every action replayed.
    pub fn read(text: &str, editions: &[&'static Edition]) -> Result<Record, BadRecord> {
        read::record(text, editions)
    }

    /// How it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How it was set up; `None` if it began with a position.
    pub fn setup(&self) -> Option<&Setup> {
        match &self.start {
            Start::Setup(setup) => Some(setup),
            Start::Position(_) => None,
        }
    }

    /// Who did what, in order.
    pub fn actions(&self) -> &[(Player, Action)] {
        &self.actions
    }

    /// The game after the last action.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays one more action and sends its events to the sink; a refused action changes nothing.
    pub fn play(&mut self, player: Player, action: Action, sink: &mut impl Sink) -> Result<(), Illegal> {
        self.game.apply_with_events(player, action, sink)?;
        self.actions.push((player, action));
        Ok(())
    }

    /// Takes back everything after the first `kept` actions.
    pub fn take_back_to(&mut self, kept: usize) {
        self.actions.truncate(kept);
        self.game = self.replay().last().map_or_else(|| self.start.begin(&mut ()), |moment| moment.game);
    }

    /// The game before the first action, and what happened up to there.
    pub fn opening(&self) -> (Game, Vec<Event>) {
        let mut events = Vec::new();
        let game = self.start.begin(&mut events);
        (game, events)
    }

    /// Replays every action, with its outcome.
    pub fn replay(&self) -> impl Iterator<Item = Moment> {
        let mut game = self.start.begin(&mut ());
        self.actions.iter().map(move |&(player, action)| {
            let mut events = Vec::new();
            game.apply_with_events(player, action, &mut events)
                .expect("it was played, so it can be replayed");
            Moment { player, action, events, game }
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write::record(f, self)
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};
    use rand_pcg::Pcg32;

    use super::*;
    use crate::chance::pick;
    use crate::variants::Variants;

    /// A random game of at most this many actions.
    fn play(variants: Variants, seed: u64, most: usize) -> Record {
        let mut rng = Pcg32::new(seed, 1);
        let mut record = Record::new(Setup::deal(Edition::embedded(), variants, &mut rng));
        while let Some(player) = record.game().to_act().first().filter(|_| record.actions().len() < most) {
            let decision = record.game().decision(player).unwrap();
            record.play(player, pick(&decision, &mut rng), &mut ()).unwrap();
        }
        record
    }

    fn read(text: &str) -> Result<Record, BadRecord> {
        Record::read(text, &[Edition::embedded()])
    }

    fn variants(players: u8, words: &str) -> Variants {
        let plain = Variants::players(players).unwrap();
        words.split_whitespace().try_fold(plain, |variants, word| variants.with_word(word)).unwrap()
    }

    /// The first game below with the first of each text replaced: the error, or that it is sound.
    fn check_change(from: &str, to: &str, expected: Expect) {
        check_change_in(&play(variants(4, ""), 1, usize::MAX).to_string(), from, to, expected);
    }

    fn check_change_in(text: &str, from: &str, to: &str, expected: Expect) {
        assert!(text.contains(from), "{from:?} is in\n{text}");
        let answer = read(&text.replacen(from, to, 1)).map(|_| "sound".to_owned());
        expected.assert_eq(&answer.unwrap_or_else(|bad| bad.to_string()));
    }

    fn two_with_everything() -> String {
        play(variants(2, "short regency power-shift memory-aid representation veto veto rivalry"), 1, 12)
            .to_string()
    }

    #[test]
    fn a_record_contains_the_setup_and_the_actions() {
        expect![[r#"
            elgrande record 1
            rules 1
            edition 2023 41a0851d20e4cd2c
            players 4
            king aragon
            homes red castilla blue granada green navarra orange valencia
            start orange
            stack 1 intrigue intrigue march conspiracy ambush exodus conspiracy upheaval militia skirmish
            stack 2 justice disbandment justice withdrawal justice civil-war justice assassin desertion levy
            stack 3 strongholds outposts fiesta supremacy heartland hinterland revelation revelation outposts fiesta
            stack 4 new-home royal-adviser decree decree summons empowerment coup new-home empowerment decree
            stack 5 your-majesty
            actions
            orange play 1
            red play 5
            blue play 2
            green play 6
            green take 0
            green choose intrigue
            green place cataluna
            green done
            red take 2
            red choose justice
            red place castillo
            red place castilla
        "#]].assert_eq(&play(variants(4, ""), 1, 12).to_string());
        expect![[r#"
            elgrande record 1
            rules 1
            edition 2023 41a0851d20e4cd2c
            players 2
            variants short regency power-shift memory-aid representation veto veto rivalry
            king aragon
            homes red castilla blue granada
            start blue
            stack 1 intrigue intrigue march representation ambush exodus conspiracy upheaval militia skirmish
            stack 2+3 strongholds fiesta revelation veto justice revelation levy withdrawal hinterland justice fiesta outposts supremacy heartland outposts assassin disbandment justice veto justice
            stack 4 decree summons new-home rivalry new-home empowerment royal-adviser coup decree empowerment
            stack 5 country-seat infiltration deputy exile revolt entourage exile entourage competition country-seat
            modifiers red +1 -1 -1
            modifiers blue +1 +1 -1
            dummy powers 10 3 9 11 8 2 5 13 4 7 1 6 12
            dummy regions toledo castilla galicia navarra sevilla aragon | sevilla aragon cataluna castilla toledo navarra | cataluna granada navarra castilla galicia toledo
            actions
            red pass +1
            blue pass +1
            blue play 2
            red play 8+1
            red take 1
            red take 1
            red choose intrigue
            red special
            red move dummy toledo granada
            red move dummy castilla sevilla
            red done
            red place cataluna
        "#]].assert_eq(&two_with_everything());
    }

    #[test]
    fn every_record_reads_back_as_it_was_written() {
        for (seed, variants) in Variants::all().enumerate() {
            for most in [0, 7, usize::MAX] {
                let record = play(variants, seed as u64, most);
                let text = record.to_string();
                let again = read(&text).unwrap();
                assert_eq!(again, record, "{text}");
                assert_eq!(again.to_string(), text);
            }
        }
    }

    #[test]
    fn a_game_may_begin_with_a_position() {
        let position = "king toledo | court red 4 | waiting blue | played blue 7 | red to place 2";
        let game = crate::notation::read_position(position, Edition::embedded()).unwrap();
        let mut record = Record::new(Start::Position(game));
        for action in ["place aragon", "done"] {
            record.play(Player::Red, action.parse().unwrap(), &mut ()).unwrap();
        }
        let text = record.to_string();
        expect![[r#"
            elgrande record 1
            rules 1
            edition 2023 41a0851d20e4cd2c
            position players 4 | round 1 | king toledo | start red | court red 4 | played blue 7 | waiting blue | red to place 2
            actions
            red place aragon
            red done
        "#]]
        .assert_eq(&text);
        assert_eq!(read(&text).unwrap(), record);
        let mut shorter = record.clone();
        shorter.take_back_to(0);
        assert_eq!(*shorter.game(), game);
        check_change_in(
            &text,
            "king toledo",
            "king madrid",
            expect![[
                r#"line 4: unknown place for the king "madrid"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo, france, portugal"#
            ]],
        );
    }

    #[test]
    fn a_record_may_begin_at_any_position_of_any_variant() {
        for (seed, variants) in Variants::all().enumerate() {
            for most in [0, 60, 150, usize::MAX] {
                let record = Record::new(Start::Position(*play(variants, seed as u64, most).game()));
                assert_eq!(read(&record.to_string()).unwrap(), record);
            }
        }
    }

    #[test]
    fn replaying_gives_the_same_game() {
        let record = play(variants(3, "merged regency"), 5, usize::MAX);
        assert_eq!(record.replay().last().unwrap().game, *record.game());
        assert_eq!(record.replay().count(), record.actions().len());
        let mut shorter = record.clone();
        shorter.take_back_to(20);
        assert_eq!(*shorter.game(), record.replay().nth(19).unwrap().game);
        shorter.take_back_to(0);
        assert_eq!(*shorter.game(), record.opening().0);
    }

    #[test]
    fn comments_and_blank_lines_are_ignored() {
        check_change("rules 1\n", "\n  # by hand\nrules 1 # the first\n\r\n", expect!["sound"]);
    }

    #[test]
    fn the_head_names_versions_and_edition() {
        check_change(
            "elgrande record 1",
            "elgrande record 2",
            expect!["line 1: unknown record version 2; expected 1"],
        );
        check_change(
            "elgrande",
            "carcassonne",
            expect![[r#"line 1: expected "elgrande record …", found "carcassonne record 1""#]],
        );
        check_change("rules 1", "rules 2", expect!["line 2: unknown rules version 2; expected 1"]);
        check_change("rules 1", "rules one", expect!["line 2: unknown rules version one; expected 1"]);
        check_change(
            "rules 1\n",
            "",
            expect![[r#"line 2: expected "rules …", found "edition 2023 41a0851d20e4cd2c""#]],
        );
        check_change("edition 2023 ", "edition mine ", expect!["sound"]);
        check_change(
            "edition 2023 ",
            "edition mine 0",
            expect![
                "line 3: the game was played with edition mine, fingerprint 041a0851d20e4cd2c; known: 41a0851d20e4cd2c; add the file of that edition"
            ],
        );
        check_change("edition 2023 ", "edition ", expect!["line 3: expected a name and a fingerprint"]);
        check_change("players 4", "players 6", expect!["line 4: SET-1: a game has 2 to 5 players"]);
        check_change("players 4", "players four", expect!["line 4: SET-1: a game has 2 to 5 players"]);
        check_change(
            "players 4",
            "players 4\nvariants merged",
            expect!["line 5: THR-1: stacks 2 and 3 are merged only with 2 or 3 players"],
        );
        check_change(
            "players 4",
            "players 4\nvariants chess",
            expect![[
                r#"line 5: unknown variant "chess"; expected one of: short, regency, power-shift, merged, memory-aid, representation, veto, rivalry"#
            ]],
        );
    }

    #[test]
    fn the_set_up_must_be_one_that_can_be_dealt() {
        check_change(
            "king ",
            "king of ",
            expect![[
                r#"line 5: unknown region "of aragon"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
        check_change(
            "homes red ",
            "homes blue ",
            expect!["line 6: expected a home for each of red blue green orange, in this order"],
        );
        check_change(
            "start ",
            "start purple # ",
            expect!["line 7: SET-7: purple has no seat; expected one of: red blue green orange"],
        );
        check_change(
            "stack 5 your-majesty",
            "stack 5 exile",
            expect!["line 12: SET-2: copies of exile in stack 5: found 1, expected 0"],
        );
        check_change(
            "stack 5 your-majesty",
            "stack 5 your-majesty your-majesty",
            expect!["line 12: SET-2: cards in stack 5: found 2, expected 1"],
        );
        check_change(
            "stack 1 ",
            "stack 1 march ",
            expect!["line 8: SET-2: cards in stack 1: found 11, expected 10"],
        );
        check_change(
            "stack 4 ",
            "stack 6 ",
            expect![[
                r#"line 11: expected "stack 4 …", found "stack 6 new-home royal-adviser decree decree summons empowerment coup new-home empowerment decree""#
            ]],
        );
        check_change(
            "decree",
            "justice",
            expect!["line 11: SET-2: copies of justice in stack 4: found 1, expected 0"],
        );
        check_change(
            "decree",
            "chess",
            expect![[r#"line 11: unknown action card "chess"; `elgrande cards` lists them all"#]],
        );
        check_change(
            "decree",
            "coup",
            expect!["line 11: SET-2: copies of coup in stack 4: found 2, expected 0 to 1"],
        );
    }

    #[test]
    fn no_two_homes_are_the_same_and_none_is_the_kings() {
        let text = play(variants(4, ""), 1, 0).to_string();
        let home = text.lines().find_map(|line| line.strip_prefix("homes red ")).unwrap();
        let home = home.split_whitespace().next().unwrap();
        let king = text.lines().find_map(|line| line.strip_prefix("king ")).unwrap();
        check_change_in(
            &text,
            &format!("red {home}"),
            &format!("red {king}"),
            expect!["line 6: SET-5: aragon is taken by the king or another player; homes must differ"],
        );
        check_change_in(
            &text,
            &format!("king {king}"),
            &format!("king {home}"),
            expect!["line 6: SET-5: castilla is taken by the king or another player; homes must differ"],
        );
    }

    #[test]
    fn alternatives_modifiers_and_the_dummy_are_checked_too() {
        let text = two_with_everything();
        let check = |from: &str, to: &str, expected: Expect| check_change_in(&text, from, to, expected);
        check(
            " veto veto rivalry\n",
            " veto rivalry\n",
            expect!["line 10: SET-2: copies of veto in stack 2+3: found 2, expected 1"],
        );
        check(
            "modifiers red ",
            "modifiers red +1 ",
            expect!["line 13: PSH-1: modifiers: found 4, expected 3"],
        );
        check(
            "modifiers red ",
            "modifiers red +1 +1 +1 # ",
            expect!["line 14: PSH-1: +1 is dealt 5 times, but there are only 4"],
        );
        check(
            "modifiers red ",
            "modifiers red +3 ",
            expect![[r#"line 13: unknown modifier "+3"; expected one of: +1, -1, +2, -2"#]],
        );
        check(
            "modifiers blue",
            "modifiers green",
            expect![[r#"line 14: expected "modifiers blue …", found "modifiers green +1 +1 -1""#]],
        );
        check(
            "dummy powers ",
            "dummy powers 13 ",
            expect!["line 15: DUM-1: a power card of the dummy appears twice"],
        );
        check(
            "dummy powers ",
            "dummy powers 1 2 # ",
            expect!["line 15: DUM-1: different power cards of the dummy: found 2, expected 13"],
        );
        check(
            "dummy regions ",
            "dummy regions galicia ",
            expect!["line 16: DUM-3: region cards in a draw: found 7, expected 6"],
        );
        check(
            "dummy regions toledo ",
            "dummy regions castilla ",
            expect!["line 16: DUM-3: different region cards in a draw: found 5, expected 6"],
        );
        check(" | ", " ", expect!["line 16: DUM-3: draws of region cards: found 2, expected 3"]);
    }

    #[test]
    fn too_many_of_one_modifier_are_refused() {
        let text = play(variants(5, "power-shift"), 1, 0).to_string();
        let hands = text.lines().filter(|line| line.starts_with("modifiers"));
        let all_plus = hands.fold(text.clone(), |text, line| {
            let (start, _) = line.split_at(line.find(['+', '-']).unwrap());
            text.replace(line, &format!("{start}+1 +1 -1"))
        });
        check_change_in(
            &all_plus,
            "actions",
            "actions",
            expect!["line 16: PSH-1: +1 is dealt 6 times, but there are only 4"],
        );
    }

    #[test]
    fn a_merged_stack_has_ten_cards_of_each() {
        let text = play(variants(2, "veto"), 1, 0).to_string();
        let line = text.lines().find(|line| line.starts_with("stack 2+3")).unwrap();
        let missing = ["outposts", "fiesta", "strongholds"];
        let missing = missing.into_iter().find(|card| line.contains(card)).unwrap();
        let gone = ["justice", "withdrawal", "civil-war", "assassin", "levy", "disbandment", "desertion"];
        let count = |card: &str| line.split(' ').filter(|word| *word == card).count();
        let gone =
            gone.into_iter().find(|card| count(card) < if *card == "justice" { 4 } else { 1 }).unwrap();
        check_change_in(
            &text,
            missing,
            gone,
            expect!["line 10: ALT-2: cards from stack 2: found 11, expected 10"],
        );
    }

    #[test]
    fn an_action_that_breaks_a_rule_is_refused_with_its_line() {
        let text = play(variants(4, ""), 1, 4).to_string();
        let check = |to: &str, expected: Expect| {
            check_change_in(&text, "actions\n", &format!("actions\n{to}\n"), expected)
        };
        check("red play 9", expect!["line 14: POW-1: orange must decide now"]);
        check("blue special", expect!["line 14: POW-1: orange must decide now"]);
        check(
            "blue",
            expect![[
                r#"line 14: unknown action ""; expected one of: pass MODIFIER, play POWER[MODIFIER], take N, fetch REGION, choose CARD, special, place SITE, move PLAYER REGION SITE, name REGION, king PLACE, tile low|high SITE, grande REGION, recall CARD, disc REGION, return PLAYER REGION|court, swap PLAYER, branch N, veto, allow, done"#
            ]],
        );
        check(
            "king play 9",
            expect![[
                r#"line 14: unknown player "king"; expected one of: red, blue, green, orange, purple, dummy"#
            ]],
        );
        check(
            "blue place nowhere",
            expect![[
                r#"line 14: "nowhere" is neither a region nor the castillo; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo"#
            ]],
        );
        check(
            "blue tile middle toledo",
            expect![[r#"line 14: unknown scoring tile "middle"; expected one of: low, high"#]],
        );
        check("blue play 14", expect![[r#"line 14: unknown power card "14"; expected 1 to 13"#]]);
        check_change_in(
            &text,
            "actions\n",
            "actions now\n",
            expect![[r#"line 13: unexpected text after "actions"; each action needs its own line"#]],
        );
        check_change_in(
            &text,
            "actions\n",
            "",
            expect![[r#"line 13: expected "actions …", found "orange play 1""#]],
        );
    }

    #[test]
    fn a_record_that_ends_early_says_what_is_missing() {
        expect![[r#"line 1: expected "elgrande record …", found the end of the text"#]]
            .assert_eq(&read("").unwrap_err().to_string());
        expect![[r#"line 2: expected "rules …", found the end of the text"#]]
            .assert_eq(&read("elgrande record 1\n# and no more\n").unwrap_err().to_string());
    }

    #[test]
    fn the_result_is_that_of_the_replayed_game() {
        check_change(
            "result red ",
            "result red 1",
            expect![
                "line 282: replaying the actions gives another result: red 115 blue 65 green 80 orange 70"
            ],
        );
        check_change(
            "result ",
            "result dummy 0 ",
            expect![
                "line 282: replaying the actions gives another result: red 115 blue 65 green 80 orange 70"
            ],
        );
        check_change("result ", "# ", expect!["sound"]);
        check_change("result ", "red done\nresult ", expect!["line 282: FIN-1: the game is over"]);
        let text = play(variants(4, ""), 1, usize::MAX).to_string();
        assert_eq!(read(&format!("{text}red done\n")).unwrap_err().reason, RecordReason::AfterResult);
        let short = play(variants(4, ""), 1, 3).to_string();
        expect!["line 17: FIN-1: the game is not over; green must decide now"]
            .assert_eq(&read(&format!("{short}result red 0\n")).unwrap_err().to_string());
    }

    #[test]
    fn a_text_over_one_mib_is_refused_unread() {
        let text = "#".repeat(LONGEST + 1);
        expect!["line 1: the text has 1048577 bytes; at most 1048576 are allowed"]
            .assert_eq(&read(&text).unwrap_err().to_string());
    }

    #[test]
    fn no_part_of_a_record_can_be_cut_out_or_doubled_with_a_panic() {
        let text = play(variants(2, "power-shift regency veto"), 3, 60).to_string();
        for start in (0..text.len()).step_by(3) {
            let (head, tail) = text.split_at(start);
            let end = tail.len().min(11);
            let _ = read(&format!("{head}{}", &tail[end..]));
            let _ = read(&format!("{head}{}{tail}", &tail[..end]));
        }
    }
}
