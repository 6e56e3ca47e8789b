//! Why the best line is better: the terms of the evaluation that differ. A term is named only if it accounts for a good part of
//! the loss, and no term is named if all together do not account for it.

use bots::analysis::Terms;
use engine::{Action, ByPlayer, Imagined, King, Player, Site, Variants};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use crate::decision::DecisionWork;
use crate::kind::DecisionKind;
use crate::sample::{Mean, rounded};
use crate::verdict::Verdict;

/// One difference between the best line and the one played. Points are those of the best line more than of the one played.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewReason"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the line above each reason says what its fields are")]
pub enum Reason {
    /// Points scored within the next turns.
    Scored { points: f64 },
    /// Points expected at a site, which is scored after this round; the seat's place there after each line.
    Site {
        #[serde(with = "crate::word")]
        #[cfg_attr(feature = "types", ts(as = "Site"))]
        site: Site,
        points: f64,
        round: u8,
        played: Place,
        best: Place,
    },
    /// This many more caballeros at court.
    Court { points: f64, count: i16 },
    /// The king at this place.
    King {
        points: f64,
        #[serde(with = "crate::word")]
        #[cfg_attr(feature = "types", ts(as = "King"))]
        king: King,
    },
    /// Better power cards in hand.
    Hand { points: f64 },
    /// The mean place in turn order, from 1.
    Order { played: f64, best: f64 },
}

/// A seat's place at a site.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewPlace"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Alone in first place.
    First,
    /// Tied for first place.
    FirstTied,
    /// Alone in second place.
    Second,
    /// Tied for second place.
    SecondTied,
    /// Alone in third place.
    Third,
    /// Lower.
    Lower,
    /// No caballeros.
    None,
}

/// At most this many terms are named.
const MOST: usize = 3;
/// A term is named if it accounts for at least this many points and this share of the loss.
const LEAST_POINTS: f64 = 0.5;
const LEAST_SHARE: f64 = 0.2;
/// All terms together must account for this share of the loss.
const EXPLAINED: f64 = 0.5;
/// A difference in turn order is named if it is at least this many places.
const LEAST_PLACES: f64 = 0.5;
/// The number of games that the terms are averaged over.
const GAMES: u32 = 400;

/// The differences that account for the loss, the largest first.
pub(crate) fn reasons(
    work: &DecisionWork,
    played: &[Action],
    best: &[Action],
    loss: Mean,
    rng: &mut Pcg64Mcg,
) -> Vec<Reason> {
    if Verdict::of(loss.value, loss.error) < Verdict::Inaccuracy {
        return Vec::new();
    }
    let [played, best] = [played, best].map(|actions| After::of(work, actions, rng));
    let more = best.terms.minus(&played.terms);
    if more.total() < EXPLAINED * loss.value {
        return Vec::new();
    }
    let least = LEAST_POINTS.max(LEAST_SHARE * loss.value);
    let mut terms = named(&more, &played, &best);
    terms.retain(|(points, _)| *points >= least);
    terms.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let order = order(work, &played, &best, rng);
    terms.into_iter().take(MOST).map(|(_, reason)| reason).chain(order).collect()
}

/// The position after a line, and what the margin consists of some turns later.
struct After {
    line: Vec<(Player, Action)>,
    seat: Player,
    game: Imagined,
    terms: Terms,
}

impl After {
    fn of(work: &DecisionWork, actions: &[Action], rng: &Pcg64Mcg) -> After {
        let line = work.line(actions);
        let game = work.knowledge.imagine(&line, &mut rng.clone());
        let terms = work.knowledge.terms(work.seat(), &line, GAMES, &mut rng.clone());
        After { line, seat: work.seat(), game, terms }
    }

    fn place(&self, site: Site) -> Place {
        let board = self.game.board();
        let counts = site.region().map_or(self.game.castillo(), |region| board.counts(region));
        place(counts, self.seat)
    }

    fn court(&self) -> i16 {
        i16::from(self.game.board().court(self.seat))
    }
}

/// Every term with its points, if something in the position shows it.
fn named(more: &Terms, played: &After, best: &After) -> Vec<(f64, Reason)> {
    let board = best.game.board();
    let round = next_scoring(played.game.board().round());
    let mut named = vec![(more.scored, Reason::Scored { points: rounded(more.scored) })];
    for site in Site::ALL {
        let points = more.sites[site.index()];
        let (played, best) = (played.place(site), best.place(site));
        named.push((points, Reason::Site { site, points: rounded(points), round, played, best }));
    }
    let count = best.court() - played.court();
    if count > 0 {
        named.push((more.court, Reason::Court { points: rounded(more.court), count }));
    }
    if board.king() != played.game.board().king() {
        named.push((more.king, Reason::King { points: rounded(more.king), king: board.king() }));
    }
    if best.game.hand(best.seat) != played.game.hand(played.seat) {
        named.push((more.hand, Reason::Hand { points: rounded(more.hand) }));
    }
    named
}

/// The difference in turn order that a power card makes.
fn order(work: &DecisionWork, played: &After, best: &After, rng: &Pcg64Mcg) -> Option<Reason> {
    if work.segment.kind != DecisionKind::Power || work.segment.is_secret() {
        return None;
    }
    let place = |after: &After| work.knowledge.turn_place(work.seat(), &after.line, GAMES, &mut rng.clone());
    let [played, best] = [played, best].map(place);
    let differs = (played - best).abs() >= LEAST_PLACES;
    differs.then(|| Reason::Order { played: rounded(played), best: rounded(best) })
}

fn next_scoring(round: u8) -> u8 {
    (round..).find(|round| Variants::is_scored(*round)).expect("a later round is scored")
}

fn place(counts: &ByPlayer<u8>, seat: Player) -> Place {
    let own = counts[seat];
    let others = |is: &dyn Fn(u8) -> bool| {
        Player::ALL.into_iter().filter(|other| *other != seat && is(counts[*other])).count()
    };
    let (more, same) = (others(&|count| count > own), others(&|count| count == own));
    match (own, more, same) {
        (0, ..) => Place::None,
        (_, 0, 0) => Place::First,
        (_, 0, _) => Place::FirstTied,
        (_, 1, 0) => Place::Second,
        (_, 1, _) => Place::SecondTied,
        (_, 2, 0) => Place::Third,
        _ => Place::Lower,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_alone_or_tied() {
        let places = |counts: [u8; 6]| Player::ALL.map(|seat| place(&ByPlayer(counts), seat));
        use Place::{First, FirstTied, Lower, None, Second, SecondTied, Third};
        assert_eq!(places([5, 3, 0, 2, 1, 0]), [First, Second, None, Third, Lower, None]);
        assert_eq!(places([4, 4, 2, 2, 0, 5]), [SecondTied, SecondTied, Lower, Lower, None, First]);
        assert_eq!(places([3, 3, 0, 0, 0, 1])[..2], [FirstTied, FirstTied]);
    }

    #[test]
    fn the_next_scoring_may_be_in_this_round() {
        assert_eq!([1, 3, 4, 6, 7, 9].map(next_scoring), [3, 3, 6, 6, 9, 9]);
    }
}
