//! Addresses, numbers, links and words that offend. Pure.

use std::sync::LazyLock;

use regex::Regex;

use super::{Code, Span};

/// Code and pattern. What an earlier one has found, a later one does not find again.
const PATTERNS: &[(Code, &str)] = &[
    (
        Code::Email,
        r"(?i)[a-z0-9._%+-]+\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[a-z0-9-]+)+",
    ),
    (
        Code::Link,
        r"(?i)\b(?:https?://|www\.)\S+|\b[a-z0-9-]+\.(?:com|org|net|io|dev|co|ai|me|app|info|biz)\b(?:/\S*)?",
    ),
    (Code::Handle, r"(?:^|[\s(,;:])(@[A-Za-z0-9_][A-Za-z0-9_.]{2,29})"),
    (Code::Phone, r"(?:\+|\b)\d[\d ().\u{2011}/-]{6,18}\d\b"),
];

/// Words that have no place in a story, with their endings. Short and kept by hand: what is missing
/// is a moderator's to see, and what is here offends whatever the sentence.
const OFFENSIVE: &str = r"(?i)\b(?:arse|ass)holes?\b|\bbastards?\b|\bbitch(?:es|y)?\b|\bbollocks\b|\bbullshit\b|\bcunts?\b|\bdickheads?\b|\bfuck(?:ed|er|ers|ing|s)?\b|\bmotherfuck\w*\b|\bpiss(?:ed)? off\b|\bretard(?:ed|s)?\b|\bshit(?:s|ty|show)?\b|\bsluts?\b|\bwankers?\b|\bwhores?\b";

static COMPILED: LazyLock<Vec<(Code, Regex)>> = LazyLock::new(|| {
    let all = PATTERNS.iter().copied().chain([(Code::Profanity, OFFENSIVE)]);
    all.filter_map(|(code, pattern)| Some((code, Regex::new(pattern).ok()?))).collect()
});

/// How many patterns there are to be compiled.
#[cfg(test)]
pub(super) fn counts() -> (usize, usize) {
    (COMPILED.len(), PATTERNS.len() + 1)
}

pub(super) fn spans(text: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (code, pattern) in &*COMPILED {
        for found in pattern.captures_iter(text) {
            let Some(place) = found.get(1).or_else(|| found.get(0)) else { continue };
            let span = Span { code: *code, start: place.start(), end: place.end() };
            let taken = spans.iter().any(|s| s.start < span.end && span.start < s.end);
            if !taken && (*code != Code::Phone || is_number(place.as_str())) {
                spans.push(span);
            }
        }
    }
    spans
}

/// A telephone number has nine to fifteen digits; a range of years or amounts has other signs.
fn is_number(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let least = if text.starts_with('+') || text.starts_with('0') { 8 } else { 9 };
    (least..=15).contains(&digits)
}
