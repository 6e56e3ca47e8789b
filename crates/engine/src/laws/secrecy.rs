//! Laws of secrecy: views and events show nothing hidden, and a hidden state can be imagined.

use std::mem::discriminant;

use rand_core::Rng;

use super::{LawRng, Moment, PlayedAction, Verdict, demand, viewers};
use crate::action::Action;
use crate::chance::{below, pick};
use crate::decision::Decision;
use crate::event::{Event, Sink, Viewer};
use crate::game::Game;
use crate::imagine::imagine;
use crate::player::Player;
use crate::power::PowerSet;
use crate::scramble::scramble;

/// With everything else replaced, each viewer sees the same.
pub(super) fn views_hide(moment: &Moment, dice: &mut LawRng) -> Verdict {
    viewers(moment.game).try_for_each(|viewer| {
        let other = scramble(moment.game, viewer, dice);
        looks_the_same(moment.game, &other, viewer)
    })
}

fn looks_the_same(game: &Game, other: &Game, viewer: Viewer) -> Verdict {
    let (view, other) = (game.view(viewer), other.view(viewer));
    demand(view == other, || format!("{viewer:?} sees {other:?}, not {view:?}"))
}

/// One of the viewers, each equally likely.
fn any_viewer(game: &Game, dice: &mut LawRng) -> Viewer {
    let seats = game.board.seats();
    seats.nth(below(seats.len() + 1, dice)).map_or(Viewer::Spectator, Viewer::Seat)
}

/// With all hidden information replaced, the same action gives the same events and the same view.
pub(super) fn events_hide_secrets(moment: &Moment, dice: &mut LawRng) -> Verdict {
    let Some(played) = moment.last else { return Ok(()) };
    let viewer = any_viewer(moment.game, dice);
    let other = scramble(played.before, viewer, dice);
    let must = viewer == Viewer::Seat(played.player) || !needs_a_hidden_card(played.action);
    match has_same_outcome(moment, &played, &other, played.action, viewer) {
        Err(Difference::Refused) if must => {
            Err(format!("{viewer:?} sees not all that {} needs", played.action))
        }
        Err(Difference::Refused) | Ok(()) => Ok(()),
        Err(Difference::Seen(detail)) => Err(detail),
    }
}

/// A choice made in secret looks to others as any other choice would.
pub(super) fn secret_choices_look_alike(moment: &Moment, dice: &mut LawRng) -> Verdict {
    let Some(played) = moment.last.filter(|played| is_secret(played.action)) else { return Ok(()) };
    let viewer = any_viewer(moment.game, dice);
    let other = played.before.decision(played.player).map_or(played.action, |decision| pick(&decision, dice));
    if viewer == Viewer::Seat(played.player) || discriminant(&other) != discriminant(&played.action) {
        return Ok(());
    }
    match has_same_outcome(moment, &played, played.before, other, viewer) {
        Err(Difference::Refused) => Err(format!("{} may not {other}", played.player)),
        Err(Difference::Seen(detail)) => Err(detail),
        Ok(()) => Ok(()),
    }
}

/// Only the player knows which: a modifier to pass, a card taken back, a disc.
fn is_secret(action: Action) -> bool {
    matches!(action, Action::Pass(_) | Action::Recall(_) | Action::RecallModifier(_) | Action::Disc(_))
}

enum Difference {
    /// The other action may not be played in the other game.
    Refused,
    /// The viewer can tell them apart.
    Seen(String),
}

/// Do the two actions in the two games give a viewer the same events and the same view? Not checked once
/// something hidden is revealed.
fn has_same_outcome(
    moment: &Moment,
    played: &PlayedAction,
    other: &Game,
    action: Action,
    viewer: Viewer,
) -> Result<(), Difference> {
    let (mut before, mut other) = (*played.before, *other);
    let (mut seen, mut other_seen) = (SeenEvents::to(viewer), SeenEvents::to(viewer));
    other.apply_with_events(played.player, action, &mut other_seen).map_err(|_| Difference::Refused)?;
    before.apply_with_events(played.player, played.action, &mut seen).map_err(|_| Difference::Refused)?;
    if seen.reveals {
        return Ok(());
    }
    demand(seen == other_seen, || format!("{viewer:?} sees {other_seen:?}, not {seen:?}"))
        .and_then(|()| looks_the_same(moment.game, &other, viewer))
        .map_err(Difference::Seen)
}

