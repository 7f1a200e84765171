//! What can need somebody. Pure.

use kernel::{ApplicationId, Instant, RoleId, words};

use crate::roles::Member;

/// How many are listed. Source: product.md §19.
pub const MOST: i64 = 10;
/// How many days before an offer ends somebody is asked to look after it.
pub const SOON_DAYS: i64 = 3;

words! {
    /// For what somebody is needed.
    pub enum Kind as "HiringNeed" {
        /// Nobody has moved an applicant for a week.
        Review = "review",
        /// A candidate has accepted an introduction, and nobody has written to them or moved them.
        Introduced = "introduced",
        /// The member has met an applicant, and their scorecard is not in.
        Scorecard = "scorecard",
        /// None of the times proposed for an interview fits the candidate.
        NoTime = "no_time",
        /// An offer ends unanswered in the next days.
        OfferEnding = "offer_ending",
        /// The admin has sent a role, or the changes to one, back.
        RoleChanges = "role_changes",
    }
}

/// What needs somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// For what.
    pub kind: Kind,
    /// About whom; `None` where it is about the role itself.
    pub application: Option<ApplicationId>,
    /// Of which role.
    pub role: RoleId,
    /// What that is called.
    pub title: String,
    /// Since when.
    pub since: Instant,
    /// Until when; `None` where nothing ends by itself.
    pub until: Option<Instant>,
    /// How much there is of this kind.
    pub total: i64,
}

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked {
    /// Whose.
    pub(super) member: Member,
    /// Whether they look after applicants, offers and roles.
    pub(super) moves: bool,
    pub(super) now: Instant,
    /// Who was released before this and was not moved waits.
    pub(super) outstanding: Instant,
    /// Offers that end before this need somebody.
    pub(super) soon: Instant,
}

/// Numbers of a company's home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Roles, in whatever state.
    pub roles: i64,
    /// Those for which people can apply.
    pub open_roles: i64,
    /// Applicants who wait for the member: nobody has answered them, their interview has no time that fits, or the
    /// member owes a scorecard.
    pub applicants: i64,
}
