//! One table: one game after another, with bots in some seats. Everything follows from the seed and the actions.

use bots::{Bot, Budget, Kind};
use engine::chance::below;
use engine::{
    Action, ByPlayer, Decision, Edition, Event, Game, Illegal, Player, PlayerSet, Setup, Variants, Viewer,
};
use rand_core::Rng;

use crate::action_groups::ACTIONS;
use crate::action_index::ActionTable;
use crate::mask::write_mask;
use crate::observation::{Frame, TurnedUp};
use crate::planes::OBSERVATION;
use crate::random::generator;
use crate::reward::{Reward, score_rewards, win_rewards};

/// What all tables have in common.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The edition.
    pub edition: &'static Edition,
    /// Players and variants.
    pub variants: Variants,
    /// The bots that take part; learners have the other seats.
    pub opponents: Vec<Kind>,
    /// How long a bot may think.
    pub budget: Budget,
    /// Which rewards learners get.
    pub reward: Reward,
    /// The seed of all games.
    pub seed: u64,
    /// Whether decisions with a single option are played automatically.
    pub skip_forced: bool,
}

impl Rules {
    /// How many play.
    pub fn players(&self) -> usize {
        self.variants.player_count().into()
    }
}

/// The rules, and what is computed from them once for all tables.
#[derive(Clone, Debug)]
pub struct Common {
    rules: Rules,
    frame: Frame,
    actions: ActionTable,
}

impl Common {
    /// What tables with these rules have in common.
    pub fn new(rules: Rules) -> Common {
        let setup = Setup::deal(rules.edition, rules.variants, &mut generator(0, 0));
        let frame = Frame::new(rules.edition, Game::new(&setup).board());
        let actions = ActionTable::new(rules.players());
        Common { rules, frame, actions }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) fn set_seed(&mut self, seed: u64) {
        self.rules.seed = seed;
    }
}

/// The buffers that a table writes for a learner. Seats are relative to the one that just acted.
#[derive(Debug)]
pub struct Row<'a> {
    /// What the seat to act sees.
    pub observation: &'a mut [u8; OBSERVATION],
    /// Its legal actions.
    pub mask: &'a mut [u8; ACTIONS],
    /// The reward of each seat since the last action.
    pub rewards: &'a mut [f32; 5],
    /// Each seat's share of the win, if the game ended.
    pub wins: &'a mut [f32; 5],
    /// The seat to act, from 0.
    pub player: &'a mut u8,
    /// 1 if the game ended; then the observation is the first of the next game.
    pub done: &'a mut u8,
}

/// A table of learners and bots.
#[derive(Clone)]
pub struct Table {
    number: u64,
    games: u64,
    game: Game,
    turned_up: TurnedUp,
    learners: PlayerSet,
    bots: Vec<(Player, Bot)>,
    events: Vec<Event>,
}

impl Table {
    /// The table with that number, at the first question to a learner.
    pub fn new(rules: &Rules, number: u64) -> Table {
        let game = Game::new(&Setup::deal(rules.edition, rules.variants, &mut generator(rules.seed, number)));
        let mut table = Table {
            number,
            games: 0,
            game,
            turned_up: TurnedUp::default(),
            learners: PlayerSet::EMPTY,
            bots: Vec::new(),
            events: Vec::new(),
        };
        table.begin(rules);
        table
    }

    /// Its number, which with the seed gives its games.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The current game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The seats of learners.
    pub fn learners(&self) -> PlayerSet {
        self.learners
    }

    /// Who must act, and what is asked. There is always a learner to act.
    #[inline]
    pub fn question(&self) -> (Player, &Decision) {
        self.game.question().expect("after the end of a game the next one begins")
    }

    /// The legal action with that number.
    #[inline]
    pub fn action(&self, common: &Common, index: usize) -> Option<Action> {
        let (player, decision) = self.question();
        common.actions.at(index, player).filter(|action| decision.allows(*action))
    }

    /// A random legal action.
    pub fn random_action(&self, rng: &mut impl Rng) -> Action {
        let (_, decision) = self.question();
        decision.at(|answers| below(answers, rng)).expect("a question that is asked has an answer")
    }

