//! Somebody's name beside what they do: “Jane Miller, the CTO”, “the recruiter Jane”. Pure.

use std::sync::LazyLock;

use regex::Regex;

use super::{Code, Span};

const ROLES: &str = "(?:cto|ceo|cfo|coo|vp|founder|co-founder|director|head|manager|recruiter|\
    interviewer|engineer|developer|designer|lead|mentor|hr|boss|supervisor|architect|partner)";
const NAME: &str = r"[A-Z][a-zà-öø-ÿ]+(?:[ -][A-Z][a-zà-öø-ÿ]+){0,2}";

static BEFORE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let says = r"(?:,? (?:the|our|their|a|an|my|his|her)(?: \w+)?|,| from| \(the)";
    Regex::new(&format!(r"\b({NAME}){says} (?i:{ROLES})\b")).ok()
});
static AFTER: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let called = r"(?: (?:was|is|called|named)|,|:)?";
    Regex::new(&format!(r"\b(?i:{ROLES}){called} ({NAME})\b")).ok()
});
static TITLED: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(&format!(r"\b((?:Mr|Mrs|Ms|Dr|Prof)\.? {NAME})")).ok());

/// Capitalised words that are no names.
const NO_NAMES: &[&str] = &[
    "a",
    "about",
    "after",
    "all",
    "an",
    "and",
    "another",
    "any",
    "april",
    "as",
    "ask",
    "at",
    "august",
    "be",
    "before",
    "both",
    "but",
    "december",
    "during",
    "each",
    "engineering",
    "english",
    "every",
    "everybody",
    "everyone",
    "february",
    "finally",
    "first",
    "for",
    "friday",
    "german",
    "he",
    "her",
    "his",
    "how",
    "hr",
    "i",
    "if",
    "in",
    "it",
    "january",
    "java",
    "javascript",
    "july",
    "june",
    "later",
    "march",
    "may",
    "met",
    "monday",
    "my",
    "next",
    "no",
    "november",
    "of",
    "october",
    "on",
    "one",
    "our",
    "product",
    "python",
    "rust",
    "saturday",
    "second",
    "september",
    "she",
    "software",
    "some",
    "sunday",
    "team",
    "the",
    "their",
    "then",
    "they",
    "third",
    "this",
    "three",
    "thursday",
    "to",
    "tuesday",
    "two",
    "we",
    "wednesday",
    "what",
    "when",
    "where",
    "which",
    "while",
    "who",
    "with",
    "you",
    "your",
];

pub(super) fn spans(text: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for pattern in [&*TITLED, &*BEFORE, &*AFTER].into_iter().flatten() {
        for found in pattern.captures_iter(text) {
            let Some(name) = found.get(1) else { continue };
            let span = Span { code: Code::NameAndRole, start: name.start(), end: name.end() };
            let taken = spans.iter().any(|s| s.start < span.end && span.start < s.end);
            let first = name.as_str().split([' ', '-']).next().unwrap_or_default().to_lowercase();
            if !taken && !NO_NAMES.contains(&first.as_str()) {
                spans.push(span);
            }
        }
    }
    spans
}

#[cfg(test)]
pub(super) fn compile() -> bool {
    BEFORE.is_some() && AFTER.is_some() && TITLED.is_some()
}
