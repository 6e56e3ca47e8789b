//! What must fit together among the action cards.

use super::CardSpec;
use super::check::{Line, every};
use super::error::{EditionReason, Fault};
use super::file::{CardLine, Lines};
use super::values::{effects, word};
use crate::card::{Card, Certainty, Set};
use crate::effect::Effect;
use crate::effect_text::kept;

/// The cards, if the stacks are complete.
pub(super) fn cards(table: Lines<CardLine>) -> Result<[CardSpec; Card::KINDS], Fault> {
    let all: [Card; Card::KINDS] = std::array::from_fn(|index| Card(index as u8));
    let lines = every(table, all, |name| EditionReason::CardMissing { name })?;
    check_stacks(&lines)?;
    check_alternatives(&lines)?;
    let faces = all.into_iter().zip(&lines).map(|(card, line)| face(card, line));
    let faces = faces.collect::<Result<Vec<_>, _>>()?;
    // Effects are kept for the rest of the process, so only those of a complete edition.
    let print = |(card, (copies, certainty, effects)): (Card, CardValues)| CardSpec {
        copies,
        certainty,
        effects: effects.map_or(card.face().effects, kept),
    };
    let prints: Vec<_> = all.into_iter().zip(faces).map(print).collect();
    Ok(prints.try_into().expect("a print for each card"))
}

/// Copies, certainty, and the effects if they differ from the card's own.
type CardValues = (u8, Certainty, Option<Vec<Effect>>);

fn face(card: Card, line: &Line<CardLine>) -> Result<CardValues, Fault> {
    let CardLine { copies, certainty, effect } = &line.get_ref().0;
    let effects = effect.as_ref().map(effects).transpose()?;
    if effects.as_deref() == Some(&[Effect::Veto]) && card.face().effects != [Effect::Veto] {
        // At most two vetoes can be in play (VET-3), so no other card may become one.
        return Err(Fault::at(line.span(), EditionReason::VetoElsewhere { card }));
    }
    Ok((copies.0, word(certainty)?, effects))
}

/// A stack that must have an exact number of cards.
struct Stack {
    set: Set,
    number: u8,
    cards: u32,
}

const STACKS: [Stack; 6] = [
    Stack { set: Set::Base, number: 1, cards: 10 },
    Stack { set: Set::Base, number: 2, cards: 10 },
    Stack { set: Set::Base, number: 3, cards: 10 },
    Stack { set: Set::Base, number: 4, cards: 10 },
    Stack { set: Set::Base, number: 5, cards: 1 },
    Stack { set: Set::Regency, number: 5, cards: 10 },
];

impl Stack {
    fn wrong_sum(&self, found: u32) -> EditionReason {
        match self.set {
            Set::Regency => EditionReason::RegencySum { found, wanted: self.cards },
            Set::Base | Set::Alternative => {
                EditionReason::StackSum { stack: self.number, found, wanted: self.cards }
            }
        }
    }
}

type CardLines = [Line<CardLine>; Card::KINDS];

fn check_stacks(lines: &CardLines) -> Result<(), Fault> {
    STACKS.iter().try_for_each(|stack| check_stack(stack, lines))
}

/// A wrong number is shown at the first card of the stack.
fn check_stack(stack: &Stack, lines: &CardLines) -> Result<(), Fault> {
    let is_in = |card: &Card| card.face().set == stack.set && card.face().stack == stack.number;
    let members: Vec<_> = Card::all().filter(is_in).map(|card| &lines[card.index()]).collect();
    let sum: u32 = members.iter().map(|line| u32::from(line.get_ref().0.copies.0)).sum();
    match members.first() {
        Some(first) if sum != stack.cards => Err(Fault::at(first.span(), stack.wrong_sum(sum))),
        Some(_) | None => Ok(()),
    }
}

/// The most copies of each alternative card.
const ALTERNATIVES: [(&str, u8); 3] = [("representation", 1), ("veto", 2), ("rivalry", 1)];

fn check_alternatives(lines: &CardLines) -> Result<(), Fault> {
    for (card, line) in Card::all().zip(lines) {
        let found = line.get_ref().0.copies.0;
        let limit = ALTERNATIVES.iter().find(|(id, most)| *id == card.id() && found > *most);
        if let Some((_, most)) = limit {
            return Err(Fault::at(line.span(), EditionReason::Copies { card, found, most: *most }));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::edition::load::check_change;
    use expect_test::expect;

    #[test]
    fn stacks_one_to_four_have_ten_cards_each() {
        check_change(
            "intrigue = { copies = 2",
            "intrigue = { copies = 1",
            expect!["line 77: SET-2: cards in stack 1: found 9, expected 10"],
        );
        check_change(
            "justice = { copies = 4",
            "justice = { copies = 3",
            expect!["line 87: SET-2: cards in stack 2: found 9, expected 10"],
        );
        check_change(
            "hinterland = { copies = 1",
            "hinterland = { copies = 30",
            expect!["line 96: SET-2: cards in stack 3: found 39, expected 10"],
        );
        check_change(
            "coup = { copies = 1",
            "coup = { copies = 0",
            expect!["line 105: SET-2: cards in stack 4: found 9, expected 10"],
        );
    }

    #[test]
    fn stack_five_is_the_king_card_and_new_regency_has_ten() {
        check_change(
            "your-majesty = { copies = 1",
            "your-majesty = { copies = 0",
            expect!["line 113: SET-2: cards in stack 5: found 0, expected 1"],
        );
        check_change(
            "your-majesty = { copies = 1",
            "your-majesty = { copies = 2",
            expect!["line 113: SET-2: cards in stack 5: found 2, expected 1"],
        );
        check_change(
            "deputy = { copies = 1",
            "deputy = { copies = 2",
            expect!["line 121: REG-1: cards in New Regency: found 11, expected 10"],
        );
    }

    #[test]
    fn the_alternatives_are_one_two_and_one_or_fewer() {
        check_change(
            "representation = { copies = 1",
            "representation = { copies = 2",
            expect!["line 116: ALT-1: copies of representation: found 2, expected 0 to 1"],
        );
        check_change(
            "veto = { copies = 2",
            "veto = { copies = 3",
            expect!["line 117: ALT-1: copies of veto: found 3, expected 0 to 2"],
        );
        check_change(
            "rivalry = { copies = 1",
            "rivalry = { copies = 2",
            expect!["line 118: ALT-1: copies of rivalry: found 2, expected 0 to 1"],
        );
        check_change("rivalry = { copies = 1", "rivalry = { copies = 0", expect!["sound"]);
    }

    #[test]
    fn no_other_card_becomes_a_veto() {
        check_change(
            "coup = { ",
            r#"coup = { effect = "veto", "#,
            expect![[r#"line 108: VET-1: coup has the effect "veto"; only the card veto may have it"#]],
        );
        check_change("veto = { ", r#"veto = { effect = "recruit 1", "#, expect!["sound"]);
    }
}
