//! What has to be so of a company before a part of the application is open to its members, and what they read else.

use companies::grants::Flags;
use companies::profiles::{Company, State as CompanyState};

use super::Member;
use crate::error::ApiError;

/// Assessments and results that are there: also after a free trial.
pub(super) fn unlock_results(company: &Company, flags: &Flags) -> Result<(), ApiError> {
    if flags.may_read_results(company.state) {
        return Ok(());
    }
    unlock_assessments(company, flags)
}

/// Building assessments and inviting to them.
pub(super) fn unlock_assessments(company: &Company, flags: &Flags) -> Result<(), ApiError> {
    let missing = match (flags.payment, flags.assessment_access) {
        _ if flags.may_assess(company.state) => return Ok(()),
        _ if company.state == CompanyState::Suspended => "Your company's account is suspended.",
        _ if flags.trial_ran_out => {
            "Your free trial is over. Assessments open again once you have an active paid plan."
        }
        _ if !company.may_act() => "This opens once your company is approved.",
        (false, _) => "Assessments open once you have an active paid plan.",
        (true, _) => "Assessments open once we switch them on for your company.",
    };
    Err(ApiError::forbidden("feature_locked", missing))
}

/// The candidates whom the admin recommends.
pub(super) fn unlock_recruiting(member: &Member) -> Result<(), ApiError> {
    let company = &member.membership.company;
    let missing = match company.state {
        CompanyState::Suspended | CompanyState::Merged => "Your company's account is suspended.",
        CompanyState::Unverified => "This opens once your company is approved.",
        CompanyState::Approved if member.flags.super_star_access => return Ok(()),
        CompanyState::Approved => "Recruit Talent needs super-star access. Book a call.",
    };
    Err(ApiError::forbidden("feature_locked", missing))
}

/// Reports on GitHub.
pub(super) fn unlock_github_reports(member: &Member) -> Result<(), ApiError> {
    let missing = match member.membership.company.state {
        CompanyState::Suspended | CompanyState::Merged => "Your company's account is suspended.",
        CompanyState::Unverified => "This opens once your company is approved.",
        CompanyState::Approved if member.flags.payment => return Ok(()),
        CompanyState::Approved => "GitHub reports open once you have an active paid plan.",
    };
    Err(ApiError::forbidden("feature_locked", missing))
}

/// Roles and their applicants.
pub(super) fn unlock_roles(company: &Company, flags: &Flags) -> Result<(), ApiError> {
    let missing = match company.state {
        CompanyState::Suspended | CompanyState::Merged => "Your company's account is suspended.",
        CompanyState::Unverified => "Roles open once we know your company.",
        CompanyState::Approved if flags.profile_completed => return Ok(()),
        CompanyState::Approved => "Roles open once your company's profile is complete.",
    };
    Err(ApiError::forbidden("feature_locked", missing))
}
