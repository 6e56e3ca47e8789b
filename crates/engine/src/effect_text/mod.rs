//! The text form of effects: how a card's upper half is written and read. It knows no card.

mod limit;
mod phrase;
mod print;

use crate::effect::Effect;
use std::fmt::{self, Display, Formatter};

/// One example of every phrase there is.
pub const VOCABULARY: [&str; 33] = [
    "move 2 own 2 opposing",
    "move 5 any from one region",
    "move all own from one region",
    "place 2 from court",
    "score chosen region",
    "score first value 4",
    "score first value 6 to 7",
    "score castillo",
    "score sole firsts",
    "score most",
    "score fewest",
    "return 3 own choice",
    "return 3 from court",
    "return all from court",
    "return one of each",
    "discs return all",
    "discs return 2",
    "discs scatter",
    "discs score once",
    "king to any region",
    "king to any region with 2",
    "king to adjacent region",
    "king to fewest",
    "king abroad",
    "king to castillo",
    "lock up grandes",
    "move tile",
    "move grande",
    "recall power",
    "recruit 2",
    "swap king with grande",
    "infiltrate",
    "veto",
];

/// Why a text is no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectError {
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl Display for EffectError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for EffectError {}

/// The effects of a card as text: `king to any region then lock up grandes`.
#[derive(Clone, Copy, Debug)]
pub struct Wording<'a>(pub &'a [Effect]);

impl Display for Wording<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print::joined(f, self.0, " then ")
    }
}

/// Reads the effects of a card. What the engine could not carry out is refused.
pub fn parse_effects(text: &str) -> Result<Vec<Effect>, EffectError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let sequence = words.split(|word| *word == "then").map(branches).collect::<Result<Vec<_>, _>>()?;
    limit::check_length(&sequence)?;
    limit::check_alone(&sequence)?;
    limit::check_lock_up(&sequence)?;
    limit::check_moves(&sequence)?;
    Ok(sequence.into_iter().map(choice).collect())
}

/// The same slice for equal effects, kept for the rest of the process: a deliberate leak, once per wording.
pub(crate) fn kept(effects: Vec<Effect>) -> &'static [Effect] {
    static KEPT: std::sync::Mutex<Vec<&'static [Effect]>> = std::sync::Mutex::new(Vec::new());
    let mut all = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.iter().copied().find(|known| **known == effects).unwrap_or_else(|| {
        let new: &'static [Effect] = Box::leak(effects.into_boxed_slice());
        all.push(new);
        new
    })
}

/// The alternatives of one part of a sequence: one, or two of which the acting player chooses.
fn branches(words: &[&str]) -> Result<Vec<Effect>, EffectError> {
    words.split(|word| *word == "or").map(phrase::read).collect()
}

fn choice(branches: Vec<Effect>) -> Effect {
    match branches[..] {
        [effect] => effect,
        _ => Effect::OneOf(kept(branches)),
    }
}