/// Can only its owner know whether it may be done?
fn needs_a_hidden_card(action: Action) -> bool {
    matches!(action, Action::Pass(_) | Action::Play(_) | Action::Recall(_) | Action::RecallModifier(_))
}

/// The events one viewer gets of one action, up to the first that reveals something.
#[derive(Debug, PartialEq, Eq)]
struct SeenEvents {
    viewer: Viewer,
    events: [Option<Event>; MOST],
    count: usize,
    reveals: bool,
}

/// A card that scores all regions for five players, and then some.
const MOST: usize = 64;

impl SeenEvents {
    fn to(viewer: Viewer) -> SeenEvents {
        SeenEvents { viewer, events: [None; MOST], count: 0, reveals: false }
    }
}

impl Sink for SeenEvents {
    fn emit(&mut self, event: Event) {
        self.reveals |= event.reveals();
        if let (false, Some(place)) = (self.reveals, self.events.get_mut(self.count)) {
            *place = Some(event.visible_to(self.viewer));
        }
        self.count += 1;
    }
}

/// For every action a player may try: with all hidden information replaced, it gives the same events and the same
/// view, or it reveals something in both games. So its consequences can be shown before it is played.
pub(super) fn tries_hide(moment: &Moment, dice: &mut LawRng) -> Verdict {
    if below(SPARSE, dice) > 0 {
        return Ok(());
    }
    moment.game.to_act().iter().try_for_each(|player| {
        let other = scramble(moment.game, Viewer::Seat(player), dice);
        let decision = moment.game.decision(player);
        let mut options = decision.iter().flat_map(Decision::options);
        options.try_for_each(|action| tried_alike(moment.game, &other, player, action))
    })
}

fn tried_alike(game: &Game, other: &Game, player: Player, action: Action) -> Verdict {
    let viewer = Viewer::Seat(player);
    let (mut game, mut other) = (*game, *other);
    let (mut seen, mut other_seen) = (SeenEvents::to(viewer), SeenEvents::to(viewer));
    let refused = |_| format!("{viewer:?} sees not all that {action} needs");
    game.apply_with_events(player, action, &mut seen).map_err(refused)?;
    other.apply_with_events(player, action, &mut other_seen).map_err(refused)?;
    let shows = |seen: &SeenEvents| if seen.reveals { "shows something" } else { "shows nothing" };
    demand(seen.reveals == other_seen.reveals, || {
        format!("{action} {} hidden, but {}", shows(&seen), shows(&other_seen))
    })?;
    if seen.reveals {
        return Ok(());
    }
    demand(seen == other_seen, || format!("{viewer:?} sees {other_seen:?}, not {seen:?}"))?;
    looks_the_same(&game, &other, viewer)
}

/// From a viewer's view and memory a game can be imagined that gives the viewer the same view.
pub(super) fn imagined_game_looks_the_same(moment: &Moment, dice: &mut LawRng) -> Verdict {
    let viewer = any_viewer(moment.game, dice);
    let view = moment.game.view(viewer);
    let imagined = imagine(&view, moment.memories.of(viewer), dice);
    keeps_what_is_known(moment, moment.game, viewer)?;
    keeps_what_is_known(moment, &imagined, viewer)?;
    looks_the_same(moment.game, &imagined, viewer)
}

/// In the real and in the imagined game, no hand holds a card that is certainly gone, and each holds the cards never played.
fn keeps_what_is_known(moment: &Moment, game: &Game, viewer: Viewer) -> Verdict {
    let memory = moment.memories.of(viewer);
    for player in moment.game.board.seats().iter() {
        let (hand, gone) = (game.secrets.hands[player], memory.gone(player));
        let sure = PowerSet::ALL - gone - memory.doubtful(player);
        let fits = hand - gone == hand && (sure - hand).is_empty();
        demand(fits, || format!("to {viewer:?} {player} has {hand:?}, gone are {gone:?}"))?;
    }
    Ok(())
}

