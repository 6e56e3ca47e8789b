//! Renders the rulebook as plain text or as Markdown (docs/rules.md).

use engine::{Card, Edition};
use fluent_bundle::{FluentArgs, FluentValue};
use server::teaching::examples::Example;

use super::markup::{Span, spans};
use super::tables::{Table, Tables};
use super::wrap::wrapped;
use super::{Chapter, Found, Item, Rulebook};
use crate::messages::Messages;

const WIDTH: usize = 100;

/// The note at the top of docs/rules.md.
const NOTE: &str = "This file is printed by `cargo xtask rules` from locales/en and the built-in edition; change it there. \
    A refusal names the ID of a rule, or `card:` and the card's id; our tests name the IDs they prove. \
    [rulings.md](rulings.md) says where rulings come from.";

/// The output format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Format {
    /// Plain text for a terminal.
    Plain,
    /// Markdown for docs/rules.md.
    Markdown,
}

/// Renders the rulebook in one language with the values of one edition.
pub struct Renderer<'a> {
    messages: &'a Messages,
    tables: Tables<'a>,
    format: Format,
}

impl<'a> Renderer<'a> {
    /// A renderer.
    pub fn new(messages: &'a Messages, edition: &'static Edition, format: Format) -> Renderer<'a> {
        Renderer { messages, tables: Tables { book: Rulebook::get(), messages, edition }, format }
    }

    /// The whole rulebook.
    pub fn render_all(&self) -> String {
        let text_of = |key: &str| self.messages.get(key);
        let lead = wrapped(&text_of("rules-lead"), "", "", WIDTH);
        let about = ["rules-ids", "rules-ours-about", "rules-example-you"].map(text_of).join(" ");
        let mut text = format!(
            "{}\n\n{lead}\n\n{}\n",
            self.title(1, &text_of("rules-heading")),
            wrapped(&about, "", "", WIDTH)
        );
        if self.format == Format::Markdown {
            text += &format!("\n{}\n\n{}\n", wrapped(NOTE, "", "", WIDTH), self.contents());
        }
        for chapter in self.tables.book.chapters() {
            text += &format!("\n{}\n", self.chapter(chapter));
        }
        text
    }

    /// One rule or card.
    pub fn render(&self, found: &Found) -> String {
        match found {
            Found::Rule(id) => self.rule(id) + "\n",
            Found::Card(card) => self.card(*card),
        }
    }

    fn contents(&self) -> String {
        let part = |part: &super::Part| {
            let links =
                part.chapters.iter().map(|chapter| self.link(&chapter.id)).collect::<Vec<_>>().join(" · ");
            let name = self.messages.get(&format!("rules-part-{}", part.id));
            wrapped(&format!("**{name}:** {links}"), "- ", "  ", WIDTH)
        };
        self.tables.book.parts.iter().map(part).collect::<Vec<_>>().join("\n")
    }

    fn link(&self, chapter: &str) -> String {
        let title = self.messages.get(&format!("book-chapter-{chapter}"));
        format!("[{title}](#{})", slug(&title))
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let key = format!("book-chapter-{}", chapter.id);
        let mut text = format!(
            "{}\n\n{}\n",
            self.title(2, &self.messages.get(&key)),
            self.text(&format!("{key}-intro"), "")
        );
        let mut is_list = false;
        for item in &chapter.items {
            let is_rule = matches!(item, Item::Rule(_));
            let gap = if is_rule && is_list { "" } else { "\n" };
            text += &format!("{gap}{}\n", self.item(item));
            is_list = is_rule;
        }
        text.trim_end().to_owned()
    }

    fn item(&self, item: &Item) -> String {
        match item {
            Item::Rule(id) => self.rule(id),
            Item::Text(name) if name == "tiles" => self.tiles(),
            Item::Text(name) => self.text(&format!("book-{name}"), ""),
            Item::Table(name) => self.table(&self.tables.table(name)),
            Item::Example(name) => self.example(name),
        }
    }

    fn rule(&self, id: &str) -> String {
        let message = |prefix: &str| self.messages.get(&format!("{prefix}-{}", id.to_lowercase()));
        let (name, text) = (message("rule-name"), message("book"));
        match self.format {
            Format::Plain => format!("{id:8}{name}\n{}", self.lines(&text, "        ", "        ")),
            Format::Markdown => {
                let anchor = format!("- <a\u{a0}id=\"{}\"></a>**{id}** *{name}.* ", id.to_lowercase());
                self.lines(&text, &anchor, "  ")
            }
        }
    }

    fn text(&self, key: &str, indent: &str) -> String {
        self.lines(&self.messages.get(key), indent, indent)
    }

    fn tiles(&self) -> String {
        let [low, high] = self.tables.edition.tiles().map(|bar| bar.map(|value| value.to_string()).join("/"));
        let mut values = FluentArgs::new();
        values.set("low", low);
        values.set("high", high);
        wrapped(&self.messages.format_args("book-tiles", &values), "", "", WIDTH)
    }

    fn example(&self, name: &str) -> String {
        let outcome = Example::named(name).expect("a test finds every example of the rulebook").play();
        let values: FluentArgs =
            outcome.values.iter().map(|(name, value)| (name.as_str(), FluentValue::from(*value))).collect();
        let mut title = FluentArgs::new();
        title.set("name", self.messages.get(&format!("book-example-{name}")));
        let title = self.messages.format_args("rules-example", &title);
        let title =
            if self.format == Format::Markdown { format!("**{title}.**") } else { format!("{title}.") };
        let text = self.messages.format_args(&format!("book-example-{name}-text"), &values);
        let (first, rest) = if self.format == Format::Markdown { ("> ", "> ") } else { ("    ", "    ") };
        self.lines(&format!("{title} {text} ({})", outcome.rules.join(", ")), first, rest)
    }

    fn card(&self, card: Card) -> String {
        let say = |end: &str| self.messages.get(&format!("card-{card}{end}"));
        let title = self.title(1, &say(""));
        let texts = ["-note", "-tip"].map(|end| self.lines(&say(end), "", "")).join("\n\n");
        let rules: Vec<String> = card.face().rules.iter().map(|rule| self.rule(rule)).collect();
        format!("{title}\n\n{texts}\n\n{}\n", rules.join("\n"))
    }

    fn title(&self, depth: usize, title: &str) -> String {
        let line = if depth == 1 { "=" } else { "-" };
        match self.format {
            Format::Plain => format!("{title}\n{}", line.repeat(title.chars().count())),
            Format::Markdown => format!("{} {title}", "#".repeat(depth)),
        }
    }

    /// Paragraphs and lists: `first` precedes the first line, `rest` all others. Markdown needs a blank line after a list.
    fn lines(&self, text: &str, first: &str, rest: &str) -> String {
        let (mut printed, mut was_list) = (Vec::new(), false);
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let begin = if printed.is_empty() { first } else { rest };
            let entry = line.strip_prefix("- ");
            if was_list && entry.is_none() && self.format == Format::Markdown {
                printed.push(rest.trim_end().to_owned());
            }
            printed.push(match entry {
                Some(entry) => {
                    wrapped(&self.inline(entry), &format!("{rest}- "), &format!("{rest}  "), WIDTH)
                }
                None => wrapped(&self.inline(line), begin, rest, WIDTH),
            });
            was_list = entry.is_some();
        }
        printed.join("\n")
    }

    fn inline(&self, line: &str) -> String {
        spans(line).iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        let is_plain = self.format == Format::Plain;
        match *span {
            Span::Text(text) => text.to_owned(),
            Span::Emphasis(text) if is_plain => text.to_owned(),
            Span::Emphasis(text) => format!("*{text}*"),
            Span::Rule(id) if is_plain => id.to_owned(),
            Span::Rule(id) => format!("[{id}](#{})", id.to_lowercase()),
            Span::Ruling => self.messages.get("book-ours"),
            Span::Named(id, label) => self.named(id, label),
        }
    }

    fn named(&self, id: &str, label: Option<&str>) -> String {
        let is_card = id.parse::<Card>().is_ok();
        let title =
            self.messages.get(&if is_card { format!("card-{id}") } else { format!("book-chapter-{id}") });
        let label = label.unwrap_or(&title);
        match self.format {
            Format::Plain => label.to_owned(),
            Format::Markdown if is_card => format!("*{label}*"),
            Format::Markdown => format!("[{label}](#{})", slug(&title)),
        }
    }

    fn table(&self, table: &Table) -> String {
        let cells = |row: &Vec<String>| row.iter().map(|cell| self.inline(cell)).collect::<Vec<_>>();
        let rows: Vec<Vec<String>> = table.rows.iter().map(cells).collect();
        match self.format {
            Format::Plain => columns(&table.head, &rows),
            Format::Markdown => {
                let line = |row: &[String]| format!("| {} |\n", row.join(" | "));
                let rule = format!("|{}\n", "---|".repeat(table.head.len()));
                let rows: String = rows.iter().map(|row| line(row)).collect();
                (line(&table.head) + &rule + &rows).trim_end().to_owned()
            }
        }
    }
}

