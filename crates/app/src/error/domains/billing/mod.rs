//! Errors of invoices, as the caller sees them.

use crate::error::{ApiError, FieldError};

fn field_error(problem: billing::Problem) -> FieldError {
    let billing::Problem { field, code, detail } = problem;
    FieldError { field, code: code.to_owned(), detail: detail.to_owned() }
}

impl From<billing::Error> for ApiError {
    fn from(e: billing::Error) -> Self {
        use billing::Error as E;
        let text = e.to_string();
        match e {
            E::NoInvoice | E::NoPayment | E::NoPlan => Self::not_found(),
            E::Fields(problems) => Self::invalid(problems.into_iter().map(field_error).collect()),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(_) => Self::conflict("not_now", text),
            E::Issued => Self::conflict("issued", text),
            E::NothingOwed => Self::conflict("nothing_owed", text),
            E::NumberGap => Self::conflict("number_gap", text),
            E::NumbersUsedUp => Self::conflict("numbers_used_up", text),
            E::NotUnpaid => Self::conflict("not_unpaid", text),
            E::TooLittleCredit | E::CreditBeyondOwed => {
                Self::invalid_field("amount", "range", text)
            }
            E::CreditUsed => Self::conflict("credit_used", text),
            E::RemindedLately => Self::conflict("reminded_lately", text),
            E::NeverPaid => Self::conflict("never_paid", text),
            E::BadExtension => Self::invalid_field("until", "range", text),
            E::BadReason => Self::invalid_field("reason", "length", text),
            E::NotOffered => Self::invalid_field("plan", "not_offered", text),
            E::NoSubscription => Self::conflict("no_subscription", text),
            E::AlreadySubscribed => Self::conflict("already_subscribed", text),
            E::QuotaUsedUp { .. } | E::TrialUsedUp { .. } => Self::conflict("quota_used_up", text),
            E::SeatsTaken { .. } => Self::conflict("seats_taken", text),
            E::RolesTaken { .. } => Self::conflict("roles_taken", text),
            E::ProblemsTaken { .. } => Self::conflict("problems_taken", text),
            E::Db(e) => e.into(),
        }
    }
}
