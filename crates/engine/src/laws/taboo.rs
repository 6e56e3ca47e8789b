//! Laws of what may not move: in the king's region, and in the castillo.

use super::{LawRng, Moment, PlayedAction, Verdict, demand};
use crate::action::Action;
use crate::agenda::{DiscPurpose, Step};
use crate::effect::Effect;
use crate::game::Game;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::region::Site;

/// The caballeros, grandes and tiles at a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SiteContent {
    caballeros: ByPlayer<u8>,
    grandes: PlayerSet,
    tiles: [bool; 2],
}

impl SiteContent {
    fn of(game: &Game, site: Site) -> SiteContent {
        let board = &game.board;
        SiteContent {
            caballeros: *game.counts(site),
            grandes: board.seats().iter().filter(|player| board.grandes[*player] == Some(site)).collect(),
            tiles: board.tiles.map(|tile| tile == Some(site)),
        }
    }
}

/// Nothing entered or left the king's region, apart from the exceptions of TAB-1.
pub(super) fn kings_region_is_left_alone(moment: &Moment, _: &mut LawRng) -> Verdict {
    let Some(played) = moment.last else { return Ok(()) };
    let Some(site) = moment.game.board.king.taboo().first() else { return Ok(()) };
    if came_after(&played, moment.game) {
        return Ok(());
    }
    let mut allowed = SiteContent::of(played.before, site);
    let now = SiteContent::of(moment.game, site);
    if let Some(player) = enters(&played, site) {
        allowed.caballeros[player] += 1;
    }
    let leaving = may_leave(&played, moment.game);
    demand(allowed.caballeros == now.caballeros && allowed.tiles == now.tiles, || {
        changed(site, &allowed, &now)
    })?;
    let gone = allowed.grandes - now.grandes;
    demand((gone - leaving).is_empty() && (now.grandes - allowed.grandes).is_empty(), || {
        changed(site, &allowed, &now)
    })
}

fn changed(site: Site, allowed: &SiteContent, now: &SiteContent) -> String {
    format!("in {site} there is {now:?}, not {allowed:?}")
}

/// Did the king arrive only after the action? A card that ends with *Revolt* moves him without a question.
fn came_after(played: &PlayedAction, after: &Game) -> bool {
    if let Action::King(to) = played.action {
        return to != after.board.king;
    }
    let at_once = matches!(played.action, Action::Swap(_) | Action::Special);
    played.before.board.king != after.board.king && !at_once
}

/// Whose caballero may enter: one placed by *Infiltration*, or a companion of the king.
fn enters(played: &PlayedAction, site: Site) -> Option<Player> {
    let taboo = played.before.board.king.taboo().has(site);
    if let (Action::Place(to), true) = (played.action, played.before.board.infiltrating && taboo) {
        return (to == site).then_some(played.player);
    }
    if let (Action::Move { player, to, .. }, Some(Step::Move(moving))) =
        (played.action, played.before.agenda.top())
    {
        return (to == site && moving.along_to.map(Site::from) == Some(site)).then_some(player);
    }
    None
}

/// Whose grande may leave as the king comes: the one he changes places with, or all where the card locks them up.
fn may_leave(played: &PlayedAction, after: &Game) -> PlayerSet {
    if played.before.board.king == after.board.king {
        return PlayerSet::EMPTY;
    }
    if let Action::Swap(owner) = played.action {
        return PlayerSet::only(owner);
    }
    let card = played.before.board.chosen;
    let locks_up = card.is_some_and(|card| after.edition.card(card).effects.contains(&Effect::LockUpGrandes));
    if locks_up { after.board.seats() } else { PlayerSet::EMPTY }
}

/// Caballeros leave the castillo only by discs, after the last disc of a general scoring is set.
pub(super) fn castillo_keeps(moment: &Moment, _: &mut LawRng) -> Verdict {
    let Some(PlayedAction { before, .. }) = moment.last else { return Ok(()) };
    if matches!(before.agenda.top(), Some(Step::Discs { purpose: DiscPurpose::General, .. })) {
        return Ok(());
    }
    let (then, now) = (SiteContent::of(before, Site::Castillo), SiteContent::of(moment.game, Site::Castillo));
    let stays = |player: &Player| then.caballeros[*player] <= now.caballeros[*player];
    let gone = Player::ALL.into_iter().find(|player| !stays(player));
    demand(gone.is_none() && (then.grandes - now.grandes).is_empty(), || changed(Site::Castillo, &then, &now))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{game, verdict};
    use super::*;
    use crate::king::King;
    use crate::region::Region;

    /// The king is in Toledo; there are no grandes.
    fn at_toledo() -> Game {
        let mut game = game();
        game.board.king = King::Toledo;
        game.board.grandes = ByPlayer::default();
        game
    }

    fn is_allowed(before: &Game, action: Action, harm: impl Fn(&mut Game)) -> bool {
        let mut after = *before;
        harm(&mut after);
        verdict(kings_region_is_left_alone, before, action, &after).is_ok()
    }

    #[test]
    fn a_change_in_the_kings_region_is_found() {
        let before = at_toledo();
        let place = Action::Place(Site::Toledo);
        assert!(!is_allowed(&before, place, |game| game.board.put(Player::Red, Region::Toledo, 1)));
        assert!(!is_allowed(&before, place, |game| game.board.tiles[0] = Some(Site::Toledo)));
        assert!(!is_allowed(&before, place, |game| game.board.grandes[Player::Red] = Some(Site::Toledo)));
        assert!(is_allowed(&before, place, |game| game.board.put(Player::Red, Region::Aragon, 1)));
    }

    #[test]
    fn infiltration_brings_one_of_the_own_into_it() {
        let mut before = at_toledo();
        before.board.infiltrating = true;
        let player = before.to_act().first().unwrap();
        let put = |count: u8| move |game: &mut Game| game.board.put(player, Region::Toledo, count);
        assert!(is_allowed(&before, Action::Place(Site::Toledo), put(1)));
        assert!(!is_allowed(&before, Action::Place(Site::Toledo), put(2)));
        assert!(!is_allowed(&before, Action::Done, put(1)));
    }

    #[test]
    fn a_grande_leaves_the_region_the_king_comes_to_only_as_the_card_says() {
        let mut before = game();
        before.board.king = King::Aragon;
        before.board.grandes[Player::Blue] = Some(Site::Toledo);
        let swap = |game: &mut Game| {
            game.board.king = King::Toledo;
            game.board.grandes[Player::Blue] = Some(Site::Aragon);
        };
        assert!(is_allowed(&before, Action::Swap(Player::Blue), swap));
        assert!(!is_allowed(&before, Action::King(King::Toledo), swap));
        before.board.chosen = "competition".parse().ok();
        assert!(is_allowed(&before, Action::King(King::Toledo), swap));
    }

    #[test]
    fn leaving_the_castillo_is_detected() {
        let mut before = game();
        before.board.grandes[Player::Blue] = Some(Site::Castillo);
        let mut after = before;
        after.board.grandes[Player::Blue] = Some(Site::Aragon);
        assert!(verdict(castillo_keeps, &before, Action::Done, &after).is_err());
        before.secrets.castillo[Player::Red] = 2;
        after = before;
        after.secrets.castillo[Player::Red] = 1;
        assert!(verdict(castillo_keeps, &before, Action::Done, &after).is_err());
    }
}
