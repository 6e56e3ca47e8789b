//! Similar names for a name that does not exist.

/// How many names are suggested.
const MAX_SUGGESTIONS: usize = 6;

/// Names with the same prefix first, then by edit distance.
pub(super) fn closest<'a>(names: impl Iterator<Item = &'a str>, wanted: &str) -> Vec<&'a str> {
    let wanted = wanted.to_lowercase();
    let prefix = |name: &str| name.split('-').next().unwrap_or_default().to_owned();
    let rank = |name: &&str| {
        let name = name.to_lowercase();
        (prefix(&name) != prefix(&wanted), distance(&name, &wanted))
    };
    let mut names: Vec<&str> = names.collect();
    names.sort_by_key(rank);
    names.truncate(MAX_SUGGESTIONS);
    names
}

/// The Levenshtein distance.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], index + 1);
        for (place, same) in other.iter().enumerate() {
            let changed = diagonal + usize::from(*same != letter);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(row[place] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edit_distance_is_correct() {
        for (one, other, letters) in
            [("coup", "coup", 0), ("coup", "cup", 1), ("cuop", "coup", 2), ("", "abc", 3)]
        {
            assert_eq!(distance(one, other), letters, "{one} {other}");
        }
    }

    #[test]
    fn the_same_prefix_comes_first() {
        let all = ["SCO-1", "PLC-1", "PLC-2", "plot-7"];
        assert_eq!(closest(all.into_iter(), "plc-7"), ["PLC-1", "PLC-2", "plot-7", "SCO-1"]);
    }
}
