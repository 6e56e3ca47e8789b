//! The fingerprint of an edition: which values a game was played with.

use super::{Edition, Map};
use crate::card::Card;
use crate::effect_text::Wording;
use crate::power::Modifier;
use crate::region::{Region, Site};
use std::fmt::{self, Write};

/// The same number for the same values: FNV-1a of their canonical print, 64 bits.
pub(super) fn of(edition: &Edition) -> u64 {
    let mut text = String::new();
    print(edition, &mut text).expect("writing to a string never fails");
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Every value that play depends on, each on its line. Games name editions by it: never change its form.
fn print(edition: &Edition, out: &mut String) -> fmt::Result {
    writeln!(out, "tiles {:?}", edition.tiles)?;
    writeln!(out, "court {:?}", edition.to_court)?;
    print_map(&edition.map_2_3, "2-3", out)?;
    print_map(&edition.map_4_5, "4-5", out)?;
    for kind in Modifier::ALL {
        let modifier = edition.modifier(kind);
        writeln!(out, "{kind} {} {}", modifier.copies, modifier.ability)?;
    }
    for card in Card::all() {
        let print = edition.card(card);
        writeln!(out, "{card} {} {}", print.copies, Wording(print.effects))?;
    }
    Ok(())
}

fn print_map(map: &Map, side: &str, out: &mut String) -> fmt::Result {
    writeln!(out, "board {side}")?;
    for site in Site::ALL {
        writeln!(out, "{site} {:?}", map.bar(site))?;
    }
    for region in Region::ALL {
        writeln!(out, "{region} {}", map.neighbours[region.index()])?;
    }
    writeln!(out, "france {}", map.france)?;
    writeln!(out, "portugal {}", map.portugal)?;
    writeln!(out, "order {}", map.order.map(Region::word).join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::load::load_changed;
    use expect_test::expect;

    #[test]
    fn the_fingerprint_is_that_of_the_canonical_print() {
        let mut text = String::new();
        print(Edition::embedded(), &mut text).unwrap();
        expect![[r#"
            tiles [[4, 0, 0], [8, 4, 0]]
            court [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
            board 2-3
            galicia [4, 2, 0]
            navarra [5, 3, 0]
            aragon [5, 4, 0]
            cataluna [4, 2, 0]
            castilla [6, 4, 0]
            toledo [7, 4, 0]
            valencia [5, 3, 0]
            sevilla [4, 3, 0]
            granada [6, 3, 0]
            castillo [5, 3, 0]
            galicia navarra castilla
            navarra galicia aragon castilla
            aragon navarra cataluna castilla toledo valencia
            cataluna aragon valencia
            castilla galicia navarra aragon toledo
            toledo aragon castilla valencia sevilla granada
            valencia aragon cataluna toledo granada
            sevilla toledo granada
            granada toledo valencia sevilla
            france navarra aragon cataluna
            portugal galicia castilla toledo sevilla
            order galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            board 4-5
            galicia [4, 2, 0]
            navarra [5, 3, 1]
            aragon [5, 4, 1]
            cataluna [4, 2, 1]
            castilla [6, 4, 2]
            toledo [7, 4, 2]
            valencia [5, 3, 2]
            sevilla [4, 3, 1]
            granada [6, 3, 1]
            castillo [5, 3, 1]
            galicia navarra castilla
            navarra galicia aragon castilla
            aragon navarra cataluna castilla toledo valencia
            cataluna aragon valencia
            castilla galicia navarra aragon toledo
            toledo aragon castilla valencia sevilla granada
            valencia aragon cataluna toledo granada
            sevilla toledo granada
            granada toledo valencia sevilla
            france navarra aragon cataluna
            portugal galicia castilla toledo sevilla
            order galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            +1 4 recruit
            -1 4 move-opposing
            +2 4 none
            -2 4 place-from-province
            intrigue 2 move 2 own 2 opposing
            conspiracy 2 move 5 any from one region
            ambush 1 move 3 opposing
            march 1 move 4 own
            upheaval 1 move 4 any
            skirmish 1 move 3 any
            exodus 1 move all own from one region
            militia 1 place 2 from court
            justice 4 score chosen region
            withdrawal 1 return 3 own choice
            civil-war 1 discs return all
            assassin 1 return one of each
            levy 1 return 3 from court
            disbandment 1 return all from court
            desertion 1 discs return 2
            outposts 2 score first value 4
            fiesta 2 score first value 5
            revelation 2 score castillo
            strongholds 1 score first value 6 to 7
            supremacy 1 score sole firsts
            heartland 1 score most
            hinterland 1 score fewest
            decree 3 move tile
            empowerment 2 recall power
            new-home 2 move grande
            coup 1 discs scatter
            summons 1 recruit 2
            royal-adviser 1 king to adjacent region
            your-majesty 1 king to any region
            representation 1 move all own from one region or place 2 from court
            veto 2 veto
            rivalry 1 discs score once
            exile 2 king abroad
            entourage 2 king to any region with 2
            country-seat 2 king to fewest
            competition 1 king to any region then lock up grandes
            revolt 1 king to castillo
            infiltration 1 infiltrate
            deputy 1 swap king with grande
        "#]]
        .assert_eq(&text);
        expect!["41a0851d20e4cd2c"].assert_eq(&format!("{:016x}", Edition::embedded().fingerprint()));
    }

    #[test]
    fn every_kind_of_figure_changes_the_fingerprint() {
        let changes = [
            ("[8, 4, 0]", "[8, 4, 1]"),
            ("court = [6", "court = [7"),
            ("[4, 2, 0]", "[4, 2, 1]"),
            ("values = [5, 3, 0]", "values = [5, 3, 1]"),
            (r#"france = ["navarra", "#, "france = ["),
            (r#""galicia", "navarra", "#, r#""navarra", "galicia", "#),
            (r#"copies = 4, certainty = "L""#, r#"copies = 5, certainty = "L""#),
            (r#""move-opposing""#, r#""none""#),
            ("veto = { copies = 2", "veto = { copies = 1"),
            ("coup = { ", r#"coup = { effect = "recruit 3", "#),
        ];
        for change in changes {
            let fingerprint = load_changed(&[change]).unwrap().fingerprint();
            assert_ne!(fingerprint, Edition::embedded().fingerprint(), "{change:?}");
        }
    }
}
