//! Which people say the same. Pure.
//!
//! All that somebody says, the most frequent fact first, is a path; what is shown of somebody anonymous
//! is a beginning of it. So a card that shows less shows what the most people say.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// How many people have to share everything that is shown of one of them.
pub const TOGETHER: usize = 5;

/// The places of facts in a [`Ranking`], in its order.
pub(crate) type Path = Vec<u8>;

/// The most facts that a ranking has; no path holds a byte above it.
const MOST_FACTS: usize = 250;
/// Stands where a cell does not say when somebody could begin.
const NEVER: u8 = u8::MAX;

/// Something that somebody says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fact<'a> {
    /// When they could begin.
    When(&'a str),
    /// What they can do.
    Skill(&'a str),
    /// Where they would work.
    Place(&'a str),
    /// What kind of work they look for.
    Employment(&'a str),
    /// Where they may work without a sponsor.
    Authorisation(&'a str),
    /// What the best of their verified results reaches.
    Score(&'a str),
}

impl<'a> Fact<'a> {
    pub(crate) fn parse(text: &'a str) -> Option<Self> {
        match text.split_once('.')? {
            ("when", word) => Some(Self::When(word)),
            ("skill", word) => Some(Self::Skill(word)),
            ("place", word) => Some(Self::Place(word)),
            ("work", word) => Some(Self::Employment(word)),
            ("may", word) => Some(Self::Authorisation(word)),
            ("score", word) => Some(Self::Score(word)),
            _ => None,
        }
    }
}

impl fmt::Display for Fact<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::When(word) => write!(f, "when.{word}"),
            Self::Skill(word) => write!(f, "skill.{word}"),
            Self::Place(word) => write!(f, "place.{word}"),
            Self::Employment(word) => write!(f, "work.{word}"),
            Self::Authorisation(word) => write!(f, "may.{word}"),
            Self::Score(word) => write!(f, "score.{word}"),
        }
    }
}

/// What verified results reach: who says one says all before it. So each is said by at least as many as the
/// next, and a card that shows less shows a lower one. Their names sort in this order too: where two are said
/// by equally many, the lower one still comes first.
pub(crate) const SCORES: [&str; 3] = ["any", "from_500", "from_800"];

/// What somebody says, or a company looks for, in words of the closed lists.
#[derive(Debug, Clone, Default)]
pub(crate) struct Said<'a> {
    /// When they could begin.
    pub(crate) when: Option<&'a str>,
    /// What they can do.
    pub(crate) skills: Vec<&'a str>,
    /// Where they would work.
    pub(crate) places: Vec<&'a str>,
    /// What kind of work they look for.
    pub(crate) employment: Vec<&'a str>,
    /// Where they may work without a sponsor.
    pub(crate) authorised: Vec<&'a str>,
    /// What the best of their verified results reaches, of [`SCORES`].
    pub(crate) score: Option<&'a str>,
}

fn named<'a>(words: &[&'a str], fact: fn(&'a str) -> Fact<'a>) -> Vec<String> {
    words.iter().map(|word| fact(word).to_string()).collect()
}

impl Said<'_> {
    /// All of it, as facts.
    pub(crate) fn facts(&self) -> Vec<String> {
        let reached = self.score.and_then(|score| SCORES.iter().position(|one| *one == score));
        let scores = SCORES.iter().take(reached.map_or(0, |at| at + 1)).copied();
        let when: Vec<&str> = self.when.into_iter().collect();
        let scores: Vec<&str> = scores.collect();
        [
            named(&when, Fact::When),
            named(&self.skills, Fact::Skill),
            named(&self.places, Fact::Place),
            named(&self.employment, Fact::Employment),
            named(&self.authorised, Fact::Authorisation),
            named(&scores, Fact::Score),
        ]
        .concat()
    }
}

/// How many people say each fact.
pub(crate) type Counts = BTreeMap<String, usize>;

/// Every fact, those of most people first, after those that say when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ranking {
    facts: Vec<String>,
    places: BTreeMap<String, u8>,
}

impl Ranking {
    pub(crate) fn of(facts: Vec<String>) -> Self {
        let numbered = facts.iter().take(MOST_FACTS).cloned().zip(0..);
        let places = numbered.collect();
        Self { facts, places }
    }

    pub(crate) fn facts(&self) -> &[String] {
        &self.facts
    }

