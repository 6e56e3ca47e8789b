//! The compact form of an edition: its values as lines of words, without comments and positions of errors. Reading it needs no TOML
//! parser, which would be a tenth of the WebAssembly module.
//!
//! Only checked editions are written in this form, so reading it checks the form alone.

use super::{CardSpec, Edition, Map, ModifierSpec, fingerprint};
use crate::card::Card;
use crate::effect_text::{Wording, kept, parse_effects};
use crate::power::Modifier;
use crate::region::{Region, RegionSet, Site};
use std::fmt::{self, Write};
use std::str::FromStr;

/// The edition that comes with the program, `editions/2023.toml`; a test writes it.
pub(super) const EMBEDDED: &str = include_str!("2023.txt");

impl Edition {
    /// The compact form, which `Edition::from_compact` reads.
    pub fn compact(&self) -> String {
        let mut text = String::new();
        write(self, &mut text).expect("writing to a string never fails");
        text
    }
}

fn write(edition: &Edition, out: &mut String) -> fmt::Result {
    writeln!(out, "name {}", edition.name)?;
    writeln!(out, "tiles{}", joined(edition.tiles.as_flattened()))?;
    writeln!(out, "court{}", joined(&edition.to_court))?;
    for map in [&edition.map_2_3, &edition.map_4_5] {
        write_map(map, out)?;
    }
    for kind in Modifier::ALL {
        let ModifierSpec { copies, certainty, ability } = edition.modifier(kind);
        writeln!(out, "{kind} {copies} {certainty} {ability}")?;
    }
    for card in Card::all() {
        let CardSpec { copies, certainty, effects } = *edition.card(card);
        write!(out, "{card} {copies} {certainty}")?;
        if effects != card.face().effects {
            write!(out, " {}", Wording(effects))?;
        }
        out.push('\n');
    }
    Ok(())
}

fn write_map(map: &Map, out: &mut String) -> fmt::Result {
    for site in Site::ALL {
        let certainty = map.certainty[site as usize];
        writeln!(out, "{site}{} {certainty}", joined(&map.bar(site)))?;
    }
    for region in Region::ALL {
        writeln!(out, "neighbours {}", map.neighbours[region.index()])?;
    }
    writeln!(out, "france {}", map.france)?;
    writeln!(out, "portugal {}", map.portugal)?;
    writeln!(out, "order {}", map.order.map(Region::word).join(" "))
}

/// Each number after a space.
fn joined(numbers: &[u8]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}

/// Reads the form; `None` if the text has another one.
pub(super) fn read(text: &str) -> Option<Edition> {
    let lines = &mut Lines(text.lines());
    let name = lines.after("name")?.first()?.to_string();
    let tiles: [u8; 6] = all(&lines.after("tiles")?)?;
    let mut edition = Edition {
        name,
        fingerprint: 0,
        tiles: [[tiles[0], tiles[1], tiles[2]], [tiles[3], tiles[4], tiles[5]]],
        to_court: all(&lines.after("court")?)?,
        map_2_3: lines.map()?,
        map_4_5: lines.map()?,
        modifiers: lines.each(Modifier::ALL, |_, words| {
            let [copies, certainty, ability] = words.try_into().ok()?;
            Some(ModifierSpec { copies: word(copies)?, certainty: word(certainty)?, ability: word(ability)? })
        })?,
        cards: lines.each(std::array::from_fn(|index| Card(index as u8)), card)?,
    };
    edition.fingerprint = fingerprint::of(&edition);
    lines.0.next().is_none().then_some(edition)
}

fn card(card: Card, words: &[&str]) -> Option<CardSpec> {
    let ([copies, certainty], wording) = words.split_first_chunk()?;
    let effects =
        if wording.is_empty() { card.face().effects } else { kept(parse_effects(&wording.join(" ")).ok()?) };
    Some(CardSpec { copies: word(copies)?, certainty: word(certainty)?, effects })
}

struct Lines<'a>(std::str::Lines<'a>);

impl<'a> Lines<'a> {
    /// The words of the next line, which begins with this one.
    fn after(&mut self, first: &str) -> Option<Vec<&'a str>> {
        let mut words = self.0.next()?.split(' ');
        words.next().filter(|word| *word == first)?;
        Some(words.collect())
    }

    /// A line for each of these, in their order.
    fn each<K: Copy + ToString, V, const N: usize>(
        &mut self,
        keys: [K; N],
        read: impl Fn(K, &[&str]) -> Option<V>,
    ) -> Option<[V; N]> {
        let values: Option<Vec<V>> =
            keys.iter().map(|key| read(*key, &self.after(&key.to_string())?)).collect();
        values?.try_into().ok()
    }

    fn map(&mut self) -> Option<Map> {
        let sites = self.each(Site::ALL, |_, words| {
            let [first, second, third, certainty] = words.try_into().ok()?;
            Some(([word(first)?, word(second)?, word(third)?], word(certainty)?))
        })?;
        Some(Map {
            bars: sites.map(|(bar, _)| bar),
            certainty: sites.map(|(_, certainty)| certainty),
            neighbours: self.each(["neighbours"; 9], |_, words| regions(words))?,
            france: regions(&self.after("france")?)?,
            portugal: regions(&self.after("portugal")?)?,
            order: all(&self.after("order")?)?,
        })
    }
}

fn word<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Exactly as many values.
fn all<T: FromStr, const N: usize>(words: &[&str]) -> Option<[T; N]> {
    let values: Option<Vec<T>> = words.iter().map(|text| word(text)).collect();
    values?.try_into().ok()
}

fn regions(words: &[&str]) -> Option<RegionSet> {
    words.iter().try_fold(RegionSet::EMPTY, |set, text| Some(set.with(word(text)?)))
}

#[cfg(test)]
mod tests {
    use super::super::load::load_changed;
    use super::*;
    use expect_test::expect_file;

    #[test]
    fn the_embedded_form_is_that_of_the_embedded_text() {
        let text = load_changed(&[]).unwrap();
        expect_file!["2023.txt"].assert_eq(&text.compact());
        assert!(std::ptr::eq(text, Edition::embedded()));
    }

    #[test]
    fn another_edition_is_read_as_it_is_written() {
        let change =
            [(r#"ambush = { "#, r#"ambush = { effect = "move 2 opposing", "#), (r#""2023""#, r#""mine""#)];
        let changed = load_changed(&change).unwrap();
        assert!(std::ptr::eq(Edition::from_compact(&changed.compact()).unwrap(), changed));
    }

    #[test]
    fn no_line_can_be_left_out_or_doubled() {
        let lines: Vec<_> = EMBEDDED.lines().collect();
        for at in 0..lines.len() {
            let text = [&lines[..at], &lines[at + 1..]].concat().join("\n");
            assert_eq!(Edition::from_compact(&text), None, "without line {at}");
            let text = [&lines[..=at], &lines[at..]].concat().join("\n");
            assert_eq!(Edition::from_compact(&text), None, "line {at} twice");
        }
    }
}