fn refuse<T>(reason: String) -> Result<T, EffectError> {
    Err(EffectError { reason })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use expect_test::{Expect, expect};

    fn check(text: &str, expected: Expect) {
        let answer = parse_effects(text).map_or_else(|error| error.to_string(), |e| Wording(&e).to_string());
        expected.assert_eq(&answer);
    }

    #[test]
    fn every_card_can_be_written_and_read() {
        let mut all = String::new();
        for card in Card::all() {
            let text = Wording(card.face().effects).to_string();
            assert_eq!(parse_effects(&text).as_deref(), Ok(card.face().effects), "{card}: {text}");
            all += &format!("{card}: {text}\n");
        }
        expect![[r#"
            intrigue: move 2 own 2 opposing
            conspiracy: move 5 any from one region
            ambush: move 3 opposing
            march: move 4 own
            upheaval: move 4 any
            skirmish: move 3 any
            exodus: move all own from one region
            militia: place 2 from court
            justice: score chosen region
            withdrawal: return 3 own choice
            civil-war: discs return all
            assassin: return one of each
            levy: return 3 from court
            disbandment: return all from court
            desertion: discs return 2
            outposts: score first value 4
            fiesta: score first value 5
            revelation: score castillo
            strongholds: score first value 6 to 7
            supremacy: score sole firsts
            heartland: score most
            hinterland: score fewest
            decree: move tile
            empowerment: recall power
            new-home: move grande
            coup: discs scatter
            summons: recruit 2
            royal-adviser: king to adjacent region
            your-majesty: king to any region
            representation: move all own from one region or place 2 from court
            veto: veto
            rivalry: discs score once
            exile: king abroad
            entourage: king to any region with 2
            country-seat: king to fewest
            competition: king to any region then lock up grandes
            revolt: king to castillo
            infiltration: infiltrate
            deputy: swap king with grande
        "#]]
        .assert_eq(&all);
    }

    #[test]
    fn every_phrase_of_the_vocabulary_is_read_and_written_alike() {
        for text in VOCABULARY.into_iter().filter(|text| *text != "lock up grandes") {
            let effects = parse_effects(text).unwrap();
            assert_eq!(Wording(&effects).to_string(), text);
        }
    }

    #[test]
    fn effects_may_follow_each_other_and_leave_a_choice() {
        check("  recruit 1 or move  tile then score most", expect!["recruit 1 or move tile then score most"]);
        check(
            "king to adjacent region with all then lock up grandes",
            expect!["king to adjacent region with all then lock up grandes"],
        );
    }

    #[test]
    fn equal_wordings_are_kept_once() {
        let kept = || kept(parse_effects("move 1 own or recruit 29 then score most").unwrap());
        assert!(std::ptr::eq(kept(), kept()));
    }

    #[test]
    fn an_unknown_phrase_is_answered_with_those_that_begin_alike() {
        check(
            "score everything",
            expect![[
                r#""score everything" is no effect; known are: score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest"#
            ]],
        );
        check(
            "move 2 own 3",
            expect![[
                r#""move 2 own 3" is no effect; known are: move 2 own 2 opposing, move 5 any from one region, move all own from one region, move tile, move grande"#
            ]],
        );
        check(
            "king abroad with 2",
            expect![[
                r#""king abroad with 2" is no effect; known are: king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo"#
            ]],
        );
        check(
            "dance",
            expect![[
                r#""dance" is no effect; known are: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
        check(
            "",
            expect![[
                r#""" is no effect; known are: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
        check(
            "veto then",
            expect![[
                r#""" is no effect; known are: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
    }

    #[test]
    fn counts_are_from_one_to_thirty_or_all() {
        check("recruit 30", expect!["recruit 30"]);
        check("recruit all", expect!["recruit all"]);
        check("recruit 0", expect![[r#""0" must be a number from 1 to 30 or "all""#]]);
        check("recruit 31", expect![[r#""31" must be a number from 1 to 30 or "all""#]]);
        check("recruit -1", expect![[r#""-1" must be a number from 1 to 30 or "all""#]]);
        check("score first value 7 to 6", expect![[r#""first value 7 to 6" is empty, must be "6 to 7""#]]);
        check("score first value all", expect![[r#""all" must be a number from 1 to 30"#]]);
    }

    #[test]
    fn a_move_from_anywhere_is_of_at_most_six() {
        check("move 2 any 2 own 2 opposing", expect!["move 2 own 2 opposing 2 any"]);
        check(
            "move 3 own 4 opposing",
            expect![[r#"a move of more than 6 must be "from one region", a move from anywhere at most 6"#]],
        );
        check(
            "move all own",
            expect![[r#"a move of more than 6 must be "from one region", a move from anywhere at most 6"#]],
        );
        check(
            "move all own all opposing 30 any from one region",
            expect!["move all own all opposing 30 any from one region"],
        );
        check("move 2 own 2 own", expect![[r#""2 own" counts one kind twice, must count it once"#]]);
        check("move", expect![[r#""move" must say how many of whom: "move 2 own""#]]);
        check("move from one region", expect![[r#""move" must say how many of whom: "move 2 own""#]]);
    }

    #[test]
    fn a_sequence_has_at_most_three_effects_and_a_choice_two() {
        check("recruit 1 then recruit 2 then recruit 3", expect!["recruit 1 then recruit 2 then recruit 3"]);
        check(
            "recruit 1 then recruit 2 then recruit 3 then recruit 4",
            expect!["4 effects in sequence, must be at most 3"],
        );
        check("recruit 1 or recruit 2 or recruit 3", expect!["a choice of 3, must be one of two"]);
    }

    #[test]
    fn grandes_are_locked_up_only_after_the_king_came_to_a_region() {
        check(
            "lock up grandes",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "lock up grandes then king to any region",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region then recruit 1 then lock up grandes",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king abroad then lock up grandes",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region then lock up grandes or recruit 1",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region or recruit 1 then lock up grandes",
            expect![[
                r#""lock up grandes" must come right after the king went to a region: "king to any region then lock up grandes""#
            ]],
        );
    }

    #[test]
    fn veto_and_infiltrate_stand_alone() {
        check("veto then recruit 1", expect![[r#""veto" must stand alone"#]]);
        check("recruit 1 or infiltrate", expect![[r#""infiltrate" must stand alone"#]]);
        check("veto or infiltrate", expect![[r#""veto" must stand alone"#]]);
    }

    #[test]
    fn what_one_part_of_a_card_moved_no_other_moves_again() {
        for text in ["move 2 own then move 2 own", "king to any region with 2 then move 1 any"] {
            let said = parse_effects(text).unwrap_err().to_string();
            assert_eq!(said, "caballeros are moved by one part of a card only (D-2)");
        }
        assert!(parse_effects("king to any region then move 1 any").is_ok());
    }

    proptest::proptest! {
        #[test]
        fn any_words_are_refused_or_written_back(text in "((move|king|to|any|own|all|[0-9]{1,3}|then|or|from|one|region|with|veto|lock|up|grandes|.{0,3}) ){0,12}") {
            if let Ok(effects) = parse_effects(&text) {
                proptest::prop_assert_eq!(parse_effects(&Wording(&effects).to_string()), Ok(effects));
            }
        }
    }
}
