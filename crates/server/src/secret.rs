//! Random ids, tokens and seeds. Only the hash of a token is stored.

use sha2::{Digest, Sha256};

const ALPHABET: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";

/// An id of 80 random bits.
pub fn id() -> String {
    letters(16)
}

/// Whether the text has the form of an id.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A token of 160 random bits.
pub fn token() -> String {
    letters(32)
}

/// A recovery code of 100 random bits, in groups that are easy to copy by hand.
pub fn code() -> String {
    [(); 4].map(|()| letters(5)).join("-")
}

/// The hash of a code as a person typed it: case, spaces and punctuation do not matter.
pub fn code_hash(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    hash(letters.map(|letter| letter.to_ascii_lowercase()).collect::<String>())
}

/// A seed for the deal of one game.
pub fn seed() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system provides random bytes");
    bytes
}

/// A small seed, for a bot.
pub fn number() -> u64 {
    getrandom::u64().expect("the system provides random bytes")
}

/// The hash of a token, as it is stored.
pub fn hash(token: impl AsRef<[u8]>) -> String {
    hex(&Sha256::digest(token))
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system provides random bytes");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_in_other_ways() {
        let code = code();
        assert_eq!(code.len(), 23);
        assert_eq!(code_hash(&code), code_hash(&format!(" {} ", code.to_uppercase().replace('-', " "))));
        assert_ne!(code_hash(&code), code_hash(&super::code()));
    }

    #[test]
    fn tokens_are_unique_and_their_hashes_do_not_contain_them() {
        let (first, second) = (token(), token());
        assert_ne!(first, second);
        assert_eq!((first.len(), hash(&first).len()), (32, 64));
        assert!(!hash(&first).contains(&first));
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
