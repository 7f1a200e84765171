//! What a candidate says, and what is wrong with it. Pure.

use std::collections::BTreeSet;

use kernel::{CompanyId, Instant, TalentProfileId, UserId, text};

use super::words::{Availability, PayPeriod, Place, Skill, Visibility};
use crate::Error;
use crate::deck::{Shown, says};

/// The most companies that one candidate blocks.
pub const MAX_BLOCKED: usize = 50;
/// The most that pay can be, in whole units of the currency.
pub const MAX_PAY: i32 = 100_000_000;

/// What somebody expects to be paid at least.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pay {
    /// In whole units of the currency, 1 to [`MAX_PAY`].
    pub amount: i32,
    /// Three capital letters, ISO 4217.
    pub currency: String,
    /// What it is for.
    pub period: PayPeriod,
}

/// What a candidate says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// How much companies see.
    pub visibility: Visibility,
    /// One line of 1 to 120 characters; companies read it of somebody named, and after an acceptance.
    pub headline: String,
    /// 1 to 20.
    pub skills: BTreeSet<Skill>,
    /// When they could begin.
    pub availability: Availability,
    /// 1 to 5.
    pub places: BTreeSet<Place>,
    /// `None` where they do not say.
    pub pay: Option<Pay>,
    /// Companies that see nothing at all, at most [`MAX_BLOCKED`].
    pub blocked: BTreeSet<CompanyId>,
    /// Whether the admin may put them on lists for single companies.
    pub curated: bool,
    /// Whether companies on whose lists they are see their graded results.
    pub shows_results: bool,
}

/// Somebody in the pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Its id, which nobody outside is shown.
    pub id: TalentProfileId,
    /// Whose it is.
    pub user: UserId,
    /// What they say.
    pub form: Form,
    /// Since when they agree to being found.
    pub consented_at: Instant,
    /// Grows with every change.
    pub version: i32,
}

/// Whether this is how ISO 4217 names a currency.
pub(crate) fn is_currency(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|b| b.is_ascii_uppercase())
}

fn wrong(field: &'static str, code: &'static str, detail: &'static str) -> Result<(), Error> {
    Err(Error::Field { field, code, detail })
}

impl Form {
    /// All that it says, as facts.
    pub(super) fn says(&self) -> Vec<String> {
        let skills = self.skills.iter().map(|skill| skill.as_str());
        let places = self.places.iter().map(|place| place.as_str());
        says(Some(self.availability.as_str()), skills, places)
    }

    /// How much of it is shown.
    pub(super) fn shown(&self) -> Shown {
        match self.visibility {
            Visibility::Hidden => Shown::Nothing,
            Visibility::Anonymous => Shown::Anonymous,
            Visibility::Named => Shown::Named,
        }
    }

    /// The first thing that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn check(&self) -> Result<(), Error> {
        if !(1..=120).contains(&self.headline.chars().count()) {
            return wrong("headline", "length", "A headline has 1 to 120 characters.");
        }
        if !text::is_line(&self.headline) || text::trimmed(&self.headline).is_empty() {
            return wrong("headline", "format", "A headline is one line of text.");
        }
        if !(1..=20).contains(&self.skills.len()) {
            return wrong("skills", "count", "Choose 1 to 20 skills.");
        }
        if !(1..=5).contains(&self.places.len()) {
            return wrong("places", "count", "Choose 1 to 5 places.");
        }
        if self.blocked.len() > MAX_BLOCKED {
            return wrong("blocked", "count", "Block at most 50 companies.");
        }
        let Some(pay) = &self.pay else { return Ok(()) };
        if !(1..=MAX_PAY).contains(&pay.amount) {
            return wrong("pay.amount", "range", "Say 1 to 100,000,000, in whole units.");
        }
        if !is_currency(&pay.currency) {
            let detail = "A currency has three capital letters, such as EUR.";
            return wrong("pay.currency", "format", detail);
        }
        Ok(())
    }
}
