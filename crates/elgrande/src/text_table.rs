//! Text in columns. Knows no content.

/// A table; each column is as wide as its content.
#[derive(Debug)]
pub struct TextTable {
    columns: Vec<Column>,
}

/// A heading, a minimum width and an alignment.
#[derive(Debug)]
pub struct Column {
    heading: String,
    width: usize,
    side: Side,
}

/// The alignment of a column.
#[derive(Clone, Copy, Debug)]
enum Side {
    Left,
    Right,
}

impl Column {
    /// A left-aligned column, for names.
    pub fn left(heading: String, width: usize) -> Column {
        Column::new(heading, width, Side::Left)
    }

    /// A right-aligned column, for numbers.
    pub fn right(heading: String, width: usize) -> Column {
        Column::new(heading, width, Side::Right)
    }

    fn new(heading: String, width: usize, side: Side) -> Column {
        Column { width: width.max(heading.chars().count()), heading, side }
    }

    fn cell(&self, text: &str) -> String {
        let width = self.width;
        match self.side {
            Side::Left => format!("{text:width$}"),
            Side::Right => format!("{text:>width$}"),
        }
    }
}

impl TextTable {
    /// A table with these columns.
    pub fn new(columns: impl Into<Vec<Column>>) -> TextTable {
        TextTable { columns: columns.into() }
    }

    /// The row of headings.
    pub fn head(&self) -> String {
        self.line(self.columns.iter().map(|column| column.heading.as_str()))
    }

    /// A row of cells.
    pub fn row(&self, cells: &[String]) -> String {
        self.line(cells.iter().map(String::as_str))
    }

    fn line<'a>(&self, cells: impl Iterator<Item = &'a str>) -> String {
        let cells: Vec<_> = self.columns.iter().zip(cells).map(|(column, cell)| column.cell(cell)).collect();
        cells.join(" ").trim_end().to_owned()
    }
}

/// Labels with texts, one per line, the texts aligned.
pub fn aligned_list(rows: &[(String, String)]) -> String {
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    rows.iter().map(|(name, text)| format!("{name:width$}  {text}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_column_is_as_wide_as_its_heading_or_its_cells() {
        let number = |heading: &str, width| Column::right(heading.to_owned(), width);
        let name = |heading: &str, width| Column::left(heading.to_owned(), width);
        let table = TextTable::new([name("név", 6), number("rang", 2), number("%", 5), name("miért", 0)]);
        let row = |cells: [&str; 4]| table.row(&cells.map(str::to_owned));
        let lines = [table.head(), row(["grande", "1", "62.5", "a"]), row(["b", "10", "7.5", ""])].join("\n");
        expect![[r#"
            név    rang     % miért
            grande    1  62.5 a
            b        10   7.5"#]]
        .assert_eq(&lines);
    }

    #[test]
    fn list_texts_are_aligned() {
        let rows =
            [("seed", "1"), ("mean actions", "2")].map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(aligned_list(&rows), "seed          1\nmean actions  2\n");
    }
}
