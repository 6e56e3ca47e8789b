//! What happened, in the reader's language: one sentence for each event, those of the page's log.

use engine::agenda::Supply;
use engine::event::{PowerCard, PowerCardKind, Private, Tally};
use engine::power::Played;
use engine::{Card, Event, Player};
use fluent_bundle::FluentArgs;

use crate::words::{Value, Words};

/// Tells events as they were told to somebody, and calls things by their names.
#[derive(Clone, Copy)]
pub struct Teller<'a>(pub &'a Words);

impl Teller<'_> {
    /// The sentence for an event; none where there is nothing to say.
    pub fn tell(self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Passed { player, modifier } => self.private("log-passed", player, "card", modifier),
            Event::Received { player, modifier } => self.private("log-received", player, "card", modifier),
            Event::RoundBegan { round } => self.say("log-round", [("round", round.into())]),
            Event::DummyPlaced { region, count } => self.dummy_placed(region.word(), count),
            Event::Revealed { card } => self.say("log-revealed", [("cards", self.card(card))]),
            Event::Played { player, played } => self.played(player, played),
            Event::TurnBegan { player } => self.of("log-turn", player),
            Event::Took { player, count } => self.by("log-took", player, [("count", count.into())]),
            Event::Fetched { player, region } => self.one("log-fetched", player, self.place(region.word())),
            Event::Chose { player, card } => self.carded(chosen(player), player, card),
            Event::Announced { player, card } => self.carded("log-announced", player, card),
            Event::Allowed { player } => self.of("log-allowed", player),
            Event::Vetoed { player, card } => self.carded("log-vetoed", player, card),
            Event::Placed { player, from, to } => self.one(placed(from), player, self.place(to.word())),
            Event::Moved { player, from, to } => {
                self.by("log-way", player, [("from", self.place(from.word())), ("to", self.place(to.word()))])
            }
            Event::Named { player, region } => {
                self.by("log-named", player, [("region", self.place(region.word()))])
            }
            Event::Branched { player, branch } => {
                self.by("log-branched", player, [("branch", branch.into())])
            }
            Event::Returned { player, from, count } => {
                let from =
                    from.map_or_else(|| self.0.say("log-court").into(), |from| self.place(from.word()));
                self.by("log-returned", player, [("count", count.into()), ("where", from)])
            }
            Event::KingMoved { from, to } => {
                self.say("log-king", [("from", self.place(from.word())), ("to", self.place(to.word()))])
            }
            Event::GrandeMoved { player, to } => {
                self.by("log-grande", player, [("to", self.place(to.word()))])
            }
            Event::TileMoved { tile, from, to } => {
                let (key, from) = match from {
                    None => ("log-tile-laid", Value::from("")),
                    Some(from) => ("log-tile", self.place(from.word())),
                };
                self.say(key, [("tile", tile.word().into()), ("from", from), ("to", self.place(to.word()))])
            }
            Event::Recalled { player, kind, card } => self.recalled(player, kind, card),
            Event::Infiltrated { player } => self.of("log-infiltrated", player),
            Event::VetoLaid { player } => self.of("log-veto-laid", player),
            Event::VetoEnded { player } => self.of("log-veto-ended", player),
            Event::DiscSet { player, region } => {
                let region = Private(region.0.map(|region| self.name(region.word())));
                self.private("log-disc-set", player, "region", region)
            }
            Event::DiscTurned { player, region } => {
                let disc = self.by("log-disc", player, [("region", self.place(region.word()))]);
                self.say("log-discs", [("discs", disc.into())])
            }
            Event::CastilloOpened { tally } => self.opened(tally),
            Event::LeftCastillo { player, count, to } => match to {
                None => self.by("log-left-court", player, [("count", count.into())]),
                Some(to) => {
                    self.by("log-left", player, [("count", count.into()), ("to", self.place(to.word()))])
                }
            },
            Event::Scored { player, site, points, king, grande } => {
                let values = [("points", points.into()), ("bonus", bonus(king, grande).into())];
                let points = self.by("log-points", player, values);
                self.say("log-scored", [("site", self.place(site.word())), ("points", points.into())])
            }
            Event::ScoringBegan { round } => self.say("log-scoring", [("round", round.into())]),
            Event::TurnEnded { .. } => return None,
            Event::Discarded { card } => self.say("log-discarded", [("cards", self.card(card))]),
            Event::StartMarker { player } => self.of("log-start-marker", player),
            Event::GameOver => self.0.say("log-over"),
        })
    }

    /// What a player is called.
    pub fn player(self, player: Player) -> String {
        self.0.say(&format!("player-{}", player.word()))
    }

    /// What a region or another place is called.
    pub fn name(self, place: &str) -> String {
        let region = self.0.find(&format!("region-{place}"), &FluentArgs::new());
        region.unwrap_or_else(|| self.0.say(place))
    }

    /// What an action card is called.
    pub fn title(self, card: Card) -> String {
        self.0.say(&format!("card-{}", card.id()))
    }

    fn place(self, word: &str) -> Value {
        self.name(word).into()
    }

    fn card(self, card: Card) -> Value {
        self.title(card).into()
    }

    fn say<const N: usize>(self, key: &str, values: [(&'static str, Value); N]) -> String {
        self.0.fill(key, values)
    }

    fn by<const N: usize>(self, key: &str, player: Player, values: [(&'static str, Value); N]) -> String {
        let mut all: FluentArgs = values.into_iter().collect();
        all.set("who", self.player(player));
        self.0.tell(key, &all)
    }

    fn of(self, key: &str, player: Player) -> String {
        self.by(key, player, [])
    }

    fn one(self, key: &str, player: Player, place: Value) -> String {
        self.by(key, player, [("count", 1.into()), ("where", place)])
    }

    fn carded(self, key: &str, player: Player, card: Card) -> String {
        self.by(key, player, [("card", self.card(card))])
    }

    /// What only its owner is told makes a sentence of its own.
    fn private<T: ToString>(self, key: &str, player: Player, name: &'static str, told: Private<T>) -> String {
        match told.0 {
            None => self.of(key, player),
            Some(told) => self.by(&format!("{key}-own"), player, [(name, told.to_string().into())]),
        }
    }

    fn dummy_placed(self, region: &str, count: u8) -> String {
        let values = [("what", self.place(region)), ("count", count.into())];
        let place = if count > 1 { self.say("log-times", values) } else { self.name(region) };
        self.by("log-dummy-placed", Player::Dummy, [("where", place.into())])
    }

    fn played(self, player: Player, played: Played) -> String {
        let power = ("power", played.power.to_string().into());
        match played.modifier {
            None => self.by("log-played", player, [power]),
            Some(modifier) => {
                self.by("log-played-with", player, [power, ("modifier", modifier.to_string().into())])
            }
        }
    }

    fn recalled(self, player: Player, kind: PowerCardKind, card: Private<PowerCard>) -> String {
        let kind = match kind {
            PowerCardKind::Power => "power",
            PowerCardKind::Modifier => "modifier",
        };
        match card.0 {
            None => self.by("log-recalled", player, [("kind", kind.into())]),
            Some(card) => {
                let card = match card {
                    PowerCard::Power(power) => power.to_string(),
                    PowerCard::Modifier(modifier) => modifier.to_string(),
                };
                self.by("log-recalled-own", player, [("card", card.into())])
            }
        }
    }

    /// Who has how many in the castillo.
    fn opened(self, tally: Tally) -> String {
        let inside = Player::ALL.into_iter().filter(|player| tally.0[*player] > 0);
        let told = inside.map(|player| self.by("log-tally", player, [("count", tally.0[player].into())]));
        let told: Vec<_> = told.collect();
        let told = if told.is_empty() { self.0.say("log-nobody") } else { told.join(", ") };
        self.say("log-castillo", [("tally", told.into())])
    }
}

fn chosen(player: Player) -> &'static str {
    if player == Player::Dummy { "log-removed" } else { "log-chose" }
}

fn placed(from: Supply) -> &'static str {
    match from {
        Supply::Court => "log-placed",
        Supply::Province => "log-placed-province",
    }
}

fn bonus(king: bool, grande: bool) -> &'static str {
    match (king, grande) {
        (true, true) => "both",
        (true, false) => "king",
        (false, true) => "grande",
        (false, false) => "none",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::dice;
    use crate::play;
    use crate::showing::Shown;
    use engine::event::Viewer;
    use engine::{Edition, Setup, Variants};

    /// Few of the many tables, so that all variants come in some.
    #[test]
    fn whatever_happens_is_told_and_shown_in_every_language() {
        let languages: Vec<_> = locales::LANGUAGES.iter().map(|language| Words::of(language)).collect();
        for (seed, variants) in Variants::all().enumerate().step_by(11) {
            let rng = &mut dice(seed as u64, 0);
            let mut events = Vec::new();
            let record = play::record(Setup::deal(Edition::embedded(), variants, rng), rng, &mut events);
            let viewers = [Viewer::Spectator, Viewer::Seat(Player::Red)];
            let readers = languages.iter().flat_map(|words| viewers.map(|viewer| (words, viewer)));
            for (words, viewer) in readers {
                let told = events.iter().filter_map(|event| Teller(words).tell(&event.told(viewer)));
                let shown = Shown::new(&record.game().view(viewer), Teller(words)).text();
                let missing = told.chain([shown]).find(|said| said.contains('⟦') || said.is_empty());
                assert_eq!(missing, None, "{variants:?}");
            }
        }
    }
}
