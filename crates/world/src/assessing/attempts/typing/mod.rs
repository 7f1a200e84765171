//! How a program comes to be: key by key with pauses and corrections where that is seen, else as the versions that are
//! kept and sent.

use assessments::recordings::{Item, Marker};
use flows::assessments::submit::Aim;
use kernel::Language;
use rand::Rng;
use rand::rngs::StdRng;

use super::Task;
use crate::stage::programs::Program;

/// After so many changes the browser records the whole text again.
const BETWEEN_TEXTS: usize = 200;
/// Of how many letters one is a slip that is corrected at once.
const SLIP_IN: u32 = 70;

/// What is to be seen of somebody beside their typing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Nothing that people would look at.
    Plain,
    /// The page is out of focus for some minutes.
    Away,
    /// So many of a hundred parts of each program are pasted from elsewhere.
    Pastes(usize),
    /// The statement is copied, and so many parts are pasted.
    Copies(usize),
}

/// A version of a program, with what was recorded since the one before.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// When, in milliseconds since the attempt began.
    pub(super) at_ms: u32,
    pub(super) language: Language,
    pub(super) source: String,
    /// What is done with it; nothing where it is only kept.
    pub(super) aim: Option<Aim>,
    pub(super) items: Vec<Item>,
}

/// All that happens in one task.
pub(super) struct Take {
    pub(super) turns: Vec<Turn>,
    pub(super) ends_ms: u32,
}

/// How somebody works whose writing is not recorded.
pub(super) fn unwatched(chance: &mut StdRng, programs: &[Program], from_ms: u32) -> Take {
    let mut at_ms = from_ms;
    let mut turns = Vec::new();
    let mut turn = |at_ms: u32, program: &Program, source: String, aim: Option<Aim>| {
        let language = program.language;
        turns.push(Turn { at_ms, language, source, aim, items: Vec::new() });
    };
    for (number, program) in programs.iter().enumerate() {
        let letters = u32::try_from(program.source.len()).unwrap_or(u32::MAX).min(4_000);
        let minutes = if number == 0 { letters / 150 + 3 } else { 3 };
        at_ms += minutes * chance.random_range(25_000..45_000);
        if number == 0 {
            let lines: Vec<&str> = program.source.lines().collect();
            let half = lines.iter().take(lines.len() / 2).copied().collect::<Vec<_>>().join("\n");
            turn(at_ms, program, half, None);
            at_ms += minutes * chance.random_range(15_000..35_000);
        }
        if chance.random_bool(0.25) {
            turn(at_ms, program, program.source.clone(), Some(Aim::Samples));
            at_ms += chance.random_range(70_000..150_000);
        }
        turn(at_ms, program, program.source.clone(), Some(Aim::Submit));
        at_ms += chance.random_range(70_000..120_000);
    }
    Take { turns, ends_ms: at_ms }
}

/// How somebody works whose writing is recorded.
pub(super) fn watched(
    chance: &mut StdRng,
    task: &Task,
    (programs, habit): (&[Program], Habit),
    from_ms: u32,
) -> Take {
    let Some(language) = programs.first().map(|program| program.language) else {
        return Take { turns: Vec::new(), ends_ms: from_ms };
    };
    let mut typist = Typist::opens(chance, (language, task.template(language)), from_ms);
    typist.reads(task.statement, habit);
    for (number, program) in programs.iter().enumerate() {
        match habit {
            Habit::Pastes(percent) | Habit::Copies(percent) if number == 0 => {
                typist.pastes(&program.source, percent);
            }
            Habit::Plain | Habit::Away if number == 0 => typist.writes(&program.source),
            Habit::Plain | Habit::Away | Habit::Pastes(_) | Habit::Copies(_) => {
                typist.rewrites(&program.source);
            }
        }
        typist.rests(4_000, 20_000);
        typist.sends(Some(Aim::Submit));
        typist.rests(60_000, 110_000);
    }
    Take { ends_ms: typist.t, turns: typist.turns }
}

/// Somebody at an editor.
struct Typist<'a> {
    chance: &'a mut StdRng,
    language: Language,
    text: Vec<char>,
    /// Milliseconds since the attempt began.
    t: u32,
    /// How long one key takes.
    key_ms: u32,
    since_text: usize,
    items: Vec<Item>,
    turns: Vec<Turn>,
}

impl<'a> Typist<'a> {
    fn opens(chance: &'a mut StdRng, (language, given): (Language, &str), t: u32) -> Self {
        let key_ms = chance.random_range(95..190);
        let text = given.chars().collect();
        let (items, turns) = (Vec::new(), Vec::new());
        let mut typist = Self { chance, language, text, t, key_ms, since_text: 0, items, turns };
        typist.marks(Marker::Opened, 0);
        typist.whole();
        typist
    }

    fn rests(&mut self, least: u32, most: u32) {
        self.t += self.chance.random_range(least..most);
    }

    fn marks(&mut self, m: Marker, n: u32) {
        self.items.push(Item::Mark { t: self.t, m, n });
    }