    /// The same facts by how many say them. When somebody could begin is kept longest.
    pub(crate) fn by(&self, counts: &Counts) -> Self {
        let mut facts = self.facts.clone();
        let says_when = |fact: &str| matches!(Fact::parse(fact), Some(Fact::When(_)));
        let count = |fact: &str| counts.get(fact).copied().unwrap_or_default();
        // A stable sort: equals stay as they are.
        facts.sort_by_key(|fact| {
            let when = says_when(fact);
            (!when, std::cmp::Reverse(if when { 0 } else { count(fact) }))
        });
        Self::of(facts)
    }

    /// Whether some fact stands after one that clearly fewer people say.
    pub(crate) fn is_stale(&self, counts: &Counts) -> bool {
        let count = |fact: &String| counts.get(fact).copied().unwrap_or_default();
        let ranked = self.facts.iter().filter(|fact| !fact.starts_with("when."));
        let mut fewest = usize::MAX;
        ranked.map(count).any(|count| {
            let late = count > fewest.saturating_add(fewest / 4).saturating_add(20);
            fewest = fewest.min(count);
            late
        })
    }

    /// Adds what is not in it yet, as the rarest; says whether there was any.
    pub(crate) fn learn(&mut self, says: &[String]) -> bool {
        let new: Vec<String> =
            says.iter().filter(|fact| !self.places.contains_key(*fact)).cloned().collect();
        if new.is_empty() || self.facts.len() + new.len() > MOST_FACTS {
            return false;
        }
        *self = Self::of(self.facts.iter().cloned().chain(new).collect());
        true
    }

    pub(crate) fn place_of(&self, fact: &str) -> Option<u8> {
        self.places.get(fact).copied()
    }

    pub(crate) fn path(&self, says: &[String]) -> Path {
        let mut path: Path = says.iter().filter_map(|fact| self.place_of(fact)).collect();
        path.sort_unstable();
        path
    }

    pub(crate) fn along(&self, path: &[u8]) -> Vec<String> {
        path.iter().filter_map(|at| self.facts.get(usize::from(*at)).cloned()).collect()
    }

    /// Where cards that say this stand in a list: those who could begin soonest first, then those who
    /// say most skills.
    pub(crate) fn place_in_list(&self, path: &[u8]) -> Vec<u8> {
        let facts = self.along(path);
        let is_when = |fact: &&String| fact.starts_with("when.");
        let when = facts.first().filter(is_when).and_then(|fact| self.place_of(fact));
        let skills = facts.iter().filter(|fact| fact.starts_with("skill.")).count();
        let fewest_last = u8::MAX - u8::try_from(skills).unwrap_or(u8::MAX);
        [&[when.unwrap_or(NEVER), fewest_last], path].concat()
    }
}

/// How much of each path is shown, as a length: as much as lets at least `together` show the same.
/// `None` shows nothing.
pub(crate) fn deal(paths: &[Path], together: usize) -> Vec<Option<usize>> {
    let mut shown = vec![None; paths.len()];
    let mut by_length: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, path) in paths.iter().enumerate() {
        by_length.entry(path.len()).or_default().push(at);
    }
    let longest = by_length.last_key_value().map_or(0, |(length, _)| *length);
    // The longest first: what too few share may fill up a shorter one.
    let mut too_few: Vec<usize> = Vec::new();
    for length in (0..=longest).rev() {
        let mut groups: HashMap<&[u8], Vec<usize>> = HashMap::new();
        let own = by_length.remove(&length).unwrap_or_default();
        for at in too_few.drain(..).chain(own) {
            if let Some(beginning) = paths.get(at).and_then(|path| path.get(..length)) {
                groups.entry(beginning).or_default().push(at);
            }
        }
        for group in groups.into_values() {
            if group.len() < together {
                too_few.extend(group);
                continue;
            }
            for at in group {
                if let Some(shown) = shown.get_mut(at) {
                    *shown = Some(length);
                }
            }
        }
    }
    shown
}

/// The longest beginning of `top`, of at least `least` facts, that enough people share: so many who
/// come, and those of `near` who say it too.
pub(crate) fn meet(top: &[u8], least: usize, coming: usize, near: &[Path]) -> Option<usize> {
    (least..=top.len()).rev().find(|length| {
        let beginning = top.get(..*length).unwrap_or(top);
        coming + near.iter().filter(|path| path.starts_with(beginning)).count() >= TOGETHER
    })
}
