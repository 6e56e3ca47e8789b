//! Events and game terms as localized text, the same messages as in the page's log.

use engine::agenda::Supply;
use engine::event::{PowerCard, PowerCardKind, Private, Tally};
use engine::power::Played;
use engine::{Card, Event, Player};
use fluent_bundle::FluentArgs;

use crate::messages::{Messages, Value};

/// Formats events and names game terms.
#[derive(Clone, Copy)]
pub struct GameText<'a>(pub &'a Messages);

impl GameText<'_> {
    /// The sentence for an event; none if the event needs none.
    pub fn sentence(self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Passed { player, modifier } => self.private("log-passed", player, "card", modifier),
            Event::Received { player, modifier } => self.private("log-received", player, "card", modifier),
            Event::RoundBegan { round } => self.format("log-round", [("round", round.into())]),
            Event::DummyPlaced { region, count } => self.dummy_placed(region.word(), count),
            Event::Revealed { card } => self.format("log-revealed", [("cards", self.card_value(card))]),
            Event::Played { player, played } => self.played(player, played),
            Event::TurnBegan { player } => self.player_only("log-turn", player),
            Event::Took { player, count } => self.with_player("log-took", player, [("count", count.into())]),
            Event::Fetched { player, region } => {
                self.one_at("log-fetched", player, self.place_value(region.word()))
            }
            Event::Chose { player, card } => self.with_card(chose_key(player), player, card),
            Event::Announced { player, card } => self.with_card("log-announced", player, card),
            Event::Allowed { player } => self.player_only("log-allowed", player),
            Event::Vetoed { player, card } => self.with_card("log-vetoed", player, card),
            Event::Placed { player, from, to } => {
                self.one_at(placed_key(from), player, self.place_value(to.word()))
            }
            Event::Moved { player, from, to } => self.with_player(
                "log-way",
                player,
                [("from", self.place_value(from.word())), ("to", self.place_value(to.word()))],
            ),
            Event::Named { player, region } => {
                self.with_player("log-named", player, [("region", self.place_value(region.word()))])
            }
            Event::Branched { player, branch } => {
                self.with_player("log-branched", player, [("branch", branch.into())])
            }
            Event::Returned { player, from, count } => {
                let from =
                    from.map_or_else(|| self.0.get("log-court").into(), |from| self.place_value(from.word()));
                self.with_player("log-returned", player, [("count", count.into()), ("where", from)])
            }
            Event::KingMoved { from, to } => self.format(
                "log-king",
                [("from", self.place_value(from.word())), ("to", self.place_value(to.word()))],
            ),
            Event::GrandeMoved { player, to } => {
                self.with_player("log-grande", player, [("to", self.place_value(to.word()))])
            }
            Event::TileMoved { tile, from, to } => {
                let (key, from) = match from {
                    None => ("log-tile-laid", Value::from("")),
                    Some(from) => ("log-tile", self.place_value(from.word())),
                };
                self.format(
                    key,
                    [("tile", tile.word().into()), ("from", from), ("to", self.place_value(to.word()))],
                )
            }
            Event::Recalled { player, kind, card } => self.recalled(player, kind, card),
            Event::Infiltrated { player } => self.player_only("log-infiltrated", player),
            Event::VetoLaid { player } => self.player_only("log-veto-laid", player),
            Event::VetoEnded { player } => self.player_only("log-veto-ended", player),
            Event::DiscSet { player, region } => {
                let region = Private(region.0.map(|region| self.place(region.word())));
                self.private("log-disc-set", player, "region", region)
            }
            Event::DiscTurned { player, region } => {
                let disc =
                    self.with_player("log-disc", player, [("region", self.place_value(region.word()))]);
                self.format("log-discs", [("discs", disc.into())])
            }
            Event::CastilloOpened { tally } => self.castillo_opened(tally),
            Event::LeftCastillo { player, count, to } => match to {
                None => self.with_player("log-left-court", player, [("count", count.into())]),
                Some(to) => self.with_player(
                    "log-left",
                    player,
                    [("count", count.into()), ("to", self.place_value(to.word()))],
                ),
            },
            Event::Scored { player, site, points, place, tied, king, grande } => {
                let place = self.format("log-place", [("place", placing(place, tied).into())]);
                let values = [
                    ("points", points.into()),
                    ("place", place.into()),
                    ("bonus", bonus(king, grande).into()),
                ];
                let points = self.with_player("log-points", player, values);
                self.format(
                    "log-scored",
                    [("site", self.place_value(site.word())), ("points", points.into())],
                )
            }
            Event::ScoringBegan { round } => self.format("log-scoring", [("round", round.into())]),
            Event::TurnEnded { .. } => return None,
            Event::Discarded { card } => self.format("log-discarded", [("cards", self.card_value(card))]),
            Event::StartMarker { player } => self.player_only("log-start-marker", player),
            Event::GameOver => self.0.get("log-over"),
        })
    }

    /// The name of a player.
    pub fn player(self, player: Player) -> String {
        self.0.get(&format!("player-{}", player.word()))
    }

    /// The name of a region or another place.
    pub fn place(self, place: &str) -> String {
        let region = self.0.find(&format!("region-{place}"), &FluentArgs::new());
        region.unwrap_or_else(|| self.0.get(place))
    }

    /// The name of an action card.
    pub fn card(self, card: Card) -> String {
        self.0.get(&format!("card-{}", card.id()))
    }

    fn place_value(self, word: &str) -> Value {
        self.place(word).into()
    }

    fn card_value(self, card: Card) -> Value {
        self.card(card).into()
    }

    fn format<const N: usize>(self, key: &str, values: [(&'static str, Value); N]) -> String {
        self.0.format(key, values)
    }

    fn with_player<const N: usize>(
        self,
        key: &str,
        player: Player,
        values: [(&'static str, Value); N],
    ) -> String {
        let mut all: FluentArgs = values.into_iter().collect();
        all.set("who", self.player(player));
        self.0.format_args(key, &all)
    }

    fn player_only(self, key: &str, player: Player) -> String {
        self.with_player(key, player, [])
    }

    fn one_at(self, key: &str, player: Player, place: Value) -> String {
        self.with_player(key, player, [("count", 1.into()), ("where", place)])
    }

    fn with_card(self, key: &str, player: Player, card: Card) -> String {
        self.with_player(key, player, [("card", self.card_value(card))])
    }

    /// The owner of a secret gets a message of their own.
    fn private<T: ToString>(
        self,
        key: &str,
        player: Player,
        name: &'static str,
        secret: Private<T>,
    ) -> String {
        match secret.0 {
            None => self.player_only(key, player),
            Some(secret) => {
                self.with_player(&format!("{key}-own"), player, [(name, secret.to_string().into())])
            }
        }
    }

    fn dummy_placed(self, region: &str, count: u8) -> String {
        let values = [("what", self.place_value(region)), ("count", count.into())];
        let place = if count > 1 { self.format("log-times", values) } else { self.place(region) };
        self.with_player("log-dummy-placed", Player::Dummy, [("where", place.into())])
    }

    fn played(self, player: Player, played: Played) -> String {
        let power = ("power", played.power.to_string().into());
        match played.modifier {
            None => self.with_player("log-played", player, [power]),
            Some(modifier) => self.with_player(
                "log-played-with",
                player,
                [power, ("modifier", modifier.to_string().into())],
            ),
        }
    }

    fn recalled(self, player: Player, kind: PowerCardKind, card: Private<PowerCard>) -> String {
        let kind = match kind {
            PowerCardKind::Power => "power",
            PowerCardKind::Modifier => "modifier",
        };
        match card.0 {
            None => self.with_player("log-recalled", player, [("kind", kind.into())]),
            Some(card) => {
                let card = match card {
                    PowerCard::Power(power) => power.to_string(),
                    PowerCard::Modifier(modifier) => modifier.to_string(),
                };
                self.with_player("log-recalled-own", player, [("card", card.into())])
            }
        }
    }

    /// The number of caballeros in the castillo, by player.
    fn castillo_opened(self, tally: Tally) -> String {
        let inside = Player::ALL.into_iter().filter(|player| tally.0[*player] > 0);
        let counts =
            inside.map(|player| self.with_player("log-tally", player, [("count", tally.0[player].into())]));
        let counts: Vec<_> = counts.collect();
        let text = if counts.is_empty() { self.0.get("log-nobody") } else { counts.join(", ") };
        self.format("log-castillo", [("tally", text.into())])
    }
}

fn chose_key(player: Player) -> &'static str {
    if player == Player::Dummy { "log-removed" } else { "log-chose" }
}

fn placed_key(from: Supply) -> &'static str {
    match from {
        Supply::Court => "log-placed",
        Supply::Province => "log-placed-province",
    }
}

fn placing(place: u8, tied: bool) -> &'static str {
    match (place, tied) {
        (1, false) => "place-1",
        (1, true) => "tied-1",
        (2, false) => "place-2",
        (2, true) => "tied-2",
        _ => "place-3",
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
    use crate::random_play;
    use crate::rng::seeded_rng;
    use crate::view_text::ViewText;
    use engine::event::Viewer;
    use engine::{Edition, Setup, Variants};

    /// A sample of all tables that covers all variants.
    #[test]
    fn every_event_and_view_has_text_in_every_language() {
        let languages: Vec<_> = locales::LANGUAGES.iter().map(|language| Messages::new(language)).collect();
        for (seed, variants) in Variants::all().enumerate().step_by(11) {
            let rng = &mut seeded_rng(seed as u64, 0);
            let mut events = Vec::new();
            let record =
                random_play::play_recorded(Setup::deal(Edition::embedded(), variants, rng), rng, &mut events);
            let viewers = [Viewer::Spectator, Viewer::Seat(Player::Red)];
            let readers = languages.iter().flat_map(|messages| viewers.map(|viewer| (messages, viewer)));
            for (messages, viewer) in readers {
                let sentences =
                    events.iter().filter_map(|event| GameText(messages).sentence(&event.visible_to(viewer)));
                let view = ViewText::new(&record.game().view(viewer), GameText(messages)).text();
                let missing = sentences.chain([view]).find(|text| text.contains('⟦') || text.is_empty());
                assert_eq!(missing, None, "{variants:?}");
            }
        }
    }
}