/// One position in this many is played out.
const SPARSE: usize = 128;

pub(super) fn imagined_game_goes_on(moment: &Moment, dice: &mut LawRng) -> Verdict {
    if below(SPARSE, dice) > 0 {
        return Ok(());
    }
    let viewer = any_viewer(moment.game, dice);
    let imagined = imagine(&moment.game.view(viewer), moment.memories.of(viewer), dice);
    play_on(*imagined, dice)
}

fn play_on(mut game: Game, rng: &mut impl Rng) -> Verdict {
    while let Some(player) = game.to_act().first() {
        let decision = game.decision(player).filter(|decision| !decision.is_empty());
        let decision = decision.ok_or_else(|| unanswerable(player))?;
        game.apply(player, pick(&decision, rng)).map_err(|illegal| illegal.to_string())?;
    }
    demand(game.board.over, || "it stops before its end".to_owned())
}

fn unanswerable(player: Player) -> String {
    format!("{player} has no answer")
}

#[cfg(test)]
mod tests {
    use super::super::Memories;
    use super::super::tests::game;
    use super::*;

    const RED: Viewer = Viewer::Seat(Player::Red);

    /// Only blue sees blue's hand change; all see its size (INF-1).
    #[test]
    fn a_difference_in_a_view_is_found() {
        let (game, mut other) = (game(), game());
        let some: PowerSet = PowerSet::ALL.iter().skip(1).collect();
        other.secrets.hands[Player::Blue] = some;
        assert!(looks_the_same(&game, &other, Viewer::Seat(Player::Blue)).is_err());
        assert!(looks_the_same(&game, &other, RED).is_err());
        let mut game = game;
        game.secrets.hands[Player::Blue] = PowerSet::ALL.iter().take(12).collect();
        assert!(looks_the_same(&game, &other, RED).is_ok());
        assert!(looks_the_same(&game, &other, Viewer::Seat(Player::Blue)).is_err());
    }

    #[test]
    fn inconsistent_events_are_found() {
        let before = game();
        let player = before.to_act().first().unwrap();
        let action = before.decision(player).unwrap().nth(0).unwrap();
        let mut after = before;
        after.apply(player, action).unwrap();
        let memories = Memories::new(before.board.variants);
        let last = Some(PlayedAction { before: &before, player, action });
        let verdicts = |after: &Game| {
            let moment = Moment { game: after, last, memories: &memories };
            (0..20).try_for_each(|seed| events_hide_secrets(&moment, &mut LawRng(seed)))
        };
        assert!(verdicts(&after).is_ok());
        after.board.scores[player] += 1;
        assert!(verdicts(&after).is_err());
    }

    #[test]
    fn a_leak_by_a_try_is_found() {
        let game = game();
        let player = game.to_act().first().unwrap();
        let action = game.decision(player).unwrap().nth(0).unwrap();
        let other = scramble(&game, Viewer::Seat(player), &mut LawRng(1));
        assert!(tried_alike(&game, &other, player, action).is_ok());
        let mut other = other;
        other.board.scores[player] += 1;
        assert!(tried_alike(&game, &other, player, action).is_err());
    }

    #[test]
    fn a_card_that_is_gone_is_in_no_imagined_hand() {
        let mut game = game();
        let mut memories = Memories::new(game.board.variants);
        let player = game.to_act().first().unwrap();
        let action = game.decision(player).unwrap().nth(0).unwrap();
        let full = game;
        game.apply_with_events(player, action, &mut memories).unwrap();
        let moment = Moment { game: &game, last: None, memories: &memories };
        assert!(keeps_what_is_known(&moment, &game, Viewer::Spectator).is_ok());
        assert!(keeps_what_is_known(&moment, &full, Viewer::Spectator).is_err());
    }

    #[test]
    fn a_game_that_cannot_go_on_is_found() {
        let mut game = game();
        assert!(play_on(game, &mut LawRng(1)).is_ok());
        game.secrets.hands[Player::Green] = PowerSet::EMPTY;
        assert_eq!(play_on(game, &mut LawRng(1)), Err("green has no answer".to_owned()));
    }
}
