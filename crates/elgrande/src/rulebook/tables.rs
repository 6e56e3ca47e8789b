//! The rulebook's tables as rows of text, with the values of the edition.

use engine::card::Set;
use engine::power::{Modifier, Power};
use engine::{Card, Edition, Region, RegionSet, Site};

use super::Rulebook;
use crate::messages::Messages;

/// Headings and rows.
pub(super) struct Table {
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

/// Builds the tables.
pub(super) struct Tables<'a> {
    pub(super) book: &'a Rulebook,
    pub(super) messages: &'a Messages,
    pub(super) edition: &'static Edition,
}

impl Tables<'_> {
    /// The table with that name.
    pub(super) fn table(&self, name: &str) -> Table {
        match name {
            "words" => self.words(),
            "regions" => self.regions(),
            "powers" => self.powers(),
            "modifiers" => self.modifiers(),
            "cards" => self.cards(),
            other => unreachable!("the rulebook has no table {other}; a test renders all of it"),
        }
    }

    fn head(&self, columns: &[&str]) -> Vec<String> {
        columns.iter().map(|column| self.messages.get(&format!("rules-table-{column}"))).collect()
    }

    fn words(&self) -> Table {
        let row = |word: &String| {
            let key = format!("book-word-{word}");
            vec![self.messages.get(&key), self.messages.get(&format!("{key}-about"))]
        };
        Table { head: self.head(&["word", "meaning"]), rows: self.book.words.iter().map(row).collect() }
    }

    fn regions(&self) -> Table {
        let map = self.edition.map(4);
        let bar = |site: Site| map.bar(site).map(|value| value.to_string());
        let row = |region: Region| {
            let borders = [(map.france, "france"), (map.portugal, "portugal")];
            let borders = borders.into_iter().filter(|(regions, _)| regions.has(region));
            let borders: Vec<String> = borders.map(|(_, country)| self.messages.get(country)).collect();
            let [first, second, third] = bar(region.into());
            let neighbours = self.named(map.neighbours[region.index()]);
            vec![self.region(region), first, second, third, neighbours, borders.join(", ")]
        };
        let [first, second, third] = bar(Site::Castillo);
        let castillo = vec![
            self.messages.get("rules-table-castillo"),
            first,
            second,
            third,
            String::new(),
            String::new(),
        ];
        let head = self.head(&["region", "first", "second", "third", "neighbours", "borders"]);
        Table { head, rows: map.order.into_iter().map(row).chain([castillo]).collect() }
    }

    fn named(&self, regions: RegionSet) -> String {
        regions.iter().map(|region| self.region(region)).collect::<Vec<_>>().join(", ")
    }

    fn region(&self, region: Region) -> String {
        self.messages.get(&format!("region-{region}"))
    }

    fn powers(&self) -> Table {
        let powers = || (1..=13).filter_map(Power::new);
        let mut head = self.head(&["power"]);
        head.extend(powers().map(|power| power.to_string()));
        let mut row = self.head(&["to-court"]);
        row.extend(powers().map(|power| self.edition.to_court(power).to_string()));
        Table { head, rows: vec![row] }
    }

    fn modifiers(&self) -> Table {
        let row = |modifier: Modifier| {
            let ability = self.edition.modifier(modifier).ability;
            vec![modifier.word().replace('-', "−"), self.messages.get(&format!("book-modifier-{ability}"))]
        };
        Table { head: self.head(&["modifier", "ability"]), rows: Modifier::ALL.map(row).into() }
    }

    fn cards(&self) -> Table {
        let row = |card: Card| {
            let (id, face) = (card.id(), card.face());
            let stack = face.stack.to_string();
            let stack = match face.set {
                Set::Base => stack,
                Set::Alternative => format!("{stack}, {}", self.messages.get("book-chapter-alternatives")),
                Set::Regency => format!("{stack}, {}", self.messages.get("book-chapter-regency")),
            };
            let note = self.messages.get(&format!("card-{id}-note"));
            vec![id.to_owned(), self.messages.get(&format!("card-{id}")), stack, note]
        };
        let head = self.head(&["id", "card", "stack", "special"]);
        Table { head, rows: Card::all().map(row).collect() }
    }
}
