//! Where applications come from, how far they are, and which are asked for. Pure.

use chrono::NaiveDate;
use kernel::{UserId, text, words};

words! {
    /// How somebody came to apply. Of several that hold, the last of this list.
    pub enum Source as "CandidateSource" {
        /// On their own.
        Direct = "direct",
        /// Somebody with an account had brought them here.
        Referral = "referral",
        /// A partner had.
        Partner = "partner",
        /// The company had invited them to an assessment before.
        Invited = "invited",
        /// They accepted an introduction from the talent pool.
        TalentPool = "talent_pool",
        /// The admin had proposed the role to them, and they accepted.
        Proposed = "proposed",
    }
}

words! {
    /// How far somebody is with the last assessment that they were invited to from the board.
    pub enum Progress as "CandidateProgress" {
        /// They were invited to none.
        None = "none",
        /// They have not begun.
        Waiting = "waiting",
        /// An attempt is running.
        Running = "running",
        /// It is over and not graded yet.
        Grading = "grading",
        /// There is a result.
        Graded = "graded",
        /// The invitation expired, was cancelled or was not delivered, or its attempt was voided.
        Missed = "missed",
    }
}

/// What is known of an application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// How the person came to apply; `None` once they are erased.
    pub source: Option<Source>,
    /// How far their assessment is.
    pub progress: Progress,
    /// How many scorecards are submitted.
    pub submitted: i64,
    /// How many people are to write one: those of an interview that is not called off, and those who have
    /// begun one.
    pub asked: i64,
    /// The member of the company who acted on it last, by name; `None` before anybody has, and once they have left.
    pub handled_by: Option<String>,
}

/// Which applications are asked for. Of several values of one kind any will do; every kind must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// How far the assessment is; all where it is empty.
    pub progress: Vec<Progress>,
    /// Where they come from; all where it is empty.
    pub sources: Vec<Source>,
    /// They say that they could begin on this day or before.
    pub available_by: Option<NaiveDate>,
    /// Skills of the role's that they state, all of them.
    pub skills: Vec<String>,
    /// Somebody's scorecard is not in yet: the reviewer's, where one is named.
    pub lacks_scorecards: bool,
    /// This person is to write a scorecard, or has.
    pub reviewer: Option<UserId>,
    /// The result is this fineness or more, or there is none yet.
    pub fineness_from: Option<i32>,
}

impl Filter {
    /// Whether it leaves everybody.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A skill as it is compared.
pub(crate) fn normal(skill: &str) -> String {
    kernel::fold(text::trimmed(skill)).trim().to_owned()
}
