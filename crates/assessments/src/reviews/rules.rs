//! What a review may say, and who reads whose. Pure.

use kernel::{Instant, ReportReviewId, UserId, machine, text, words};
use serde::{Deserialize, Serialize};

use super::sheets::{Item, Sheet};
use crate::Error;

/// The longest text, in characters.
pub const MAX_TEXT: usize = 4000;
/// The best rating.
pub const BEST: i32 = 4;

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
    /// At most [`MAX_TEXT`] characters.
    pub text: String,
}

impl Content {
    /// Whether it fits the items; what is submitted names every item, and has seen one.
    ///
    /// # Errors
    /// [`Error::BadField`], the first fault there is.
    pub(super) fn check(&self, items: &[Item], submits: bool) -> Result<(), Error> {
        let fault = |field, code, detail| Err(Error::BadField { field, code, detail });
        for (at, given) in self.ratings.iter().enumerate() {
            if !items.iter().any(|item| item.name == given.item) {
                let detail = "This review asks for something else now. Load it again.";
                return fault("ratings", "not_offered", detail);
            }
            if self.ratings.iter().take(at).any(|earlier| earlier.item == given.item) {
                return fault("ratings", "not_unique", "Rate each item once.");
            }
            if !given.rating.is_none_or(|rating| (1..=BEST).contains(&rating)) {
                return fault("ratings", "range", "A rating is 1 to 4, or nothing.");
            }
        }
        let named = |item: &Item| self.ratings.iter().any(|given| given.item == item.name);
        if submits && !items.iter().all(named) {
            let detail = "Rate each item, or say that you could not see it.";
            return fault("ratings", "required", detail);
        }
        if submits && self.ratings.iter().all(|given| given.rating.is_none()) {
            let detail = "Rate at least one item before you submit.";
            return fault("ratings", "required", detail);
        }
        if self.text.chars().count() > MAX_TEXT {
            return fault("text", "length", "A review has at most 4000 characters.");
        }
        if !text::is_prose(&self.text) {
            let detail = "Write this without characters that cannot be seen.";
            return fault("text", "format", detail);
        }
        Ok(())
    }
}

words! {
    /// How far a review has come.
    pub enum State as "ReviewState" {
        /// Nobody but its author reads it.
        Draft = "draft",
        /// It counts, and colleagues who have submitted theirs read it.
        Submitted = "submitted",
    }
}

words! {
    /// A step.
    pub enum Event as "ReviewEvent" {
        /// It is written on.
        Save = "save",
        /// It is handed in, or amended.
        Submit = "submit",
    }
}

machine! {
    /// The machine: every step there is. The trigger `report_reviews_transition` holds the same edges.
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

/// What one member of a company has seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    /// Its id.
    pub id: ReportReviewId,
    /// What it answers.
    pub sheet: Sheet,
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

/// What one person sees of the reviews on one sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    /// Their own, where they have begun one.
    pub own: Option<Review>,
    /// What colleagues have submitted; nothing until they have submitted theirs.
    pub others: Vec<Review>,
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

/// What somebody sees of the reviews on one sheet. Nobody reads a draft but its author, and nobody reads a
/// colleague's before their own is submitted.
pub(super) fn shown(all: Vec<Review>, to: Reader) -> Shown {
    let (mut own, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|one| one.author == to.user);
    let own = own.pop();
    let others: Vec<_> = others.into_iter().filter(|one| one.state == State::Submitted).collect();
    let reads =
        own.as_ref().map_or(to.owns, |own| own.state == State::Submitted || own.read_before);
    let hidden = if reads { 0 } else { others.len() };
    Shown { own, others: if reads { others } else { Vec::new() }, hidden }
}
