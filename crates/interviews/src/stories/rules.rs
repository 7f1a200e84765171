//! What is asked of the published stories, and the places in their lists. Pure.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::{BadCursor, CompanyId, Instant, StoryId, words};

use crate::form::Round;
use crate::vocabulary::{Experience, Level, Outcome, Source};

words! {
    /// The order of a list.
    pub enum Sort as "StorySort" { Recent = "recent", Helpful = "helpful", Relevance = "relevance" }
}

/// Which stories are asked for: of each list any word will do, an empty list asks for nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Slugs.
    pub companies: Vec<String>,
    /// Slugs.
    pub positions: Vec<String>,
    /// The years of the interviews.
    pub years: Vec<i32>,
    /// How senior.
    pub levels: Vec<Level>,
    /// How it ended.
    pub outcomes: Vec<Outcome>,
    /// 1 to 5.
    pub difficulties: Vec<i32>,
    /// How it came about.
    pub sources: Vec<Source>,
    /// Two letters each.
    pub languages: Vec<String>,
    /// Only those that our own records prove.
    pub verified: bool,
}

impl Filter {
    /// The words that `interview_marks` in the database gives to what is asked for: of each list any
    /// will do.
    pub(super) fn marks(&self) -> Vec<Vec<String>> {
        fn of<T>(name: &str, values: &[T], text: impl Fn(&T) -> String) -> Vec<String> {
            values.iter().map(|value| format!("{name}={}", text(value))).collect()
        }
        let mut marks = vec![
            of("company", &self.companies, String::clone),
            of("position", &self.positions, String::clone),
            of("year", &self.years, i32::to_string),
            of("level", &self.levels, |word| word.as_str().to_owned()),
            of("outcome", &self.outcomes, |word| word.as_str().to_owned()),
            of("difficulty", &self.difficulties, i32::to_string),
            of("source", &self.sources, |word| word.as_str().to_owned()),
            of("language", &self.languages, String::clone),
        ];
        if self.verified {
            marks.push(vec!["is=verified".to_owned()]);
        }
        marks.retain(|any| !any.is_empty());
        marks
    }
}

/// A place in a list. It belongs to one order only.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Place {
    /// After this one, newest first.
    Recent {
        /// Its place in the order of publishing.
        seq: i64,
    },
    /// After this one, most liked first.
    Helpful {
        /// Its likes.
        likes: i32,
        /// Its place in the order of publishing.
        seq: i64,
    },
    /// Among the matches from `top` downwards, after this one; absent where a new lot of matches
    /// begins.
    Relevance {
        /// The newest story that is looked at.
        top: i64,
        /// The rank, or the likes, and the place of the last one shown.
        after: Option<(f32, i64)>,
    },
}

/// Which stories are put into an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among {
    /// All of them.
    All,
    /// The matches of a search.
    Matches,
}

impl Place {
    /// Whether the place is one of this order; among the matches of a search, the most helpful are
    /// found as the most relevant are.
    pub fn fits(self, sort: Sort, among: Among) -> bool {
        let searching = among == Among::Matches;
        match self {
            Self::Recent { .. } => sort == Sort::Recent,
            Self::Helpful { .. } => sort == Sort::Helpful && !searching,
            Self::Relevance { .. } => searching && sort != Sort::Recent,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = Vec::with_capacity(21);
        match self {
            Self::Recent { seq } => {
                bytes.push(b'r');
                bytes.extend(seq.to_be_bytes());
            }
            Self::Helpful { likes, seq } => {
                bytes.push(b'h');
                bytes.extend(likes.to_be_bytes());
                bytes.extend(seq.to_be_bytes());
            }
            Self::Relevance { top, after } => {
                bytes.push(b's');
                bytes.extend(top.to_be_bytes());
                if let Some((rank, seq)) = after {
                    bytes.extend(rank.to_be_bytes());
                    bytes.extend(seq.to_be_bytes());
                }
            }
        }
        f.write_str(&URL_SAFE_NO_PAD.encode(bytes))
    }
}

impl FromStr for Place {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| BadCursor)?;
        let (kind, rest) = bytes.split_first().ok_or(BadCursor)?;
        let place = match (kind, rest.len()) {
            (b'r', 8) => Self::Recent { seq: long(rest)? },
            (b'h', 12) => {
                let (likes, seq) = rest.split_at(4);
                Self::Helpful { likes: i32::from_be_bytes(array(likes)?), seq: long(seq)? }
            }
            (b's', 8) => Self::Relevance { top: long(rest)?, after: None },
            (b's', 20) => {
                let (top, rest) = rest.split_at(8);
                let (rank, seq) = rest.split_at(4);
                let rank = f32::from_be_bytes(array(rank)?);
                if !rank.is_finite() {
                    return Err(BadCursor);
                }
                Self::Relevance { top: long(top)?, after: Some((rank, long(seq)?)) }
            }
            _ => return Err(BadCursor),
        };
        Ok(place)
    }
}

fn array<const N: usize>(bytes: &[u8]) -> Result<[u8; N], BadCursor> {
    bytes.try_into().map_err(|_| BadCursor)
}

