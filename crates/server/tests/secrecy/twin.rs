//! The same game with other secrets: everything that a viewer cannot know by its last ply is replaced. From views it reads
//! only the viewer's own hand, so that a bug in views cannot hide itself.

use std::mem::discriminant;

use engine::chance::{below, shuffle};
use engine::power::Modifier;
use engine::setup::Parts;
use engine::view::Own;
use engine::{Action, Event, Player, Record, Region, Setup, Viewer};
use rand_pcg::Pcg32;
use server::tables::{GameLog, LogEntry};

use super::game::{BEGAN, Stored, own, time};

/// How many times modifiers and secret choices are changed.
const TRIES: usize = 8;

/// The kinds of secrets.
pub(crate) const SECRETS: [&str; 7] =
    ["stack", "modifiers", "dummy powers", "dummy regions", "pass", "recall", "disc"];

/// A game that the viewer cannot distinguish from this one.
pub(crate) fn twin(truth: &Stored, viewer: Viewer, rng: &mut Pcg32) -> Stored {
    let held = truth.holdings(viewer);
    let still = Stored { setup: other_draws(truth, rng), log: truth.log.clone() };
    let secrets = Secrets { viewer, turned: truth.discs_turned(), held };
    let mut twin = secrets.replay(&still, None, rng).expect("what lies face down forbids nothing");
    for _ in 0..TRIES {
        let changed = match below(2, rng) {
            0 => other_modifier(&twin, viewer, rng).and_then(|other| secrets.replay(&other, None, rng)),
            _ => secrets.any(&twin, rng).and_then(|index| secrets.replay(&twin, Some(index), rng)),
        };
        twin = changed.unwrap_or(twin);
    }
    twin
}

/// Which kinds of secrets differ.
pub(crate) fn differences(truth: &Stored, twin: &Stored) -> [bool; 7] {
    let text = |stored: &Stored| {
        let entries = stored.log.iter().map(|entry| format!("{entry}\n"));
        Record::new(stored.setup).to_string() + &entries.collect::<String>()
    };
    let (truth, twin) = (text(truth), text(twin));
    let differ = |word: &str| {
        let is_kind = |line: &str| line.starts_with(word) || line.contains(&format!(" {word}"));
        truth.lines().zip(twin.lines()).any(|(truth, twin)| truth != twin && is_kind(truth))
    };
    SECRETS.map(differ)
}

/// What stays the same while secrets change.
struct Secrets {
    viewer: Viewer,
    turned: Vec<usize>,
    /// What the viewer holds after each ply.
    held: Vec<Option<Own>>,
}

impl Secrets {
    /// The log of a game with another setup or another choice; choices that are no longer legal are made again.
    fn replay(&self, game: &Stored, other: Option<usize>, rng: &mut Pcg32) -> Option<Stored> {
        let mut game_log = GameLog::new(game.setup, BEGAN);
        let mut log = Vec::new();
        for (index, entry) in game.log.iter().enumerate() {
            let is_other = other == Some(index) || !is_allowed(&game_log, *entry);
            let entry = if is_other && self.is_hidden(index, *entry) {
                another(&game_log, *entry, rng)?
            } else {
                *entry
            };
            game_log.replay(entry, time(index)).ok()?;
            if own(&game_log, self.viewer) != self.held[index] {
                return None;
            }
            log.push(entry);
        }
        Some(Stored { setup: game.setup, log })
    }

    /// A choice the viewer has not seen, if there is one.
    fn any(&self, game: &Stored, rng: &mut Pcg32) -> Option<usize> {
        let hidden = game.log.iter().enumerate().filter(|(index, entry)| self.is_hidden(*index, **entry));
        let hidden: Vec<usize> = hidden.map(|(index, _)| index).collect();
        (!hidden.is_empty()).then(|| hidden[below(hidden.len(), rng)])
    }

    fn is_hidden(&self, index: usize, entry: LogEntry) -> bool {
        let LogEntry::Act(player, action) = entry else { return false };
        let is_secret = matches!(
            action,
            Action::Pass(_) | Action::Recall(_) | Action::RecallModifier(_) | Action::Disc(_)
        );
        let is_turned =
            matches!(action, Action::Disc(_)) && self.turned.iter().any(|turned| *turned >= index);
        is_secret && !is_turned && self.viewer != Viewer::Seat(player)
    }
}

fn is_allowed(game_log: &GameLog, entry: LogEntry) -> bool {
    let LogEntry::Act(player, action) = entry else { return true };
    game_log.game().decision(player).is_some_and(|decision| decision.allows(action))
}

/// Another choice of the same kind.
fn another(game_log: &GameLog, entry: LogEntry, rng: &mut Pcg32) -> Option<LogEntry> {
    let LogEntry::Act(player, action) = entry else { return None };
    let decision = game_log.game().decision(player)?;
    let fits = |other: &Action| *other != action && discriminant(other) == discriminant(&action);
    let others: Vec<Action> = decision.options().filter(fits).collect();
    (!others.is_empty()).then(|| LogEntry::Act(player, others[below(others.len(), rng)]))
}

/// Shuffles all face-down cards.
fn other_draws(truth: &Stored, rng: &mut Pcg32) -> Setup {
    let game_log = truth.game_log();
    let rounds = game_log.events().filter_map(round).count();
    let part = usize::from(game_log.events().filter_map(round).last().unwrap_or(1) - 1) / 3;
    let drawn = game_log.game().view(Viewer::Spectator).region_cards().count();
    let mut parts = truth.setup.parts();
    parts.stacks.iter_mut().for_each(|stack| shuffle_from(stack, rounds, rng));
    shuffle_from(&mut parts.dummy_powers, rounds, rng);
    for (number, six) in parts.dummy_regions.iter_mut().enumerate().skip(part) {
        other_regions(six, if number == part { drawn } else { 0 }, rng);
    }
    assemble(truth, &parts).expect("it could have been dealt so")
}

fn round(event: &Event) -> Option<u8> {
    if let Event::RoundBegan { round } = event { Some(*round) } else { None }
}

fn assemble(truth: &Stored, parts: &Parts) -> Option<Setup> {
    Setup::from_parts(truth.setup.edition(), truth.setup.variants(), parts).ok()
}

fn shuffle_from<T>(items: &mut [T], first: usize, rng: &mut Pcg32) {
    let first = first.min(items.len());
    shuffle(&mut items[first..], rng);
}

/// Six of the nine regions, of which this many were drawn.
fn other_regions(six: &mut Vec<Region>, drawn: usize, rng: &mut Pcg32) {
    six.truncate(drawn);
    let mut rest: Vec<Region> = Region::ALL.into_iter().filter(|region| !six.contains(region)).collect();
    shuffle(&mut rest, rng);
    six.extend(rest.into_iter().take(6 - drawn));
}

/// Replaces one modifier that was dealt to another player.
fn other_modifier(game: &Stored, viewer: Viewer, rng: &mut Pcg32) -> Option<Stored> {
    let mut parts = game.setup.parts();
    let seat = below(parts.modifiers.len().max(1), rng);
    let hand = parts.modifiers.get_mut(seat).filter(|_| viewer != Viewer::Seat(Player::ALL[seat]))?;
    hand[below(3, rng)] = Modifier::ALL[below(4, rng)];
    Some(Stored { setup: assemble(game, &parts)?, log: game.log.clone() })
}
