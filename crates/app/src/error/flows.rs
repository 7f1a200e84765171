//! Errors of acts across domains, and of settings, as the caller sees them.

use super::{ApiError, FieldError};

/// What keeps two companies, or two accounts, from being merged.
fn obstacle(code: &str, detail: &str) -> FieldError {
    let (code, detail) = (code.to_owned(), detail.to_owned());
    FieldError { field: "into".to_owned(), code, detail }
}

impl From<computing::Error> for ApiError {
    fn from(e: computing::Error) -> Self {
        match e {
            computing::Error::Busy => Self::unavailable("busy"),
            computing::Error::Lost => Self::internal(e),
        }
    }
}

impl From<flows::Error> for ApiError {
    fn from(e: flows::Error) -> Self {
        use flows::Error as E;
        let text = e.to_string();
        match e {
            E::Limited { retry_after_s } => Self::too_many(text, retry_after_s),
            E::DailyLimit => Self::conflict("daily_limit", text),
            E::AssessmentsOfToday | E::RolesOfToday => Self::too_many(text, 3600),
            E::NamedNeedsPayment => Self::forbidden("feature_locked", text),
            E::Moved { .. } | E::Changed { .. } => Self::conflict("stale_version", text),
            E::MergerRefused(against) => Self::conflict("merger_refused", text).naming(
                against.into_iter().map(|one| obstacle(one.as_str(), one.text())).collect(),
            ),
            E::AccountsApart(against) => Self::conflict("merger_refused", text).naming(
                against.into_iter().map(|one| obstacle(one.as_str(), one.text())).collect(),
            ),
            E::MergerAddress => Self::invalid_field("email", "mismatch", text),
            E::MergerName => Self::invalid_field("name", "mismatch", text),
            E::MergerChanged => Self::conflict("stale_version", text),
            E::CannotAnswer => Self::conflict("cannot_answer", text),
            E::CannotBeAsked => Self::conflict("cannot_be_asked", text),
            E::BlocksCompany => Self::conflict("company_blocked", text),
            E::UnknownBuyer => Self::conflict("unknown_buyer", text),
            E::OfferOnHold => Self::conflict("offer_on_hold", text),
            E::NoSetting => Self::not_found(),
            E::BadSetting(_) => Self::invalid_field("value", "range", text),
            E::Settings(e) => e.into(),
            E::LeaseLost | E::Inconsistent(_) => Self::internal(e),
            E::Computing(e) => e.into(),
            E::Auth(e) => e.into(),
            E::Provider(e) => e.into(),
            E::Verification(e) => e.into(),
            E::Referral(e) => e.into(),
            E::Partners(e) => e.into(),
            E::NoGithub => Self::conflict("not_configured", text),
            E::Github(_) => Self::conflict("github_refused", text),
            E::Contributions(e) => e.into(),
            E::Companies(e) => e.into(),
            E::Authoring(e) => e.into(),
            E::BadArchive(faults) => {
                Self::invalid(faults.into_iter().map(super::domains::fault).collect())
            }
            E::Puzzles(e) => e.into(),
            E::Challenges(e) => e.into(),
            E::Assessments(e) => e.into(),
            E::Interviews(e) => e.into(),
            E::Hiring(e) => e.into(),
            E::Integrity(e) => e.into(),
            E::Internships(e) => e.into(),
            E::Talent(e) => e.into(),
            E::Selfid(e) => e.into(),
            E::Notices(e) => e.into(),
            E::Support(e) => e.into(),
            E::Webhooks(e) => e.into(),
            E::Ats(e) => e.into(),
            E::Similarity(similarity::Error::Db(e)) => e.into(),
            E::Billing(e) => e.into(),
            E::Payment(payments::Failure::Manual) => Self::not_found(),
            E::Payment(e) => Self::unavailable("payment_unavailable").because(e),
            E::Queue(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}

impl From<settings::Error> for ApiError {
    fn from(e: settings::Error) -> Self {
        use settings::Error as E;
        let text = e.to_string();
        match e {
            E::NoVersion | E::NoFilter => Self::not_found(),
            E::BadFilterName => Self::invalid_field("name", "length", text),
            E::BadFilterQuery => Self::invalid_field("query", "format", text),
            E::NameTaken => Self::conflict("name_taken", text),
            E::TooManyFilters => Self::conflict("too_many_filters", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::BadReason => Self::invalid_field("reason", "length", text),
            E::Unchanged => Self::invalid_field("value", "unchanged", text),
            E::Db(e) => e.into(),
        }
    }
}