    fn whole(&mut self) {
        self.items.push(Item::Text { t: self.t, x: self.text.iter().collect() });
        self.since_text = 0;
    }

    /// Reads the statement, which takes a while.
    fn reads(&mut self, statement: usize, habit: Habit) {
        let seconds = u32::try_from(statement / 18).unwrap_or(120).clamp(30, 180);
        self.rests(seconds * 900, seconds * 1_400);
        match habit {
            Habit::Plain if self.chance.random_bool(0.3) => self.leaves(6_000, 25_000),
            Habit::Away => self.leaves(140_000, 260_000),
            Habit::Copies(_) => {
                let length = u32::try_from(statement).unwrap_or(1_000);
                self.marks(Marker::Copied, length);
                self.rests(800, 2_000);
                self.leaves(45_000, 90_000);
            }
            Habit::Pastes(_) => self.leaves(60_000, 110_000),
            Habit::Plain => {}
        }
    }

    /// Looks at something else.
    fn leaves(&mut self, least: u32, most: u32) {
        self.marks(Marker::Left, 0);
        self.rests(least, most);
        self.marks(Marker::Returned, 0);
        self.rests(1_000, 5_000);
    }

    /// Puts something in the place of so many characters.
    fn edits(&mut self, at: usize, goes: usize, comes: &str) {
        let units = |text: &[char]| -> u32 {
            let sum: usize = text.iter().map(|letter| letter.len_utf16()).sum();
            u32::try_from(sum).unwrap_or(u32::MAX)
        };
        let at = at.min(self.text.len());
        let until = (at + goes).min(self.text.len());
        let p = units(self.text.get(..at).unwrap_or_default());
        let d = units(self.text.get(at..until).unwrap_or_default());
        self.text.splice(at..until, comes.chars());
        self.items.push(Item::Edit { t: self.t, p, d, i: comes.to_owned() });
        self.since_text += 1;
        if self.since_text >= BETWEEN_TEXTS {
            self.whole();
        }
    }

    /// Types a text at a place, key by key; answers where it ends.
    fn types(&mut self, mut at: usize, text: &str) -> usize {
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            if letter == '\n' {
                // The editor indents by itself.
                let mut line = String::from('\n');
                while let Some(space) = letters.next_if(|next| *next == ' ' || *next == '\t') {
                    line.push(space);
                }
                self.rests(300, 2_600);
                if self.chance.random_ratio(1, 9) {
                    self.rests(6_000, 28_000);
                }
                self.edits(at, 0, &line);
                at += line.chars().count();
                continue;
            }
            self.rests(self.key_ms / 2, self.key_ms * 2);
            if letter.is_ascii_lowercase() && self.chance.random_ratio(1, SLIP_IN) {
                let slip = char::from(self.chance.random_range(b'a'..=b'z'));
                self.edits(at, 0, &slip.to_string());
                self.rests(250, 700);
                self.edits(at, 1, "");
                self.rests(120, 300);
            }
            self.edits(at, 0, &letter.to_string());
            at += 1;
        }
        at
    }

    /// Keeps the text, and runs or submits it.
    fn sends(&mut self, aim: Option<Aim>) {
        match aim {
            Some(Aim::Samples | Aim::Input(_)) => self.marks(Marker::Run, 0),
            Some(Aim::Submit) => self.marks(Marker::Submit, 0),
            None => {}
        }
        let (at_ms, language, source) = (self.t, self.language, self.text.iter().collect());
        let items = std::mem::take(&mut self.items);
        self.turns.push(Turn { at_ms, language, source, aim, items });
    }

    /// Makes the text another one: what both begin and end with stays. Answers where the new part is to be, and it.
    fn clears(&mut self, target: &str) -> (usize, String) {
        let target: Vec<char> = target.chars().collect();
        let (start, end) = differing(&self.text, &target);
        let goes = self.text.len() - start - end;
        if goes > 0 {
            self.rests(1_500, 6_000);
            self.edits(start, goes, "");
        }
        let new = target.get(start..target.len() - end).unwrap_or_default();
        (start, new.iter().collect())
    }

    /// Writes a program: a part in the middle is left for later, one thing is wrong at first and found by running it,
    /// and a few lines are cut and put back.
    fn writes(&mut self, target: &str) {
        let (start, new) = self.clears(target);
        let (before, hole, after) = with_a_hole(self.chance, &new);
        let at = self.types(start, before);
        let (wrong, slip) = slipped(after);
        let end = self.types(at, &wrong);
        self.rests(3_000, 15_000);
        self.sends(None);
        if self.chance.random_bool(0.6) {
            self.rests(2_000, 6_000);
            self.sends(Some(Aim::Samples));
            self.rests(60_000, 80_000);
        }
        if let Some(Slip { place, wrong, right }) = slip {
            let place = at + after.get(..place).unwrap_or_default().chars().count();
            self.edits(place, wrong.chars().count(), "");
            self.rests(400, 1_500);
            self.types(place, right);
        }
        self.rests(8_000, 40_000);
        self.types(at, hole);
        if self.chance.random_bool(0.5) {
            self.moves(start, end.saturating_sub(start));
        }
        if self.chance.random_bool(0.35) {
            self.rests(3_000, 8_000);
            self.sends(Some(Aim::Samples));
            self.rests(60_000, 80_000);
        }
    }

    /// Changes the program to another one.
    fn rewrites(&mut self, target: &str) {
        self.rests(20_000, 60_000);
        let (start, new) = self.clears(target);
        self.types(start, &new);
    }

    /// Pastes so many of a hundred parts of a program from elsewhere and types the rest.
    fn pastes(&mut self, target: &str, percent: usize) {
        let (start, new) = self.clears(target);
        let wanted = new.chars().filter(|letter| *letter > ' ').count() * percent / 100;
        let mut seen = 0;
        let until = new.char_indices().find(|(_, letter)| {
            let whole = seen >= wanted && *letter == '\n';
            seen += usize::from(*letter > ' ');
            whole
        });
        let (pasted, typed) = new.split_at(until.map_or(new.len(), |(at, _)| at));
        self.marks(Marker::Paste, u32::try_from(pasted.encode_utf16().count()).unwrap_or(0));
        self.edits(start, 0, pasted);
        self.rests(5_000, 20_000);
        let at = start + pasted.chars().count();
        self.types(at, typed);
    }

    /// Cuts some lines of what was written and puts them back.
    fn moves(&mut self, from: usize, length: usize) {
        let part: String = self.text.iter().skip(from).take(length).collect();
        let lines: Vec<&str> = part.split_inclusive('\n').collect();
        let Some(first) = lines.len().checked_sub(6).map(|last| last / 2 + 1) else { return };
        let before: usize = lines.iter().take(first).map(|line| line.chars().count()).sum();
        let cut: String = lines.iter().skip(first).take(3).copied().collect();
        self.rests(2_000, 6_000);
        self.edits(from + before, cut.chars().count(), "");
        self.rests(1_200, 4_000);
        self.marks(Marker::Paste, u32::try_from(cut.encode_utf16().count()).unwrap_or(0));
        self.edits(from + before, 0, &cut);
    }
}

