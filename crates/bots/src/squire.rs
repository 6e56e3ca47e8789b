//! The squire: tries every answer once, finishes the turn by instinct and takes the best result.

use engine::{Decision, Imagined, Player};
use rand_core::Rng;

use crate::answer::{Answer, Candidate};
use crate::instinct::Instinct;
use crate::search::{Question, Values};

/// Answers with one iteration per option.
pub(crate) fn answer(question: Question, decision: &Decision, rng: &mut impl Rng) -> Answer {
    let instinct = Instinct::new(question.settings.lore, 0.0);
    let game = question.memory.imagine(question.view, rng);
    if is_answered_by_others_first(decision) {
        let action = instinct.answer(&game, question.me, decision, rng);
        return Answer { action, candidates: Vec::new(), iterations: 0 };
    }
    let mut candidates = Vec::new();
    for action in decision.options() {
        let mut after = game;
        after.apply(question.me, action).expect("an option is allowed");
        finish_turn(&mut after, question.me, &instinct, rng);
        let share = Values::of(&after, question.settings).seat(question.me);
        candidates.push(Candidate { action, margin: share.margin, win: share.win, share: 0.0 });
    }
    candidates.sort_by(|one, other| other.margin.total_cmp(&one.margin));
    candidates.iter_mut().take(1).for_each(|reason| reason.share = 1.0);
    Answer { action: candidates[0].action, iterations: candidates.len() as u32, candidates }
}

/// Questions where one iteration says nothing because others answer first.
fn is_answered_by_others_first(decision: &Decision) -> bool {
    matches!(decision, Decision::Play(_) | Decision::Disc { .. } | Decision::Pass { .. })
}

fn finish_turn(game: &mut Imagined, me: Player, instinct: &Instinct, rng: &mut impl Rng) {
    while let Some((player, decision)) = game.question() {
        if player != me || game.board().turn() != Some(me) {
            return;
        }
        let action = instinct.answer(game, player, decision, rng);
        game.apply(player, action).expect("instinct answers what is allowed");
    }
}
