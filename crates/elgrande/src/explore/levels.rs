//! Who played: the comment with the bots that the arena writes above a record.

use engine::Player;

/// The name of each seat's bot, such as `grande`; empty if the text does not begin with that comment.
pub fn levels(text: &str) -> Vec<(Player, String)> {
    let seats = text.strip_prefix("# game ").and_then(|text| text.lines().next()?.split_once(": "));
    let seats = seats.map(|(_, seats)| seats.split(", ").map(level).collect::<Option<Vec<_>>>());
    seats.flatten().unwrap_or_default()
}

fn level(seat: &str) -> Option<(Player, String)> {
    let (player, name) = seat.split_once(' ')?;
    Some((player.parse().ok()?, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_the_comment_of_the_arena() {
        let all = levels("# game 3 of seed 7: red grande, blue squire without lore\nelgrande record 1\n");
        assert_eq!(
            all,
            [(Player::Red, "grande".to_owned()), (Player::Blue, "squire without lore".to_owned())]
        );
        for other in ["elgrande record 1\n", "# game of mine: a, b\n", "# game", ""] {
            assert!(levels(other).is_empty(), "{other}");
        }
    }
}
