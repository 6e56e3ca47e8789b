//! A random legal action for a decision, taken from the decision's JSON as the web page does, without the rules engine.

use engine::chance::below;
use rand_core::Rng;
use serde_json::Value;

/// One legal action; none if the kind of decision is unknown and names no regions.
pub(crate) fn random_action(decision: &Value, rng: &mut impl Rng) -> Option<String> {
    let kind = decision["kind"].as_str()?;
    match kind {
        "pass" => Some(format!("pass {}", one(&decision["modifiers"], rng)?)),
        "play" => Some(format!("play {}", one(&decision["plain"], rng)?)),
        "take" => Some(format!("take {}", decision["most"])),
        "choose" => Some(format!("choose {}", one(&decision["cards"], rng)?)),
        "use" if decision["special"] == true && below(2, rng) == 0 => Some("special".to_owned()),
        "use" | "place" => Some(place(decision, rng)),
        "veto" => Some("allow".to_owned()),
        "branch" => Some(format!("branch {}", 1 + below(decision["branches"].as_u64()? as usize, rng))),
        "move" => move_action(decision, rng),
        "king" => Some(format!("king {}", one(&decision["places"], rng)?)),
        "tile" => tile(decision, rng),
        "recall" => recall(decision, rng),
        "return" => {
            let (player, place) = caballero(&decision["sources"], rng)?;
            Some(format!("return {player} {place}"))
        }
        "swap" => Some(format!("swap {}", one(&decision["players"], rng)?)),
        _ => Some(format!("{kind} {}", one(&decision["regions"], rng)?)),
    }
}

fn place(decision: &Value, rng: &mut impl Rng) -> String {
    one(&decision["sites"], rng).map_or("done".to_owned(), |site| format!("place {site}"))
}

/// A move to any target except its source; sometimes `done` if moving is optional.
fn move_action(decision: &Value, rng: &mut impl Rng) -> Option<String> {
    if decision["must"] == false && below(4, rng) == 0 {
        return Some("done".to_owned());
    }
    let (player, from) = caballero(&decision["sources"], rng)?;
    let targets: Vec<&Value> = decision["targets"].as_array()?.iter().filter(|to| **to != *from).collect();
    let to = targets.get(below(targets.len(), rng))?.as_str()?;
    Some(format!("move {player} {from} {to}"))
}

fn tile(decision: &Value, rng: &mut impl Rng) -> Option<String> {
    let action =
        |tile: &str, rng: &mut _| one(&decision[tile], rng).map(|site| format!("tile {tile} {site}"));
    action("low", rng).or_else(|| action("high", rng))
}

fn recall(decision: &Value, rng: &mut impl Rng) -> Option<String> {
    let card = one(&decision["powers"], rng).or_else(|| one(&decision["modifiers"], rng))?;
    Some(format!("recall {card}"))
}

/// The owner and place of one caballero.
fn caballero<'a>(sources: &'a Value, rng: &mut impl Rng) -> Option<(&'a str, &'a str)> {
    let players = sources.as_object()?;
    let (player, places) = players.iter().nth(below(players.len(), rng))?;
    let places = places.as_array()?;
    Some((player, places.get(below(places.len(), rng))?.as_str()?))
}

fn one(list: &Value, rng: &mut impl Rng) -> Option<String> {
    let list = list.as_array()?;
    let chosen = list.get(below(list.len(), rng))?;
    Some(chosen.as_str().map_or_else(|| chosen.to_string(), str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Edition, Game, Setup, Variants, Viewer};
    use rand_pcg::Pcg32;

    #[test]
    fn every_action_is_legal_in_games_of_all_variants() {
        for (number, variants) in Variants::all().enumerate() {
            let mut rng = Pcg32::new(number as u64, 1);
            let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
            while let Some(player) = game.to_act().first() {
                let view = serde_json::to_value(game.view(Viewer::Seat(player))).unwrap();
                let text = random_action(&view["decision"], &mut rng);
                let text = text.unwrap_or_else(|| panic!("{}", view["decision"]));
                game.apply(player, text.parse().unwrap()).unwrap();
            }
        }
    }
}
