//! Columns for people: headings in any language, figures below them. It knows no figure.

/// Columns from left to right, each as wide as it needs to be.
#[derive(Debug)]
pub struct Grid {
    columns: Vec<Column>,
}

/// A heading and what stands below it.
#[derive(Debug)]
pub struct Column {
    heading: String,
    width: usize,
    side: Side,
}

/// Where a column is flush.
#[derive(Clone, Copy, Debug)]
enum Side {
    Left,
    Right,
}

impl Column {
    /// Names: they begin below each other. So wide is what stands there.
    pub fn left(heading: String, width: usize) -> Column {
        Column::new(heading, width, Side::Left)
    }

    /// Figures: they end below each other.
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

impl Grid {
    /// Of these.
    pub fn new(columns: impl Into<Vec<Column>>) -> Grid {
        Grid { columns: columns.into() }
    }

    /// The headings.
    pub fn head(&self) -> String {
        self.line(self.columns.iter().map(|column| column.heading.as_str()))
    }

    /// What stands below them.
    pub fn row(&self, cells: &[String]) -> String {
        self.line(cells.iter().map(String::as_str))
    }

    fn line<'a>(&self, cells: impl Iterator<Item = &'a str>) -> String {
        let cells: Vec<_> = self.columns.iter().zip(cells).map(|(column, cell)| column.cell(cell)).collect();
        cells.join(" ").trim_end().to_owned()
    }
}

/// Names with what is said of each, one below the other.
pub fn list(rows: &[(String, String)]) -> String {
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    rows.iter().map(|(name, said)| format!("{name:width$}  {said}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_column_is_as_wide_as_its_heading_or_its_figures() {
        let figure = |heading: &str, width| Column::right(heading.to_owned(), width);
        let name = |heading: &str, width| Column::left(heading.to_owned(), width);
        let grid = Grid::new([name("név", 6), figure("rang", 2), figure("%", 5), name("miért", 0)]);
        let row = |cells: [&str; 4]| grid.row(&cells.map(str::to_owned));
        let lines = [grid.head(), row(["grande", "1", "62.5", "a"]), row(["b", "10", "7.5", ""])].join("\n");
        expect![[r#"
            név    rang     % miért
            grande    1  62.5 a
            b        10   7.5"#]]
        .assert_eq(&lines);
    }

    #[test]
    fn a_list_has_its_figures_in_one_column() {
        let rows =
            [("seed", "1"), ("mean actions", "2")].map(|(name, said)| (name.to_owned(), said.to_owned()));
        assert_eq!(list(&rows), "seed          1\nmean actions  2\n");
    }
}
