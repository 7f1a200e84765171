//! What one line, or a few, of a mail are. Pure.

use super::BEGINS;

/// Nothing stands on it that people read.
pub(super) fn is_blank(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || c == BEGINS)
}

/// Marked as quoted.
pub(super) fn is_quoted(line: &str) -> bool {
    line.trim_start().starts_with('>')
}

/// How many lines of words a signature has at most, and how many characters each. Source: RFC 3676 §4.3 and what
/// companies make of it.
const SIGNATURE: (usize, usize) = (8, 80);

/// Two hyphens and a blank, and few short lines that ask nothing. Source: RFC 3676 §4.3. Two hyphens without the
/// blank are a line that somebody drew.
pub(super) fn is_signature(rest: &[&str]) -> bool {
    let Some((first, below)) = rest.split_first() else { return false };
    let (lines, length) = SIGNATURE;
    let words = below.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
    let words: Vec<&str> = words.take(lines + 1).collect();
    let short = |line: &&str| line.chars().count() <= length && !is_sentence(line);
    *first == "-- " && (1..=lines).contains(&words.len()) && words.iter().all(short)
}

/// Names and numbers end with no full stop, and a company's form has fewer words before its own.
fn is_sentence(line: &str) -> bool {
    line.ends_with('?') || (line.ends_with(['.', '!']) && line.split_whitespace().count() >= 4)
}

/// How the lines begin that telephones and programs add.
const FOOTERS: [&str; 12] = [
    "Sent from my ",
    "Sent from Mail for ",
    "Sent from Outlook",
    "Get Outlook for ",
    "Von meinem ",
    "Gesendet mit ",
    "Gesendet von ",
    "Envoyé de mon ",
    "Envoyé depuis ",
    "Enviado desde ",
    "Inviato da ",
    "Verzonden vanaf ",
];

/// The line that telephones add: short, and no sentence.
pub(super) fn footer(line: &str) -> bool {
    let line = line.trim();
    let is_sentence = line.ends_with(['.', '?', '!', ':', ',']);
    let is_short = line.split_whitespace().count() <= 8;
    is_short && !is_sentence && FOOTERS.iter().any(|words| line.starts_with(words))
}

/// The line that Outlook draws.
pub(super) fn is_underlined(line: &str) -> bool {
    let line = line.trim();
    line.len() >= 10 && line.chars().all(|c| c == '_')
}

/// `-----Original Message-----` in any language.
pub(super) fn is_named_rule(line: &str) -> bool {
    let line = line.trim();
    let inner = line.trim_matches('-').trim();
    let named = !inner.is_empty() && inner.chars().all(|c| c.is_alphabetic() || c == ' ');
    named && line.starts_with("----") && line.ends_with("----")
}

const FORWARDED: [&str; 11] = [
    "forwarded",
    "weitergeleitet",
    "transféré",
    "réacheminé",
    "reenviad",
    "inoltrat",
    "doorgestuurd",
    "encaminhad",
    "vidarebefordra",
    "przekazan",
    "пересыла",
];

/// What mail programs write above a message that is passed on.
pub(super) fn is_forward(line: &str) -> bool {
    let line = line.trim();
    let stands_out = line.starts_with("--") || line.ends_with(':');
    let lower = line.to_lowercase();
    stands_out && line.chars().count() <= 80 && FORWARDED.iter().any(|word| lower.contains(word))
}

/// Words that point at answers further down.
const CUES: [&str; 32] = [
    "below",
    "inline",
    "in-line",
    "in line",
    "in between",
    "between the lines",
    "in red",
    "in blue",
    "in green",
    "in bold",
    "in colour",
    "in color",
    "my answers",
    "my comments",
    "my replies",
    "unten",
    "darunter",
    "in rot",
    "in blau",
    "meine antworten",
    "ci-dessous",
    "en rouge",
    "mes réponses",
    "abajo",
    "en rojo",
    "mis respuestas",
    "abaixo",
    "di seguito",
    "in rosso",
    "hieronder",
    "mijn antwoorden",
    "nedan",
];

/// Whether a line says that answers stand further down.
pub(super) fn has_cue(line: &str) -> bool {
    let lower = line.to_lowercase();
    CUES.iter().any(|cue| {
        let is_edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        lower.match_indices(cue).any(|(at, _)| {
            let before = lower.get(..at).and_then(|text| text.chars().next_back());
            let after = lower.get(at + cue.len()..).and_then(|text| text.chars().next());
            is_edge(before) && is_edge(after)
        })
    })
}

const FROM: [&str; 11] =
    ["From:", "Von:", "De:", "De :", "Da:", "Van:", "Fra:", "Från:", "Od:", "От:", "差出人:"];
const SENT: [&str; 17] = [
    "Sent:",
    "Date:",
    "Gesendet:",
    "Datum:",
    "Envoyé :",
    "Envoyé:",
    "Date :",
    "Enviado:",
    "Enviado el:",
    "Fecha:",
    "Data:",
    "Inviato:",
    "Verzonden:",
    "Sendt:",
    "Skickat:",
    "Wysłano:",
    "Отправлено:",
];
const TO: [&str; 13] = [
    "To:",
    "An:",
    "À :",
    "À:",
    "A :",
    "A:",
    "Para:",
    "Aan:",
    "Til:",
    "Till:",
    "Do:",
    "Кому:",
    "宛先:",
];
const SUBJECT: [&str; 13] = [
    "Subject:",
    "Betreff:",
    "Objet :",
    "Objet:",
    "Asunto:",
    "Oggetto:",
    "Onderwerp:",
    "Assunto:",
    "Emne:",
    "Ämne:",
    "Temat:",
    "Тема:",
    "件名:",
];

