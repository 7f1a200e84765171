//! What can go wrong in this crate.

use kernel::Refused;

use crate::coverage::MAX_EXTENSION_DAYS;
use crate::invoices::REMINDER_DAYS;

/// Something that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where, such as `lines[0].tax_milli`.
    pub field: String,
    /// Stable and machine-readable.
    pub code: &'static str,
    /// A sentence.
    pub detail: &'static str,
}

/// Why an act on an invoice was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such invoice, or it is not to be seen by the one who asks.
    #[error("There is no such invoice.")]
    NoInvoice,
    /// There is no such payment.
    #[error("There is no such payment.")]
    NoPayment,
    /// Some fields are missing or wrong.
    #[error("Some fields need attention.")]
    Fields(Vec<Problem>),
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Only a draft is changed or deleted.
    #[error("An issued invoice never changes. A credit note corrects it.")]
    Issued,
    /// An invoice about nothing.
    #[error("An invoice needs an amount to be paid before it is issued.")]
    NothingOwed,
    /// A number of the series is missing.
    #[error(
        "A number of this year's series is missing. Nothing is issued until that is explained."
    )]
    NumberGap,
    /// A million numbers a year.
    #[error("This year's numbers are used up.")]
    NumbersUsedUp,
    /// An invoice with a payment or a credit note is not voided.
    #[error("Only an invoice without payments and credit notes can be voided. Credit it instead.")]
    NotUnpaid,
    /// The company's credit does not cover it.
    #[error("The company's credit in this currency is less than that.")]
    TooLittleCredit,
    /// More than is owed would be paid with credit.
    #[error("Credit pays at most what is still owed.")]
    CreditBeyondOwed,
    /// What this brought the company as credit has been used.
    #[error("The credit that this left has been used. Reverse the payment made with it first.")]
    CreditUsed,
    /// It was reminded of a moment ago.
    #[error("A reminder for an invoice can be sent every {} days at most.", REMINDER_DAYS)]
    RemindedLately,
    /// A longer grace follows a payment.
    #[error("Only a company with a paid invoice can get a longer grace period.")]
    NeverPaid,
    /// It goes back further, or too far.
    #[error("Grace is extended by 1 to {} days from today.", MAX_EXTENSION_DAYS)]
    BadExtension,
    /// A reason is missing or too long.
    #[error("Say why in 1 to 2000 characters.")]
    BadReason,
    /// There is no such plan.
    #[error("There is no such plan.")]
    NoPlan,
    /// Nobody can be subscribed to that plan any more.
    #[error("This plan is not offered.")]
    NotOffered,
    /// The company has no subscription.
    #[error("The company has no subscription.")]
    NoSubscription,
    /// It has one.
    #[error("The company already has a subscription. Choose its next plan instead.")]
    AlreadySubscribed,
    /// The free trial has no invitation left.
    #[error(
        "The {quota} invitations of your free trial are used up. Choose a plan to invite more; attempts, \
         reminders and resends continue."
    )]
    TrialUsedUp {
        /// How many it has.
        quota: i64,
    },
    /// Neither the plan nor a grant leaves room for another candidate.
    #[error(
        "The {quota} monthly invitations of the {plan} plan are used up until {renews_on}. Support can change \
         the plan or grant more; attempts, reminders and resends continue."
    )]
    QuotaUsedUp {
        /// The plan's name.
        plan: String,
        /// How many it has a month.
        quota: i64,
        /// When the next month begins, in words.
        renews_on: String,
    },
    /// The plan has no seat for another member of the team.
    #[error("The {plan} plan has {seats} seats, and all are taken. Support can change the plan.")]
    SeatsTaken {
        /// The plan's name.
        plan: String,
        /// How many it has.
        seats: i32,
    },
    /// The plan lets the company have no more roles in review or live.
    #[error(
        "The {plan} plan limits roles in review or live to {quota}. Close one, or ask support to \
         change the plan."
    )]
    RolesTaken {
        /// The plan's name.
        plan: String,
        /// How many it has.
        quota: i64,
    },
    /// The plan lets the company have no more problems of its own.
    #[error(
        "The {plan} plan limits your own problems to {quota}. Discard a draft that was never published, \
         or ask support to change the plan."
    )]
    ProblemsTaken {
        /// The plan's name.
        plan: String,
        /// How many it has.
        quota: i64,
    },
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
