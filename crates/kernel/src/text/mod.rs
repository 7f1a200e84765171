//! What a text that people read may hold. Pure.

pub(crate) mod fold;

/// The text without what nobody sees at its ends: white space, control and format characters, and
/// letters that are blank.
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(is_blank)
}

/// Whether the text stands on one line and reads in the order in which it is stored: no control
/// character, no line end of any kind, nothing that turns the direction of what follows. The empty
/// text does.
pub fn is_line(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() || is_line_end(c) || turns_direction(c))
}

/// The same for a text of several lines, which may have tabs and line feeds.
pub fn is_prose(text: &str) -> bool {
    !text.chars().any(|c| (c.is_control() && !"\t\n\r".contains(c)) || turns_direction(c))
}

/// A number with what it counts: “1 story”, “20 stories”.
pub fn many(count: i64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

/// Embeddings, overrides and isolates. Source: Unicode Standard Annex 9, §2.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || turns_direction(c) || is_unseen(c)
}

/// Format characters and blank letters. Inside a text some of them have a meaning, such as the
/// joiners of Persian, of Hindi and of emoji.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2060}'..='\u{2064}'
            | '\u{206a}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_taken_from_the_ends_only() {
        for (text, want) in [
            ("  Ada  ", "Ada"),
            ("\u{feff}Ada\u{200b}\r\n", "Ada"),
            ("\u{2028}", ""),
            (" \u{feff}\u{2800}\u{3164}\u{202e} ", ""),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("👩\u{200d}💻", "👩\u{200d}💻"),
            ("José Ñandú O’Brien-李", "José Ñandú O’Brien-李"),
        ] {
            assert_eq!(trimmed(text), want, "{text:?}");
        }
    }

    #[test]
    fn a_line_is_one_line_and_reads_in_its_order() {
        for good in ["", "Ada Lovelace", "عادل", "👩\u{200d}💻 & Söhne", "C\u{302}o"] {
            assert!(is_line(good) && is_prose(good), "{good:?}");
        }
        for two in ["a\nb", "a\r\nb", "a\tb"] {
            assert!(!is_line(two) && is_prose(two), "{two:?}");
        }
        assert!(!is_line("a\u{2028}b") && !is_line("a\u{85}b"));
        for bad in ["a\u{202e}b", "\u{2066}a", "a\u{7}", "a\u{1b}[31m", "\0"] {
            assert!(!is_line(bad) && !is_prose(bad), "{bad:?}");
        }
    }

    #[test]
    fn one_thing_is_said_otherwise_than_several() {
        for (count, want) in [(0, "0 stories"), (1, "1 story"), (20, "20 stories")] {
            assert_eq!(many(count, "story", "stories"), want);
        }
    }
}
