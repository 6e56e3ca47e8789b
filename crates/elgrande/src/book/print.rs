//! The book in print: plain for a terminal, or as Markdown, which is docs/rules.md.

use engine::Edition;
use fluent_bundle::{FluentArgs, FluentValue};
use server::teaching::examples::Example;

use super::mark::{Span, spans};
use super::tables::{Figures, Table};
use super::wrap::wrapped;
use super::{Book, Chapter, Found, Item};
use crate::words::Words;

const WIDTH: usize = 100;

/// Stands at the top of docs/rules.md.
const NOTE: &str = "This file is printed by `cargo xtask rules` from locales/en and the standard edition; change it there. \
    A refusal names the ID of a rule, or `card:` and the card's id; our tests name the IDs they prove.";

/// How it is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// For a terminal.
    Plain,
    /// For a page of documentation.
    Markdown,
}

/// The book in a language, with the figures of an edition.
pub struct Printing<'a> {
    words: &'a Words,
    figures: Figures<'a>,
    form: Form,
}

impl<'a> Printing<'a> {
    /// Everything that is needed for it.
    pub fn new(words: &'a Words, edition: &'static Edition, form: Form) -> Printing<'a> {
        Printing { words, figures: Figures { book: Book::open(), words, edition }, form }
    }

    /// All of it.
    pub fn whole(&self) -> String {
        let said = |key: &str| self.words.say(key);
        let lead = wrapped(&said("rules-lead"), "", "", WIDTH);
        let about = ["rules-ids", "rules-ours-about", "rules-example-you"].map(said).join(" ");
        let mut text = format!(
            "{}\n\n{lead}\n\n{}\n",
            self.title(1, &said("rules-heading")),
            wrapped(&about, "", "", WIDTH)
        );
        if self.form == Form::Markdown {
            text += &format!("\n{}\n\n{}\n", wrapped(NOTE, "", "", WIDTH), self.contents());
        }
        for chapter in self.figures.book.chapters() {
            text += &format!("\n{}\n", self.chapter(chapter));
        }
        text
    }

    /// A rule or a card.
    pub fn found(&self, found: &Found) -> String {
        match found {
            Found::Rule(id) => self.rule(id) + "\n",
            Found::Card(id) => self.card(id),
        }
    }

    fn contents(&self) -> String {
        let part = |part: &super::Part| {
            let links =
                part.chapters.iter().map(|chapter| self.link(&chapter.id)).collect::<Vec<_>>().join(" · ");
            let name = self.words.say(&format!("rules-part-{}", part.id));
            wrapped(&format!("**{name}:** {links}"), "- ", "  ", WIDTH)
        };
        self.figures.book.parts.iter().map(part).collect::<Vec<_>>().join("\n")
    }

    fn link(&self, chapter: &str) -> String {
        let title = self.words.say(&format!("book-chapter-{chapter}"));
        format!("[{title}](#{})", slug(&title))
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let key = format!("book-chapter-{}", chapter.id);
        let mut text = format!(
            "{}\n\n{}\n",
            self.title(2, &self.words.say(&key)),
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
            Item::Table(name) => self.table(&self.figures.table(name)),
            Item::Example(name) => self.example(name),
        }
    }

    fn rule(&self, id: &str) -> String {
        let said = self.words.say(&format!("book-{}", id.to_lowercase()));
        match self.form {
            Form::Plain => self.lines(&said, &format!("{id:8}"), "        "),
            Form::Markdown => {
                let anchor = format!("- <a\u{a0}id=\"{}\"></a>**{id}** ", id.to_lowercase());
                self.lines(&said, &anchor, "  ")
            }
        }
    }

    fn text(&self, key: &str, indent: &str) -> String {
        self.lines(&self.words.say(key), indent, indent)
    }

    fn tiles(&self) -> String {
        let [low, high] =
            self.figures.edition.tiles().map(|bar| bar.map(|value| value.to_string()).join("/"));
        let mut values = FluentArgs::new();
        values.set("low", low);
        values.set("high", high);
        wrapped(&self.words.tell("book-tiles", &values), "", "", WIDTH)
    }

    fn example(&self, name: &str) -> String {
        let told = Example::named(name).expect("a test finds every example of the book").play();
        let values: FluentArgs =
            told.values.iter().map(|(name, value)| (name.as_str(), FluentValue::from(*value))).collect();
        let mut title = FluentArgs::new();
        title.set("name", self.words.say(&format!("book-example-{name}")));
        let title = self.words.tell("rules-example", &title);
        let title = if self.form == Form::Markdown { format!("**{title}.**") } else { format!("{title}.") };
        let said = self.words.tell(&format!("book-example-{name}-text"), &values);
        let (first, rest) = if self.form == Form::Markdown { ("> ", "> ") } else { ("    ", "    ") };
        self.lines(&format!("{title} {said} ({})", told.rules.join(", ")), first, rest)
    }

    fn card(&self, id: &str) -> String {
        let say = |end: &str| self.words.say(&format!("card-{id}{end}"));
        let title = self.title(1, &say(""));
        let texts = ["-note", "-tip"].map(|end| self.lines(&say(end), "", "")).join("\n\n");
        let rules: Vec<String> = self.figures.book.cards[id].iter().map(|rule| self.rule(rule)).collect();
        format!("{title}\n\n{texts}\n\n{}\n", rules.join("\n"))
    }

    fn title(&self, depth: usize, title: &str) -> String {
        let line = if depth == 1 { "=" } else { "-" };
        match self.form {
            Form::Plain => format!("{title}\n{}", line.repeat(title.chars().count())),
            Form::Markdown => format!("{} {title}", "#".repeat(depth)),
        }
    }

    /// Paragraphs and lists: the first line after `first`, all others after `rest`. Markdown wants air after a list.
    fn lines(&self, text: &str, first: &str, rest: &str) -> String {
        let (mut printed, mut was_list) = (Vec::new(), false);
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let begin = if printed.is_empty() { first } else { rest };
            let entry = line.strip_prefix("- ");
            if was_list && entry.is_none() && self.form == Form::Markdown {
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
        let is_plain = self.form == Form::Plain;
        match *span {
            Span::Text(text) => text.to_owned(),
            Span::Stress(text) if is_plain => text.to_owned(),
            Span::Stress(text) => format!("*{text}*"),
            Span::Rule(id) if is_plain => id.to_owned(),
            Span::Rule(id) => format!("[{id}](#{})", id.to_lowercase()),
            Span::Ours => self.words.say("book-ours"),
            Span::Named(id, words) => self.named(id, words),
        }
    }

    fn named(&self, id: &str, words: Option<&str>) -> String {
        let is_card = self.figures.book.cards.contains_key(id);
        let title =
            self.words.say(&if is_card { format!("card-{id}") } else { format!("book-chapter-{id}") });
        let shown = words.unwrap_or(&title);
        match self.form {
            Form::Plain => shown.to_owned(),
            Form::Markdown if is_card => format!("*{shown}*"),
            Form::Markdown => format!("[{shown}](#{})", slug(&title)),
        }
    }

    fn table(&self, table: &Table) -> String {
        let cells = |row: &Vec<String>| row.iter().map(|cell| self.inline(cell)).collect::<Vec<_>>();
        let rows: Vec<Vec<String>> = table.rows.iter().map(cells).collect();
        match self.form {
            Form::Plain => columns(&table.head, &rows),
            Form::Markdown => {
                let line = |row: &[String]| format!("| {} |\n", row.join(" | "));
                let rule = format!("|{}\n", "---|".repeat(table.head.len()));
                let rows: String = rows.iter().map(|row| line(row)).collect();
                (line(&table.head) + &rule + &rows).trim_end().to_owned()
            }
        }
    }
}

