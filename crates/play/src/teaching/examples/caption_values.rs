//! The numbers that the caption of an example may use, taken from the played game.

use std::collections::BTreeMap;

use engine::{Action, Event, Player, Region, Site, View};

use super::Attempt;

type Values = BTreeMap<String, i64>;

const PLACES: [&str; 3] = ["First", "Second", "Third"];

/// For each colour `…Points`, `…Province`, `…Court`, `…CourtAfter`; of the power card `…Card`, its sum `…Power` and the
/// caballeros it `…Brings`; of an illegal one `…RefusedCard` and `…RefusedPower`. For each colour and site the caballeros,
/// and their `After`, `Points`, `Bonus` and `Returned` (also `…CourtReturned`). For each site its bar.
pub(super) fn values(before: &View, after: &View, actions: &[Attempt], events: &[Event]) -> Values {
    let mut values = Values::new();
    for player in before.board().seats().iter() {
        of_player(&mut values, player, before, after);
        of_refused(&mut values, player, actions);
        put(&mut values, format!("{player}CourtReturned"), returned(events, player, None));
        for site in Site::ALL {
            of_site(&mut values, player, site, before, after);
            of_events(&mut values, player, site, before, events);
        }
    }
    for site in Site::ALL.into_iter().filter(|site| is_occupied(before, *site) || is_occupied(after, *site)) {
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
    put(values, format!("{player}Province"), i64::from(old.province(player)));
    if let Some(played) = new.played(player).or(old.played(player)) {
        put(values, format!("{player}Brings"), i64::from(before.edition().to_court(played.power)));
        put(values, format!("{player}Card"), i64::from(played.power.value()));
        put(values, format!("{player}Power"), i64::from(played.sum()));
    }
}

fn of_refused(values: &mut Values, player: Player, actions: &[Attempt]) {
    for attempt in actions.iter().filter(|attempt| attempt.player == player && attempt.rule.is_some()) {
        if let Action::Play(played) = attempt.action {
            put(values, format!("{player}RefusedCard"), i64::from(played.power.value()));
            put(values, format!("{player}RefusedPower"), i64::from(played.sum()));
        }
    }
}

fn of_site(values: &mut Values, player: Player, site: Site, before: &View, after: &View) {
    let name = name(player, site);
    put(values, format!("{name}After"), caballeros(after, site, player));
    put(values, name, caballeros(before, site, player));
}

fn of_events(values: &mut Values, player: Player, site: Site, before: &View, events: &[Event]) {
    let (name, points) = (name(player, site), points(events, site, player));
    if events.iter().any(|event| has_bonus(event, site, player)) {
        put(values, format!("{name}Bonus"), points - i64::from(before.bar(site)[0]));
    }
    put(values, format!("{name}Points"), points);
    if let Some(region) = site.region() {
        put(values, format!("{name}Returned"), returned(events, player, Some(region)));
    }
}

fn name(player: Player, site: Site) -> String {
    format!("{player}{}", capital(site.word()))
}

fn of_bar(values: &mut Values, site: &str, bar: [u8; 3], when: &str) {
    for (place, value) in PLACES.iter().zip(bar) {
        values.insert(format!("{site}{place}{when}"), i64::from(value));
    }
}

fn points(events: &[Event], site: Site, player: Player) -> i64 {
    let points = events.iter().map(|event| {
        if let Event::Scored { player: who, site: at, points, .. } = *event
            && (who, at) == (player, site)
        {
            return i64::from(points);
        }
        0
    });
    points.sum()
}

fn has_bonus(event: &Event, site: Site, player: Player) -> bool {
    matches!(*event, Event::Scored { player: who, site: at, king, grande, .. } if who == player && at == site && (king || grande))
}

fn returned(events: &[Event], player: Player, from: Option<Region>) -> i64 {
    let returned = events.iter().map(|event| {
        if let Event::Returned { player: who, from: at, count } = *event
            && (who, at) == (player, from)
        {
            return i64::from(count);
        }
        0
    });
    returned.sum()
}

fn is_occupied(view: &View, site: Site) -> bool {
    view.board().seats().iter().any(|player| caballeros(view, site, player) > 0)
}

fn caballeros(view: &View, site: Site, player: Player) -> i64 {
    let inside = || view.castillo().map_or(0, |tally| tally[player]);
    i64::from(site.region().map_or_else(inside, |region| view.board().caballeros(region, player)))
}

/// Adds a number unless it is zero.
fn put(values: &mut Values, name: String, value: i64) {
    if value > 0 {
        values.insert(name, value);
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
