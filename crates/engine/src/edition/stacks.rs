//! What must fit together among the action cards.

use super::Print;
use super::check::{Line, every};
use super::error::Fault;
use super::file::{CardLine, Lines};
use crate::card::{Card, Set};
use crate::effect::Effect;
use crate::effect_text::kept;

/// The cards, if the stacks are whole.
pub(super) fn cards(table: Lines<Card, CardLine>) -> Result<[Print; Card::KINDS], Fault> {
    let lines = every(table, "card", std::array::from_fn(|index| Card(index as u8)))?;
    check_stacks(&lines)?;
    check_alternatives(&lines)?;
    check_veto(&lines)?;
    let mut all = Card::all();
    Ok(lines.map(|line| print(all.next().expect("as many cards as lines"), line.into_inner().0)))
}

fn print(card: Card, line: CardLine) -> Print {
    let effects = line.effect.map_or(card.face().effects, |effects| kept(effects.0.0));
    Print { copies: line.copies.0, certainty: line.certainty.0, effects }
}

/// A stack that must have an exact number of cards.
struct Stack {
    name: &'static str,
    set: Set,
    number: u8,
    cards: u32,
    rule: &'static str,
}

const STACKS: [Stack; 6] = [
    Stack { name: "stack 1", set: Set::Base, number: 1, cards: 10, rule: "SET-2" },
    Stack { name: "stack 2", set: Set::Base, number: 2, cards: 10, rule: "SET-2" },
    Stack { name: "stack 3", set: Set::Base, number: 3, cards: 10, rule: "SET-2" },
    Stack { name: "stack 4", set: Set::Base, number: 4, cards: 10, rule: "SET-2" },
    Stack { name: "stack 5", set: Set::Base, number: 5, cards: 1, rule: "SET-2" },
    Stack { name: "New Regency", set: Set::Regency, number: 5, cards: 10, rule: "REG-1" },
];

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
        Some(first) if sum != stack.cards => {
            let Stack { name, cards, rule, .. } = stack;
            Err(Fault::at(first, format!("{name} has {sum} cards, must have {cards} ({rule})")))
        }
        Some(_) | None => Ok(()),
    }
}

/// The most copies of each alternative card.
const ALTERNATIVES: [(&str, u8); 3] = [("representation", 1), ("veto", 2), ("rivalry", 1)];

fn check_alternatives(lines: &CardLines) -> Result<(), Fault> {
    for (card, line) in Card::all().zip(lines) {
        let copies = line.get_ref().0.copies.0;
        let limit = ALTERNATIVES.iter().find(|(id, most)| *id == card.id() && copies > *most);
        if let Some((id, most)) = limit {
            return Err(Fault::at(line, format!("{id} has {copies} copies, must have 0 to {most} (ALT-1)")));
        }
    }
    Ok(())
}

/// At most two vetoes lie before players (VET-3), so no other card may become one.
fn check_veto(lines: &CardLines) -> Result<(), Fault> {
    let says_veto = |line: &CardLine| line.effect.as_ref().is_some_and(|text| text.0.0 == [Effect::Veto]);
    let is_veto = |card: Card| card.face().effects == [Effect::Veto];
    let other = Card::all().zip(lines).find(|(card, line)| says_veto(&line.get_ref().0) && !is_veto(*card));
    other.map_or(Ok(()), |(card, line)| {
        Err(Fault::at(line, format!("{card} must not say \"veto\", only the card veto may (VET-1)")))
    })
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::check_change;
    use expect_test::expect;

    #[test]
    fn stacks_one_to_four_have_ten_cards_each() {
        check_change(
            "intrigue = { copies = 2",
            "intrigue = { copies = 1",
            expect!["line 77: stack 1 has 9 cards, must have 10 (SET-2)"],
        );
        check_change(
            "justice = { copies = 4",
            "justice = { copies = 3",
            expect!["line 87: stack 2 has 9 cards, must have 10 (SET-2)"],
        );
        check_change(
            "hinterland = { copies = 1",
            "hinterland = { copies = 30",
            expect!["line 96: stack 3 has 39 cards, must have 10 (SET-2)"],
        );
        check_change(
            "coup = { copies = 1",
            "coup = { copies = 0",
            expect!["line 105: stack 4 has 9 cards, must have 10 (SET-2)"],
        );
    }

    #[test]
    fn stack_five_is_the_king_card_and_new_regency_has_ten() {
        check_change(
            "your-majesty = { copies = 1",
            "your-majesty = { copies = 0",
            expect!["line 113: stack 5 has 0 cards, must have 1 (SET-2)"],
        );
        check_change(
            "your-majesty = { copies = 1",
            "your-majesty = { copies = 2",
            expect!["line 113: stack 5 has 2 cards, must have 1 (SET-2)"],
        );
        check_change(
            "deputy = { copies = 1",
            "deputy = { copies = 2",
            expect!["line 121: New Regency has 11 cards, must have 10 (REG-1)"],
        );
    }

    #[test]
    fn the_alternatives_are_one_two_and_one_or_fewer() {
        check_change(
            "representation = { copies = 1",
            "representation = { copies = 2",
            expect!["line 116: representation has 2 copies, must have 0 to 1 (ALT-1)"],
        );
        check_change(
            "veto = { copies = 2",
            "veto = { copies = 3",
            expect!["line 117: veto has 3 copies, must have 0 to 2 (ALT-1)"],
        );
        check_change(
            "rivalry = { copies = 1",
            "rivalry = { copies = 2",
            expect!["line 118: rivalry has 2 copies, must have 0 to 1 (ALT-1)"],
        );
        check_change("rivalry = { copies = 1", "rivalry = { copies = 0", expect!["sound"]);
    }

    #[test]
    fn no_other_card_becomes_a_veto() {
        check_change(
            "coup = { ",
            r#"coup = { effect = "veto", "#,
            expect![[r#"line 108: coup must not say "veto", only the card veto may (VET-1)"#]],
        );
        check_change("veto = { ", r#"veto = { effect = "recruit 1", "#, expect!["sound"]);
    }
}
