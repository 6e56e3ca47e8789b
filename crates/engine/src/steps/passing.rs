//! *Power Shift*, before the first round: all players pass a modifier to the left at the same time.

use crate::agenda::Step;
use crate::event::{Event, Private, Sink};
use crate::game::Position;
use crate::player::Player;
use crate::power::Modifier;

impl Position {
    pub(super) fn pass(&mut self, player: Player, modifier: Modifier, sink: &mut impl Sink) {
        self.secrets.passing[player] = Some(modifier);
        sink.emit(Event::Passed { player, modifier: Private(Some(modifier)) });
        if let Some(Step::Pass(asked)) = self.agenda.top_mut() {
            *asked = asked.without(player);
            if asked.is_empty() {
                self.agenda.pop();
                self.hand_over(sink);
                self.begin_round(sink);
            }
        }
    }

    /// All choose before any player sees a passed modifier (PSH-1).
    fn hand_over(&mut self, sink: &mut impl Sink) {
        let passing = std::mem::take(&mut self.secrets.passing);
        let seats = self.board.seats();
        for player in seats.iter() {
            let left = seats.clockwise_after(player).next().expect("at least two play");
            let modifier = passing[player].expect("everyone has chosen");
            self.secrets.modifiers[player].remove(modifier);
            self.secrets.modifiers[left].add(modifier);
            sink.emit(Event::Received { player: left, modifier: Private(Some(modifier)) });
        }
    }
}
