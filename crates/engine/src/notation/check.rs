//! Checks that a position can be played on: every invariant that the rules code relies on.

use super::{PositionReason, check_steps};
use crate::agenda::Step;
use crate::card::{Card, Set};
use crate::effect::Effect;
use crate::game::Game;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, Modifiers, PowerSet};
use crate::region::{RegionSet, Site};

pub(super) type Verdict = Result<(), PositionReason>;

pub(super) fn check(game: &Game) -> Verdict {
    check_players(game)?;
    check_pieces(game)?;
    check_round(game)?;
    check_hands(game)?;
    check_modifiers(game)?;
    check_stacks(game)?;
    check_dummy(game)?;
    check_steps::check_agenda(game)
}

pub(super) fn demand(holds: bool, reason: impl FnOnce() -> PositionReason) -> Verdict {
    if holds { Ok(()) } else { Err(reason()) }
}

/// Only those who take part own anything.
fn check_players(game: &Game) -> Verdict {
    let (board, secrets) = (&game.board, &game.secrets);
    let (seats, colours) = (board.seats(), board.colours());
    for player in Player::ALL {
        let pieces =
            !board.presence.regions(player).is_empty() || board.court[player] + secrets.castillo[player] > 0;
        demand(colours.has(player) || !pieces, || PositionReason::NotPlaying { player })?;
        let seated = board.grandes[player].is_some()
            || board.scores[player] > 0
            || board.court[player] > 0
            || !secrets.hands[player].is_empty()
            || !secrets.modifiers[player].is_empty()
            || !secrets.spent[player].is_empty()
            || secrets.discs[player].is_some()
            || secrets.passing[player].is_some();
        demand(seats.has(player) || !seated, || PositionReason::NoSeat { player })?;
        demand(colours.has(player) || board.played[player].is_none(), || PositionReason::NotPlaying {
            player,
        })?;
        demand(board.scores[player] < 10_000, || PositionReason::Score { player })?;
    }
    demand(seats.has(board.start), || PositionReason::Start { player: board.start })
}

fn check_pieces(game: &Game) -> Verdict {
    let board = &game.board;
    let [low, high] = board.tiles;
    demand(low.is_none() || low != high, || PositionReason::Tiles)?;
    demand(board.vetoes().count() <= vetoes(game), || PositionReason::NoVetoes)?;
    for veto in board.vetoes() {
        let sound = board.seats().has(veto.holder) && (1..=2).contains(&veto.rounds);
        demand(sound, || PositionReason::Veto)?;
    }
    Ok(())
}

/// A veto cannot be both before a player and free to be taken (VET-3).
pub(super) fn check_stated_offers(game: &Game) -> Verdict {
    let free = game.board.offers().filter(|offer| offer.by.is_none() && has_veto(game, offer.card)).count();
    demand(game.board.vetoes().count() + free <= vetoes(game), || PositionReason::NoVetoes)
}

fn vetoes(game: &Game) -> usize {
    Card::all().filter(|card| has_veto(game, *card)).map(|card| copies(game, card)).sum()
}

fn has_veto(game: &Game, card: Card) -> bool {
    game.edition.card(card).effects == [Effect::Veto]
}

fn check_round(game: &Game) -> Verdict {
    let board = &game.board;
    let skipped = board.variants.is_short() && board.round % 3 == 1;
    demand(!skipped, || PositionReason::SkippedRound { round: board.round })?;
    let regency = board.variants.has_regency() || (board.king.region().is_some() && !locked_up(game));
    demand(regency, || PositionReason::Regency)?;
    check_offers(game)?;
    let waiting = board.waiting - PlayerSet::from_iter(board.turn);
    demand(board.waiting == waiting, || PositionReason::OwnTurn)?;
    demand((board.waiting - board.colours()).is_empty(), || PositionReason::StrangerWaits)?;
    let laid = |player: &Player| board.played[*player].is_some();
    demand(board.waiting.iter().all(|player| laid(&player)), || PositionReason::Waits)?;
    let sums: Vec<i8> = board.played.0.iter().flatten().map(|played| played.sum()).collect();
    let twice = (1..sums.len()).any(|index| sums[..index].contains(&sums[index]));
    demand(!twice, || PositionReason::ValueTwice)
}

fn locked_up(game: &Game) -> bool {
    game.board.grandes.0.contains(&Some(Site::Castillo))
}

fn check_offers(game: &Game) -> Verdict {
    let board = &game.board;
    let cards: Vec<Card> = board.offers().map(|offer| offer.card).collect();
    let twice = (1..cards.len()).any(|index| cards[..index].contains(&cards[index]));
    demand(!twice, || PositionReason::OfferTwice)?;
    let is_absent = |card: &Card| card.face().set == Set::Regency && !board.variants.has_regency();
    let absent = cards.into_iter().chain(board.chosen).find(is_absent);
    absent.map_or(Ok(()), |card| Err(PositionReason::Absent { card }))?;
    demand(board.offers().all(|offer| offer.by.is_none_or(|player| board.colours().has(player))), || {
        PositionReason::StrangerTook
    })?;
    let choosing = usize::from(game.agenda.iter().any(|step| step == Step::Choose));
    let playing = matches!(game.agenda.top(), Some(Step::Play(_)));
    let needed = if playing { board.colours().len() } else { board.waiting.len() + choosing };
    let free = board.offers().filter(|offer| offer.by.is_none()).count();
    demand(free >= needed, || PositionReason::CardsLeft { needed, free })
}