    /// Plays an action of the seat to act, lets bots answer, and writes the result.
    #[inline]
    pub fn step(&mut self, common: &Common, action: Action, row: &mut Row<'_>) -> Result<(), Illegal> {
        let rules = &common.rules;
        let (player, _) = self.question();
        let before = *self.game.board().scores();
        self.play(player, action)?;
        self.advance(rules);
        self.pay(rules, player, &before, row);
        let is_over = self.game.board().is_over();
        *row.done = u8::from(is_over);
        if is_over {
            self.games += 1;
            self.begin(rules);
        }
        self.look(common, row);
        Ok(())
    }

    /// Writes what the seat to act sees and may do.
    #[inline]
    pub fn look(&mut self, common: &Common, row: &mut Row<'_>) {
        self.turned_up.follow(&self.game);
        common.frame.observe(&self.game, &self.turned_up, row.observation);
        let (player, decision) = self.question();
        *row.player = player.index() as u8;
        write_mask(decision, player, common.rules.players(), row.mask);
    }

    #[inline]
    fn pay(&self, rules: &Rules, player: Player, before: &ByPlayer<u16>, row: &mut Row<'_>) {
        let (now, is_over) = (self.game.board().scores(), self.game.board().is_over());
        if is_over || now != before {
            self.pay_points(rules, player, [before, now], row);
        } else {
            *row.rewards = [0.0; 5];
            *row.wins = [0.0; 5];
        }
    }

    fn pay_points(&self, rules: &Rules, player: Player, scores: [&ByPlayer<u16>; 2], row: &mut Row<'_>) {
        let players = rules.players();
        let is_over = self.game.board().is_over();
        let ends = if is_over { win_rewards(&self.game.standing(), players) } else { [0.0; 5] };
        let rewards = match rules.reward {
            Reward::Win => ends,
            Reward::Score => score_rewards(scores[0], scores[1], players),
        };
        for place in 0..5 {
            let seat = if place < players { (player.index() + place) % players } else { place };
            row.rewards[place] = rewards[seat];
            let even = if is_over && place < players { 1.0 / players as f32 } else { 0.0 };
            row.wins[place] = ends[seat] + even;
        }
    }

    /// Deals the next game and gives every learner another seat than in the game before.
    fn begin(&mut self, rules: &Rules) {
        let number = self.number | self.games << 32;
        let mut rng = generator(rules.seed, number);
        let setup = Setup::deal(rules.edition, rules.variants, &mut rng);
        let players = rules.players();
        let turn = (self.number + self.games) as usize;
        let seat = |place: usize| Player::seat((place + turn) % players).expect("at most five play");
        self.bots.clear();
        for (place, kind) in rules.opponents.iter().enumerate() {
            self.bots.push((seat(place), Bot::new(*kind, rules.variants, seat(place), rng.next_u64())));
        }
        self.learners = (rules.opponents.len()..players).map(seat).collect();
        self.turned_up = TurnedUp::default();
        self.deal(&setup);
        self.advance(rules);
    }

    fn deal(&mut self, setup: &Setup) {
        if self.bots.is_empty() {
            self.game = Game::new(setup);
            return;
        }
        self.events.clear();
        self.game = Game::begin(setup, &mut self.events);
        self.update_bots();
    }

    /// Plays on until a learner has something to decide, or the game is over.
    #[inline]
    fn advance(&mut self, rules: &Rules) {
        while let Some((player, decision)) = self.game.question() {
            let action = if !self.learners.has(player) {
                self.bot_action(rules, player)
            } else if rules.skip_forced && decision.is_forced() {
                decision.nth(0).expect("it has one answer")
            } else {
                return;
            };
            self.play(player, action).expect("bots answer what is allowed");
        }
    }

    fn bot_action(&mut self, rules: &Rules, player: Player) -> Action {
        let view = self.game.view(Viewer::Seat(player));
        let bot = self.bots.iter_mut().find(|(seat, _)| *seat == player);
        let (_, bot) = bot.expect("a seat without a learner has a bot");
        bot.answer(&view, &rules.budget).expect("who must act is asked").action
    }

    #[inline]
    fn play(&mut self, player: Player, action: Action) -> Result<(), Illegal> {
        if self.bots.is_empty() {
            return self.game.apply(player, action);
        }
        self.events.clear();
        self.game.apply_with_events(player, action, &mut self.events)?;
        self.update_bots();
        Ok(())
    }

    fn update_bots(&mut self) {
        for (_, bot) in &mut self.bots {
            self.events.iter().for_each(|event| bot.observe(event));
        }
    }
}
