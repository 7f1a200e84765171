//! Errors of self-identification, as the caller sees them.

use crate::error::ApiError;

impl From<selfid::Error> for ApiError {
    fn from(e: selfid::Error) -> Self {
        use selfid::Error as E;
        match e {
            E::StaleVersion => Self::conflict("stale_version", e.to_string()),
            E::Db(e) => e.into(),
        }
    }
}
