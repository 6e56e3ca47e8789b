//! Reads a position clause by clause into a game, which `check` then checks.

use std::str::FromStr;

use super::check::check_stated_offers;
use super::{BadPosition, PositionReason, agenda_text, defaults};
use crate::board::{LaidVeto, Offer, Tile};
use crate::card::Card;
use crate::edition::Edition;
use crate::game::Game;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, Modifiers, Power, PowerSet};
use crate::reason::Located;
use crate::region::{Region, Site};
use crate::variants::Variants;

pub(super) fn read(text: &str, edition: &'static Edition) -> Result<Game, BadPosition> {
    let clauses: Vec<(usize, &str)> = clauses(text).collect();
    let variants = read_variants(&clauses)?;
    let mut reader = Reader {
        game: defaults::bare(edition, variants),
        hands: PlayerSet::EMPTY,
        offers: false,
        seen: Vec::new(),
    };
    let mut words = Vec::with_capacity(32);
    for (line, clause) in clauses {
        words.clear();
        words.extend(clause.split_ascii_whitespace());
        reader.clause(&words).map_err(|reason| Located::on(line, reason))?;
    }
    reader.finish().map_err(Located::whole)
}

/// Clauses with their lines.
fn clauses(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let said = line.split_once('#').map_or(line, |(said, _)| said);
        said.split('|')
            .map(str::trim_ascii)
            .filter(|clause| !clause.is_empty())
            .map(move |clause| (index + 1, clause))
    })
}

/// Players and variants are read first, wherever they appear: everything else depends on them.
fn read_variants(clauses: &[(usize, &str)]) -> Result<Variants, BadPosition> {
    let mut variants = Variants::players(4).expect("four can play");
    let after = |keyword: &'static str| {
        clauses
            .iter()
            .filter_map(move |(line, clause)| Some((*line, clause.strip_prefix(keyword)?.strip_prefix(' ')?)))
    };
    for (line, count) in after("players") {
        let count = number::<u8>(count.trim_ascii()).map_err(|reason| Located::on(line, reason))?;
        variants = Variants::players(count).map_err(|reason| Located::on(line, reason))?;
    }
    for (line, words) in after("variants") {
        let all = words.split_ascii_whitespace().try_fold(variants, Variants::with_word);
        variants = all.map_err(|reason| Located::on(line, reason))?;
    }
    Ok(variants)
}

pub(super) fn word<T: FromStr<Err: Into<PositionReason>>>(text: &str) -> Result<T, PositionReason> {
    text.parse().map_err(Into::into)
}

fn number<T: FromStr>(text: &str) -> Result<T, PositionReason> {
    text.parse().map_err(|_| PositionReason::Number { found: text.to_owned() })
}

