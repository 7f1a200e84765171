//! What of a reply its writer wrote: mail programs put the message they answer below or between it, and a
//! signature after it.

/// The text without quoted lines, the line that introduces them, and signatures.
pub(super) fn cut(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let own = lines.get(..end(&lines)).unwrap_or_default();
    let mut kept: Vec<&str> = Vec::new();
    let mut in_quote = false;
    for line in own {
        let is_quote = is_quoted(line);
        if is_quote && !in_quote {
            remove_introduction(&mut kept);
        }
        if !is_quote {
            kept.push(line);
        }
        // An empty line between two quoted ones ends nothing.
        in_quote = is_quote || (in_quote && line.trim().is_empty());
    }
    remove_footer(&mut kept);
    kept.join("\n")
}

fn is_quoted(line: &str) -> bool {
    line.trim_start().starts_with('>')
}

/// Where the writer's own text ends: at a signature, or at what is quoted without marks.
fn end(lines: &[&str]) -> usize {
    let ends = |at: usize| {
        let rest = lines.get(at..).unwrap_or_default();
        is_signature(rest) || is_rule(rest) || is_header(rest) || is_attribution(rest)
    };
    (0..lines.len()).find(|at| ends(*at)).unwrap_or(lines.len())
}

/// Two hyphens by themselves. Source: RFC 3676 §4.3.
fn is_signature(rest: &[&str]) -> bool {
    rest.first().is_some_and(|line| line.trim_end() == "--")
}

/// The line that Outlook draws, or `-----Original Message-----` in any language.
fn is_rule(rest: &[&str]) -> bool {
    let line = rest.first().map(|line| line.trim()).unwrap_or_default();
    let drawn = line.len() >= 10 && line.chars().all(|c| c == '_');
    let names = |line: &str| {
        let inner = line.trim_matches('-').trim();
        !inner.is_empty() && inner.chars().all(|c| c.is_alphabetic() || c == ' ')
    };
    drawn || (line.starts_with("-----") && line.ends_with("-----") && names(line))
}

const FROM: [&str; 6] = ["From:", "Von:", "De:", "De :", "Da:", "Van:"];
const SENT: [&str; 11] = [
    "Sent:",
    "Date:",
    "Gesendet:",
    "Datum:",
    "Envoyé :",
    "Envoyé:",
    "Enviado:",
    "Enviado el:",
    "Data:",
    "Inviato:",
    "Verzonden:",
];

/// The header of the message that is answered, as Outlook repeats it.
fn is_header(rest: &[&str]) -> bool {
    let starts = |at: usize, words: &[&str]| {
        let line = rest.get(at).map(|line| line.trim().trim_start_matches('*')).unwrap_or_default();
        words.iter().any(|word| line.starts_with(word))
    };
    starts(0, &FROM) && (starts(1, &SENT) || starts(2, &SENT))
}

/// How many lines an introduction is broken into at most.
const MAX_INTRODUCTION: usize = 4;

/// `On … wrote:`, where what is quoted has no marks.
fn is_attribution(rest: &[&str]) -> bool {
    if !rest.first().is_some_and(|line| line.trim_start().starts_with("On ")) {
        return false;
    }
    let lines = rest.iter().take(MAX_INTRODUCTION).map(|line| line.trim());
    let until = lines.take_while(|line| !line.is_empty()).position(|line| line.ends_with("wrote:"));
    until.is_some_and(|last| {
        let all = rest.get(..=last).unwrap_or_default().join(" ");
        let below = rest.iter().skip(last + 1).find(|line| !line.trim().is_empty());
        all.chars().any(|c| c.is_ascii_digit()) && !below.is_some_and(|line| is_quoted(line))
    })
}

/// How introductions begin in some languages, for those that are broken into lines.
const BEGINNINGS: [&str; 8] = ["On ", "Am ", "Le ", "El ", "Em ", "Il ", "Op ", "W dniu "];

/// Removes the lines that say whom the quote that follows is of, in any language: they end with a colon and name
/// a date or an address.
fn remove_introduction(kept: &mut Vec<&str>) {
    let Some(last) = kept.iter().rposition(|line| !line.trim().is_empty()) else { return };
    if !kept.get(last).is_some_and(|line| line.trim_end().ends_with(':')) {
        return;
    }
    let mut names = false;
    let (mut from, mut begins) = (None, false);
    for (at, line) in kept.iter().enumerate().take(last + 1).rev().take(MAX_INTRODUCTION) {
        if line.trim().is_empty() || begins {
            break;
        }
        begins = BEGINNINGS.iter().any(|word| line.trim_start().starts_with(word));
        let says_whom = line.contains('@') || line.chars().any(|c| c.is_ascii_digit());
        // The first line that names somebody is enough, unless one above begins the sentence.
        let is_first = says_whom && !names;
        let is_introduced = begins && (says_whom || names);
        if is_first || is_introduced {
            from = Some(at);
        }
        names |= says_whom;
    }
    if let Some(from) = from {
        kept.truncate(from);
    }
}

/// Removes the line that telephones add.
fn remove_footer(kept: &mut Vec<&str>) {
    let Some(last) = kept.iter().rposition(|line| !line.trim().is_empty()) else { return };
    let added = ["Sent from my ", "Get Outlook for "];
    if kept.get(last).is_some_and(|line| added.iter().any(|words| line.starts_with(words))) {
        kept.truncate(last);
    }
}
