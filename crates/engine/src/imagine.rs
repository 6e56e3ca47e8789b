//! A whole game that fits what one viewer sees and remembers. Bots search on it, and on nothing else.

mod dummy;
mod hands;
mod imagined;
mod modifiers;
mod stacks;

use rand_core::Rng;

use crate::agenda::{DiscPurpose, Step};
use crate::board::Board;
use crate::chance::below;
use crate::effect::Discs;
use crate::game::Game;
use crate::memory::Memory;
use crate::player::{ByPlayer, PlayerSet};
use crate::power::Power;
use crate::region::Region;
use crate::secrets::Secrets;
use crate::setup::undealt_deck;
use crate::view::View;

pub(crate) use dummy::six_regions;
pub(crate) use hands::resized;
pub use imagined::Imagined;

/// Fills in at random what the viewer cannot know: the viewer sees the same in the imagined game.
///
/// It agrees with the memory: who has played which cards, which can have returned, who received a modifier. A
/// memory that misses events only makes the guess worse.
pub fn imagine(view: &View, memory: &Memory, rng: &mut impl Rng) -> Imagined {
    let mut game = table(view);
    stacks::imagine(&mut game, view, rng);
    hands::imagine(&mut game, view, memory, rng);
    if view.board.variants.has_power_shift() {
        modifiers::imagine(&mut game, view, memory, rng);
    }
    if view.board.variants.has_dummy() {
        dummy::imagine(&mut game, view, memory, rng);
    }
    imagine_choices(&mut game, view, rng);
    game.pose();
    Imagined(game)
}

/// The public part and what the viewer holds; all else is blank.
fn table(view: &View) -> Game {
    let mut secrets = Secrets {
        castillo: view.castillo.unwrap_or_else(|| inside_castillo(&view.board)),
        hands: ByPlayer::default(),
        modifiers: ByPlayer::default(),
        spent: ByPlayer::default(),
        passing: ByPlayer::default(),
        discs: ByPlayer::default(),
        deck: undealt_deck(view.edition(), view.board.variants),
        dummy_powers: std::array::from_fn(|index| Power::ALL[index + 1]),
        dummy_regions: [std::array::from_fn(|index| Region::ALL[index]); 3],
    };
    if let Some(own) = view.own {
        secrets.hands[own.player] = own.hand;
        secrets.modifiers[own.player] = own.modifiers;
        secrets.spent[own.player] = own.spent;
        secrets.passing[own.player] = own.passing;
        secrets.discs[own.player] = own.disc;
    }
    Game::assemble(view.edition(), view.board, secrets, view.agenda)
}

/// Of thirty caballeros, those that are nowhere else (CAS-3: every throw was announced).
fn inside_castillo(board: &Board) -> ByPlayer<u8> {
    let mut inside = ByPlayer::default();
    for player in board.colours().iter() {
        let regions: u8 = board.caballeros.iter().map(|region| region[player]).sum();
        inside[player] = 30u8.saturating_sub(regions + board.court[player] + board.province[player]);
    }
    inside
}

/// What others chose in secret while some still choose: modifiers to pass (PSH-1), discs (DSC-2).
fn imagine_choices(game: &mut Game, view: &View, rng: &mut impl Rng) {
    match view.agenda.top() {
        Some(Step::Pass(asked)) => {
            for player in (others(view) - asked).iter() {
                let kinds = game.secrets.modifiers[player].kinds();
                game.secrets.passing[player] = kinds.nth(below(kinds.len(), rng));
            }
        }
        Some(Step::Discs { asked, purpose }) => {
            for player in (others(view) & (concerned(&view.board, purpose) - asked)).iter() {
                let regions = game.disc_regions(player, purpose);
                game.secrets.discs[player] = regions.nth(below(regions.len(), rng));
            }
        }
        Some(_) | None => {}
    }
}

/// The players who set a disc for this, including those who have done so.
fn concerned(board: &Board, purpose: DiscPurpose) -> PlayerSet {
    let opponents = board.turn.map_or(PlayerSet::EMPTY, |acting| board.opponents(acting));
    match purpose {
        DiscPurpose::General | DiscPurpose::Card(Discs::ScoreOnce, _) => board.seats(),
        DiscPurpose::Card(Discs::Return(_), _) => {
            opponents.iter().filter(|player| !board.open_presence(*player).is_empty()).collect()
        }
        DiscPurpose::Card(Discs::Scatter, from) => {
            from.map_or(PlayerSet::EMPTY, |region| board.presence.players(region) & opponents)
        }
    }
}

