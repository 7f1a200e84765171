//! Whether output agrees with the answer: the rules of the Kattis default output validator, as a
//! machine that is fed the output piece by piece.

mod rows;

use crate::suite::Comparison;

pub(crate) use rows::Rows;

/// How much of a token a difference shows.
const SHOWN: usize = 40;

/// Compares output, as it arrives, with an answer.
#[derive(Debug)]
pub(crate) struct Comparer<'a> {
    rules: Comparison,
    /// What of the answer has not been met yet.
    rest: &'a [u8],
    /// The token being received.
    token: Vec<u8>,
    /// Tokens received whole.
    tokens: u64,
    difference: Option<String>,
}

impl<'a> Comparer<'a> {
    /// A comparison with this answer.
    pub(crate) fn new(rules: Comparison, answer: &'a [u8]) -> Self {
        Self { rules, rest: answer, token: Vec::new(), tokens: 0, difference: None }
    }

    /// Takes the next piece of output.
    pub(crate) fn push(&mut self, mut piece: &[u8]) {
        while let (Some(&first), None) = (piece.first(), &self.difference) {
            let length = piece.iter().position(|byte| is_space(*byte)).unwrap_or(piece.len());
            if length > 0 {
                let (head, tail) = piece.split_at(length);
                self.token.extend(head);
                piece = tail;
            } else {
                self.end_token();
                self.space(first);
                piece = piece.get(1..).unwrap_or_default();
            }
        }
    }

    /// The first difference, in words; `None` where the output agrees.
    pub(crate) fn finish(mut self) -> Option<String> {
        self.end_token();
        if self.difference.is_some() {
            return self.difference;
        }
        if self.rules.space_change_sensitive {
            return (!self.rest.is_empty()).then(|| "the output ends too early".to_owned());
        }
        let next = next_token(skip_space(self.rest));
        (!next.is_empty()).then(|| format!("the output ends before {}", shown(next)))
    }

    /// Compares the token received with the answer's next, if one is being received.
    fn end_token(&mut self) {
        if self.token.is_empty() || self.difference.is_some() {
            return;
        }
        self.tokens += 1;
        let rest =
            if self.rules.space_change_sensitive { self.rest } else { skip_space(self.rest) };
        let expected = next_token(rest);
        self.rest = rest.get(expected.len()..).unwrap_or_default();
        if expected.is_empty() {
            self.difference = Some(format!("more output than expected: {}", shown(&self.token)));
        } else if !agree(&self.rules, expected, &self.token) {
            let (number, got) = (self.tokens, shown(&self.token));
            self.difference = Some(format!("word {number} is {got}, expected {}", shown(expected)));
        }
        self.token.clear();
    }

    fn space(&mut self, byte: u8) {
        if !self.rules.space_change_sensitive || self.difference.is_some() {
            return;
        }
        match self.rest.split_first() {
            Some((expected, rest)) if *expected == byte => self.rest = rest,
            _ => {
                self.difference = Some(format!("white space differs after word {}", self.tokens));
            }
        }
    }
}

/// White space as the C locale has it.
fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn skip_space(bytes: &[u8]) -> &[u8] {
    let start = bytes.iter().position(|byte| !is_space(*byte)).unwrap_or(bytes.len());
    bytes.get(start..).unwrap_or_default()
}

fn next_token(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().position(|byte| is_space(*byte)).unwrap_or(bytes.len());
    bytes.get(..end).unwrap_or_default()
}

fn agree(rules: &Comparison, expected: &[u8], got: &[u8]) -> bool {
    if expected == got {
        return true;
    }
    if (rules.float_absolute.is_some() || rules.float_relative.is_some())
        && let Some(expected) = number(rules, expected)
    {
        let within = |difference: f64| {
            let limit = |tolerance: Option<f64>, scale: f64| {
                tolerance.is_some_and(|tolerance| difference <= tolerance * scale)
            };
            limit(rules.float_absolute, 1.0) || limit(rules.float_relative, expected.abs())
        };
        return number(rules, got).is_some_and(|got| within((expected - got).abs()));
    }
    !rules.case_sensitive && expected.eq_ignore_ascii_case(got)
}

/// The value of a token that is a finite number as a whole. Infinite and undefined ones are words.
fn number(rules: &Comparison, token: &[u8]) -> Option<f64> {
    let text = str::from_utf8(token).ok()?;
    let value = if rules.scanf_numbers { scanned(text) } else { decimal(text) }?;
    value.is_finite().then_some(value)
}

/// The value of a number by the grammar of format version 2025-09: a sign, digits with a point before, among or behind
/// them, and a power of ten with digits, of which only the digits have to be there.
fn decimal(text: &str) -> Option<f64> {
    // That is also what Rust reads, but for its words.
    let is_figure = |byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-');
    text.bytes().all(is_figure).then(|| text.parse().ok())?
}

/// The value of a number, decimal or hexadecimal, as C's scanf reads it.
fn scanned(text: &str) -> Option<f64> {
    let decimal = || without_power(text, ['e', 'E']).parse().ok();
    hexadecimal(text).or_else(decimal)
}

/// The number without a power sign that nothing follows: C's scanf, which the format's own
/// validator reads numbers with, takes `1e` and `1e+` for 1. Only one sign is: `1e2e` is a word.
fn without_power(text: &str, signs: [char; 2]) -> &str {
    let bare = text.strip_suffix(['+', '-']).unwrap_or(text);
    bare.strip_suffix(signs).filter(|number| !number.contains(signs)).unwrap_or(text)
}

/// The value of `0x1f`, `-0X1.8p3` and the like.
fn hexadecimal(text: &str) -> Option<f64> {
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let rest = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X"))?;
    if rest == "." {
        // No digit, and yet scanf takes it for 0.
        return Some(0.0);
    }
    let rest = without_power(rest, ['p', 'P']);
    let (digits, power) = match rest.split_once(['p', 'P']) {
        Some((digits, power)) => (digits, power.parse::<i32>().ok()?),
        None => (rest, 0),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let mut value = 0.0;
    for digit in whole.chars().chain(part.chars()) {
        value = value * 16.0 + f64::from(digit.to_digit(16)?);
    }
    let places = i32::try_from(part.len()).ok()?.checked_mul(4)?;
    let any = !whole.is_empty() || !part.is_empty();
    any.then(|| sign * value * f64::from(power.saturating_sub(places)).exp2())
}

/// A token as a difference shows it.
fn shown(token: &[u8]) -> String {
    let text = String::from_utf8_lossy(token);
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}

#[cfg(test)]
mod tests;
