//! What can go wrong with a setting, or with a saved filter.

use crate::filters::{MAX_FILTERS, MAX_NAME, MAX_QUERY};

/// Every message is a sentence for the person who asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such version of this setting.
    #[error("There is no such version of this setting.")]
    NoVersion,
    /// Somebody else set it in the meantime.
    #[error("This was changed in the meantime. Look at it again before you decide.")]
    StaleVersion,
    /// A change needs a reason.
    #[error("A reason is 1 to 2000 characters.")]
    BadReason,
    /// It has that value already.
    #[error("The setting already has this value.")]
    Unchanged,
    /// There is no such filter, or it is another account's.
    #[error("There is no such filter.")]
    NoFilter,
    /// What a filter shall be called is no name.
    #[error("A name is one line of 1 to {MAX_NAME} characters.")]
    BadFilterName,
    /// Not what an address holds, or too much of it.
    #[error("A filter has 1 to {MAX_QUERY} characters, as they appear in an address.")]
    BadFilterQuery,
    /// The list has a filter of this name.
    #[error("Another filter of this list has this name.")]
    NameTaken,
    /// There are as many as there may be.
    #[error("A list has at most {MAX_FILTERS} saved filters. Remove one first.")]
    TooManyFilters,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
