//! What a candidate says, and what is wrong with it. Pure.

use std::collections::BTreeSet;

use kernel::{AttemptId, CompanyId, Instant, ResumeId, TalentProfileId, UserId, money, text};

use super::github;
use super::words::{
    Authorisation, Availability, Employment, PayPeriod, Place, Score, Skill, Visibility,
};
use crate::Error;
use crate::deck::{Said, Shown};
use crate::results::MAX_RESULTS;

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
    /// What kind of work they look for; empty where they do not say.
    pub employment: BTreeSet<Employment>,
    /// Where they may work without a sponsor, as they say; at most 5.
    pub authorised: BTreeSet<Authorisation>,
    /// Their page on GitHub, `https://github.com/<name>`; companies read it of somebody named, and after an
    /// acceptance.
    pub github: Option<String>,
    /// The attempts whose results are shown where the GitHub page is, at most [`MAX_RESULTS`]. That they
    /// are their own and graded is for the caller to know.
    pub results: BTreeSet<AttemptId>,
    /// What the best of those that are verified reaches, which the caller knows.
    pub score: Option<Score>,
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
    /// The file that goes with it.
    pub resume: Option<ResumeId>,
    /// Since when they agree to being found.
    pub consented_at: Instant,
    /// Grows with every change.
    pub version: i32,
}

fn wrong(field: &'static str, code: &'static str, detail: &'static str) -> Result<(), Error> {
    Err(Error::Field { field, code, detail })
}

impl Form {
    /// All that it says, as facts.
    pub(super) fn says(&self) -> Vec<String> {
        Said {
            when: Some(self.availability.as_str()),
            skills: self.skills.iter().map(|skill| skill.as_str()).collect(),
            places: self.places.iter().map(|place| place.as_str()).collect(),
            employment: self.employment.iter().map(|kind| kind.as_str()).collect(),
            authorised: self.authorised.iter().map(|place| place.as_str()).collect(),
            score: self.score.map(Score::as_str),
        }
        .facts()
    }

    /// The same, with the address of GitHub in its one form.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn normalised(&self) -> Result<Self, Error> {
        let Some(typed) = &self.github else { return Ok(self.clone()) };
        let detail = "Enter the address of your own page, such as https://github.com/ada.";
        let wrong = Error::Field { field: "github", code: "format", detail };
        let github = Some(github::normalised(typed).ok_or(wrong)?);
        Ok(Self { github, ..self.clone() })
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
        if self.authorised.len() > 5 {
            return wrong("authorised", "count", "Choose at most 5.");
        }
        if self.results.len() > MAX_RESULTS {
            return wrong("results", "count", "Show at most 10 results.");
        }
        let Some(pay) = &self.pay else { return Ok(()) };
        if !(1..=MAX_PAY).contains(&pay.amount) {
            return wrong("pay.amount", "range", "Enter 1 to 100,000,000, in whole units.");
        }
        if !money::is_currency(&pay.currency) {
            return wrong("pay.currency", "format", money::NO_CURRENCY);
        }
        Ok(())
    }
}