/// Columns under each other; the last one goes on in further lines.
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

/// What GitHub makes of a title.
fn slug(title: &str) -> String {
    let letters = title.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-'].contains(letter));
    letters.collect::<String>().to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use locales::LANGUAGES;

    fn printed(form: Form) -> String {
        Printing::new(&Words::of("en"), Edition::embedded(), form).whole()
    }

    #[test]
    fn every_sentence_of_the_book_is_there_in_every_language() {
        for language in LANGUAGES {
            let words = Words::of(language);
            for form in [Form::Plain, Form::Markdown] {
                let printing = Printing::new(&words, Edition::embedded(), form);
                let cards: String = Book::open().cards.keys().map(|card| printing.card(card)).collect();
                let text = printing.whole() + &cards;
                let missing = text.split('⟦').nth(1).map(|rest| rest.split('⟧').next());
                assert_eq!(missing, None, "{language}");
            }
        }
    }

    #[test]
    fn figures_of_examples_are_those_of_the_engine() {
        let text = printed(Form::Plain).replace("\n    ", " ");
        assert!(text.contains("6 for the place and 4 for the two bonuses make 10."), "SCO-5");
        assert!(text.contains("Blue and green get 3 each, you get 1."), "SCO-4");
    }

    #[test]
    fn every_rule_can_be_linked_to_and_every_link_leads_somewhere() {
        let text = printed(Form::Markdown);
        let slugs: Vec<String> = text.lines().filter_map(|line| line.strip_prefix("## ")).map(slug).collect();
        for target in text.split("](#").skip(1).filter_map(|rest| rest.split(')').next()) {
            let is_rule = text.contains(&format!("<a id=\"{target}\"></a>**{}**", target.to_uppercase()));
            assert!(is_rule || slugs.iter().any(|slug| slug == target), "{target}");
        }
        assert_eq!(text.matches("<a id=").count(), Book::open().rules().count());
    }

    #[test]
    fn lists_stand_below_their_rule() {
        let words = Words::of("en");
        let plain = Printing::new(&words, Edition::embedded(), Form::Plain);
        assert!(
            plain.rule("END-4").starts_with("END-4   In detail and in this order:\n        - Discard what")
        );
        let markdown = Printing::new(&words, Edition::embedded(), Form::Markdown);
        let first =
            "- <a id=\"end-4\"></a>**END-4** In detail and in this order:\n  - Discard what was not taken.\n";
        assert!(markdown.rule("END-4").starts_with(first), "{}", markdown.rule("END-4"));
    }
}