/// Words in pairs: a player, or a tile, with what belongs to it.
fn pairs<'a, K: FromStr<Err: Into<PositionReason>>, V>(
    words: &[&'a str],
    value: impl Fn(&'a str) -> Result<V, PositionReason>,
) -> Result<Vec<(K, V)>, PositionReason> {
    if words.len() % 2 == 1 {
        return Err(PositionReason::Pair { found: words[words.len() - 1].to_owned() });
    }
    words.chunks_exact(2).map(|pair| Ok((word(pair[0])?, value(pair[1])?))).collect()
}

struct Reader {
    game: Game,
    hands: PlayerSet,
    offers: bool,
    /// The clauses read so far.
    seen: Vec<&'static str>,
}

/// Clauses that may appear once; hands, modifiers, vetoes and stacks may appear once per owner.
const ONCE: [&str; 22] = [
    "players",
    "variants",
    "round",
    "king",
    "start",
    "castillo",
    "grandes",
    "tiles",
    "court",
    "scores",
    "passing",
    "discs",
    "played",
    "waiting",
    "offers",
    "chosen",
    "infiltrating",
    "drawn",
    "dummy-powers",
    "dummy-regions",
    "over",
    "todo",
];

/// All clause names, for the error about an unknown one; regions come in between.
const FIRST_CLAUSES: &str = "players, variants, round, king, start";
const OTHER_CLAUSES: &str = "castillo, grandes, tiles, court, scores, hand, modifiers, spent, passing, discs, played, \
    waiting, offers, chosen, infiltrating, veto, drawn, stack, dummy-powers, dummy-regions, over, todo";

impl Reader {
    fn clause(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let (keyword, rest) = (words[0], &words[1..]);
        self.once(keyword, rest)?;
        if let Ok(region) = keyword.parse::<Region>() {
            return self.region(region, rest);
        }
        if words.get(1) == Some(&"to") {
            return self.turn(words);
        }
        let board = &mut self.game.board;
        match keyword {
            "players" | "variants" => {}
            "round" => board.round = one(rest, number)?,
            "king" => board.king = one(rest, word)?,
            "start" => board.start = one(rest, word)?,
            "castillo" => self.counts(rest, |game, player, count| game.secrets.castillo[player] = count)?,
            "court" => self.counts(rest, |game, player, count| game.board.court[player] = count)?,
            "grandes" => {
                for (player, site) in pairs::<Player, Site>(rest, word)? {
                    board.grandes[player] = Some(site);
                }
            }
            "tiles" => {
                for (tile, site) in pairs::<Tile, Site>(rest, word)? {
                    board.tiles[tile.index()] = Some(site);
                }
            }
            "scores" => {
                for (player, score) in pairs::<Player, u16>(rest, number)? {
                    board.scores[player] = score;
                }
            }
            "played" => {
                for (player, played) in pairs(rest, word)? {
                    let player: Player = player;
                    board.played[player] = Some(played);
                }
            }
            "waiting" => {
                board.waiting = rest.iter().map(|player| word::<Player>(player)).collect::<Result<_, _>>()?
            }
            "offers" => self.read_offers(rest)?,
            "chosen" => board.chosen = Some(one(rest, word)?),
            "infiltrating" => board.infiltrating = true,
            "over" => board.over = true,
            "drawn" => board.region_cards_drawn = one(rest, number)?,
            "veto" => self.veto(rest)?,
            "todo" => self.game.agenda = agenda_text::read(rest)?,
            _ => return self.secret_clause(keyword, rest),
        }
        Ok(())
    }

    /// Clauses about what only its owner, or no player, can see.
    fn secret_clause(&mut self, keyword: &str, rest: &[&str]) -> Result<(), PositionReason> {
        let secrets = &mut self.game.secrets;
        match keyword {
            "hand" => self.hand(rest)?,
            "modifiers" => {
                let (player, theirs) = owned(rest)?;
                secrets.modifiers[player] = modifiers(theirs)?;
            }
            "spent" => {
                let (player, theirs) = owned(rest)?;
                secrets.spent[player] = modifiers(theirs)?;
            }
            "passing" => {
                for (player, modifier) in pairs::<Player, Modifier>(rest, word)? {
                    secrets.passing[player] = Some(modifier);
                }
            }
            "discs" => {
                for (player, region) in pairs::<Player, Region>(rest, word)? {
                    secrets.discs[player] = Some(region);
                }
            }
            "stack" => self.stack(rest)?,
            "dummy-powers" => {
                fill(&mut secrets.dummy_powers, rest, |_, found| PositionReason::PowerWords { found })?
            }
            "dummy-regions" => {
                let regions = secrets.dummy_regions.as_flattened_mut();
                fill(regions, rest, |_, found| PositionReason::RegionWords { found })?
            }
            _ => return Err(unknown_clause(keyword)),
        }
        Ok(())
    }

    /// Refuses a clause that appears twice.
    fn once(&mut self, keyword: &str, rest: &[&str]) -> Result<(), PositionReason> {
        let keyword = if rest.first() == Some(&"to") { "todo" } else { keyword };
        let known = ONCE.iter().chain(Region::WORDS).find(|known| **known == keyword);
        match known {
            Some(said) if self.seen.contains(said) => Err(PositionReason::ClauseTwice { found: said }),
            Some(said) => {
                self.seen.push(said);
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn counts(&mut self, words: &[&str], put: impl Fn(&mut Game, Player, u8)) -> Result<(), PositionReason> {
        for (player, count) in pairs::<Player, u8>(words, number)? {
            if count > 30 {
                return Err(PositionReason::Caballeros { player, found: count.into() });
            }
            put(&mut self.game, player, count);
        }
        Ok(())
    }

    fn region(&mut self, region: Region, words: &[&str]) -> Result<(), PositionReason> {
        self.counts(words, |game, player, count| {
            game.board.caballeros[region as usize][player] = 0;
            game.board.presence = game.board.presence.without(player, region);
            if count > 0 {
                game.board.put(player, region, count);
            }
        })
    }

    fn turn(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let not_a_player = || PositionReason::NotAPlayer { found: words[0].to_owned() };
        let player = agenda_text::turn(words).ok_or_else(not_a_player)?;
        self.game.board.turn = Some(player);
        self.game.agenda = agenda_text::read(&words[2..])?;
        Ok(())
    }

    fn read_offers(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let slots = self.game.board.variants.slots();
        if words.len() > slots {
            return Err(PositionReason::Offers { most: slots });
        }
        self.offers = true;
        for (offer, said) in self.game.board.offers.iter_mut().zip(words) {
            let (card, by) = said.split_once(':').unwrap_or((said, ""));
            let by = if by.is_empty() { None } else { Some(word(by)?) };
            *offer = Some(Offer { card: word(card)?, by });
        }
        Ok(())
    }

    fn veto(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let (holder, rounds) = owned(words)?;
        let laid = LaidVeto { holder, rounds: one(rounds, number)? };
        let free = self.game.board.vetoes.iter_mut().find(|place| place.is_none());
        *free.ok_or(PositionReason::TwoVetoes)? = Some(laid);
        Ok(())
    }

    fn hand(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let (player, powers) = owned(words)?;
        self.hands = self.hands.with(player);
        self.game.secrets.hands[player] =
            powers.iter().map(|power| word::<Power>(power)).collect::<Result<PowerSet, _>>()?;
        Ok(())
    }

    fn stack(&mut self, words: &[&str]) -> Result<(), PositionReason> {
        let variants = self.game.board.variants;
        let (name, cards) = words.split_first().ok_or(PositionReason::StackExpected)?;
        let slot = (0..variants.slots()).find(|slot| variants.stack_name(*slot) == *name);
        let slot = slot.ok_or_else(|| PositionReason::UnknownStack { found: (*name).to_owned() })?;
        let (first, count) = variants.stack(slot);
        let places = &mut self.game.secrets.deck[first..first + count];
        if let ([king], true) = (cards, name == &"5" && !variants.has_regency()) {
            places.fill(word(king)?); // one King card comes back every round (ACT-4)
            return Ok(());
        }
        fill::<Card>(places, cards, |wanted, found| PositionReason::StackWords { wanted, found })
    }

    /// Fills in the defaults.
    fn finish(mut self) -> Result<Game, PositionReason> {
        let mut game = self.game;
        for player in game.board.seats().iter() {
            if !self.hands.has(player) {
                game.secrets.hands[player] = defaults::hand(&game, player);
            }
        }
        for player in game.board.colours().iter() {
            let board = &game.board;
            let regions: u16 =
                Region::ALL.into_iter().map(|region| u16::from(board.caballeros(region, player))).sum();
            let out = regions + u16::from(board.court[player]) + u16::from(game.secrets.castillo[player]);
            if out > 30 {
                return Err(PositionReason::Caballeros { player, found: out });
            }
            game.board.province[player] = 30 - out as u8;
        }
        if game.board.round == 0 || game.board.round > 9 {
            return Err(PositionReason::Round { found: game.board.round });
        }
        if self.offers {
            check_stated_offers(&game)?;
        } else {
            game.board.offers = defaults::offers(&game);
            self.take_chosen(&mut game);
        }
        Ok(game)
    }

    /// Marks the chosen card as taken where the face-up cards are the default ones.
    fn take_chosen(&mut self, game: &mut Game) {
        if let (Some(card), Some(player)) = (game.board.chosen, game.board.turn)
            && let Some(offer) = game.board.offer_mut(card)
        {
            offer.by = Some(player);
        }
    }
}

fn one<'a, T>(
    words: &[&'a str],
    read: impl Fn(&'a str) -> Result<T, PositionReason>,
) -> Result<T, PositionReason> {
    match words {
        [word] => read(word),
        _ => Err(PositionReason::OneWord { found: words.len() }),
    }
}

/// A player, and what belongs to that player.
fn owned<'a, 'b>(words: &'a [&'b str]) -> Result<(Player, &'a [&'b str]), PositionReason> {
    let (player, theirs) = words.split_first().ok_or(PositionReason::PlayerExpected)?;
    Ok((word(player)?, theirs))
}

fn modifiers(words: &[&str]) -> Result<Modifiers, PositionReason> {
    if words.len() > 40 {
        return Err(PositionReason::ManyModifiers);
    }
    words.iter().map(|modifier| word::<Modifier>(modifier)).collect()
}

/// Reads as many words as there are places; the reason takes the number wanted and the number found.
fn fill<T: FromStr<Err: Into<PositionReason>>>(
    places: &mut [T],
    words: &[&str],
    wrong_count: impl FnOnce(usize, usize) -> PositionReason,
) -> Result<(), PositionReason> {
    if words.len() != places.len() {
        return Err(wrong_count(places.len(), words.len()));
    }
    for (place, said) in places.iter_mut().zip(words) {
        *place = word(said)?;
    }
    Ok(())
}

fn unknown_clause(keyword: &str) -> PositionReason {
    PositionReason::UnknownClause { found: keyword.to_owned(), first: FIRST_CLAUSES, others: OTHER_CLAUSES }
}
