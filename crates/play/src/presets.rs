//! Preset answers to questions that come out of turn, so that games with hours per turn do not stall.

use std::fmt;

use engine::{Action, Card, Decision, Player, Region, View};
use serde::{Deserialize, Serialize};

/// The preset answers of a seat; empty at first.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Presets {
    /// Whether to cancel announced special actions.
    pub veto: VetoPreset,
    /// Regions for the secret disc of a general scoring; the first allowed one is taken. Discs set for a card are always
    /// asked: they often decide what their owner loses.
    pub disc: Vec<String>,
    /// Where caballeros are returned from, in order of preference: regions and `court`.
    pub returns: Vec<String>,
}

/// Whether to cancel announced special actions.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VetoPreset {
    /// Ask every time.
    #[default]
    Ask,
    /// Never.
    Never,
    /// Only those of the named cards.
    On(Vec<String>),
}

/// A name of no region and no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName(pub String);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown name \"{}\"", self.0)
    }
}

impl std::error::Error for UnknownName {}

impl Presets {
    /// Refuses unknown names.
    pub fn validated(self) -> Result<Presets, UnknownName> {
        let is_region = |word: &&String| word.parse::<Region>().is_ok();
        let is_source = |word: &&String| *word == "court" || is_region(word);
        let cards = if let VetoPreset::On(cards) = &self.veto { cards.as_slice() } else { &[] };
        let bad_card = cards.iter().find(|word| word.parse::<Card>().is_err());
        let bad_disc = self.disc.iter().find(|word| !is_region(word));
        let bad_return = self.returns.iter().find(|word| !is_source(word));
        match bad_card.or(bad_disc).or(bad_return) {
            Some(word) => Err(UnknownName(word.clone())),
            None => Ok(self),
        }
    }

    /// The preset answer to the question that the view's seat is asked out of turn.
    pub fn answer(&self, seat: Player, view: &View) -> Option<Action> {
        let decision = view.decision().filter(|_| view.board().turn() != Some(seat))?;
        match decision {
            Decision::Veto { card, .. } => self.veto.answer(card),
            Decision::Disc { regions } if view.board().turn().is_none() => {
                let wanted = self.disc.iter().filter_map(|word| word.parse().ok());
                wanted.into_iter().find(|region| regions.has(*region)).map(Action::Disc)
            }
            Decision::Return { .. } => {
                let wanted = self.returns.iter().map(|word| Action::Return(seat, word.parse().ok()));
                wanted.into_iter().find(|action| decision.allows(*action))
            }
            Decision::Pass { .. } | Decision::Play(_) | Decision::Take { .. } | Decision::Fetch { .. } => {
                None
            }
            Decision::Choose { .. } | Decision::Use { .. } | Decision::Place { .. } => None,
            Decision::Branch { .. } | Decision::Move { .. } | Decision::Name { .. } => None,
            Decision::King { .. } | Decision::Tile { .. } | Decision::Grande { .. } => None,
            Decision::Recall { .. } | Decision::Swap { .. } | Decision::Disc { .. } => None,
        }
    }
}

impl VetoPreset {
    fn answer(&self, card: Card) -> Option<Action> {
        match self {
            VetoPreset::Ask => None,
            VetoPreset::Never => Some(Action::Allow),
            VetoPreset::On(cards) if cards.iter().any(|word| word == card.id()) => Some(Action::Veto),
            VetoPreset::On(_) => Some(Action::Allow),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::notation::read_position;
    use engine::{Edition, Viewer};

    fn check(position: &str, presets: &str, expected: Option<&str>) {
        check_after(position, &[], presets, expected);
    }

    fn check_after(position: &str, played: &[Action], presets: &str, expected: Option<&str>) {
        let mut game = read_position(position, Edition::embedded()).unwrap();
        played.iter().for_each(|action| game.apply(Player::Red, *action).unwrap());
        let presets: Presets = serde_json::from_str(presets).unwrap();
        let answer = presets.answer(Player::Blue, &game.view(Viewer::Seat(Player::Blue)));
        assert_eq!(answer.map(|action| action.to_string()).as_deref(), expected);
    }

    #[test]
    fn a_veto_preset_asks_never_vetoes_or_vetoes_by_card() {
        let position = "variants veto veto | king toledo | court red 1 | chosen revelation | \
                        red to use special placement | castillo red 1 | veto blue 2";
        let check = |presets, expected| check_after(position, &[Action::Special], presets, expected);
        check("{}", None);
        check(r#"{"veto":"never"}"#, Some("allow"));
        check(r#"{"veto":{"on":["revelation"]}}"#, Some("veto"));
        check(r#"{"veto":{"on":["justice"]}}"#, Some("allow"));
    }

    #[test]
    fn a_disc_preset_picks_the_first_allowed_region() {
        let position = "king toledo | round 3 | todo discs red blue green orange for scoring";
        check(position, r#"{"disc":["sevilla","aragon"]}"#, Some("disc sevilla"));
        check(position, "{}", None);
    }

    #[test]
    fn a_disc_set_for_a_card_has_no_preset_answer() {
        let position = "king toledo | court red 1 | chosen civil-war | red to use special placement | \
                        sevilla blue 1 | aragon blue 2";
        check_after(position, &[Action::Special], r#"{"disc":["sevilla","aragon"]}"#, None);
    }

    #[test]
    fn unknown_names_are_refused() {
        let presets = |text: &str| serde_json::from_str::<Presets>(text).unwrap().validated();
        assert!(presets(r#"{"disc":["castillo"]}"#).is_err());
        assert!(presets(r#"{"veto":{"on":["chess"]}}"#).is_err());
        assert!(presets(r#"{"returns":["court","toledo"]}"#).is_ok());
    }
}
