//! A table with bots in all seats: all player counts and variants, the plain game most often.

use engine::chance::below;
use engine::variants::Alternatives;
use engine::{Action, Decision, Edition, Event, Game, Player, Setup, Sink, Variants, View, Viewer};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use crate::bot::Bot;
use crate::kind::Kind;
use crate::network::Network;

/// How many times each number of players is drawn, out of 100.
const PLAYERS: [(u8, usize); 4] = [(2, 16), (3, 20), (4, 40), (5, 24)];
/// Each variant is drawn this often, out of 100, independent of the others.
const SHORT: usize = 12;
const VARIANT: usize = 20;

/// A game and its bots, which observe the events of their seats.
pub(super) struct Table {
    pub(super) game: Game,
    bots: Bots,
}

struct Bots(Vec<Bot>);

impl Sink for Bots {
    fn emit(&mut self, event: Event) {
        self.0.iter_mut().for_each(|bot| bot.observe(&event));
    }
}

impl Table {
    /// Draws variants and setup from the seed.
    pub(super) fn deal(kind: Kind, network: &'static Network, seed: u64) -> Table {
        let mut rng = Pcg64Mcg::new(u128::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) << 1 | 1);
        let variants = random_variants(&mut rng);
        let setup = Setup::deal(Edition::embedded(), variants, &mut rng);
        let seats = Player::ALL.into_iter().take(variants.player_count().into());
        let bot = |seat| Bot::new(kind, variants, seat, rng.next_u64()).with_network(network);
        let mut bots = Bots(seats.map(bot).collect());
        let game = Game::begin(&setup, &mut bots);
        Table { game, bots }
    }

    pub(super) fn question(&self) -> Option<(Player, Decision)> {
        self.game.question().map(|(player, decision)| (player, *decision))
    }

    /// The bot in a seat, with what it sees.
    pub(super) fn ask(&mut self, player: Player) -> (&mut Bot, View) {
        (&mut self.bots.0[player.index()], self.game.view(Viewer::Seat(player)))
    }

    pub(super) fn apply(&mut self, player: Player, action: Action) {
        self.game.apply_with_events(player, action, &mut self.bots).expect("only options are answered");
    }
}

fn random_variants(rng: &mut impl Rng) -> Variants {
    let players = random_players(rng);
    let mut variants = Variants::players(players).expect("2 to 5 players");
    if below(100, rng) < SHORT {
        variants = variants.with_short();
    }
    if below(100, rng) < VARIANT {
        variants = variants.with_regency();
    }
    if below(100, rng) < VARIANT {
        variants = variants.with_power_shift();
    }
    if below(100, rng) < VARIANT {
        variants = variants.with_alternatives(Alternatives::ALL).expect("all of them exist");
    }
    if players == 3 && below(100, rng) < VARIANT {
        variants = variants.with_merged().expect("three players may merge stacks");
    }
    variants
}

fn random_players(rng: &mut impl Rng) -> u8 {
    let mut drawn = below(100, rng);
    for (players, share) in PLAYERS {
        if drawn < share {
            return players;
        }
        drawn -= share;
    }
    unreachable!("the shares add up to 100")
}
