//! A special action begins: each effect of the card becomes a step, or happens at once.

use crate::agenda::{DiscPurpose, KingMove, Moving, Naming, Step, Supply};
use crate::board::Tile;
use crate::decision::Decision;
use crate::effect::{Discs, Effect, KingTo, MoveOrigin, Returned, Scored};
use crate::event::{Event, PowerCard, PowerCardKind, Private, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, Power, PowerSet};
use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::scoring::Reach;

impl Position {
    fn effects(&self) -> &'static [Effect] {
        self.edition.card(self.chosen()).effects
    }

    /// The branches of a `OneOf`.
    pub(crate) fn branches(&self, part: u8) -> &'static [Effect] {
        match self.effects().get(part as usize) {
            Some(Effect::OneOf(branches)) => branches,
            _ => &[],
        }
    }

    /// Begins the effect of the card with this number; the rest of the card follows.
    pub(super) fn perform_effect(&mut self, part: u8, sink: &mut impl Sink) {
        let effects = self.effects();
        if part as usize + 1 < effects.len() {
            self.agenda.replace(Step::Perform(part + 1));
        } else {
            self.agenda.pop();
        }
        let effect = effects[part as usize];
        if matches!(effect, Effect::OneOf(_)) {
            self.agenda.push(Step::Branch(part));
        } else {
            self.begin_effect(effect, sink);
        }
    }

    pub(super) fn branch(&mut self, player: Player, branch: u8, sink: &mut impl Sink) {
        if let Some(Step::Branch(part)) = self.agenda.top() {
            self.agenda.pop();
            sink.emit(Event::Branched { player, branch });
            self.begin_effect(self.branches(part)[branch as usize - 1], sink);
        }
    }

    fn begin_effect(&mut self, effect: Effect, sink: &mut impl Sink) {
        let player = self.acting();
        match effect {
            Effect::Move { own, opposing, any, from: MoveOrigin::Anywhere } => {
                self.agenda.push(Step::Move(Moving::up_to(own, opposing, any)));
            }
            Effect::Move { own, opposing, any, from: MoveOrigin::OneRegion } => {
                self.agenda.push(Step::Name(Naming::Leave { own, opposing, any }));
            }
            Effect::PlaceFromCourt(left) => self.agenda.push(Step::Muster { left, from: Supply::Court }),
            Effect::Score(scored) => self.begin_scoring(scored, sink),
            Effect::Return(returned) => self.begin_return(returned, sink),
            Effect::Discs(discs) => self.begin_discs(discs),
            Effect::MoveKing { to: KingTo::Castillo, .. } => self.put_king_beside_castillo(sink),
            Effect::MoveKing { to, along } => self.agenda.push(Step::King(KingMove { to, along })),
            Effect::MoveTile => self.agenda.push(Step::Tile),
            Effect::MoveGrande => self.agenda.push(Step::Grande),
            Effect::RecallPower => self.agenda.push(Step::Recall),
            Effect::Recruit(count) => self.recruit(player, count, sink),
            Effect::LockUpGrandes => self.lock_up_grandes(sink),
            Effect::SwapKingWithGrande => self.agenda.push(Step::Swap),
            Effect::Infiltrate => {
                self.board.infiltrating = true;
                sink.emit(Event::Infiltrated { player });
            }
            Effect::Veto => self.lay_veto(player, sink),
            Effect::OneOf(_) => unreachable!("branches are not nested"),
        }
    }

    fn begin_scoring(&mut self, scored: Scored, sink: &mut impl Sink) {
        match scored {
            Scored::Chosen => self.agenda.push(Step::Name(Naming::Score)),
            Scored::FirstValue(least, most) => {
                self.score_all(self.regions_worth(least, most), Reach::Places, sink);
            }
            Scored::Castillo => self.score_castillo(sink),
            Scored::SoleFirst => self.score_all(RegionSet::ALL, Reach::SoleFirst, sink),
            Scored::Most => self.score_all(self.board.most(), Reach::Places, sink),
            Scored::Fewest => self.score_all(self.board.fewest(), Reach::Places, sink),
        }
    }

    fn begin_return(&mut self, returned: Returned, sink: &mut impl Sink) {
        match returned {
            Returned::OwnChoice(each) => self.push_next_return(self.acting(), each),
            Returned::FromCourt(count) => self.return_from_courts(count, sink),
            Returned::OneOfEach => {
                let victims = self.touchable(self.board.others(self.acting()));
                self.agenda.push(Step::Pluck(victims));
            }
        }
    }

    /// Those of them who have a caballero in an open region (TAB-1).
    fn touchable(&self, players: PlayerSet) -> PlayerSet {
        players.iter().filter(|player| !self.board.open_presence(*player).is_empty()).collect()
    }

    fn begin_discs(&mut self, discs: Discs) {
        let opponents = self.board.opponents(self.acting());
        match discs {
            Discs::Return(_) => {
                let asked = self.touchable(opponents);
                self.agenda.push(Step::Discs { asked, purpose: DiscPurpose::Card(discs, None) });
            }
            Discs::Scatter => self.agenda.push(Step::Name(Naming::Scatter)),
            Discs::ScoreOnce => {
                let asked = self.board.seats();
                self.agenda.push(Step::Discs { asked, purpose: DiscPurpose::Card(discs, None) });
            }
        }
    }

    pub(super) fn ask_name(&self, purpose: Naming) -> Option<Decision> {
        let regions = self.nameable(purpose);
        (!regions.is_empty()).then_some(Decision::Name { regions, purpose })
    }

    /// The regions that may be named for this: the king's can be scored, nothing else happens there (TAB-1).
    fn nameable(&self, purpose: Naming) -> RegionSet {
        match purpose {
            Naming::Score => RegionSet::ALL,
            Naming::Scatter => self.board.king.open(),
            Naming::Leave { own, opposing, any } => {
                let movable = self.movable(self.acting(), &Moving::up_to(own, opposing, any));
                Player::ALL.into_iter().fold(RegionSet::EMPTY, |all, player| all | movable.regions(player))
            }
        }
    }

    pub(super) fn name(&mut self, player: Player, region: Region, sink: &mut impl Sink) {
        sink.emit(Event::Named { player, region });
        if let Some(Step::Name(purpose)) = self.agenda.top() {
            self.agenda.pop();
            match purpose {
                Naming::Score => self.score(region.into(), Reach::Places, sink),
                Naming::Leave { own, opposing, any } => {
                    let moving = Moving { from: Some(region), ..Moving::up_to(own, opposing, any) };
                    self.agenda.push(Step::Move(moving));
                }
                Naming::Scatter => {
                    let there = self.board.presence.players(region) & self.board.opponents(player);
                    let purpose = DiscPurpose::Card(Discs::Scatter, Some(region));
                    self.agenda.push(Step::Discs { asked: there, purpose });
                }
            }
        }
    }

    /// Onto a free bar, neither onto nor out of the king's region (TAB-1, SCO-6).
    pub(super) fn ask_tile(&self) -> Option<Decision> {
        let king = self.board.king;
        let free = self.board.free_bars() - king.taboo();
        let stuck = |tile: Tile| self.board.tile(tile).is_some_and(|site| king.taboo().has(site));
        let sites = |tile| if stuck(tile) { SiteSet::EMPTY } else { free };
        let (low, high) = (sites(Tile::Low), sites(Tile::High));
        (!(low | high).is_empty()).then_some(Decision::Tile { low, high })
    }

    pub(super) fn move_tile(&mut self, tile: Tile, to: Site, sink: &mut impl Sink) {
        let from = self.board.tiles[tile as usize].replace(to);
        self.agenda.pop();
        sink.emit(Event::TileMoved { tile, from, to });
    }

    /// To another open region, from an open region: not out of the castillo (GRC-1).
    pub(super) fn ask_grande(&self, player: Player) -> Option<Decision> {
        let open = self.board.king.open();
        let home = self.board.grandes[player].and_then(Site::region).filter(|home| open.has(*home))?;
        Some(Decision::Grande { regions: open.without(home) })
    }

    pub(super) fn move_grande(&mut self, player: Player, region: Region, sink: &mut impl Sink) {
        self.board.grandes[player] = Some(region.into());
        self.agenda.pop();
        sink.emit(Event::GrandeMoved { player, to: region.into() });
    }

    /// Any own card not in hand, the one just played too (EMP-1).
    pub(super) fn ask_recall(&self, player: Player) -> Option<Decision> {
        let powers = PowerSet::ALL - self.secrets.hands[player];
        let modifiers = self.secrets.spent[player].kinds();
        let any = !powers.is_empty() || !modifiers.is_empty();
        any.then_some(Decision::Recall { powers, modifiers })
    }

    pub(super) fn recall(&mut self, player: Player, power: Power, sink: &mut impl Sink) {
        self.secrets.hands[player] = self.secrets.hands[player].with(power);
        self.agenda.pop();
        let card = Private(Some(PowerCard::Power(power)));
        sink.emit(Event::Recalled { player, kind: PowerCardKind::Power, card });
    }

    pub(super) fn recall_modifier(&mut self, player: Player, modifier: Modifier, sink: &mut impl Sink) {
        self.secrets.spent[player].remove(modifier);
        self.secrets.modifiers[player].add(modifier);
        self.agenda.pop();
        let card = Private(Some(PowerCard::Modifier(modifier)));
        sink.emit(Event::Recalled { player, kind: PowerCardKind::Modifier, card });
    }
}
