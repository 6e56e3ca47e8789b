//! The parts of a setup, for text forms. Putting them together checks them.

use super::Setup;
use crate::card::{Card, Set};
use crate::edition::Edition;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, Modifiers, Power, PowerSet};
use crate::reason::reasons;
use crate::region::{Region, RegionSet};
use crate::variants::Variants;

/// Everything that was dealt at random, unchecked.
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

/// Why parts are refused as a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadSetup {
    /// The wrong part.
    pub part: Part,
    /// What is wrong with it, and what would be right.
    pub reason: SetupReason,
}

reasons! {
    /// What is wrong with a part of a setup.
    pub enum SetupReason {
        Homes { found: usize, wanted: usize } ["SET-5"]
            = "reason-home-count", "homes: found {found}, expected {wanted}";
        HomeTaken { region: Region } ["SET-5"]
            = "reason-home-taken", "{region} is taken by the king or another player; homes must differ";
        NoSeat { player: Player, seats: PlayerSet } ["SET-7"]
            = "reason-no-seat", "{player} has no seat; expected one of: {seats}";
        Stacks { found: usize, wanted: usize } ["SET-2"]
            = "reason-stack-count", "stacks: found {found}, expected {wanted}";
        StackSize { stack: &'static str, found: usize, wanted: usize } ["SET-2"]
            = "reason-cards-in-stack", "cards in stack {stack}: found {found}, expected {wanted}";
        StackCopies { stack: &'static str, card: Card, found: usize, wanted: u8 } ["SET-2"]
            = "reason-stack-holds", "copies of {card} in stack {stack}: found {found}, expected {wanted}";
        StackCopiesRange { stack: &'static str, card: Card, found: usize, fewest: u8, most: u8 } ["SET-2"]
            = "reason-stack-may-hold",
            "copies of {card} in stack {stack}: found {found}, expected {fewest} to {most}";
        StackShare { stack: u8, found: usize, wanted: usize } ["ALT-2"]
            = "reason-cards-of-stack", "cards from stack {stack}: found {found}, expected {wanted}";
        Hands { found: usize, wanted: usize } ["PSH-1"]
            = "reason-hand-count", "hands of modifiers: found {found}, expected {wanted}";
        Modifiers { found: usize, wanted: usize } ["PSH-1"]
            = "reason-modifiers", "modifiers: found {found}, expected {wanted}";
        ModifierCopies { modifier: Modifier, found: u8, copies: u8 } ["PSH-1"]
            = "reason-modifier-dealt", "{modifier} is dealt {found} times, but there are only {copies}";
        DummyPowers { found: usize, wanted: usize } ["DUM-1"]
            = "reason-dummy-powers", "different power cards of the dummy: found {found}, expected {wanted}";
        DummyPowerTwice ["DUM-1"] = "reason-dummy-power-twice", "a power card of the dummy appears twice";
        Draws { found: usize, wanted: usize } ["DUM-3"]
            = "reason-dummy-draws", "draws of region cards: found {found}, expected {wanted}";
        DrawSize { found: usize, wanted: usize } ["DUM-3"]
            = "reason-dummy-regions", "region cards in a draw: found {found}, expected {wanted}";
        DrawDiffers { found: usize, wanted: usize } ["DUM-3"]
            = "reason-dummy-regions-differ",
            "different region cards in a draw: found {found}, expected {wanted}";
    }
}

/// The name of each stack, in order.
pub(crate) fn stack_names(variants: Variants) -> &'static [&'static str] {
    if variants.is_merged() { &["1", "2+3", "4", "5"] } else { &["1", "2", "3", "4", "5"] }
}

impl Setup {
    /// Its parts.
    pub fn parts(&self) -> Parts {
        let seats = self.variants.players as usize;
        let dummies = if self.variants.has_dummy() { usize::MAX } else { 0 };
        let shifting = if self.variants.has_power_shift() { seats } else { 0 };
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
        let is_king_card = slot + 1 == self.variants.slots() && !self.variants.has_regency();
        &self.deck[first..][..if is_king_card { 1 } else { count }]
    }

    /// The setup of these parts, if it could have been dealt.
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

fn refuse<T>(part: Part, reason: SetupReason) -> Result<T, BadSetup> {
    Err(BadSetup { part, reason })
}

fn check_count(
    part: Part,
    found: usize,
    wanted: usize,
    reason: impl FnOnce(usize, usize) -> SetupReason,
) -> Result<(), BadSetup> {
    if found == wanted { Ok(()) } else { refuse(part, reason(found, wanted)) }
}

fn homes(variants: Variants, parts: &Parts) -> Result<[Region; 5], BadSetup> {
    check_count(Part::Homes, parts.homes.len(), variants.players.into(), |found, wanted| {
        SetupReason::Homes { found, wanted }
    })?;
    let mut taken = RegionSet::only(parts.king);
    for home in &parts.homes {
        if taken.has(*home) {
            return refuse(Part::Homes, SetupReason::HomeTaken { region: *home });
        }
        taken = taken.with(*home);
    }
    let free = (RegionSet::ALL - taken).iter();
    let mut all = parts.homes.iter().copied().chain(free);
    Ok(std::array::from_fn(|_| all.next().expect("eight regions are not the king's")))
}

fn start(variants: Variants, start: Player) -> Result<Player, BadSetup> {
    let seats = PlayerSet::seats(variants.players);
    if seats.has(start) {
        Ok(start)
    } else {
        refuse(Part::Start, SetupReason::NoSeat { player: start, seats })
    }
}

fn deck(edition: &'static Edition, variants: Variants, stacks: &[Vec<Card>]) -> Result<[Card; 50], BadSetup> {
    let names = stack_names(variants);
    check_count(Part::Stack(0), stacks.len(), names.len(), |found, wanted| SetupReason::Stacks {
        found,
        wanted,
    })?;
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
        self.name == "5" && !self.variants.has_regency()
    }

    /// The most and the fewest copies of a card: all alternatives are included, other cards may have been replaced (ALT-1).
    fn limits(&self, card: Card) -> (u8, u8) {
        let face = card.face();
        let copies = self.edition.card(card).copies;
        let used = self.variants.alternatives.iter().find(|(kind, _)| *kind == card);
        match face.set {
            _ if !self.numbers().any(|number| number == face.stack) => (0, 0),
            Set::Base if face.stack == 5 && self.variants.has_regency() => (0, 0),
            Set::Base => (copies, 0),
            Set::Alternative => used.map_or((0, 0), |(_, count)| (count, count)),
            Set::Regency if self.variants.has_regency() => (copies, copies),
            Set::Regency => (0, 0),
        }
    }
}

fn check_stack(slot: usize, cards: &[Card], stack: &Stack) -> Result<(), BadSetup> {
    let (part, name) = (Part::Stack(slot), stack.name);
    check_count(part, cards.len(), stack.size(), |found, wanted| SetupReason::StackSize {
        stack: name,
        found,
        wanted,
    })?;
    for card in Card::all() {
        let found = cards.iter().filter(|other| **other == card).count();
        let (most, fewest) = stack.limits(card);
        if !(usize::from(fewest)..=usize::from(most)).contains(&found) {
            return refuse(part, wrong_copies(name, card, found, (fewest, most)));
        }
    }
    check_shares(part, cards, stack)
}

fn wrong_copies(stack: &'static str, card: Card, found: usize, (fewest, most): (u8, u8)) -> SetupReason {
    if fewest == most {
        SetupReason::StackCopies { stack, card, found, wanted: most }
    } else {
        SetupReason::StackCopiesRange { stack, card, found, fewest, most }
    }
}

/// Each number gives ten cards to a merged stack (ALT-2).
fn check_shares(part: Part, cards: &[Card], stack: &Stack) -> Result<(), BadSetup> {
    let each = stack.size() / stack.numbers().count();
    stack.numbers().try_for_each(|number| {
        let found = cards.iter().filter(|card| card.face().stack == number).count();
        check_count(part, found, each, |found, wanted| SetupReason::StackShare {
            stack: number,
            found,
            wanted,
        })
    })
}

fn modifiers(
    edition: &Edition,
    variants: Variants,
    hands: &[Vec<Modifier>],
) -> Result<[Modifiers; 5], BadSetup> {
    let seats = if variants.has_power_shift() { variants.players.into() } else { 0 };
    check_count(Part::Modifiers(0), hands.len(), seats, |found, wanted| SetupReason::Hands {
        found,
        wanted,
    })?;
    let mut dealt = Modifiers::default();
    let mut all = [Modifiers::default(); 5];
    for (seat, hand) in hands.iter().enumerate() {
        check_count(Part::Modifiers(seat), hand.len(), 3, |found, wanted| SetupReason::Modifiers {
            found,
            wanted,
        })?;
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
        refuse(Part::Modifiers(seat), SetupReason::ModifierCopies { modifier: kind, found, copies })
    })
}

fn dummy_powers(variants: Variants, powers: &[Power]) -> Result<[Power; 13], BadSetup> {
    let part = Part::DummyPowers;
    let (found, wanted) = match variants.has_dummy() {
        true => (powers.iter().copied().collect::<PowerSet>().len(), 13),
        false => (powers.len(), 0),
    };
    check_count(part, found, wanted, |found, wanted| SetupReason::DummyPowers { found, wanted })?;
    if !variants.has_dummy() {
        return Ok(std::array::from_fn(|index| Power::ALL[index + 1]));
    }
    powers.try_into().map_err(|_| BadSetup { part, reason: SetupReason::DummyPowerTwice })
}

fn dummy_regions(variants: Variants, draws: &[Vec<Region>]) -> Result<[[Region; 6]; 3], BadSetup> {
    let part = Part::DummyRegions;
    let wanted = if variants.has_dummy() { 3 } else { 0 };
    check_count(part, draws.len(), wanted, |found, wanted| SetupReason::Draws { found, wanted })?;
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
        check_count(part, draw.len(), 6, |found, wanted| SetupReason::DrawSize { found, wanted })?;
        check_count(part, different, 6, |found, wanted| SetupReason::DrawDiffers { found, wanted })?;
        six.copy_from_slice(draw);
    }
    Ok(all)
}
