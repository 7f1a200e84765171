//! What can be granted. Pure.

use std::str::FromStr;

use chrono::{Days, NaiveDate};
use kernel::{CompanyId, Instant, words};

use crate::Error;
use crate::profiles::State;
use crate::reason::{check_reason, is_said};

words! {
    /// Something a company can be granted.
    pub enum Flag as "CompanyFlag" {
        /// It pays.
        Payment = "payment",
        /// It may use Recruit Talent.
        SuperStarAccess = "super_star_access",
        /// It may use assessments.
        AssessmentAccess = "assessment_access",
        /// Its form is complete and its domain known.
        ProfileCompleted = "profile_completed",
        /// One of its roles was marketed and the slate released.
        MarketingCompleted = "marketing_completed",
        /// Its applicants are released to it at once; this opens no tab (ADR 113).
        DirectRelease = "direct_release",
    }
}

/// The text names no flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a flag is payment, super_star_access, assessment_access, profile_completed, \
     marketing_completed or direct_release"
)]
pub struct BadFlag;

impl FromStr for Flag {
    type Err = BadFlag;

    fn from_str(text: &str) -> Result<Self, BadFlag> {
        Self::ALL.into_iter().find(|flag| flag.as_str() == text).ok_or(BadFlag)
    }
}

/// The six facts that open a company's tabs. Source: product.md, rules for every screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Flags {
    /// It pays.
    pub payment: bool,
    /// It may use Recruit Talent.
    pub super_star_access: bool,
    /// Its form is complete and its domain known.
    pub profile_completed: bool,
    /// One of its roles was marketed and the slate released.
    pub marketing_completed: bool,
    /// How many internships it has accepted.
    pub accepted_interns: i64,
    /// It may use assessments.
    pub assessment_access: bool,
    /// A free trial of assessments is in force, which is neither a grant nor a payment (ADR 110).
    pub on_trial: bool,
    /// A free trial ran out, whose results stay readable; one that a rejection ended is none.
    pub trial_ran_out: bool,
    /// The admin trusts it with direct release, which opens no tab (ADR 113).
    pub direct_release: bool,
}

impl Flags {
    /// The flags of a company with these grants in force.
    pub(crate) fn of(granted: impl IntoIterator<Item = Flag>) -> Self {
        let mut flags = Self::default();
        for flag in granted {
            match flag {
                Flag::Payment => flags.payment = true,
                Flag::SuperStarAccess => flags.super_star_access = true,
                Flag::AssessmentAccess => flags.assessment_access = true,
                Flag::ProfileCompleted => flags.profile_completed = true,
                Flag::MarketingCompleted => flags.marketing_completed = true,
                Flag::DirectRelease => flags.direct_release = true,
            }
        }
        flags
    }

    /// Whether a payment and its access open the assessment tab. Source: specification, client dashboard.
    pub fn has_assessments(&self) -> bool {
        self.payment && self.assessment_access
    }

    /// Whether assessments and their results may be read by a company in this state: also after a free trial.
    pub fn may_read_results(&self, state: State) -> bool {
        let keeps = matches!(state, State::Approved | State::Unverified);
        self.may_assess(state) || self.trial_ran_out && keeps
    }

    /// Whether applicants are released at once to a company in this state.
    pub fn releases_directly(&self, state: State) -> bool {
        self.direct_release && state == State::Approved
    }

    /// Whether the assessment tab is open for a company in this state: one that is not approved yet has its trial
    /// alone.
    pub fn may_assess(&self, state: State) -> bool {
        match state {
            State::Approved => self.has_assessments() || self.on_trial,
            State::Unverified => self.on_trial,
            State::Suspended | State::Merged => false,
        }
    }
}

/// How many days after the period of a paid invoice the company keeps what it opens.
pub(super) const GRACE: Days = Days::new(7);

/// A period of a subscription that goes on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subscribed {
    /// Its last day.
    pub to: NaiveDate,
    /// Whether its invoice is overdue for longer than the grace, or nobody expects it to be paid.
    pub unpaid: bool,
}

/// Whether a subscription opens what a payment does: a period of it takes the day in or ended a moment ago, and none
/// of its invoices is unpaid.
pub(super) fn is_subscribed(periods: &[Subscribed], today: NaiveDate) -> bool {
    periods.iter().any(|one| one.to >= today - GRACE) && !periods.iter().any(|one| one.unpaid)
}

/// A grant that is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// What.
    pub flag: Flag,
    /// Until when; `None` until it is revoked.
    pub expires_at: Option<Instant>,
    /// Why.
    pub reason: String,
    /// Who gave it.
    pub granted_by: String,
    /// When.
    pub granted_at: Instant,
}

/// A grant to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGrant {
    /// To whom.
    pub company: CompanyId,
    /// What.
    pub flag: Flag,
    /// Until when; `None` until it is revoked.
    pub expires_at: Option<Instant>,
    /// Why, 1 to 2000 characters.
    pub reason: String,
    /// Who gives it, by name or address, 1 to 320 characters.
    pub granted_by: String,
}

impl NewGrant {
    pub(crate) fn check(&self, now: Instant) -> Result<(), Error> {
        check_reason(&self.reason)?;
        if !is_said(&self.granted_by, 320) {
            return Err(Error::BadGranter);
        }
        if self.expires_at.is_some_and(|end| end <= now) {
            return Err(Error::EndsInThePast);
        }
        Ok(())
    }
}
