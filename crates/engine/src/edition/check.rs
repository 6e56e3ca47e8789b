//! Turns an edition file into an edition, if its parts fit together.

use super::error::{EditionReason, Fault};
use super::file::{File, Lines, ModifierLine};
use super::table::Table;
use super::values::{bar, exactly, name, word};
use super::{Edition, ModifierSpec, fingerprint, sides, stacks};
use crate::power::Modifier;
use crate::words::UnknownWord;
use std::collections::BTreeMap;
use std::str::FromStr;
use toml::Spanned;

/// The edition in a file.
pub(super) fn edition(file: File) -> Result<Edition, Fault> {
    let [low, high] = exactly(file.tiles)?;
    let mut edition = Edition {
        name: name(file.name)?,
        fingerprint: 0,
        map_2_3: sides::map(file.board_2_3.0)?,
        map_4_5: sides::map(file.board_4_5.0)?,
        tiles: [bar(low)?, bar(high)?],
        to_court: exactly(file.court)?.map(|number| number.0),
        modifiers: modifiers(file.modifiers)?,
        cards: stacks::cards(file.cards)?,
    };
    edition.fingerprint = fingerprint::of(&edition);
    Ok(edition)
}

/// One line of a table.
pub(super) type Line<T> = Spanned<Table<T>>;

/// The lines of a table in the order of `all`; none may be missing.
pub(super) fn every<K, V, const N: usize>(
    table: Lines<V>,
    all: [K; N],
    missing: impl Fn(K) -> EditionReason,
) -> Result<[Line<V>; N], Fault>
where
    K: Copy + Ord + FromStr<Err = UnknownWord>,
{
    let span = table.span();
    let mut lines = BTreeMap::new();
    for (key, line) in table.into_inner() {
        lines.insert(word::<K>(&key)?, line);
    }
    if let Some(key) = all.iter().find(|key| !lines.contains_key(key)) {
        return Err(Fault::at(span, missing(*key)));
    }
    Ok(all.map(|key| lines.remove(&key).expect("checked above, and `all` names every key once")))
}

fn modifiers(table: Lines<ModifierLine>) -> Result<[ModifierSpec; 4], Fault> {
    let lines = every(table, Modifier::ALL, |name| EditionReason::ModifierMissing { name })?;
    let found: u32 = lines.iter().map(|line| u32::from(line.get_ref().0.copies.0)).sum();
    if !(15..=40).contains(&found) {
        return Err(Fault::at(lines[0].span(), EditionReason::ModifierSum { found }));
    }
    let [a, b, c, d] = lines.map(modifier);
    Ok([a?, b?, c?, d?])
}

fn modifier(line: Line<ModifierLine>) -> Result<ModifierSpec, Fault> {
    let ModifierLine { copies, certainty, ability } = line.into_inner().0;
    Ok(ModifierSpec { copies: copies.0, certainty: word(&certainty)?, ability: word(&ability)? })
}

#[cfg(test)]
mod tests {
    use crate::edition::load::check_change;
    use expect_test::expect;

    #[test]
    fn every_card_region_and_modifier_has_its_line() {
        check_change(
            "\nlevy = {",
            "\n# levy = {",
            expect!["line 75: the card levy is missing; add a line for it here"],
        );
        check_change(
            "\nsevilla = {",
            "\n# sevilla = {",
            expect!["line 36: the region sevilla is missing; add a line for it here"],
        );
        check_change(
            "\n\"+2\" = {",
            "\n# \"+2\" = {",
            expect!["line 68: the modifier +2 is missing; add a line for it here"],
        );
    }

    #[test]
    fn there_are_enough_modifiers_for_five_players() {
        check_change(r#""+1" = { copies = 4"#, r#""+1" = { copies = 3"#, expect!["sound"]);
        check_change(
            r#""+1" = { copies = 4"#,
            r#""+1" = { copies = 2"#,
            expect![
                "line 69: PSH-1: modifiers: found 14, expected 15 to 40, because five players get 3 each"
            ],
        );
        check_change(
            r#""+1" = { copies = 4"#,
            r#""+1" = { copies = 29"#,
            expect![
                "line 69: PSH-1: modifiers: found 41, expected 15 to 40, because five players get 3 each"
            ],
        );
    }
}
