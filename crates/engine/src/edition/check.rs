//! What must fit together in an edition file. A file that passes is an edition.

use super::error::Fault;
use super::file::{File, Lines, ModifierLine};
use super::table::Table;
use super::word::Word;
use super::{Edition, ModifierPrint, fingerprint, sides, stacks};
use crate::power::Modifier;
use std::fmt::Display;
use toml::Spanned;

/// The edition in a file, if all fits together.
pub(super) fn edition(file: File) -> Result<Edition, Fault> {
    let mut edition = Edition {
        name: file.name.0.0,
        fingerprint: 0,
        map_2_3: sides::map(file.board_2_3.0)?,
        map_4_5: sides::map(file.board_4_5.0)?,
        tiles: file.tiles.0.map(|bar| bar.0),
        to_court: file.court.0.map(|figure| figure.0),
        modifiers: modifiers(file.modifiers)?,
        cards: stacks::cards(file.cards)?,
    };
    edition.fingerprint = fingerprint::of(&edition);
    Ok(edition)
}

/// One line of a table.
pub(super) type Line<T> = Spanned<Table<T>>;

/// The lines of a table in order; none may be missing.
pub(super) fn every<K, V, const N: usize>(
    table: Lines<K, V>,
    kind: &str,
    all: [K; N],
) -> Result<[Line<V>; N], Fault>
where
    K: Copy + Ord + Display,
{
    if let Some(key) = all.iter().find(|key| !table.get_ref().contains_key(&Word(**key))) {
        return Err(Fault::at(&table, format!("the {kind} {key} is missing, must have a line here")));
    }
    let mut lines = table.into_inner();
    let present = "looked for above, and every key is asked for once";
    Ok(all.map(|key| lines.remove(&Word(key)).expect(present)))
}

fn modifiers(table: Lines<Modifier, ModifierLine>) -> Result<[ModifierPrint; 4], Fault> {
    let lines = every(table, "modifier", Modifier::ALL)?;
    let sum: u32 = lines.iter().map(|line| u32::from(line.get_ref().0.copies.0)).sum();
    if !(15..=40).contains(&sum) {
        let reason = format!("{sum} modifiers, must be 15 to 40: five players get 3 each (PSH-1)");
        return Err(Fault::at(&lines[0], reason));
    }
    Ok(lines.map(|line| {
        let ModifierLine { copies, certainty, ability } = line.into_inner().0;
        ModifierPrint { copies: copies.0, certainty: certainty.0, ability: ability.0 }
    }))
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::check_change;
    use expect_test::expect;

    #[test]
    fn every_card_region_and_modifier_has_its_line() {
        check_change(
            "\nlevy = {",
            "\n# levy = {",
            expect!["line 75: the card levy is missing, must have a line here"],
        );
        check_change(
            "\nsevilla = {",
            "\n# sevilla = {",
            expect!["line 36: the region sevilla is missing, must have a line here"],
        );
        check_change(
            "\n\"+2\" = {",
            "\n# \"+2\" = {",
            expect!["line 68: the modifier +2 is missing, must have a line here"],
        );
    }

    #[test]
    fn there_are_enough_modifiers_for_five_players() {
        check_change(r#""+1" = { copies = 4"#, r#""+1" = { copies = 3"#, expect!["sound"]);
        check_change(
            r#""+1" = { copies = 4"#,
            r#""+1" = { copies = 2"#,
            expect!["line 69: 14 modifiers, must be 15 to 40: five players get 3 each (PSH-1)"],
        );
        check_change(
            r#""+1" = { copies = 4"#,
            r#""+1" = { copies = 29"#,
            expect!["line 69: 41 modifiers, must be 15 to 40: five players get 3 each (PSH-1)"],
        );
    }
}