fn long(bytes: &[u8]) -> Result<i64, BadCursor> {
    let number = i64::from_be_bytes(array(bytes)?);
    if number < 0 { Err(BadCursor) } else { Ok(number) }
}

/// Words that a search may leave out.
const MAX_WITHOUT: usize = 8;

/// The words folded, as stories are searched, with no more than [`MAX_WITHOUT`] of the dashes that leave a word out:
/// PostgreSQL keeps those it has read on a stack, and one too many is an error. Only the dash of a keyboard leaves a word
/// out; the others are folded to it where they join two words.
pub(super) fn searchable(words: &str) -> String {
    let (mut joins, mut plain) = (false, String::with_capacity(words.len()));
    for c in words.chars() {
        let is_dash = c != '-' && kernel::fold(c.encode_utf8(&mut [0; 4])) == "-";
        plain.push(if is_dash && !joins { ' ' } else { c });
        joins = c.is_alphanumeric();
    }
    let (mut inside, mut without) = (false, 0);
    let words = kernel::fold(&plain);
    let plain = |c: char| {
        let leaves_out = c == '-' && !inside;
        inside = c.is_alphanumeric();
        without += usize::from(leaves_out);
        if leaves_out && without > MAX_WITHOUT { ' ' } else { c }
    };
    words.chars().map(plain).collect()
}

/// What is asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    /// Words to search for, in the syntax of web searches; not empty.
    pub words: Option<String>,
    /// Which stories.
    pub filter: Filter,
    /// In which order.
    pub sort: Sort,
    /// From where on.
    pub after: Option<Place>,
    /// How many, 1 to 50.
    pub limit: usize,
}

/// One page of stories.
#[derive(Debug, Clone, PartialEq)]
pub struct Listing {
    /// In the order that was asked for.
    pub items: Vec<Card>,
    /// Where the next page starts; absent on the last.
    pub next: Option<Place>,
}

/// A part of a text in which words were searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// What stands there.
    pub text: String,
    /// Whether it is what was searched for.
    pub hit: bool,
}

/// A company with stories about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// As its first story spelt it.
    pub name: String,
    /// Its part of an address.
    pub slug: String,
    /// The company's own account here, where it has one.
    pub company: Option<CompanyId>,
}

/// A story in a list. Nothing of it says who wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its id.
    pub id: StoryId,
    /// Of which company.
    pub company: Company,
    /// For which position.
    pub position: String,
    /// The position's part of an address.
    pub position_slug: String,
    /// How senior.
    pub level: Level,
    /// When, in years.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: Option<i32>,
    /// How it ended.
    pub outcome: Outcome,
    /// 1 to 5.
    pub difficulty: i32,
    /// How it felt.
    pub experience: Experience,
    /// How it came about.
    pub source: Source,
    /// Two letters.
    pub language: String,
    /// How many rounds there were.
    pub rounds_count: i32,
    /// From the last round to the answer.
    pub days_to_decision: Option<i32>,
    /// Whether our own records prove it.
    pub verified: bool,
    /// How many people found it helpful.
    pub likes_count: i32,
    /// When it was first shown.
    pub published_at: Instant,
    /// When its present text was checked.
    pub checked_at: Instant,
    /// The beginning of the summary.
    pub excerpt: String,
    /// Where the words were found, a list of parts for each place; empty when none were searched.
    pub highlights: Vec<Vec<Part>>,
}

impl Card {
    /// The one address of the story.
    pub fn path(&self) -> String {
        let (company, position) = (&self.company.slug, &self.position_slug);
        format!("/interviews/{company}/{position}/{}/{}", self.year, self.id)
    }

    /// Who tells it, as far as anybody may know: “Software Engineer, intern, 2025”.
    pub fn told_by(&self) -> String {
        told_by(&self.position, self.level, self.year)
    }
}

pub(crate) fn told_by(position: &str, level: Level, year: i32) -> String {
    let said = |word: &str| position.to_lowercase().contains(word);
    match level.shown().filter(|word| !said(word)) {
        Some(word) => format!("{position}, {word}, {year}"),
        None => format!("{position}, {year}"),
    }
}

/// A story with all its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// What a list shows.
    pub card: Card,
    /// What happened, in a few words.
    pub summary: String,
    /// Round by round.
    pub rounds: Vec<Round>,
    /// What would help the next one.
    pub tips: Option<String>,
}

/// The marks between which a found word stands. They are characters without a meaning, and taken
/// out of the text before.
pub(super) const HIT: [char; 2] = ['\u{e000}', '\u{e001}'];
/// What stands between two places of one text.
pub(super) const BREAK: char = '\u{e002}';

/// The places of a headline, in parts.
pub(super) fn parts(headline: &str) -> Vec<Vec<Part>> {
    let places = headline.split(BREAK).map(|place| {
        let mut parts = Vec::new();
        for (at, piece) in place.split(HIT).enumerate() {
            if !piece.is_empty() {
                parts.push(Part { text: piece.to_owned(), hit: at % 2 == 1 });
            }
        }
        parts
    });
    places.filter(|parts| parts.iter().any(|part| part.hit)).collect()
}
