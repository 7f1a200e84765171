//! Programs that are copied from others, in eight ways: what somebody does who does not want it seen.

use std::collections::HashMap;

/// A way to copy a program.
pub(super) struct Way {
    pub(super) name: &'static str,
    /// Of the program, what a comment begins with, and another program.
    pub(super) copy: fn(&str, &str, &str) -> String,
}

pub(super) const WAYS: [Way; 8] = [
    Way { name: "names replaced", copy: |text, _, _| renamed(text) },
    Way { name: "comments added", copy: |text, sign, _| commented(text, sign) },
    Way { name: "spaces and lines changed", copy: |text, _, _| respaced(text) },
    Way { name: "numbers replaced", copy: |text, _, _| renumbered(text) },
    Way {
        name: "all of these",
        copy: |text, sign, _| commented(&respaced(&renumbered(&renamed(text))), sign),
    },
    Way { name: "parts in another order", copy: |text, _, _| reordered(text) },
    Way { name: "statements added", copy: |text, sign, _| padded(text, sign) },
    Way { name: "the last fifth of another", copy: |text, _, other| mixed(text, other) },
];

/// Words of the grammars, which nobody can replace.
const KEYWORDS: &str = "and as assert async await auto bool boolean break case catch char class \
    const constexpr continue def default defer del do double elif else enum except export extends \
    extern false False final finally float fn for from func function go goto if impl implements \
    import in include inline instanceof int interface is lambda let long loop main map match mod \
    mut namespace new None nil nonlocal not null of or package pass private protected pub public \
    any crate define dyn endif error f32 f64 i8 i16 i32 i64 i128 ifdef int8_t int16_t int32_t int64_t \
    intptr_t isize macro_rules move never number operator ptrdiff_t readonly ref size_t ssize_t std \
    str string symbol u8 u16 u32 u64 u128 uint8_t uint16_t uint32_t uint64_t uintptr_t undefined \
    unknown usize byte rune chan \
    raise range return select self Self short signed sizeof static struct super switch template \
    this throw throws trait true True try type typedef typename typeof union unsafe unsigned use \
    using var void where while with yield";

/// Every name by one that says nothing, the same name always by the same one.
fn renamed(text: &str) -> String {
    let mut names: HashMap<String, usize> = HashMap::new();
    let mut out = String::with_capacity(text.len());
    let mut word = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        let is_name = word.starts_with(|first: char| !first.is_ascii_digit())
            && !KEYWORDS.split_whitespace().any(|keyword| keyword == word);
        if is_name {
            let next = names.len();
            let number = *names.entry(word.clone()).or_insert(next);
            out.push_str(&format!("v{number}"));
        } else {
            out.push_str(&word);
        }
        word.clear();
        out.push(letter);
    }
    out
}

fn commented(text: &str, sign: &str) -> String {
    let line = |(at, line): (usize, &str)| {
        let comment = format!("{}{sign} step {at}\n", indentation(line));
        let comment = if at.is_multiple_of(3) { comment.as_str() } else { "" };
        format!("{comment}{line}\n")
    };
    text.lines().enumerate().map(line).collect()
}

fn respaced(text: &str) -> String {
    text.lines().map(|line| format!("{}{line}\n\n", indentation(line))).collect()
}

/// Every digit by the next one.
fn renumbered(text: &str) -> String {
    let next = |digit: char| match digit {
        '9' => '1',
        '0'..='8' => char::from_u32(u32::from(digit) + 1).unwrap_or(digit),
        other => other,
    };
    text.chars().map(next).collect()
}

/// The parts that begin at the margin after an empty line, from the last to the first.
fn reordered(text: &str) -> String {
    let mut parts: Vec<String> = vec![String::new()];
    let mut after_gap = false;
    for line in text.lines() {
        let begins = line.starts_with(|first: char| !first.is_whitespace() && first != '}');
        if after_gap && begins {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
        after_gap = line.trim().is_empty();
    }
    parts.reverse();
    parts.concat()
}

/// One statement more at every twelfth line that begins one.
fn padded(text: &str, sign: &str) -> String {
    let end = if sign == "#" { "" } else { ";" };
    let mut out = String::new();
    let mut before = "";
    for (at, line) in text.lines().enumerate() {
        let is_open = before.ends_with([';', '}', '{', ':']);
        if at % 12 == 11 && is_open && !line.trim().is_empty() {
            out.push_str(&format!("{}spare = spare + 1{end}\n", indentation(line)));
        }
        out.push_str(line);
        out.push('\n');
        before = line.trim_end();
    }
    out
}

fn mixed(text: &str, other: &str) -> String {
    let kept = text.lines().count() * 4 / 5;
    let foreign = other.lines().count() / 5;
    let lines = text.lines().take(kept).chain(other.lines().take(foreign));
    lines.map(|line| format!("{line}\n")).collect()
}

fn indentation(line: &str) -> &str {
    let length = line.len() - line.trim_start().len();
    line.get(..length).unwrap_or_default()
}