/// How long the beginning and the end are that two texts share, in whole lines.
fn differing(old: &[char], new: &[char]) -> (usize, usize) {
    let same = old.iter().zip(new).take_while(|(one, other)| one == other).count();
    let to_line = |line: &&[char]| line.last() == Some(&'\n');
    let line_ends = |text: &[char]| {
        let lines = text.split_inclusive(|letter| *letter == '\n');
        lines.filter(to_line).map(<[char]>::len).sum::<usize>()
    };
    let start = line_ends(old.get(..same).unwrap_or_default());
    let (rest_old, rest_new) =
        (old.get(start..).unwrap_or_default(), new.get(start..).unwrap_or_default());
    let back = rest_old.iter().rev().zip(rest_new.iter().rev());
    let mut end = back.take_while(|(one, other)| one == other).count();
    // From the beginning of a line on.
    while end > 0 {
        let at = rest_new.len() - end;
        let begins = |text: &[char]| {
            let at = text.len() - end;
            at == 0 || text.get(at - 1) == Some(&'\n')
        };
        if begins(rest_new) && begins(rest_old) {
            break;
        }
        end -= rest_new
            .get(at..)
            .unwrap_or_default()
            .iter()
            .position(|l| *l == '\n')
            .map_or(end, |n| n + 1);
    }
    (start, end)
}

/// A text in three parts, of which the one in the middle is written last; it is empty in a short text.
fn with_a_hole<'t>(chance: &mut StdRng, text: &'t str) -> (&'t str, &'t str, &'t str) {
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    let place = chance.random_range(0..100_usize);
    if ends.len() < 9 {
        return (text, "", "");
    }
    let first = ends.len() / 3 + place * ends.len() / 400;
    let from = ends.get(first).copied().unwrap_or(text.len());
    let until = ends.get(first + 2).copied().unwrap_or(text.len());
    let (before, rest) = text.split_at(from);
    let (hole, after) = rest.split_at(until - from);
    (before, hole, after)
}

/// Something that is wrong at first.
struct Slip {
    /// Where, in bytes.
    place: usize,
    wrong: &'static str,
    right: &'static str,
}

/// A text with one thing in it that is easily wrong.
fn slipped(text: &str) -> (String, Option<Slip>) {
    let easily =
        [(" <= ", " < "), (" >= ", " > "), (" + 1", " + 2"), (" == ", " != "), (" > ", " >= ")];
    for (right, wrong) in easily {
        let Some(place) = text.find(right) else { continue };
        let (before, rest) = text.split_at(place);
        let rest = rest.strip_prefix(right).unwrap_or(rest);
        return (format!("{before}{wrong}{rest}"), Some(Slip { place, wrong, right }));
    }
    (text.to_owned(), None)
}

#[cfg(test)]
mod tests;
