//! The figures a sentence about an example may name, taken from what the engine made of it.

use std::collections::BTreeMap;

use engine::{Event, Player, Site, View};

type Values = BTreeMap<String, i64>;

const PLACES: [&str; 3] = ["First", "Second", "Third"];

/// By colour `…Points`, `…Court`, `…CourtAfter`, `…CourtGained`, `…Card` and `…Power` (the card and the sum played);
/// by colour and site the caballeros and, with `After` and `Points`, what became of them; by site its bar.
pub(super) fn values(before: &View, after: &View, events: &[Event]) -> Values {
    let mut values = Values::new();
    for player in before.board().seats().iter() {
        of_player(&mut values, player, before, after);
        for site in Site::ALL {
            let name = format!("{player}{}", capital(site.word()));
            put(&mut values, name.clone(), crowd(before, site, player));
            put(&mut values, format!("{name}After"), crowd(after, site, player));
            put(&mut values, format!("{name}Points"), points(events, site, player));
        }
    }
    for site in Site::ALL.into_iter().filter(|site| stands(before, *site) || stands(after, *site)) {
        of_bar(&mut values, site.word(), before.bar(site), "");
        of_bar(&mut values, site.word(), after.bar(site), "After");
    }
    values
}

fn of_player(values: &mut Values, player: Player, before: &View, after: &View) {
    let (old, new) = (before.board(), after.board());
    put(values, format!("{player}Points"), i64::from(new.score(player)) - i64::from(old.score(player)));
    let (had, has) = (i64::from(old.court(player)), i64::from(new.court(player)));
    put(values, format!("{player}Court"), had);
    put(values, format!("{player}CourtAfter"), has);
    put(values, format!("{player}CourtGained"), has - had);
    if let Some(played) = new.played(player).or(old.played(player)) {
        put(values, format!("{player}Card"), i64::from(played.power.value()));
        put(values, format!("{player}Power"), i64::from(played.sum()));
    }
}

fn of_bar(values: &mut Values, site: &str, bar: [u8; 3], when: &str) {
    for (place, value) in PLACES.iter().zip(bar) {
        values.insert(format!("{site}{place}{when}"), i64::from(value));
    }
}

fn points(events: &[Event], site: Site, player: Player) -> i64 {
    let got = events.iter().map(|event| {
        if let Event::Scored { player: who, site: at, points, .. } = *event
            && (who, at) == (player, site)
        {
            return i64::from(points);
        }
        0
    });
    got.sum()
}

fn stands(view: &View, site: Site) -> bool {
    view.board().seats().iter().any(|player| crowd(view, site, player) > 0)
}

fn crowd(view: &View, site: Site, player: Player) -> i64 {
    let inside = || view.castillo().map_or(0, |tally| tally[player]);
    i64::from(site.region().map_or_else(inside, |region| view.board().caballeros(region, player)))
}

/// Nothing is not worth a word.
fn put(values: &mut Values, name: String, value: i64) {
    if value > 0 {
        values.insert(name, value);
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
