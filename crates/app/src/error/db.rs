//! Errors of the database and of the queue in it, as the caller sees them.

use super::ApiError;

impl From<db::Error> for ApiError {
    fn from(e: db::Error) -> Self {
        if e.is_passing() {
            return Self::unavailable("busy").because(e);
        }
        match &e {
            db::Error::NoRoom => Self::no_room(),
            db::Error::Query(_)
            | db::Error::Overlong
            | db::Error::Pool(_)
            | db::Error::Task(_)
            | db::Error::Lost
            | db::Error::Connect(_)
            | db::Error::Migration(_) => Self::internal(e),
        }
    }
}

impl From<queue::Error> for ApiError {
    fn from(e: queue::Error) -> Self {
        use queue::Error as E;
        match e {
            E::AlreadyQueued | E::BadMail(_) | E::BadReport(_) => Self::internal(e),
            E::Db(e) => e.into(),
        }
    }
}
