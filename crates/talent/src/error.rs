//! What can go wrong in this crate.

use kernel::Refused;
use kernel::text::many;

use crate::introductions::{AGAIN_AFTER_DAYS, DIRECT_A_MONTH};
use crate::prospects::MAX_PROSPECTS;
use crate::searches::MAX_SEARCHES;

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The person is not in the pool.
    #[error("You are not in the talent pool.")]
    NoProfile,
    /// A field that is not as it must be.
    #[error("{detail}")]
    Field {
        /// Which.
        field: &'static str,
        /// `required`, `length`, `range`, `format`, `count` or `not_offered`.
        code: &'static str,
        /// A sentence.
        detail: &'static str,
    },
    /// Nobody joins without saying so.
    #[error("Tick the box to join.")]
    NoConsent,
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The card is not there for this company, or no longer.
    #[error("This card is no longer shown, as the talent pool has changed. Look again.")]
    NoCard,
    /// The text is not a place in the list of cards.
    #[error("This cursor is not valid.")]
    BadCursor,
    /// There is no such saved search.
    #[error("There is no such search.")]
    NoSearch,
    /// The company has as many as it may have.
    #[error("A company saves at most {MAX_SEARCHES} searches.")]
    TooManySearches,
    /// There is no such introduction.
    #[error("There is no such introduction.")]
    NoIntroduction,
    /// Nobody writes before the candidate has said yes.
    #[error("Messages can be written once the introduction is accepted.")]
    NotAccepted,
    /// The candidate's account is closed, or they block the company, which does not learn which.
    #[error("This conversation is closed. You can still read the messages.")]
    CandidateClosed,
    /// The candidate would write to a company that they block.
    #[error(
        "You block this company, so neither side can write here. You can unblock it in your talent pool profile."
    )]
    CompanyBlocked,
    /// Nobody of the company may act for it, or it has nobody.
    #[error("The company is not active on Assay. You can still read the messages.")]
    CompanyClosed,
    /// As many candidates as may have been asked have not answered yet.
    #[error("{} your request. Wait for an answer, or cancel one.", asked(.0))]
    TooManyOpen(i64),
    /// The company has written as many direct messages this month as it may.
    #[error(
        "Your company has sent {DIRECT_A_MONTH} direct messages this month. You can write again from the first of the next month, UTC."
    )]
    TooManyMessages,
    /// Nobody of that name is on this list, or no longer.
    #[error("This candidate is no longer on your list.")]
    NoPick,
    /// Lists are made for companies that are approved.
    #[error("There is no such company, or it is not approved.")]
    NoCompany,
    /// The candidate does not show their name, or takes no part in lists.
    #[error("This candidate cannot be put on lists.")]
    NotCurated,
    /// The candidate is on this list.
    #[error("This candidate is already on this list.")]
    PickedAlready,
    /// The prospect is not there, or no longer.
    #[error("This candidate is no longer among your prospects.")]
    NoProspect,
    /// The role has as many as it may have.
    #[error("A role has at most {MAX_PROSPECTS} prospects. Remove one first.")]
    TooManyProspects,
    /// Nobody is sought for it any more.
    #[error("This role has ended. Choose another one.")]
    RoleOver,
    /// The company has asked this candidate not long ago.
    #[error("You have asked this candidate within the last {AGAIN_AFTER_DAYS} days.")]
    AskedAlready,
    /// Candidates are introduced to roles that are live.
    #[error("Choose one of your live roles.")]
    RoleNotLive,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The key of the handles is missing or does not fit.
    #[error("the handles of cards cannot be made")]
    Sealing,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

fn asked(count: &i64) -> String {
    many(*count, "candidate has", "candidates have")
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