/// The seats of which the viewer does not see the cards.
fn others(view: &View) -> PlayerSet {
    let seats = view.board.seats();
    view.own.map_or(seats, |own| seats.without(own.player))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::pick;
    use crate::edition::Edition;
    use crate::event::{Event, Sink, Viewer};
    use crate::notation::{read_position, write_position};
    use crate::player::Player;
    use crate::setup::Setup;
    use crate::variants::Variants;
    use rand_pcg::Pcg32;

    struct EventRecorder(Memory);

    impl Sink for EventRecorder {
        fn emit(&mut self, event: Event) {
            self.0.note(&event);
        }
    }

    /// Visits every n-th position of a game, with a viewer's memory.
    fn play(variants: Variants, viewer: Viewer, mut look: impl FnMut(&Game, &Memory, &mut Pcg32)) {
        let mut rng = Pcg32::new(1, 1);
        let mut listener = EventRecorder(Memory::new(variants, viewer));
        let mut game = Game::begin(&Setup::deal(Edition::embedded(), variants, &mut rng), &mut listener);
        while let Some(player) = game.to_act().first() {
            if below(8, &mut rng) == 0 {
                look(&game, &listener.0, &mut rng);
            }
            let decision = game.decision(player).unwrap();
            game.apply_with_events(player, pick(&decision, &mut rng), &mut listener).unwrap();
        }
        look(&game, &listener.0, &mut rng);
    }

    #[test]
    fn an_imagined_game_is_a_sound_position_that_looks_the_same() {
        for variants in Variants::all() {
            for viewer in [Viewer::Seat(Player::Blue), Viewer::Spectator] {
                play(variants, viewer, |game, memory, rng| {
                    let imagined = imagine(&game.view(viewer), memory, rng);
                    assert_eq!(imagined.view(viewer), game.view(viewer));
                    let text = write_position(&imagined);
                    assert_eq!(read_position(&text, game.edition()), Ok(*imagined), "{text}");
                });
            }
        }
    }

    #[test]
    fn an_empty_memory_is_enough_to_imagine_a_game() {
        for variants in Variants::all() {
            let viewer = Viewer::Seat(Player::Red);
            play(variants, viewer, |game, _, rng| {
                let imagined = imagine(&game.view(viewer), &Memory::new(variants, viewer), rng);
                assert_eq!(imagined.view(viewer), game.view(viewer));
                let text = write_position(&imagined);
                assert_eq!(read_position(&text, game.edition()), Ok(*imagined), "{text}");
            });
        }
    }

    #[test]
    fn counting_placements_gives_the_castillo() {
        play(Variants::players(2).unwrap(), Viewer::Spectator, |game, memory, rng| {
            let imagined = imagine(&game.view(Viewer::Spectator), memory, rng);
            assert_eq!(imagined.secrets.castillo, game.secrets.castillo, "CAS-3");
        });
    }

    #[test]
    fn a_passed_modifier_stays_with_the_left_neighbour() {
        let variants = Variants::players(4).unwrap().with_power_shift();
        play(variants, Viewer::Seat(Player::Red), |game, memory, rng| {
            let view = game.view(Viewer::Seat(Player::Red));
            let Some((left, kind)) = memory.passed().filter(|_| view.own.unwrap().passing.is_none()) else {
                return;
            };
            let secrets = imagine(&view, memory, rng).secrets;
            let there = secrets.modifiers[left].count(kind) + secrets.spent[left].count(kind);
            assert!(left == Player::Blue && there > 0, "PSH-1");
        });
    }

    #[test]
    fn the_dummy_lays_no_power_card_twice() {
        play(Variants::players(2).unwrap(), Viewer::Spectator, |game, memory, rng| {
            let imagined = imagine(&game.view(Viewer::Spectator), memory, rng);
            let to_come = &imagined.secrets.dummy_powers[imagined.rounds_shown()..];
            assert!(to_come.iter().all(|power| !memory.gone(Player::Dummy).has(*power)), "DUM-4");
        });
    }
}
