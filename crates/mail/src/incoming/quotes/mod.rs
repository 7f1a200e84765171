//! What of a reply is shown at once, and what is folded away: mail programs put the message that is answered below
//! or between the answer, and a signature after it. Nothing is dropped; what may be the writer's own stays (ADR 57).
//! Pure.

mod lines;
#[cfg(test)]
mod tests;

use std::ops::Range;

use kernel::Email;

use lines::{
    Head, footer, has_cue, head, introduction, is_attribution, is_blank, is_forward, is_introduced,
    is_named_rule, is_quoted, is_signature, is_underlined, starts_header,
};

/// Stands on a line of its own in text made of HTML, where the mail program says that a quote begins.
pub(super) const BEGINS: char = '\u{e000}';

/// A piece of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What it says.
    pub text: String,
    /// Whether it is folded away.
    pub is_folded: bool,
}

/// Whose mail a quote may be of: the addresses of the mail that is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ours<'a> {
    pub(super) sender: &'a Email,
    pub(super) recipients: &'a [Email],
}

impl Ours<'_> {
    /// Whether every address in the text is the sender's or of a domain beside a recipient's: what somebody else
    /// wrote was put there to be read.
    fn wrote(&self, text: &str) -> bool {
        let trimmed = |word: &str| {
            let word = word.rsplit("mailto:").next().unwrap_or_default();
            word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
        };
        let mut addresses = text
            .split([' ', '<', '>', '[', ']', '(', ')', ',', ';', '"'])
            .filter(|word| word.contains('@'))
            .map(trimmed);
        self.recipients.is_empty() || addresses.all(|address| self.is_ours(&address))
    }

    fn is_ours(&self, address: &str) -> bool {
        let beside = |one: &Email| site(one.as_str()) == site(address);
        address == self.sender.as_str() || self.recipients.iter().any(beside)
    }
}

/// The last two labels of an address's domain.
fn site(address: &str) -> Vec<&str> {
    let domain = address.rsplit('@').next().unwrap_or_default();
    domain.rsplit('.').take(2).collect()
}

/// How much is folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fold {
    /// What is surely a quote of what the writer answers, or a signature.
    Sure,
    /// Also quotes between answers, and what is forwarded: for a mail that is too long to be shown.
    Most,
}

/// The pieces of a text in their order.
pub(super) fn pieces(text: &str, ours: Ours<'_>, how: Fold) -> Vec<Piece> {
    let lines: Vec<&str> = text.lines().collect();
    let folded = folded(&lines, ours, how);
    let mut pieces: Vec<(Vec<&str>, bool)> = Vec::new();
    for (line, is_folded) in lines.iter().zip(folded) {
        if line.contains(BEGINS) {
            continue;
        }
        match pieces.last_mut() {
            Some((of, same)) if *same == is_folded => of.push(line),
            _ => pieces.push((vec![line], is_folded)),
        }
    }
    let joined =
        |(lines, is_folded): (Vec<&str>, bool)| Piece { text: lines.join("\n"), is_folded };
    pieces.into_iter().map(joined).collect()
}

/// Which lines are folded away.
fn folded(lines: &[&str], ours: Ours<'_>, how: Fold) -> Vec<bool> {
    let forwarded = lines.iter().position(|line| is_forward(line)).unwrap_or(lines.len());
    let before = lines.get(..forwarded).unwrap_or_default();
    let tail = tail(before, ours);
    let end = tail.unwrap_or(forwarded);
    let own = lines.get(..end).unwrap_or_default();
    let mut folded = vec![false; lines.len()];
    let mut fold = |range: Range<usize>| {
        for line in folded.get_mut(range).unwrap_or_default() {
            *line = true;
        }
    };
    if let Some(from) = tail {
        fold(from..lines.len());
    }
    let mut quotes = quotes(own);
    if how == Fold::Most {
        fold(end..lines.len());
        quotes = groups(own).into_iter().map(|group| with_introduction(own, group)).collect();
    } else if answers_between(own, &quotes) {
        let last = quotes.pop().filter(|last| own.get(last.end..).is_none_or(are_blank));
        quotes = last.into_iter().collect();
    }
    quotes.into_iter().for_each(&mut fold);
    if tail.is_some() || forwarded == lines.len() {
        fold_signature(lines, &mut folded);
        fold_footer(lines, &mut folded);
    }
    folded
}

fn are_blank(lines: &[&str]) -> bool {
    lines.iter().all(|line| is_blank(line))
}

/// Runs of lines that are marked as quoted; an empty line between two ends nothing.
fn groups(lines: &[&str]) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for (at, _) in lines.iter().enumerate().filter(|(_, line)| is_quoted(line)) {
        match groups.last_mut() {
            Some(last) if lines.get(last.end..at).is_some_and(are_blank) => last.end = at + 1,
            _ => groups.push(at..at + 1),
        }
    }
    groups
}

fn with_introduction(lines: &[&str], group: Range<usize>) -> Range<usize> {
    introduction(lines, group.start).unwrap_or(group.start)..group.end
}

