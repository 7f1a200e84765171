//! Which editions of the terms of use and the privacy policy a person has agreed to, and when. Source: product.md §29.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{UserId, words};

use crate::Error;
use crate::users::User;

words! {
    /// A text that people agree to.
    pub enum Document as "AgreementDocument" {
        /// The terms of use.
        Terms = "terms",
        /// The privacy policy.
        Privacy = "privacy",
    }
}

/// The edition of the terms of use that is in force. The text itself is the browser application's.
pub const TERMS_EDITION: &str = "1.2";

/// The edition of the privacy policy that is in force.
pub const PRIVACY_EDITION: &str = "1.11";

/// An edition of each text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Editions<'a> {
    /// Of the terms of use.
    pub terms: &'a str,
    /// Of the privacy policy.
    pub privacy: &'a str,
}

/// The editions in force.
pub const IN_FORCE: Editions<'static> = Editions { terms: TERMS_EDITION, privacy: PRIVACY_EDITION };

/// Whether the person still has to agree to the current terms of use or privacy policy.
pub fn are_due(user: &User) -> bool {
    user.terms_edition.as_deref() != Some(TERMS_EDITION)
        || user.privacy_edition.as_deref() != Some(PRIVACY_EDITION)
}

/// Records that a person agrees to the editions that they were shown. What they have agreed to before keeps its time.
///
/// # Errors
/// [`Error::AgreementsOutdated`] if another edition is in force, [`Error::Db`].
pub fn agree(conn: &mut Conn, user: UserId, shown: Editions<'_>) -> Result<(), Error> {
    if shown != IN_FORCE {
        return Err(Error::AgreementsOutdated);
    }
    let texts = [(Document::Terms, shown.terms), (Document::Privacy, shown.privacy)];
    store::insert(conn, user, &texts)?;
    store::keep_last(conn, user, shown)?;
    Ok(())
}
