//! Errors of grade documents, as the caller sees them.

use crate::error::ApiError;

impl From<grades::Error> for ApiError {
    fn from(e: grades::Error) -> Self {
        use grades::Error as E;
        match e {
            E::Inconsistent(_) => Self::internal(e),
            E::Challenges(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}