/// Each player can play a power card in every round to come (POW-5).
fn check_hands(game: &Game) -> Verdict {
    let board = &game.board;
    if board.over {
        return Ok(());
    }
    let after = board.variants.rounds_after(board.round);
    let early = matches!(game.agenda.top(), Some(Step::Play(_) | Step::Pass(_)));
    for player in board.seats().iter() {
        let plays = after + usize::from(early && board.played[player].is_none());
        let needed = if plays == 0 { 0 } else { plays + board.colours().len() - 1 };
        let hand = game.secrets.hands[player].len();
        demand(hand >= needed, || PositionReason::Hand { player, found: hand, round: board.round, needed })?;
    }
    Ok(())
}

fn check_modifiers(game: &Game) -> Verdict {
    let secrets = &game.secrets;
    let mut all = [0u16; 4];
    for player in game.board.seats().iter() {
        let own = |modifiers: Modifiers| modifiers.0.iter().map(|count| u16::from(*count)).sum::<u16>();
        let total = own(secrets.modifiers[player]) + own(secrets.spent[player]);
        demand(total <= 3, || PositionReason::Modifiers { player, found: total })?;
        demand(total == 0 || game.board.variants.has_power_shift(), || PositionReason::PowerShift)?;
        for kind in Modifier::ALL {
            all[kind.index()] += u16::from(secrets.modifiers[player].count(kind))
                + u16::from(secrets.spent[player].count(kind));
        }
        let laid = game.board.played[player].and_then(|played| played.modifier);
        demand(laid.is_none() || game.board.variants.has_power_shift(), || PositionReason::PowerShift)?;
    }
    for kind in Modifier::ALL {
        let copies = u16::from(game.edition.modifier(kind).copies);
        demand(all[kind.index()] <= copies, || PositionReason::ModifierCopies { modifier: kind, copies })?;
    }
    Ok(())
}

/// Every stack holds what the edition and the variants allow (SET-2, ALT-1, REG-1).
fn check_stacks(game: &Game) -> Verdict {
    let variants = game.board.variants;
    for card in Card::all() {
        let there = game.secrets.deck.iter().filter(|other| **other == card).count();
        let most = copies(game, card);
        demand(there <= most, || PositionReason::Copies { card, found: there, most })?;
        demand(card.face().set != Set::Alternative || there == most, || PositionReason::Alternatives {
            card,
            wanted: most,
        })?;
    }
    for slot in 0..variants.slots() {
        check_stack(game, slot)?;
    }
    Ok(())
}

/// How many copies of a card the stacks of this game can hold; the King card counts ten times (ACT-4).
fn copies(game: &Game, card: Card) -> usize {
    let variants = game.board.variants;
    let printed = usize::from(game.edition.card(card).copies);
    match card.face().set {
        Set::Base if card.is_king_card() => 10 * usize::from(!variants.has_regency()),
        Set::Base => printed,
        Set::Regency => printed * usize::from(variants.has_regency()),
        Set::Alternative => alternatives(game, card),
    }
}

fn alternatives(game: &Game, card: Card) -> usize {
    let found = game.board.variants.alternatives.iter().find(|(kind, _)| *kind == card);
    found.map_or(0, |(_, count)| count.into())
}

fn check_stack(game: &Game, slot: usize) -> Verdict {
    let variants = game.board.variants;
    let (first, count) = variants.stack(slot);
    let name = variants.stack_name(slot);
    let cards = &game.secrets.deck[first..first + count];
    for number in 1..=5 {
        let belongs = name.contains(char::from(b'0' + number));
        let there = cards.iter().filter(|card| card.face().stack == number).count();
        let wanted = if belongs { 10 } else { 0 };
        demand(there == wanted, || PositionReason::StackMixed {
            stack: name,
            found: there,
            from: number,
            wanted,
        })?;
    }
    Ok(())
}

fn check_dummy(game: &Game) -> Verdict {
    let board = &game.board;
    if !board.variants.has_dummy() {
        return demand(board.region_cards_drawn == 0, || PositionReason::DrawnAlone);
    }
    let all: PowerSet = game.secrets.dummy_powers.into_iter().collect();
    demand(all.len() == 13, || PositionReason::DummyPowers)?;
    for part in game.secrets.dummy_regions {
        let all: RegionSet = part.into_iter().collect();
        demand(all.len() == 6, || PositionReason::DrawnTwice)?;
    }
    let to_come = 2 * ((3 - board.round % 3) % 3);
    demand(board.region_cards_drawn + to_come <= 6, || PositionReason::DrawnMany)
}
