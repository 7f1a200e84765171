//! What a saved filter is. Pure.

use kernel::{SavedFilterId, text, words};

use crate::Error;

/// The most characters of a name.
pub const MAX_NAME: usize = 60;
/// The most characters of a query.
pub const MAX_QUERY: usize = 500;
/// How many filters an account saves for one list.
pub const MAX_FILTERS: usize = 20;

words! {
    /// A list of the admin's that is filtered, by the tab it is on.
    pub enum List as "SavedFilterList" {
        OnboardCompanies = "onboard_companies",
        ManageCompanies = "manage_companies",
        ManageInterns = "manage_interns",
        UnpublishedRoles = "unpublished_roles",
        Partners = "partners",
        /// On the tab of the partners too.
        PartnerApplications = "partner_applications",
        Interviews = "interviews",
        SupportChat = "support_chat",
        ManageOnboarding = "manage_onboarding",
        Presence = "presence",
        Integrity = "integrity",
        NetworkGraph = "network_graph",
    }
}

/// A saved filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Its id.
    pub id: SavedFilterId,
    /// Which list it is of.
    pub list: List,
    /// 1 to [`MAX_NAME`] characters.
    pub name: String,
    /// What the address of the list holds, without a question mark.
    pub query: String,
}

/// What is saved under a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What the address of the list holds, without a question mark.
    pub query: &'a str,
}

impl Named<'_> {
    /// The same as it is stored.
    pub(super) fn checked(self) -> Result<Self, Error> {
        let name = text::trimmed(self.name);
        if !(1..=MAX_NAME).contains(&name.chars().count()) || !text::is_line(name) {
            return Err(Error::BadFilterName);
        }
        // What a browser writes when it puts a form into an address.
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"*-._+%&=".contains(&b);
        if !(1..=MAX_QUERY).contains(&self.query.len()) || !self.query.bytes().all(plain) {
            return Err(Error::BadFilterQuery);
        }
        Ok(Self { name, query: self.query })
    }
}

/// Whether a name is free among the filters of a list, for a new one or for the one that has this id. Two that differ
/// in upper and lower case or in accents only are the same name.
pub(super) fn is_free(name: &str, among: &[Filter], own: Option<SavedFilterId>) -> bool {
    let wanted = kernel::fold(name);
    among.iter().all(|other| Some(other.id) == own || kernel::fold(&other.name) != wanted)
}
