//! What must fit together on one side of the board.

use super::Map;
use super::check::{Line, every};
use super::error::{EditionReason, Fault};
use super::file::{RegionLine, Side};
use super::values::{bar, border, order, regions, word};
use crate::region::{Region, RegionSet};

/// The map on that side.
pub(super) fn map(side: Side) -> Result<Map, Fault> {
    let castillo = side.castillo.0;
    let lines = every(side.regions, Region::ALL, |name| EditionReason::RegionMissing { name })?;
    let neighbours = neighbours(&lines)?;
    check_neighbours(&lines, &neighbours)?;
    check_symmetric(&lines, &neighbours)?;
    check_connected(&lines, &neighbours)?;
    let printed = lines.into_iter().map(|line| line.into_inner().0).map(|line| (line.values, line.certainty));
    let (mut bars, mut certainty) = (Vec::new(), Vec::new());
    for (values, sure) in printed.chain([(castillo.values, castillo.certainty)]) {
        bars.push(bar(values)?);
        certainty.push(word(&sure)?);
    }
    let ten = "nine regions and the castillo";
    Ok(Map {
        bars: bars.try_into().expect(ten),
        certainty: certainty.try_into().expect(ten),
        neighbours,
        france: border(&side.france)?,
        portugal: border(&side.portugal)?,
        order: order(side.order)?,
    })
}

type RegionLines = [Line<RegionLine>; 9];

fn neighbours(lines: &RegionLines) -> Result<[RegionSet; 9], Fault> {
    let mut all = [RegionSet::EMPTY; 9];
    for (neighbours, line) in all.iter_mut().zip(lines) {
        *neighbours = regions(line.get_ref().0.neighbours.get_ref())?;
    }
    Ok(all)
}

fn check_neighbours(lines: &RegionLines, neighbours: &[RegionSet; 9]) -> Result<(), Fault> {
    for region in Region::ALL {
        let (line, near) = (&lines[region.index()], neighbours[region.index()]);
        if near.is_empty() {
            return Err(Fault::at(line.span(), EditionReason::NoNeighbours { region }));
        }
        if near.has(region) {
            return Err(Fault::at(line.span(), EditionReason::OwnNeighbour { region }));
        }
    }
    Ok(())
}

fn check_symmetric(lines: &RegionLines, neighbours: &[RegionSet; 9]) -> Result<(), Fault> {
    for region in Region::ALL {
        let is_one_sided = |other: &Region| !neighbours[other.index()].has(region);
        if let Some(other) = neighbours[region.index()].iter().find(is_one_sided) {
            return Err(Fault::at(lines[other.index()].span(), EditionReason::OneSided { other, region }));
        }
    }
    Ok(())
}

fn check_connected(lines: &RegionLines, neighbours: &[RegionSet; 9]) -> Result<(), Fault> {
    let start = Region::ALL[0];
    let mut reached = RegionSet::only(start);
    for _ in Region::ALL {
        reached = reached.iter().fold(reached, |set, region| set | neighbours[region.index()]);
    }
    let Some(region) = (RegionSet::ALL - reached).first() else { return Ok(()) };
    Err(Fault::at(lines[region.index()].span(), EditionReason::OutOfReach { region, start }))
}

#[cfg(test)]
mod tests {
    use crate::edition::load::{check_change, check_changes};
    use expect_test::expect;

    #[test]
    fn neighbours_list_each_other() {
        check_change(
            r#"["cataluna", "aragon", "toledo", "granada"]"#,
            r#"["cataluna", "aragon", "toledo"]"#,
            expect!["line 43: valencia must list granada as a neighbour, because granada lists valencia"],
        );
        check_change(
            r#"["aragon", "valencia"]"#,
            r#"["aragon", "valencia", "toledo"]"#,
            expect!["line 42: toledo must list cataluna as a neighbour, because cataluna lists toledo"],
        );
    }

    #[test]
    fn no_region_is_its_own_neighbour() {
        check_change(
            r#"["aragon", "valencia"]"#,
            r#"["aragon", "valencia", "cataluna"]"#,
            expect!["line 40: cataluna is listed as its own neighbour; list only other regions"],
        );
    }

    #[test]
    fn no_region_is_without_neighbours() {
        check_change(
            r#"["aragon", "valencia"]"#,
            "[]",
            expect!["line 40: cataluna has no neighbours; it needs at least one"],
        );
    }

    #[test]
    fn the_board_is_connected() {
        let cuts = [
            (r#"["navarra", "castilla"]"#, r#"["navarra"]"#),
            (r#"["galicia", "castilla", "aragon"]"#, r#"["galicia"]"#),
            (r#"["navarra", "castilla", "toledo", "#, r#"["castilla", "toledo", "#),
            (r#"["galicia", "navarra", "aragon", "toledo"]"#, r#"["aragon", "toledo"]"#),
        ];
        check_changes(
            &cuts,
            expect!["line 39: aragon cannot be reached from galicia; the board must be connected"],
        );
    }
}
