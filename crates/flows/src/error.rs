//! Why an act did not happen.

use std::fmt;

use crate::limits::{ASKED_A_DAY, ASSESSMENTS_A_DAY};

/// An act's answer.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What a domain refused or failed at, and the situations of acts themselves.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A limit is used up.
    #[error("This was tried too often. Please wait a moment.")]
    Limited {
        /// In how many seconds it may be tried again.
        retry_after_s: u32,
    },
    /// A limit of the day is used up, and waiting a moment does not help.
    #[error("This can be asked for {} times a day. Please come back tomorrow.", ASKED_A_DAY)]
    DailyLimit,
    /// A company has made as many assessments as it may.
    #[error("A company can create {} assessments a day.", ASSESSMENTS_A_DAY)]
    AssessmentsOfToday,
    /// A company has begun as many roles as it may.
    #[error("A company can create 100 roles a day.")]
    RolesOfToday,
    /// People who show their names are asked by companies that pay.
    #[error("You can ask candidates who show their names once you have an active paid plan.")]
    NamedNeedsPayment,
    /// A role is proposed to somebody who could not answer.
    #[error(
        "This account is locked or its address is not verified, so its owner could not answer."
    )]
    CannotAnswer,
    /// A company asks about its role somebody who cannot answer, has applied, or has shut it out; which of these it is
    /// not said.
    #[error("This candidate can't be asked about this role.")]
    CannotBeAsked,
    /// A role is proposed to somebody who blocks its company in the talent pool.
    #[error("This candidate blocks the company in the talent pool.")]
    BlocksCompany,
    /// A colleague was faster.
    #[error("{who} has moved this candidate to {to} in the meantime.")]
    Moved {
        /// Who, as colleagues know them.
        who: String,
        /// Where to, as companies call it.
        to: &'static str,
    },
    /// The same, and the candidate is where they were.
    #[error("{who} has changed this application in the meantime.")]
    Changed {
        /// Who, as colleagues know them.
        who: String,
    },
    /// The company thinks again, which a candidate hears of once it stands.
    #[error("The company is changing this offer. Look at it again in an hour.")]
    OfferOnHold,
    /// What came is no archive of a package, or none that is taken.
    #[error("This archive cannot be imported.")]
    BadArchive(Vec<::authoring::checklist::Fault>),
    /// There is no such setting.
    #[error("There is no such setting.")]
    NoSetting,
    /// A setting cannot have this value.
    #[error(transparent)]
    BadSetting(crate::settings::Fault),
    /// Of settings.
    #[error(transparent)]
    Settings(#[from] ::settings::Error),
    /// A job's lease belongs to another worker now.
    #[error("the lease was lost")]
    LeaseLost,
    /// What is stored contradicts itself; the text is for the log.
    #[error("{0}")]
    Inconsistent(String),
    /// Of what computes for long.
    #[error(transparent)]
    Computing(#[from] computing::Error),
    /// Of accounts.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// Of the identity provider.
    #[error(transparent)]
    Provider(#[from] auth::provider::Failure),
    /// Of the identity provider's mail.
    #[error(transparent)]
    Verification(#[from] auth::verification::Failure),
    /// Of referral codes.
    #[error(transparent)]
    Referral(#[from] referral::Error),
    /// Of people who want to be partners.
    #[error(transparent)]
    Partners(#[from] partners::Error),
    /// This server reads no GitHub.
    #[error("This server has no GitHub connector.")]
    NoGithub,
    /// GitHub did not confirm the consent.
    #[error("GitHub did not confirm your consent: {0}. Nothing was changed. Try again.")]
    Github(#[from] github::Failure),
    /// Of reports on GitHub.
    #[error(transparent)]
    Contributions(#[from] contributions::Error),
    /// Of companies.
    #[error(transparent)]
    Companies(#[from] companies::Error),
    /// Of problems that are being written.
    #[error(transparent)]
    Authoring(#[from] ::authoring::Error),
    /// Of grid puzzles.
    #[error(transparent)]
    Puzzles(#[from] ::puzzles::Error),
    /// Of submissions.
    #[error(transparent)]
    Challenges(#[from] challenges::Error),
    /// Two companies cannot be merged now.
    #[error("These two companies cannot be merged now.")]
    MergerRefused(Vec<crate::companies::merger::Obstacle>),
    /// The name that was typed is another one.
    #[error("Type the name of the company that is merged.")]
    MergerName,
    /// Two accounts cannot be merged now.
    #[error("These two accounts cannot be merged now.")]
    AccountsApart(Vec<crate::accounts::merger::Obstacle>),
    /// The address that was typed is another one.
    #[error("Type the address of the account to keep.")]
    MergerAddress,
    /// What was shown before is not what would happen now.
    #[error("The preview is out of date. Look at it again.")]
    MergerChanged,
    /// A company that nobody has looked at is sent no invoice.
    #[error("Approve the company first: it gets no invoices before then.")]
    UnknownBuyer,
    /// Of the payment provider.
    #[error(transparent)]
    Payment(#[from] payments::Failure),
    /// Of invoices.
    #[error(transparent)]
    Billing(#[from] ::billing::Error),
    /// Of comparing programs.
    #[error(transparent)]
    Similarity(#[from] ::similarity::Error),
    /// Of assessments.
    #[error(transparent)]
    Assessments(#[from] assessments::Error),
    /// Of roles.
    #[error(transparent)]
    Hiring(#[from] hiring::Error),
    /// Of integrity cases.
    #[error(transparent)]
    Integrity(#[from] ::integrity::Error),
    /// Of internships.
    #[error(transparent)]
    Internships(#[from] internships::Error),
    /// Of the talent pool.
    #[error(transparent)]
    Talent(#[from] talent::Error),
    /// Of what people say of themselves.
    #[error(transparent)]
    Selfid(#[from] selfid::Error),
    /// Of notices.
    #[error(transparent)]
    Notices(#[from] notices::Error),
    /// Of stories.
    #[error(transparent)]
    Interviews(#[from] interviews::Error),
    /// Of conversations with support.
    #[error(transparent)]
    Support(#[from] ::support::Error),
    /// Of connections to applicant tracking systems.
    #[error(transparent)]
    Ats(#[from] ::ats::Error),
    /// Of webhooks.
    #[error(transparent)]
    Webhooks(#[from] ::webhooks::Error),
    /// Of the queue.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl Error {
    /// What should not be so.
    pub(crate) fn inconsistent(what: impl fmt::Display) -> Self {
        Self::Inconsistent(what.to_string())
    }
}
