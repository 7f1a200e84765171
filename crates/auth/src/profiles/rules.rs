//! What a profile is and when it is complete. Pure.

use kernel::chrono::NaiveDate;

use crate::users::Kind;

/// What a person may change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Edit {
    /// 1 to 120 characters.
    pub display_name: String,
    /// At most 40 characters.
    pub phone: Option<String>,
    /// At most 160 characters.
    pub headline: Option<String>,
    /// At most 400 characters.
    pub education: Option<String>,
    /// At most 20, of at most 60 characters.
    pub skills: Vec<String>,
    /// From when they could begin.
    pub available_from: Option<NaiveDate>,
}

/// A profile as its person sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// What they may change.
    pub edit: Edit,
    /// Their address.
    pub email: String,
    /// What their account is for.
    pub kind: Kind,
    /// Whether enough is there.
    pub completed: bool,
    /// Counts the times it was saved.
    pub version: i32,
}

/// Whether somebody who hires has a company with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Company {
    /// There is one.
    Named,
    /// There is none, or nobody hires.
    Missing,
}

/// Whether enough is there: a name; of somebody who looks for work something to go by; of somebody
/// who hires a company and a number to call.
pub(super) fn is_complete(kind: Kind, edit: &Edit, company: Company) -> bool {
    let named = !edit.display_name.is_empty();
    named
        && match kind {
            Kind::Candidate => edit.headline.is_some() || edit.education.is_some(),
            Kind::Company => company == Company::Named && edit.phone.is_some(),
            Kind::Partner => true,
        }
}
