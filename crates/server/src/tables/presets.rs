//! Answers given before the question, for questions that come out of turn: so games by turns do not stall.

use engine::{Action, Card, Decision, Player, Region, View};
use serde::{Deserialize, Serialize};

use crate::refusal::{Code, Refusal};

/// What a seat has answered ahead; nothing at first.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ahead {
    /// Whether announced special actions are cancelled.
    pub veto: Veto,
    /// Regions for the secret disc of a general scoring: the first that is allowed. What a card asks a disc for, often what
    /// its owner is to lose, is asked.
    pub disc: Vec<String>,
    /// Where caballeros are returned from first: regions and `court`.
    pub returns: Vec<String>,
}

/// Whether announced special actions are cancelled.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "VetoAhead"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Veto {
    /// Ask every time.
    #[default]
    Ask,
    /// Never.
    Never,
    /// Those of these cards, and no others.
    On(Vec<String>),
}

impl Ahead {
    /// Refused where a word means nothing.
    pub fn checked(self) -> Result<Ahead, Refusal> {
        let bad = |word: &String| {
            Refusal::new(Code::BadRequest, format!("\"{word}\" is nothing that can be said here"))
        };
        let is_region = |word: &&String| word.parse::<Region>().is_ok();
        let is_source = |word: &&String| *word == "court" || is_region(word);
        let cards = if let Veto::On(cards) = &self.veto { cards.as_slice() } else { &[] };
        let wrong_card = cards.iter().find(|word| word.parse::<Card>().is_err());
        let wrong_disc = self.disc.iter().find(|word| !is_region(word));
        let wrong_return = self.returns.iter().find(|word| !is_source(word));
        match wrong_card.or(wrong_disc).or(wrong_return) {
            Some(word) => Err(bad(word)),
            None => Ok(self),
        }
    }

    /// The answer to what the view's seat is asked out of turn, if it was given ahead.
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

impl Veto {
    fn answer(&self, card: Card) -> Option<Action> {
        match self {
            Veto::Ask => None,
            Veto::Never => Some(Action::Allow),
            Veto::On(cards) if cards.iter().any(|word| word == card.id()) => Some(Action::Veto),
            Veto::On(_) => Some(Action::Allow),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::notation::read_position;
    use engine::{Edition, Viewer};

    fn check(position: &str, ahead: &str, expected: Option<&str>) {
        check_after(position, &[], ahead, expected);
    }

    fn check_after(position: &str, played: &[Action], ahead: &str, expected: Option<&str>) {
        let mut game = read_position(position, Edition::embedded()).unwrap();
        played.iter().for_each(|action| game.apply(Player::Red, *action).unwrap());
        let ahead: Ahead = serde_json::from_str(ahead).unwrap();
        let answer = ahead.answer(Player::Blue, &game.view(Viewer::Seat(Player::Blue)));
        assert_eq!(answer.map(|action| action.to_string()).as_deref(), expected);
    }

    #[test]
    fn a_veto_is_answered_ahead_never_always_asked_or_by_card() {
        let position = "variants veto veto | king toledo | court red 1 | chosen revelation | \
                        red to use special placement | castillo red 1 | veto blue 2";
        let check = |ahead, expected| check_after(position, &[Action::Special], ahead, expected);
        check("{}", None);
        check(r#"{"veto":"never"}"#, Some("allow"));
        check(r#"{"veto":{"on":["revelation"]}}"#, Some("veto"));
        check(r#"{"veto":{"on":["justice"]}}"#, Some("allow"));
    }

    #[test]
    fn a_disc_is_the_first_region_that_is_allowed() {
        let position = "king toledo | round 3 | todo discs red blue green orange for scoring";
        check(position, r#"{"disc":["sevilla","aragon"]}"#, Some("disc sevilla"));
        check(position, "{}", None);
    }

    #[test]
    fn a_disc_that_a_card_asks_for_is_not_answered_ahead() {
        let position = "king toledo | court red 1 | chosen civil-war | red to use special placement | \
                        sevilla blue 1 | aragon blue 2";
        check_after(position, &[Action::Special], r#"{"disc":["sevilla","aragon"]}"#, None);
    }

    #[test]
    fn a_word_that_means_nothing_is_refused() {
        let ahead = |text: &str| serde_json::from_str::<Ahead>(text).unwrap().checked();
        assert!(ahead(r#"{"disc":["castillo"]}"#).is_err());
        assert!(ahead(r#"{"veto":{"on":["chess"]}}"#).is_err());
        assert!(ahead(r#"{"returns":["court","toledo"]}"#).is_ok());
    }
}