/// Columns; the last one wraps.
fn columns(head: &[String], rows: &[Vec<String>]) -> String {
    let longest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain(head.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len().saturating_sub(1)).map(longest).collect();
    let line = |row: &Vec<String>| {
        let (last, others) = row.split_last().expect("a row has columns");
        let begin: String = others.iter().zip(&widths).map(|(cell, width)| pad(cell, *width)).collect();
        let rest = " ".repeat(widths.iter().map(|width| width + 2).sum());
        wrapped(last, &begin, &rest, WIDTH.max(rest.len() + 40))
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n")
    };
    [head.to_vec()].iter().chain(rows).map(line).collect::<Vec<_>>().join("\n")
}

fn pad(cell: &str, width: usize) -> String {
    format!("{cell}{}", " ".repeat(width + 2 - cell.chars().count()))
}

/// GitHub's anchor for a heading.
fn slug(title: &str) -> String {
    let letters = title.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-'].contains(letter));
    letters.collect::<String>().to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use locales::LANGUAGES;

    fn printed(format: Format) -> String {
        Renderer::new(&Messages::new("en"), Edition::embedded(), format).render_all()
    }

    #[test]
    fn every_text_of_the_rulebook_exists_in_every_language() {
        for language in LANGUAGES {
            let messages = Messages::new(language);
            for format in [Format::Plain, Format::Markdown] {
                let renderer = Renderer::new(&messages, Edition::embedded(), format);
                let cards: String = Card::all().map(|card| renderer.card(card)).collect();
                let text = renderer.render_all() + &cards;
                let missing = text.split('⟦').nth(1).map(|rest| rest.split('⟧').next());
                assert_eq!(missing, None, "{language}");
            }
        }
    }

    #[test]
    fn numbers_in_examples_come_from_the_engine() {
        let text = printed(Format::Plain).replace("\n    ", " ");
        assert!(text.contains("6 for the place plus 4 for the two bonuses make 10."), "SCO-5");
        assert!(text.contains("Blue and Green get 3 each, you get 1."), "SCO-4");
    }

    #[test]
    fn every_rule_can_be_linked_to_and_every_link_leads_somewhere() {
        let text = printed(Format::Markdown);
        let slugs: Vec<String> = text.lines().filter_map(|line| line.strip_prefix("## ")).map(slug).collect();
        for target in text.split("](#").skip(1).filter_map(|rest| rest.split(')').next()) {
            let is_rule = text.contains(&format!("<a id=\"{target}\"></a>**{}**", target.to_uppercase()));
            assert!(is_rule || slugs.iter().any(|slug| slug == target), "{target}");
        }
        assert_eq!(text.matches("<a id=").count(), Rulebook::get().rules().count());
    }

    #[test]
    fn lists_are_indented_below_their_rule() {
        let messages = Messages::new("en");
        let plain = Renderer::new(&messages, Edition::embedded(), Format::Plain);
        assert!(plain.rule("END-4").starts_with(
            "END-4   End of round in detail\n        In detail, in this order:\n        - Discard the"
        ));
        let markdown = Renderer::new(&messages, Edition::embedded(), Format::Markdown);
        let first = "- <a id=\"end-4\"></a>**END-4** *End of round in detail.* In detail, in this order:\n  - Discard the action cards nobody took.\n";
        assert!(markdown.rule("END-4").starts_with(first), "{}", markdown.rule("END-4"));
    }
}
