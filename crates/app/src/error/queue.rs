//! Errors of the queue, as the caller sees them.

use super::ApiError;

impl From<queue::Error> for ApiError {
    fn from(e: queue::Error) -> Self {
        use queue::Error as E;
        match e {
            E::AlreadyQueued | E::BadMail(_) | E::BadReport(_) => Self::internal(e),
            E::Db(e) => e.into(),
        }
    }
}
