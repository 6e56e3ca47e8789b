//! What must fit together on one side of the board.

use super::Map;
use super::check::{Line, every};
use super::error::Fault;
use super::file::{RegionLine, Side};
use crate::region::{Region, RegionSet};

/// The map on that side, if all fits together.
pub(super) fn map(side: Side) -> Result<Map, Fault> {
    let castillo = side.castillo.0;
    let lines = every(side.regions, "region", Region::ALL)?;
    check_neighbours(&lines)?;
    check_symmetric(&lines)?;
    check_connected(&lines)?;
    let line = |index: usize| lines.get(index).map(|line| &line.get_ref().0);
    Ok(Map {
        bars: std::array::from_fn(|index| line(index).map_or(castillo.values, |line| line.values).0),
        certainty: std::array::from_fn(|index| {
            line(index).map_or(castillo.certainty, |line| line.certainty).0
        }),
        neighbours: lines.each_ref().map(neighbours),
        france: side.france.0,
        portugal: side.portugal.0,
        order: side.order.0,
    })
}

fn neighbours(line: &Line<RegionLine>) -> RegionSet {
    line.get_ref().0.neighbours.0
}

fn check_neighbours(lines: &[Line<RegionLine>; 9]) -> Result<(), Fault> {
    for (region, line) in Region::ALL.into_iter().zip(lines) {
        if neighbours(line).is_empty() {
            return Err(Fault::at(line, format!("{region} has no neighbours, must have at least one")));
        }
        if neighbours(line).has(region) {
            return Err(Fault::at(
                line,
                format!("{region} is its own neighbour, must name other regions only"),
            ));
        }
    }
    Ok(())
}

fn check_symmetric(lines: &[Line<RegionLine>; 9]) -> Result<(), Fault> {
    for (region, line) in Region::ALL.into_iter().zip(lines) {
        let is_one_sided = |other: &Region| !neighbours(&lines[other.index()]).has(region);
        if let Some(other) = neighbours(line).iter().find(is_one_sided) {
            let reason = format!("{other} must name {region} as a neighbour, because {region} names {other}");
            return Err(Fault::at(&lines[other.index()], reason));
        }
    }
    Ok(())
}

fn check_connected(lines: &[Line<RegionLine>; 9]) -> Result<(), Fault> {
    let mut reached = RegionSet::only(Region::ALL[0]);
    for _ in Region::ALL {
        reached = reached.iter().fold(reached, |set, region| set | neighbours(&lines[region.index()]));
    }
    let Some(lost) = (RegionSet::ALL - reached).first() else { return Ok(()) };
    let reason = format!("{lost} cannot be reached from {}, the board must be in one piece", Region::ALL[0]);
    Err(Fault::at(&lines[lost.index()], reason))
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::{check_change, check_changes};
    use expect_test::expect;

    #[test]
    fn neighbours_name_each_other() {
        check_change(
            r#"["cataluna", "aragon", "toledo", "granada"]"#,
            r#"["cataluna", "aragon", "toledo"]"#,
            expect!["line 43: valencia must name granada as a neighbour, because granada names valencia"],
        );
        check_change(
            r#"["aragon", "valencia"]"#,
            r#"["aragon", "valencia", "toledo"]"#,
            expect!["line 42: toledo must name cataluna as a neighbour, because cataluna names toledo"],
        );
    }

    #[test]
    fn no_region_is_its_own_neighbour() {
        check_change(
            r#"["aragon", "valencia"]"#,
            r#"["aragon", "valencia", "cataluna"]"#,
            expect!["line 40: cataluna is its own neighbour, must name other regions only"],
        );
    }

    #[test]
    fn no_region_is_without_neighbours() {
        check_change(
            r#"["aragon", "valencia"]"#,
            "[]",
            expect!["line 40: cataluna has no neighbours, must have at least one"],
        );
    }

    #[test]
    fn the_board_is_in_one_piece() {
        let cuts = [
            (r#"["navarra", "castilla"]"#, r#"["navarra"]"#),
            (r#"["galicia", "castilla", "aragon"]"#, r#"["galicia"]"#),
            (r#"["navarra", "castilla", "toledo", "#, r#"["castilla", "toledo", "#),
            (r#"["galicia", "navarra", "aragon", "toledo"]"#, r#"["aragon", "toledo"]"#),
        ];
        check_changes(
            &cuts,
            expect!["line 39: aragon cannot be reached from galicia, the board must be in one piece"],
        );
    }
}