/// The quotes that begin with one that says whom it is of, each with that. Marked lines before that are the
/// writer's own: prompts, sessions, patches.
fn quotes(lines: &[&str]) -> Vec<Range<usize>> {
    let mut groups = groups(lines);
    let is_of_somebody = |group: &Range<usize>| {
        introduction(lines, group.start).is_some()
            || lines.get(group.clone()).is_some_and(is_introduced)
            || marked(lines, group.start)
    };
    let Some(first) = groups.iter().position(is_of_somebody) else { return Vec::new() };
    groups.drain(..first);
    groups.into_iter().map(|group| with_introduction(lines, group)).collect()
}

/// Whether the mail program said that a quote begins above a line.
fn marked(lines: &[&str], at: usize) -> bool {
    let above = lines.get(..at).unwrap_or_default();
    above.iter().rev().take(6).any(|line| line.contains(BEGINS))
}

/// Whether the writer answers between the quotes, which then are what the answers are to.
fn answers_between(lines: &[&str], quotes: &[Range<usize>]) -> bool {
    let pairs = quotes.iter().zip(quotes.iter().skip(1));
    let mut between = pairs.map(|(one, next)| lines.get(one.end..next.start).unwrap_or_default());
    between.any(|lines| !are_blank(lines))
}

/// Where a quote without marks begins, which then goes on to the end.
fn tail(lines: &[&str], ours: Ours<'_>) -> Option<usize> {
    let begins = |at: &usize| {
        let rest = lines.get(*at..).unwrap_or_default();
        let above = lines.get(..*at).unwrap_or_default();
        let Some((of, body)) = unmarked(rest, above) else { return false };
        ours.wrote(&of.join(" ")) && !is_mixed(body)
    };
    let at = (0..lines.len()).find(begins)?;
    let above = lines.get(..at).unwrap_or_default();
    // Without words above it, or with words that point below, the answers stand below. Words that end with a colon
    // introduce what their writer put there.
    let last = above.iter().rfind(|line| !is_blank(line))?;
    let points_below = last.trim_end().ends_with(':') || above.iter().any(|line| has_cue(line));
    (!points_below).then_some(at)
}

/// How many lines below are looked at to find out whether they are marked.
const LOOKED_AT: usize = 100;

/// The lines that say whom a quote without marks is of, and those that it has, where one begins here.
fn unmarked<'a, 'b>(rest: &'a [&'b str], above: &[&str]) -> Option<(&'a [&'b str], &'a [&'b str])> {
    let line = rest.first()?;
    let drawn = is_underlined(line) || is_named_rule(line) || line.contains(BEGINS);
    if drawn {
        let next = 1 + rest.iter().skip(1).position(|line| !is_blank(line))?;
        let below = rest.get(next..)?;
        let is_whole = is_underlined(line);
        return match head(below) {
            Some(Head { length, is_full }) if is_full || !is_whole => {
                Some((below.get(..length)?, below.get(length..)?))
            }
            None if line.contains(BEGINS)
                && !below.iter().take(LOOKED_AT).any(|line| is_quoted(line)) =>
            {
                Some((below.get(..1)?, below.get(1..)?))
            }
            _ => None,
        };
    }
    if let Some(length) = is_attribution(rest) {
        return Some((rest.get(..length)?, rest.get(length..)?));
    }
    let stands_alone = above.last().is_none_or(|line| is_blank(line));
    match head(rest) {
        Some(Head { length, is_full: true }) if stands_alone && starts_header(line) => {
            Some((rest.get(..length)?, rest.get(length..)?))
        }
        _ => None,
    }
}

/// Whether marked lines and others alternate, as where answers stand between what is quoted.
fn is_mixed(body: &[&str]) -> bool {
    let mut words = body.iter().filter(|line| !is_blank(line)).map(|line| is_quoted(line));
    let first = words.next();
    first.is_some_and(|first| words.any(|other| other != first))
}

/// Folds the signature away that ends what the writer wrote.
fn fold_signature(lines: &[&str], folded: &mut [bool]) {
    let is_open = |at: &usize| !folded.get(*at).copied().unwrap_or(true);
    let Some(last) = (0..lines.len())
        .rfind(|at| is_open(at) && lines.get(*at).is_some_and(|line| !is_blank(line)))
    else {
        return;
    };
    let begins = |at: &usize| lines.get(*at..=last).is_some_and(is_signature);
    let Some(from) = (0..=last).rfind(begins) else { return };
    if (from..=last).all(|at| is_open(&at)) {
        for line in folded.get_mut(from..=last).unwrap_or_default() {
            *line = true;
        }
    }
}

/// Folds the line away that telephones add.
fn fold_footer(lines: &[&str], folded: &mut [bool]) {
    let mut open = lines.iter().zip(folded.iter_mut());
    let last = open.rfind(|(line, is_folded)| !**is_folded && !is_blank(line));
    if let Some((line, is_folded)) = last
        && footer(line)
    {
        *is_folded = true;
    }
}
