//! Actions as localized text, with the messages of the page's drafts.

use engine::{Action, Player};
use fluent_bundle::FluentArgs;

use crate::game_text::GameText;
use crate::messages::Value;

/// A turn in one line: equal actions are counted, and the end of a turn is left out.
pub fn line_text(actions: &[Action], text: GameText<'_>) -> String {
    let mut counted: Vec<(Action, u32)> = Vec::new();
    for action in actions.iter().filter(|action| **action != Action::Done) {
        match counted.iter_mut().find(|(other, _)| other == action) {
            Some((_, count)) => *count += 1,
            None => counted.push((*action, 1)),
        }
    }
    let sentences: Vec<_> = counted.iter().map(|(action, count)| sentence(*action, *count, text)).collect();
    if sentences.is_empty() { text.0.get("review-nothing") } else { sentences.join(", ") }
}

fn sentence(action: Action, count: u32, text: GameText<'_>) -> String {
    let place = |word: &str| Value::from(text.place(word));
    let who = |player: Player| Value::from(text.player(player));
    let court = || Value::from(text.0.get("court"));
    let (key, args): (&str, Vec<(&str, Value)>) = match action {
        Action::Pass(modifier) => ("did-pass", vec![("card", modifier.to_string().into())]),
        Action::Play(played) => ("did-play", vec![("card", played.to_string().into())]),
        Action::Take(number) => ("did-take", vec![("number", number.into())]),
        Action::Fetch(region) => ("did-fetch", vec![("site", place(region.word())), ("count", count.into())]),
        Action::Choose(card) => ("did-choose", vec![("card", text.card(card).into())]),
        Action::Special => ("did-special", Vec::new()),
        Action::Place(site) => ("did-place", vec![("site", place(site.word())), ("count", count.into())]),
        Action::Move { player, from, to } => (
            "did-move",
            vec![
                ("who", who(player)),
                ("from", place(from.word())),
                ("to", place(to.word())),
                ("count", count.into()),
            ],
        ),
        Action::Name(region) => ("did-name", vec![("site", place(region.word()))]),
        Action::King(king) => ("did-king", vec![("site", place(king.word()))]),
        Action::Tile(_, site) => ("did-tile", vec![("site", place(site.word()))]),
        Action::Grande(region) => ("did-grande", vec![("site", place(region.word()))]),
        Action::Recall(power) => ("did-recall", vec![("card", power.to_string().into())]),
        Action::RecallModifier(modifier) => ("did-recall", vec![("card", modifier.to_string().into())]),
        Action::Disc(region) => ("did-disc", vec![("site", place(region.word()))]),
        Action::Return(player, from) => {
            let site = from.map_or_else(court, |region| place(region.word()));
            ("did-return", vec![("who", who(player)), ("site", site), ("count", count.into())])
        }
        Action::Swap(player) => ("did-swap", vec![("who", who(player))]),
        Action::Branch(number) => ("did-branch", vec![("number", number.into())]),
        Action::Veto => ("did-veto", Vec::new()),
        Action::Allow => ("did-allow", Vec::new()),
        Action::Done => ("review-nothing", Vec::new()),
    };
    text.0.format_args(key, &args.into_iter().collect::<FluentArgs>())
}
