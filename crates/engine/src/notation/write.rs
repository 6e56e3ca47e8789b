//! Writes a position: every clause that differs from the default.

use super::{agenda_text, defaults};
use crate::board::Tile;
use crate::game::Game;
use crate::player::Player;
use crate::power::Modifiers;
use crate::region::Region;

pub(super) fn write(game: &Game, text: &mut String) {
    let mut page = Page { text, game, bare: defaults::bare(game.edition, game.board.variants) };
    page.write_rules();
    page.write_map();
    page.write_supplies();
    page.write_cards();
    page.write_round();
    page.write_stacks();
    agenda_text::write(game, page.text);
}

struct Page<'a> {
    text: &'a mut String,
    game: &'a Game,
    bare: Game,
}

/// Appends a small number.
pub(super) fn push_number(text: &mut String, number: u16) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push((b'0' + (number % 10) as u8) as char);
}

impl Page<'_> {
    fn begin(&mut self, keyword: &str) {
        self.text.push_str(keyword);
    }

    fn word(&mut self, word: &str) {
        self.text.push(' ');
        self.text.push_str(word);
    }

    fn number(&mut self, number: u16) {
        self.text.push(' ');
        push_number(self.text, number);
    }

    fn end(&mut self) {
        self.text.push('\n');
    }

    /// A clause of players with a number each, those with none left out; no clause where all have none.
    fn counts(&mut self, keyword: &str, count: impl Fn(Player) -> u16) {
        if Player::ALL.into_iter().all(|player| count(player) == 0) {
            return;
        }
        self.begin(keyword);
        for player in Player::ALL {
            if count(player) > 0 {
                self.word(player.word());
                self.number(count(player));
            }
        }
        self.end();
    }

    /// A clause of players with a word each.
    fn words(&mut self, keyword: &str, word: impl Fn(Player) -> Option<&'static str>) {
        if Player::ALL.into_iter().all(|player| word(player).is_none()) {
            return;
        }
        self.begin(keyword);
        for player in Player::ALL {
            if let Some(other) = word(player) {
                self.word(player.word());
                self.word(other);
            }
        }
        self.end();
    }

    fn write_rules(&mut self) {
        let variants = self.game.board.variants;
        self.begin("players");
        self.number(variants.players.into());
        self.end();
        let named = variants.words().collect::<Vec<_>>();
        if !named.is_empty() {
            self.begin("variants");
            named.into_iter().for_each(|word| self.word(word));
            self.end();
        }
        self.begin("round");
        self.number(self.game.board.round.into());
        self.end();
        self.begin("king");
        self.word(self.game.board.king.word());
        self.end();
        self.begin("start");
        self.word(self.game.board.start.word());
        self.end();
    }

    fn write_map(&mut self) {
        let game = self.game;
        for region in Region::ALL {
            self.counts(region.word(), |player| game.board.caballeros(region, player).into());
        }
        self.counts("castillo", |player| game.secrets.castillo[player].into());
        self.words("grandes", |player| game.board.grandes[player].map(|site| site.word()));
        if game.board.tiles != [None; 2] {
            self.begin("tiles");
            for tile in Tile::ALL {
                if let Some(site) = game.board.tile(tile) {
                    self.word(tile.word());
                    self.word(site.word());
                }
            }
            self.end();
        }
    }

    fn write_supplies(&mut self) {
        let game = self.game;
        self.counts("court", |player| game.board.court[player].into());
        self.counts("scores", |player| game.board.scores[player]);
    }

    fn write_cards(&mut self) {
        let game = self.game;
        for player in game.board.seats().iter() {
            if game.secrets.hands[player] != defaults::hand(game, player) {
                self.begin("hand");
                self.word(player.word());
                game.secrets.hands[player].iter().for_each(|power| self.number(power.value().into()));
                self.end();
            }
            self.modifiers("modifiers", player, game.secrets.modifiers[player]);
            self.modifiers("spent", player, game.secrets.spent[player]);
        }
        self.words("passing", |player| game.secrets.passing[player].map(|modifier| modifier.word()));
        self.words("discs", |player| game.secrets.discs[player].map(|region| region.word()));
    }

    fn modifiers(&mut self, keyword: &str, player: Player, modifiers: Modifiers) {
        if !modifiers.is_empty() {
            self.begin(keyword);
            self.word(player.word());
            modifiers.iter().for_each(|modifier| self.word(modifier.word()));
            self.end();
        }
    }

    fn write_round(&mut self) {
        let board = &self.game.board;
        if board.played.0.iter().any(Option::is_some) {
            self.begin("played");
            for player in Player::ALL {
                if let Some(played) = board.played[player] {
                    self.word(player.word());
                    self.number(played.power.value().into());
                    played.modifier.into_iter().for_each(|modifier| self.text.push_str(modifier.word()));
                }
            }
            self.end();
        }
        if !board.waiting.is_empty() {
            self.begin("waiting");
            board.waiting.iter().for_each(|player| self.word(player.word()));
            self.end();
        }
        if board.offers != defaults::offers(self.game) {
            self.begin("offers");
            for offer in board.offers() {
                self.word(offer.card.id());
                if let Some(player) = offer.by {
                    self.text.push(':');
                    self.text.push_str(player.word());
                }
            }
            self.end();
        }
        self.write_turn();
    }

    fn write_turn(&mut self) {
        let board = &self.game.board;
        if let Some(card) = board.chosen {
            self.begin("chosen");
            self.word(card.id());
            self.end();
        }
        if board.infiltrating {
            self.begin("infiltrating");
            self.end();
        }
        for veto in board.vetoes() {
            self.begin("veto");
            self.word(veto.holder.word());
            self.number(veto.rounds.into());
            self.end();
        }
    }

    fn write_stacks(&mut self) {
        let (game, bare) = (self.game, self.bare.secrets);
        let variants = game.board.variants;
        for slot in 0..variants.slots() {
            let (first, count) = variants.stack(slot);
            let cards = &game.secrets.deck[first..first + count];
            if *cards != bare.deck[first..first + count] {
                self.begin("stack");
                self.word(variants.stack_name(slot));
                cards.iter().for_each(|card| self.word(card.id()));
                self.end();
            }
        }
        if variants.has_dummy() {
            self.write_dummy();
        }
    }

    fn write_dummy(&mut self) {
        let secrets = &self.game.secrets;
        if self.game.board.region_cards_drawn > 0 {
            self.begin("drawn");
            self.number(self.game.board.region_cards_drawn.into());
            self.end();
        }
        if secrets.dummy_powers != self.bare.secrets.dummy_powers {
            self.begin("dummy-powers");
            secrets.dummy_powers.iter().for_each(|power| self.number(power.value().into()));
            self.end();
        }
        if secrets.dummy_regions != self.bare.secrets.dummy_regions {
            self.begin("dummy-regions");
            secrets.dummy_regions.iter().flatten().for_each(|region| self.word(region.word()));
            self.end();
        }
    }
}
