//! What is kept of a report, and which reports are alike. Pure.

use sha2::{Digest, Sha256};

use super::Report;

/// The most characters of each part.
const MESSAGE: usize = 500;
const STACK: usize = 4_000;
const RELEASE: usize = 60;
/// How many places of a stack make two errors alike.
const PLACES: usize = 3;

/// A report as it is stored.
pub(super) struct Row {
    pub(super) fingerprint: Vec<u8>,
    pub(super) message: String,
    pub(super) stack: String,
    pub(super) route: &'static str,
    pub(super) release: String,
}

pub(super) fn row(report: &Report) -> Row {
    let message = cut(&scrub(&report.message), MESSAGE);
    let stack = cut(&scrub(&report.stack), STACK);
    let fingerprint = fingerprint(&message, &stack);
    let release = cut(&scrub(&report.release), RELEASE);
    Row { fingerprint, message, stack, route: report.route.as_str(), release }
}

fn cut(text: &str, most: usize) -> String {
    text.chars().filter(|c| *c == '\n' || !c.is_control()).take(most).collect()
}

/// Errors are alike when their text and their first places are, whatever the numbers in them: a
/// new build moves every line.
fn fingerprint(message: &str, stack: &str) -> Vec<u8> {
    let mut hash = Sha256::new();
    let places = stack.lines().map(str::trim).filter(|line| *line != message).take(PLACES);
    for line in std::iter::once(message).chain(places) {
        let like: String = line.chars().filter(|c| !c.is_ascii_digit()).collect();
        hash.update(like.as_bytes());
        hash.update([0]);
    }
    hash.finalize().to_vec()
}

/// Takes out what may identify a person or let somebody in: e-mail addresses, whatever follows `?`
/// or `#` in an address, tokens, ids, challenge codes and long numbers.
pub(super) fn scrub(text: &str) -> String {
    let ends = |c: char| c.is_whitespace() || "\"'`()<>[]{},;|".contains(c);
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(ends).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        clean.push_str(&scrub_word(word));
        let between = after.find(|c| !ends(c)).unwrap_or(after.len());
        let (gap, next) = after.split_at(between);
        clean.push_str(gap);
        rest = next;
    }
    clean
}

fn scrub_word(word: &str) -> String {
    if is_email(word) {
        return "[e-mail]".to_owned();
    }
    let is_address = word.contains("://") || word.starts_with('/');
    let end = if is_address { word.find(['?', '#']).unwrap_or(word.len()) } else { word.len() };
    let (mut rest, cut_off) = word.split_at(end);
    if !is_address && word.contains('=') {
        return word.split('&').map(scrub_pair).collect::<Vec<_>>().join("&");
    }
    let mut clean = String::new();
    while !rest.is_empty() {
        let in_run = |c: char| c.is_ascii_alphanumeric() || "_-+".contains(c);
        let end = rest.find(|c| !in_run(c)).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        let is_file = [".js", ".mjs", ".css", ".ts", ".tsx"].iter().any(|e| after.starts_with(e));
        // After a colon it is the place in a line.
        let is_place = clean.ends_with(':');
        let is_code = run.len() == 6 && run.bytes().all(|b| b.is_ascii_digit()) && !is_place;
        clean.push_str(match run {
            file if is_file => file,
            _ if is_code => "[code]",
            other => scrub_run(other),
        });
        let between = after.find(in_run).unwrap_or(after.len());
        let (gap, next) = after.split_at(between);
        clean.push_str(gap);
        rest = next;
    }
    if !cut_off.is_empty() {
        clean.push_str("[query]");
    }
    clean
}

/// A name and its value, as a form or a cookie has them.
fn scrub_pair(pair: &str) -> String {
    let Some((name, value)) = pair.split_once('=') else { return scrub_word(pair) };
    let lower = name.to_ascii_lowercase();
    let secrets = ["token", "code", "secret", "password", "key"];
    if !value.is_empty() && secrets.iter().any(|secret| lower.ends_with(secret)) {
        return format!("{name}=[token]");
    }
    let value = if value.contains('=') { scrub_pair(value) } else { scrub_word(value) };
    format!("{}={value}", scrub_word(name))
}

fn is_email(word: &str) -> bool {
    let decoded = word.replace("%40", "@");
    decoded.split_once('@').is_some_and(|(name, host)| {
        name.chars().next_back().is_some_and(char::is_alphanumeric) && host.contains('.')
    })
}

/// Unbroken letters and digits.
fn scrub_run(run: &str) -> &str {
    let digits = run.bytes().filter(u8::is_ascii_digit).count();
    let is_word = |part: &str| part.len() < 20 && !part.bytes().any(|b| b.is_ascii_digit());
    if run.len() >= 20 && !run.split(['-', '_']).all(is_word) {
        return "[token]";
    }
    if digits >= 7 && digits + 4 >= run.len() {
        return "[number]";
    }
    // The alphabet of challenge codes. Source: docs/SECURITY.md, "Logs" and the codes themselves.
    let in_code =
        |b: u8| b.is_ascii_digit() && b > b'1' || b.is_ascii_uppercase() && !b"ILOU".contains(&b);
    if run.len() == 10 && run.bytes().all(in_code) { "[code]" } else { run }
}
