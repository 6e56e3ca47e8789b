//! A set-up taken apart, for text forms; put together again it is checked.

use std::fmt;

use super::Setup;
use crate::card::{Card, Set};
use crate::edition::Edition;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, Modifiers, Power, PowerSet};
use crate::region::{Region, RegionSet};
use crate::variants::Variants;

/// Everything chance decided, one list for each thing, nothing checked.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Where the king begins.
    pub king: Region,
    /// Where each grande begins, in seat order (SET-5).
    pub homes: Vec<Region>,
    /// Who holds the start marker.
    pub start: Player,
    /// The stacks in order, top card first; the King card is a stack of one.
    pub stacks: Vec<Vec<Card>>,
    /// Three modifiers for each seat with *Power Shift*, otherwise empty.
    pub modifiers: Vec<Vec<Modifier>>,
    /// The dummy's power cards, top first, if there is a dummy.
    pub dummy_powers: Vec<Power>,
    /// Six region cards for each part of the game, if there is a dummy.
    pub dummy_regions: Vec<Vec<Region>>,
}

/// One of the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Where grandes begin.
    Homes,
    /// Who starts.
    Start,
    /// A stack, by its place.
    Stack(usize),
    /// The modifiers, by seat.
    Modifiers(usize),
    /// The dummy's power cards.
    DummyPowers,
    /// The dummy's region cards.
    DummyRegions,
}

/// Why parts make no set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadSetup {
    /// Which of them is wrong.
    pub part: Part,
    /// What is wrong with it, and what would be right.
    pub reason: String,
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for BadSetup {}

/// What each stack is called, in order.
pub(crate) fn stack_names(variants: Variants) -> &'static [&'static str] {
    if variants.merged { &["1", "2+3", "4", "5"] } else { &["1", "2", "3", "4", "5"] }
}

impl Setup {
    /// Takes it apart.
    pub fn parts(&self) -> Parts {
        let seats = self.variants.players as usize;
        let dummies = if self.variants.has_dummy() { usize::MAX } else { 0 };
        let shifting = if self.variants.power_shift { seats } else { 0 };
        Parts {
            king: self.king,
            homes: self.homes[..seats].to_vec(),
            start: self.start,
            stacks: (0..self.variants.slots()).map(|slot| self.stack(slot).to_vec()).collect(),
            modifiers: self.modifiers.iter().take(shifting).map(|hand| hand.iter().collect()).collect(),
            dummy_powers: self.dummy_powers.iter().copied().take(dummies).collect(),
            dummy_regions: self.dummy_regions.iter().take(dummies).map(|six| six.to_vec()).collect(),
        }
    }

    fn stack(&self, slot: usize) -> &[Card] {
        let (first, count) = self.variants.stack(slot);
        let is_king_card = slot + 1 == self.variants.slots() && !self.variants.regency;
        &self.deck[first..][..if is_king_card { 1 } else { count }]
    }

    /// Puts it together, if everything could have been dealt so.
    pub fn from_parts(
        edition: &'static Edition,
        variants: Variants,
        parts: &Parts,
    ) -> Result<Setup, BadSetup> {
        Ok(Setup {
            edition,
            variants,
            king: parts.king,
            homes: homes(variants, parts)?,
            start: start(variants, parts.start)?,
            deck: deck(edition, variants, &parts.stacks)?,
            modifiers: modifiers(edition, variants, &parts.modifiers)?,
            dummy_powers: dummy_powers(variants, &parts.dummy_powers)?,
            dummy_regions: dummy_regions(variants, &parts.dummy_regions)?,
        })
    }
}

fn refuse<T>(part: Part, reason: String) -> Result<T, BadSetup> {
    Err(BadSetup { part, reason })
}

fn count_is(part: Part, found: usize, wanted: usize, what: fmt::Arguments<'_>) -> Result<(), BadSetup> {
    if found == wanted {
        Ok(())
    } else {
        refuse(part, format!("{what}: there are {found}, must be {wanted}"))
    }
}

fn homes(variants: Variants, parts: &Parts) -> Result<[Region; 5], BadSetup> {
    count_is(Part::Homes, parts.homes.len(), variants.players.into(), format_args!("SET-5: homes"))?;
    let mut taken = RegionSet::only(parts.king);
    for home in &parts.homes {
        if taken.has(*home) {
            return refuse(
                Part::Homes,
                format!("SET-5: {home} is the king's or somebody else's, homes differ"),
            );
        }
        taken = taken.with(*home);
    }
    let free = (RegionSet::ALL - taken).iter();
    let mut all = parts.homes.iter().copied().chain(free);
    Ok(std::array::from_fn(|_| all.next().expect("eight regions are not the king's")))
}

fn start(variants: Variants, start: Player) -> Result<Player, BadSetup> {
    if PlayerSet::seats(variants.players).has(start) {
        return Ok(start);
    }
    refuse(Part::Start, format!("SET-7: {start} has no seat, {} have", PlayerSet::seats(variants.players)))
}

fn deck(edition: &'static Edition, variants: Variants, stacks: &[Vec<Card>]) -> Result<[Card; 50], BadSetup> {
    let names = stack_names(variants);
    count_is(Part::Stack(0), stacks.len(), names.len(), format_args!("SET-2: stacks"))?;
    let mut deck = [Card(0); 50];
    for (slot, cards) in stacks.iter().enumerate() {
        let (first, count) = variants.stack(slot);
        check_stack(slot, cards, &Stack { edition, variants, name: names[slot] })?;
        let filled = cards.iter().cycle().take(count);
        deck[first..].iter_mut().zip(filled).for_each(|(place, card)| *place = *card);
    }
    Ok(deck)
}

