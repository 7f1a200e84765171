//! The words in which a model asks the next question, as they come: made plain text, kept short.
//! Pure.

use std::sync::LazyLock;

use regex::Regex;
use unicode_normalization::UnicodeNormalization;

/// The longest question, in characters.
const MOST: usize = 300;
/// A word without an end is never shown.
const LONGEST_WORD: usize = 60;

/// Whatever leads somewhere when it is pasted into an address bar.
static LEADS_AWAY: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"(?i)://|//|\bwww\.|@|\b(?:javascript|data|mailto|tel|file|vbscript):|[\p{L}\d-]\.\p{L}{2,}(?:[/:?#]|\W*$)|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bxn--",
    )
    .ok()
});

/// The words so far. Marks of HTML and Markdown, links, and letters that are not seen are left out.
#[derive(Debug, Default)]
pub struct Phrase {
    shown: String,
    word: String,
    in_tag: bool,
    spoilt: bool,
}

impl Phrase {
    /// Takes the next piece, wherever it was cut, and answers the words that can be shown now.
    pub fn hear(&mut self, piece: &str) -> String {
        let before = self.shown.len();
        for letter in piece.nfkc() {
            self.take(letter);
        }
        self.shown.get(before..).unwrap_or_default().to_owned()
    }

    /// Whether more is worth hearing.
    pub fn goes_on(&self) -> bool {
        !self.spoilt
    }

    fn take(&mut self, letter: char) {
        match letter {
            '<' => {
                self.end_word();
                self.in_tag = true;
            }
            '>' => self.in_tag = false,
            _ if self.in_tag => {}
            _ if letter.is_whitespace() => self.end_word(),
            _ if is_unseen(letter) || is_markup(letter) => {}
            _ => self.word.push(letter),
        }
        let length = self.shown.chars().count() + self.word.chars().count();
        self.spoilt |= length > MOST;
    }

    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        let leads = LEADS_AWAY.as_ref().is_none_or(|pattern| pattern.is_match(&word));
        if word.is_empty() || leads || word.chars().count() > LONGEST_WORD || self.spoilt {
            return;
        }
        if !self.shown.is_empty() {
            self.shown.push(' ');
        }
        self.shown.push_str(&word);
    }

    /// The whole question and its last words; `None` where it is none, or too long for one.
    pub fn end(mut self) -> Option<(String, String)> {
        let before = self.shown.len();
        self.end_word();
        let letters = self.shown.chars().filter(|c| c.is_alphabetic()).count();
        if self.spoilt || letters < 8 || !self.shown.contains('?') {
            return None;
        }
        let last = self.shown.get(before..).unwrap_or_default().to_owned();
        Some((self.shown, last))
    }
}

/// Control characters, and those that turn, hide or join others.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffd}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

fn is_markup(letter: char) -> bool {
    matches!(letter, '`' | '*' | '_' | '#' | '[' | ']' | '{' | '}' | '|' | '\\' | '~' | '^' | '=')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, size: usize) -> (String, Option<String>) {
        let (mut phrase, mut shown) = (Phrase::default(), String::new());
        let letters: Vec<char> = text.chars().collect();
        for piece in letters.chunks(size) {
            shown.push_str(&phrase.hear(&piece.iter().collect::<String>()));
        }
        let whole = phrase.end().map(|(whole, last)| {
            shown.push_str(&last);
            whole
        });
        (shown, whole)
    }

    #[test]
    fn words_are_shown_as_they_come_and_make_the_whole() {
        for size in [1, 2, 7, 400] {
            let (shown, whole) = said("  Thanks!\n\nAnd which **role** was it for?", size);
            assert_eq!(shown, "Thanks! And which role was it for?");
            assert_eq!(whole.as_deref(), Some(shown.as_str()));
        }
    }

    #[test]
    fn what_is_no_short_question_is_none() {
        for text in ["", "Tell me more.", "??????????", "<b>?</b>", &"why ".repeat(90)] {
            assert_eq!(said(text, 5).1, None, "{text}");
        }
        let mut phrase = Phrase::default();
        phrase.hear(&"x".repeat(MOST + 1));
        assert!(!phrase.goes_on());
    }

    #[test]
    fn marks_links_and_unseen_letters_are_left_out() {
        for (text, want) in [
            (
                "See <a href='https://e.example'>this page</a> first: which role?",
                "See this page first: which role?",
            ),
            ("[Click here](https://e.example/x) or say which role?", "Click or say which role?"),
            ("![x](//e.example/x.png) Which role was it?", "Which role was it?"),
            ("Visit www.evil.example, then: which role?", "Visit then: which role?"),
            ("Visit evil.example/x now, which role?", "Visit now, which role?"),
            ("ｈｔｔｐｓ：／／evil。example which role was it?", "which role was it?"),
            ("Mail me@e.example or say which role?", "Mail or say which role?"),
            ("\u{202e}Which\u{200b} role\u{e0041} was\u{7} it?", "Which role was it?"),
            ("＜script＞alert(1)＜/script＞ Which role?", "alert(1) Which role?"),
            ("javascript:alert(1) Which role was it?", "Which role was it?"),
        ] {
            for size in [1, 3, 200] {
                assert_eq!(said(text, size).1.as_deref(), Some(want), "{text}");
            }
        }
        let plain = "How did the Node.js round end, e.g. with an offer?";
        assert_eq!(said(plain, 4).1.as_deref().map(|w| w.contains("e.g.")), Some(true));
    }
}
