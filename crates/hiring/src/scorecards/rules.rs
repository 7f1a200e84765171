//! What a scorecard asks, and who reads whose. Pure.

use kernel::{Instant, ScorecardId, UserId, machine, text, words};
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::roles::form::{Form, Problem};

/// The longest text, in characters.
pub const MAX_TEXT: usize = 4000;
/// The best rating.
pub const BEST: i32 = 4;

/// Something that everybody who meets a candidate rates, and what each rating stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// What it is called, also in what is stored.
    pub name: String,
    /// What 1, 2, 3 and 4 stand for.
    pub anchors: [&'static str; 4],
}

/// What is asked for every role: a name, and what each rating stands for.
const FIXED: [(&str, [&str; 4]); 3] = [
    (
        "Problem solving",
        [
            "Did not get to the core of the problem, also with help.",
            "Got there with help at most steps.",
            "Broke it down alone and weighed more than one way.",
            "Found what we had not thought of, and said where it would fail.",
        ],
    ),
    (
        "Communication",
        [
            "I could not follow, also after asking.",
            "I could follow once I had asked.",
            "Clear from the start, and checked that I had understood.",
            "Made something hard easy for people with other knowledge.",
        ],
    ),
    (
        "Working with others",
        [
            "Took no account of what others said.",
            "Took advice when it was given.",
            "Asked for other views and built on them.",
            "Gave an example of making others better, and of being wrong.",
        ],
    ),
];

/// What the ratings of something that the role requires stand for.
const OF_REQUIREMENT: [&str; 4] = [
    "Showed nothing of it.",
    "Showed some of it, with gaps that matter in this role.",
    "Showed what this role needs.",
    "Showed more than this role needs, with an example.",
];

/// What is asked last: whether to go on, all in all. It is one person's word and is added to nothing.
const OVERALL: (&str, [&str; 4]) = (
    "Overall recommendation",
    [
        "Strong no: I would advise against moving forward.",
        "No: not on what I saw.",
        "Yes: I would move forward.",
        "Strong yes: I would be sorry to lose this candidate.",
    ],
);

/// What is asked about a role: what it requires, what every role does, and what to do all in all.
pub fn items(role: &Form) -> Vec<Item> {
    let required = role.must_haves.iter().map(|name| text::trimmed(name).to_owned());
    let required = required.map(|name| Item { name, anchors: OF_REQUIREMENT });
    let fixed = FIXED.map(|(name, anchors)| Item { name: name.to_owned(), anchors });
    let mut items: Vec<Item> = Vec::new();
    let overall = Item { name: OVERALL.0.to_owned(), anchors: OVERALL.1 };
    for item in required.chain(fixed).chain([overall]) {
        if items.iter().all(|earlier| earlier.name != item.name) {
            items.push(item);
        }
    }
    items
}

/// What somebody has seen of one item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The item's name.
    pub item: String,
    /// 1 to 4; nothing where they could not see it.
    pub rating: Option<i32>,
}

/// What somebody writes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Content {
    /// At most one for each item.
    pub ratings: Vec<Rating>,
    /// At most 4000 characters.
    pub text: String,
}

impl Content {
    /// Everything that is not as it must be; what is submitted names every item, and has seen one.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub(super) fn check(&self, items: &[Item], submits: bool) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: String, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        for (at, given) in self.ratings.iter().enumerate() {
            let field = format!("ratings[{at}]");
            let known = items.iter().any(|item| item.name == given.item);
            let detail = "This scorecard asks for something else now. Load it again.";
            check(!known, field.clone(), "not_offered", detail);
            let again = self.ratings.iter().take(at).any(|earlier| earlier.item == given.item);
            check(again, field.clone(), "not_unique", "Rate each item once.");
            let sound = given.rating.is_none_or(|rating| (1..=BEST).contains(&rating));
            check(!sound, field, "range", "A rating is 1 to 4, or nothing.");
        }
        if submits {
            let named = |item: &Item| self.ratings.iter().any(|given| given.item == item.name);
            let all = items.iter().all(named);
            let detail = "Rate each item, or say that you could not see it.";
            check(!all, "ratings".to_owned(), "required", detail);
            let some = self.ratings.iter().any(|given| given.rating.is_some());
            let detail = "Rate at least one item before you submit.";
            check(all && !some, "ratings".to_owned(), "required", detail);
        }
        let long = self.text.chars().count() > MAX_TEXT;
        check(long, "text".to_owned(), "length", "A scorecard has at most 4000 characters.");
        let detail = "Write this without characters that cannot be seen.";
        check(!text::is_prose(&self.text), "text".to_owned(), "format", detail);
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }
}

words! {
    /// How far a scorecard has come.
    pub enum State as "ScorecardState" {
        /// Nobody but its author reads it.
        Draft = "draft",
        /// It counts, and colleagues who have submitted theirs read it.
        Submitted = "submitted",
    }
}

words! {
    /// A step.
    pub enum Event as "ScorecardEvent" {
        /// It is written on.
        Save = "save",
        /// It is handed in, or amended.
        Submit = "submit",
    }
}

machine! {
    /// The machine: every step there is. The trigger `scorecards_transition` holds the same edges.
    pub(super) const STEPS: State, Event {
        Draft, Save => Draft,
        Draft, Submit => Submitted,
        Submitted, Submit => Submitted,
    }
}

/// What somebody had submitted before they amended it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earlier {
    /// What they said.
    pub content: Content,
    /// When it was submitted.
    pub submitted_at: Instant,
}

/// What one member of the team has seen in a candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scorecard {
    /// Its id.
    pub id: ScorecardId,
    /// Whose it is.
    pub author: UserId,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// What it says.
    pub content: Content,
    /// Whether the author could read the others before they began.
    pub read_before: bool,
    /// When it was submitted, or amended last.
    pub submitted_at: Option<Instant>,
    /// When it was changed last.
    pub changed_at: Instant,
    /// What it said before, the newest first.
    pub history: Vec<Earlier>,
}

/// What one person sees of the scorecards of an application.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    /// Their own, where they have begun one.
    pub own: Option<Scorecard>,
    /// What colleagues have submitted; nothing until they have submitted theirs.
    pub others: Vec<Scorecard>,
    /// How many colleagues have submitted that they cannot read yet.
    pub hidden: usize,
}

/// Who looks.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    /// The person.
    pub user: UserId,
    /// Whether they own the company: an owner who has begun none may read the others' without one.
    pub owns: bool,
}

/// What somebody sees of these scorecards. Nobody reads a draft but its author, and nobody reads a
/// colleague's before their own is submitted, so that no one says what another has said.
pub(super) fn shown(all: Vec<Scorecard>, to: Reader) -> Shown {
    let (mut own, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|card| card.author == to.user);
    let own = own.pop();
    let others: Vec<_> = others.into_iter().filter(|card| card.state == State::Submitted).collect();
    let reads = match &own {
        Some(card) => card.state == State::Submitted || card.read_before,
        None => to.owns,
    };
    let hidden = if reads { 0 } else { others.len() };
    Shown { own, others: if reads { others } else { Vec::new() }, hidden }
}
