//! Columns for people: headings in any language, figures below them. It knows no figure.

/// Columns from left to right, each as wide as it needs to be.
#[derive(Debug)]
pub struct Grid {
    columns: Vec<Column>,
}

#[derive(Debug)]
struct Column {
    heading: String,
    width: usize,
}

impl Grid {
    /// Headings, each with the width of what stands below it.
    pub fn new<const N: usize>(columns: [(String, usize); N]) -> Grid {
        let column = |(heading, width): (String, usize)| {
            let width = width.max(heading.chars().count());
            Column { heading, width }
        };
        Grid { columns: columns.map(column).into() }
    }

    /// The headings; the first begins its line, the others end above what stands below them.
    pub fn head(&self) -> String {
        self.line(self.columns.iter().map(|column| column.heading.clone()))
    }

    /// What stands below them.
    pub fn row<const N: usize>(&self, cells: [String; N]) -> String {
        self.line(cells.into_iter())
    }

    fn line(&self, cells: impl Iterator<Item = String>) -> String {
        let cell = |(index, (column, cell)): (usize, (&Column, String))| match index {
            0 => format!("{cell:0$}", column.width),
            _ => format!("{cell:>0$}", column.width),
        };
        self.columns.iter().zip(cells).enumerate().map(cell).collect::<Vec<_>>().join(" ")
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
        let grid = Grid::new([("név".to_owned(), 6), ("rang".to_owned(), 2), ("%".to_owned(), 5)]);
        let row = |name: &str, rank: &str, win: &str| grid.row([name, rank, win].map(str::to_owned));
        let lines = [grid.head(), row("grande", "1", "62.5"), row("b", "10", "7.5")].join("\n");
        expect![[r#"
            név    rang     %
            grande    1  62.5
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
