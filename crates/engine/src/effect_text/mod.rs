//! The text form of effects: how a card's upper half is written and read. It knows no card.

mod limit;
mod phrase;
mod print;

use crate::effect::Effect;
use crate::reason::reasons;
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

reasons! {
    /// Why a text is refused as the effects of a card.
    pub enum EffectReason {
        Unknown { found: String, known: String }
            = "reason-no-effect", "unknown effect \"{found}\"; expected one of: {known}";
        Number { found: String } = "reason-number", "\"{found}\" is not a number from 1 to 30";
        NumberOrAll { found: String }
            = "reason-number-or-all", "\"{found}\" is neither a number from 1 to 30 nor \"all\"";
        EmptySpan { found: String, wanted: String }
            = "reason-empty-span", "\"first value {found}\" is empty; write \"{wanted}\"";
        KindTwice { found: String }
            = "reason-kind-twice", "\"{found}\" counts the same kind again; count each kind once";
        MoveWhom = "reason-move-whom", "\"move\" must say how many and whose, like \"move 2 own\"";
        MoveSix
            = "reason-move-six",
            "a move from anywhere is limited to 6; a larger one must be \"from one region\"";
        Sequence { found: usize }
            = "reason-sequence", "effects in sequence: found {found}, expected at most 3";
        Choice { found: usize } = "reason-choice", "effects to choose from: found {found}, expected 2";
        Alone { found: String } = "reason-alone", "\"{found}\" must be the only effect";
        LockUp { example: &'static str }
            = "reason-lock-up",
            "\"lock up grandes\" must directly follow a move of the king to a region: \"{example}\"";
        MovesOnce ["D-2"] = "reason-moves-once", "only one part of a card may move caballeros";
    }
}

/// The effects of a card as text: `king to any region then lock up grandes`.
#[derive(Clone, Copy, Debug)]
pub struct Wording<'a>(pub &'a [Effect]);

impl Display for Wording<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print::joined(f, self.0, " then ")
    }
}

/// Reads the effects of a card. Refuses what the engine cannot carry out.
pub fn parse_effects(text: &str) -> Result<Vec<Effect>, EffectReason> {
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
fn branches(words: &[&str]) -> Result<Vec<Effect>, EffectReason> {
    words.split(|word| *word == "or").map(phrase::read).collect()
}

fn choice(branches: Vec<Effect>) -> Effect {
    match branches[..] {
        [effect] => effect,
        _ => Effect::OneOf(kept(branches)),
    }
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
                r#"unknown effect "score everything"; expected one of: score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest"#
            ]],
        );
        check(
            "move 2 own 3",
            expect![[
                r#"unknown effect "move 2 own 3"; expected one of: move 2 own 2 opposing, move 5 any from one region, move all own from one region, move tile, move grande"#
            ]],
        );
        check(
            "king abroad with 2",
            expect![[
                r#"unknown effect "king abroad with 2"; expected one of: king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo"#
            ]],
        );
        check(
            "dance",
            expect![[
                r#"unknown effect "dance"; expected one of: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
        check(
            "",
            expect![[
                r#"unknown effect ""; expected one of: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
        check(
            "veto then",
            expect![[
                r#"unknown effect ""; expected one of: move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court, score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts, score most, score fewest, return 3 own choice, return 3 from court, return all from court, return one of each, discs return all, discs return 2, discs scatter, discs score once, king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad, king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2, swap king with grande, infiltrate, veto"#
            ]],
        );
    }

    #[test]
    fn counts_are_from_one_to_thirty_or_all() {
        check("recruit 30", expect!["recruit 30"]);
        check("recruit all", expect!["recruit all"]);
        check("recruit 0", expect![[r#""0" is neither a number from 1 to 30 nor "all""#]]);
        check("recruit 31", expect![[r#""31" is neither a number from 1 to 30 nor "all""#]]);
        check("recruit -1", expect![[r#""-1" is neither a number from 1 to 30 nor "all""#]]);
        check("score first value 7 to 6", expect![[r#""first value 7 to 6" is empty; write "6 to 7""#]]);
        check("score first value all", expect![[r#""all" is not a number from 1 to 30"#]]);
    }

    #[test]
    fn a_move_from_anywhere_is_of_at_most_six() {
        check("move 2 any 2 own 2 opposing", expect!["move 2 own 2 opposing 2 any"]);
        check(
            "move 3 own 4 opposing",
            expect![[r#"a move from anywhere is limited to 6; a larger one must be "from one region""#]],
        );
        check(
            "move all own",
            expect![[r#"a move from anywhere is limited to 6; a larger one must be "from one region""#]],
        );
        check(
            "move all own all opposing 30 any from one region",
            expect!["move all own all opposing 30 any from one region"],
        );
        check("move 2 own 2 own", expect![[r#""2 own" counts the same kind again; count each kind once"#]]);
        check("move", expect![[r#""move" must say how many and whose, like "move 2 own""#]]);
        check("move from one region", expect![[r#""move" must say how many and whose, like "move 2 own""#]]);
    }

    #[test]
    fn a_sequence_has_at_most_three_effects_and_a_choice_two() {
        check("recruit 1 then recruit 2 then recruit 3", expect!["recruit 1 then recruit 2 then recruit 3"]);
        check(
            "recruit 1 then recruit 2 then recruit 3 then recruit 4",
            expect!["effects in sequence: found 4, expected at most 3"],
        );
        check("recruit 1 or recruit 2 or recruit 3", expect!["effects to choose from: found 3, expected 2"]);
    }

    #[test]
    fn grandes_are_locked_up_only_after_the_king_came_to_a_region() {
        check(
            "lock up grandes",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "lock up grandes then king to any region",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region then recruit 1 then lock up grandes",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king abroad then lock up grandes",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region then lock up grandes or recruit 1",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
        check(
            "king to any region or recruit 1 then lock up grandes",
            expect![[
                r#""lock up grandes" must directly follow a move of the king to a region: "king to any region then lock up grandes""#
            ]],
        );
    }

    #[test]
    fn veto_and_infiltrate_must_be_the_only_effect() {
        check("veto then recruit 1", expect![[r#""veto" must be the only effect"#]]);
        check("recruit 1 or infiltrate", expect![[r#""infiltrate" must be the only effect"#]]);
        check("veto or infiltrate", expect![[r#""veto" must be the only effect"#]]);
    }

    #[test]
    fn only_one_part_of_a_card_moves_caballeros() {
        for text in ["move 2 own then move 2 own", "king to any region with 2 then move 1 any"] {
            let said = parse_effects(text).unwrap_err().to_string();
            assert_eq!(said, "D-2: only one part of a card may move caballeros");
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
