//! What a hiring team does with candidates beside moving them.

pub(crate) mod assessing;
pub(crate) mod meetings;
pub(crate) mod notes;
pub(crate) mod offers;
pub(crate) mod scorecards;
pub(crate) mod selection_rates;

use hiring::roles;

use crate::error::ApiError;
use crate::web::{Member, Viewer};

/// Who hires for the company.
fn recruiter(viewer: &Viewer, member: &Member) -> Result<roles::Member, ApiError> {
    member.require_recruiter()?;
    Ok(roles::Member { company: member.membership.company.id, user: viewer.user.id })
}

/// Who sees its candidates.
fn reader(viewer: &Viewer, member: &Member) -> Result<roles::Member, ApiError> {
    member.require_reader()?;
    Ok(roles::Member { company: member.membership.company.id, user: viewer.user.id })
}
