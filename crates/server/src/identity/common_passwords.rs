//! Passwords that are guessed first: well-known words, and sequences of keys.

/// Well-known passwords and words, in lower case and without digits or signs at the end.
const WORDS: &str = include_str!("common_passwords.txt");

/// Keys in the order of a keyboard or an alphabet.
const SEQUENCES: [&str; 9] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// Whether an attacker would try it early: a well-known password, even with digits and symbols at its ends or in the
/// place of letters; a sequence of keys; few different characters; or the user's own name.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let bare = lower.trim_matches(|letter: char| !letter.is_alphabetic());
    let candidates = [lower.clone(), bare.to_owned(), without_substitutes(&lower), without_substitutes(bare)];
    let name = name.to_lowercase().replace(' ', "");
    let is_name = |text: &String| !name.is_empty() && (*text == name || text.replace(' ', "") == name);
    has_few_characters(&lower)
        || is_sequence(&lower)
        || candidates.iter().any(|text| is_name(text) || is_sequence(text) || is_word(text))
}

/// A word of the list, or one repeated.
fn is_word(text: &str) -> bool {
    let half = text.len() / 2;
    let is_listed = |text: &str| WORDS.lines().any(|word| word == text);
    let is_repeated = text.is_char_boundary(half) && text[..half] == text[half..] && is_listed(&text[..half]);
    is_listed(text) || is_repeated
}

/// The letters that digits and signs usually stand for.
fn without_substitutes(text: &str) -> String {
    let letter = |letter| match letter {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    text.chars().map(letter).collect()
}

fn has_few_characters(text: &str) -> bool {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    letters.len() < 4
}

/// Whether the whole text is made of pieces of sequences, forwards or backwards, of at least four keys each.
fn is_sequence(text: &str) -> bool {
    let backwards: String = text.chars().rev().collect();
    let starts = |text: &str, length: usize| {
        text.get(..length).is_some_and(|piece| SEQUENCES.iter().any(|sequence| sequence.contains(piece)))
    };
    let ends = |length: usize| starts(&backwards, length) && text.len() == length;
    (4..=text.len()).rev().any(|length| {
        (starts(text, length) && (length == text.len() || is_sequence(&text[length..]))) || ends(length)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_passwords_and_their_variations_are_common() {
        for password in [
            "password",
            "Password1",
            "P@ssw0rd!",
            "passwort123",
            "12345678",
            "87654321",
            "qwertyui",
            "1q2w3e4r",
            "iloveyou2",
            "aaaaaaaa",
            "abababab",
            "letmein!!",
            "Anna Maria",
            "annamaria99",
            "elgrande2024",
            "dragondragon",
            "asdf1234",
            "contraseña",
            "hasło1234",
        ] {
            assert!(is_common(password, "Anna Maria"), "{password}");
        }
    }

    #[test]
    fn uncommon_passwords_are_accepted() {
        for password in
            ["correct horse", "Tz7!kqmw", "blue-caballero-17", "password of my cat", "zwölf Grande"]
        {
            assert!(!is_common(password, "Anna"), "{password}");
        }
    }

    #[test]
    fn the_list_is_sorted_in_lower_case_and_has_no_duplicates() {
        let words: Vec<&str> = WORDS.lines().collect();
        assert!(words.is_sorted_by(|one, other| one < other), "sort it with LC_ALL=C sort -u");
        assert!(words.iter().all(|word| *word == word.to_lowercase() && !word.trim().is_empty()));
    }
}
