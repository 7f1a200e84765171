//! What candidates read of an application, in words. Pure.

use hiring::applications::{DeclineCode, Stage};

/// The reasons of the list as a candidate reads them.
pub(super) fn of_decline(code: DeclineCode) -> &'static str {
    match code {
        DeclineCode::Requirements => "You don't meet a requirement of the role.",
        DeclineCode::Skills => "Other applicants are a stronger match for the skills.",
        DeclineCode::Experience => "Other applicants have more experience with such work.",
        DeclineCode::Availability => "The dates don't match.",
        DeclineCode::Location => "The place of work doesn't match.",
        DeclineCode::Filled => "The openings are filled.",
        DeclineCode::Other => "The company says why in its own words.",
    }
}

/// The stages, as candidates call them.
pub(super) fn of_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Applied => "Applied",
        Stage::InReview => "In review",
        Stage::Assessment => "Assessment",
        Stage::Interview => "Interview",
        Stage::Offer => "Offer",
        Stage::Closed => "Closed",
    }
}