/// Where a stack's cards come from.
struct Stack {
    edition: &'static Edition,
    variants: Variants,
    name: &'static str,
}

impl Stack {
    fn numbers(&self) -> impl Iterator<Item = u8> {
        self.name.split('+').filter_map(|number| number.parse().ok())
    }

    /// How many cards it holds.
    fn size(&self) -> usize {
        if self.is_king_card() { 1 } else { 10 * self.numbers().count() }
    }

    fn is_king_card(&self) -> bool {
        self.name == "5" && !self.variants.regency
    }

    /// The most and the fewest there can be of a card: alternatives are all in, others may have made way (ALT-1).
    fn limits(&self, card: Card) -> (u8, u8) {
        let face = card.face();
        let copies = self.edition.card(card).copies;
        let used = self.variants.alternatives.iter().find(|(kind, _)| *kind == card);
        match face.set {
            _ if !self.numbers().any(|number| number == face.stack) => (0, 0),
            Set::Base if face.stack == 5 && self.variants.regency => (0, 0),
            Set::Base => (copies, 0),
            Set::Alternative => used.map_or((0, 0), |(_, count)| (count, count)),
            Set::Regency if self.variants.regency => (copies, copies),
            Set::Regency => (0, 0),
        }
    }
}

fn check_stack(slot: usize, cards: &[Card], stack: &Stack) -> Result<(), BadSetup> {
    let (part, name) = (Part::Stack(slot), stack.name);
    count_is(part, cards.len(), stack.size(), format_args!("SET-2: cards in stack {name}"))?;
    for card in Card::all() {
        let found = cards.iter().filter(|other| **other == card).count();
        let (most, fewest) = stack.limits(card);
        if !(usize::from(fewest)..=usize::from(most)).contains(&found) {
            let right = if fewest == most { format!("{most}") } else { format!("{fewest} to {most}") };
            return refuse(part, format!("SET-2: stack {name} has {found} of {card}, must have {right}"));
        }
    }
    check_shares(part, cards, stack)
}

/// Each number gives ten cards to a merged stack (ALT-2).
fn check_shares(part: Part, cards: &[Card], stack: &Stack) -> Result<(), BadSetup> {
    let each = stack.size() / stack.numbers().count();
    stack.numbers().try_for_each(|number| {
        let found = cards.iter().filter(|card| card.face().stack == number).count();
        count_is(part, found, each, format_args!("ALT-2: cards of stack {number}"))
    })
}

fn modifiers(
    edition: &Edition,
    variants: Variants,
    hands: &[Vec<Modifier>],
) -> Result<[Modifiers; 5], BadSetup> {
    let seats = if variants.power_shift { variants.players.into() } else { 0 };
    count_is(Part::Modifiers(0), hands.len(), seats, format_args!("PSH-1: hands of modifiers"))?;
    let mut dealt = Modifiers::default();
    let mut all = [Modifiers::default(); 5];
    for (seat, hand) in hands.iter().enumerate() {
        count_is(Part::Modifiers(seat), hand.len(), 3, format_args!("PSH-1: modifiers"))?;
        hand.iter().for_each(|kind| dealt.add(*kind));
        check_copies(edition, seat, dealt)?;
        all[seat] = hand.iter().copied().collect();
    }
    Ok(all)
}

fn check_copies(edition: &Edition, seat: usize, dealt: Modifiers) -> Result<(), BadSetup> {
    let beyond = |kind: &Modifier| dealt.count(*kind) > edition.modifier(*kind).copies;
    Modifier::ALL.into_iter().find(beyond).map_or(Ok(()), |kind| {
        let (found, copies) = (dealt.count(kind), edition.modifier(kind).copies);
        refuse(Part::Modifiers(seat), format!("PSH-1: {kind} is dealt {found} times, there are {copies}"))
    })
}

fn dummy_powers(variants: Variants, powers: &[Power]) -> Result<[Power; 13], BadSetup> {
    let part = Part::DummyPowers;
    if !variants.has_dummy() {
        count_is(part, powers.len(), 0, format_args!("DUM-1: power cards of a dummy"))?;
        return Ok(std::array::from_fn(|index| Power::ALL[index + 1]));
    }
    let different = powers.iter().copied().collect::<PowerSet>().len();
    count_is(part, different, 13, format_args!("DUM-1: different power cards of the dummy"))?;
    let bad = |_| BadSetup { part, reason: "DUM-1: a power card of the dummy stands here twice".to_owned() };
    powers.try_into().map_err(bad)
}

fn dummy_regions(variants: Variants, draws: &[Vec<Region>]) -> Result<[[Region; 6]; 3], BadSetup> {
    let part = Part::DummyRegions;
    let wanted = if variants.has_dummy() { 3 } else { 0 };
    count_is(part, draws.len(), wanted, format_args!("DUM-3: draws of region cards"))?;
    let mut all = [[
        Region::Galicia,
        Region::Navarra,
        Region::Aragon,
        Region::Cataluna,
        Region::Castilla,
        Region::Toledo,
    ]; 3];
    for (six, draw) in all.iter_mut().zip(draws) {
        let different = draw.iter().copied().collect::<RegionSet>().len();
        count_is(part, draw.len(), 6, format_args!("DUM-3: region cards of a draw"))?;
        count_is(part, different, 6, format_args!("DUM-3: different region cards of a draw"))?;
        six.copy_from_slice(draw);
    }
    Ok(all)
}
