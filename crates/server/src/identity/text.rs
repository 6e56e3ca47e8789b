//! Characters that must not appear in names and chat.

/// Whether the character is invisible or reorders the text around it.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || is_bidi_control(letter)
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}')
        || matches!(letter, '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether the character changes the direction of the text after it.
pub fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