/// The header of a message as mail programs repeat it.
pub(super) struct Head {
    /// Of how many lines it is.
    pub(super) length: usize,
    /// Whether it says when it was sent, and to whom or about what. Without that it may be what somebody typed.
    pub(super) is_full: bool,
}

/// Of how many lines a header is at most.
const MAX_HEAD: usize = 10;

fn names(line: &str, words: &[&str]) -> bool {
    let line = line.trim().trim_start_matches(['*', '>', ' ']);
    words.iter().any(|word| line.starts_with(word))
}

pub(super) fn starts_header(line: &str) -> bool {
    names(line, &FROM)
}

/// The header that begins here.
pub(super) fn head(rest: &[&str]) -> Option<Head> {
    if !rest.first().is_some_and(|line| starts_header(line)) {
        return None;
    }
    let length = rest.iter().take(MAX_HEAD).take_while(|line| !is_blank(line)).count();
    let lines = rest.get(..length)?;
    let has = |words: &[&str]| lines.iter().any(|line| names(line, words));
    let is_full = has(&SENT) && (has(&TO) || has(&SUBJECT));
    Some(Head { length, is_full })
}

/// How many lines an introduction is broken into at most.
const MAX_INTRODUCTION: usize = 4;

/// How many lines `On … <…> wrote:` takes, where what is quoted below has no marks.
pub(super) fn is_attribution(rest: &[&str]) -> Option<usize> {
    rest.first().filter(|line| line.trim_start().starts_with("On "))?;
    let lines = rest.iter().take(MAX_INTRODUCTION).map(|line| line.trim());
    let last =
        lines.take_while(|line| !line.is_empty()).position(|line| line.ends_with("wrote:"))?;
    let all = rest.get(..=last)?.join(" ");
    let below = rest.iter().skip(last + 1).find(|line| !is_blank(line));
    let is_bare = !below.is_some_and(|line| is_quoted(line));
    (is_bare && all.contains('@') && names_somebody(&all)).then_some(last + 1)
}

/// How introductions begin in some languages, for those that are broken into lines.
const BEGINNINGS: [&str; 8] = ["On ", "Am ", "Le ", "El ", "Em ", "Il ", "Op ", "W dniu "];

/// "Wrote" in the languages of mail programs.
const WROTE: [&str; 13] = [
    " wrote",
    "schrieb",
    "a écrit",
    "escribió",
    "escreveu",
    "ha scritto",
    "schreef",
    "skrev",
    "napisał",
    "kirjoitti",
    "написал",
    "пишет",
    "yazdı",
];

/// What people write of each other, and mail programs do not.
const TALK: [&str; 10] = [
    " you wrote",
    " i wrote",
    " they wrote",
    " he wrote",
    " she wrote",
    " it wrote",
    "schrieben sie",
    "schrieb ich",
    "vous avez écrit",
    "j'ai écrit",
];

/// Whether an introduction is one that mail programs write: it has two of a date, an address and "wrote".
fn names_somebody(text: &str) -> bool {
    let lower = text.to_lowercase();
    let is_talk = TALK.iter().any(|words| lower.contains(words));
    let wrote = WROTE.iter().any(|words| lower.contains(words));
    let found = [wrote, lower.contains('@'), lower.split_whitespace().any(is_date)];
    !is_talk && found.into_iter().filter(|is| *is).count() >= 2
}

/// A year, a time, or a date in digits.
fn is_date(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_ascii_digit());
    let parts: Vec<&str> = word.split([':', '.', '/', '-']).collect();
    let digits = |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    if !parts.iter().all(digits) {
        return false;
    }
    match parts.len() {
        0 => false,
        1 => word.len() == 4 && (word.starts_with("20") || word.starts_with("19")),
        2 => word.contains(':'),
        _ => true,
    }
}

/// Where the lines begin that say whom the quote is of that begins at a line. They end with a colon.
pub(super) fn introduction(lines: &[&str], quote: usize) -> Option<usize> {
    let above = lines.get(..quote)?;
    let last = above.iter().rposition(|line| !is_blank(line))?;
    if !above.get(last)?.trim_end().ends_with([':', '：']) {
        return None;
    }
    let mut found = None;
    for (at, line) in above.iter().enumerate().take(last + 1).rev().take(MAX_INTRODUCTION) {
        let ends_another = found.is_some() && line.trim_end().ends_with(['.', '?', '!']);
        if is_blank(line) || ends_another {
            break;
        }
        let begins = BEGINNINGS.iter().any(|word| line.trim_start().starts_with(word));
        let is_whole = names_somebody(&above.get(at..=last)?.join(" "));
        // The first lines that name somebody are enough, unless one above begins the sentence.
        if is_whole && (found.is_none() || begins) {
            found = Some(at);
        }
        if is_whole && begins {
            break;
        }
    }
    found
}

/// Whether a quote begins with its own introduction, as on some telephones.
pub(super) fn is_introduced(quote: &[&str]) -> bool {
    let bare = |line: &&str| line.trim_start().trim_start_matches(['>', ' ']).to_owned();
    let mut said = String::new();
    for line in quote.iter().take(MAX_INTRODUCTION).map(bare) {
        said.push_str(&line);
        if said.trim_end().ends_with(':') {
            return names_somebody(&said);
        }
        said.push(' ');
    }
    false
}
