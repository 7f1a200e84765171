//! Failures of the database itself, never a domain outcome.

use diesel::result::{DatabaseErrorKind, Error as Diesel};

/// What went wrong between us and the database.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No connection could be had in time.
    #[error("no database connection")]
    Pool(#[from] diesel::r2d2::PoolError),
    /// A statement failed.
    #[error("a database statement failed")]
    Query(#[from] Diesel),
    /// Nothing is written while there is hardly any room left.
    #[error("there is no room to write")]
    NoRoom,
    /// A statement of the lane took too long.
    #[error("a database statement took too long")]
    Overlong,
    /// The blocking task was lost.
    #[error("a database task was lost")]
    Task(#[from] tokio::task::JoinError),
    /// A closure left no result.
    #[error("a database task left no result")]
    Lost,
    /// A connection could not be opened.
    #[error("the database cannot be reached")]
    Connect(#[from] diesel::ConnectionError),
    /// The migrations could not be run.
    #[error("a migration failed: {0}")]
    Migration(String),
}

/// What a row must hold and does not: no check constraint allows it, so the row is broken.
pub fn missing(what: &str) -> Diesel {
    Diesel::DeserializationError(format!("no {what}").into())
}

/// JSON of a column that does not read back.
pub fn unreadable(e: serde_json::Error) -> Diesel {
    Diesel::DeserializationError(Box::new(e))
}

impl Error {
    /// The constraint that refused the statement, if one did.
    pub fn constraint(&self) -> Option<&str> {
        match self {
            Self::Query(e) => constraint(e),
            _ => None,
        }
    }

    /// Whether a statement was ended because its time was up.
    pub(crate) fn is_overlong(&self) -> bool {
        match self {
            Self::Query(Diesel::DatabaseError(_, info)) => {
                info.message().contains("canceling statement due to statement timeout")
            }
            _ => false,
        }
    }

    /// Whether the same request may succeed a moment later: no connection, a lost connection, a
    /// deadlock, a time limit.
    pub fn is_passing(&self) -> bool {
        self.is_outage()
            || match self {
                Self::Overlong => true,
                Self::Query(Diesel::DatabaseError(kind, info)) => {
                    matches!(kind, DatabaseErrorKind::SerializationFailure)
                        || PASSING.iter().any(|text| info.message().contains(text))
                }
                _ => false,
            }
    }

    /// Whether the database or the connection to it went away, whatever it was asked.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Pool(_) | Self::Connect(_) => true,
            Self::Query(Diesel::DatabaseError(kind, info)) => {
                matches!(
                    kind,
                    DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand
                ) || OUTAGE.iter().any(|text| info.message().contains(text))
            }
            Self::Query(Diesel::BrokenTransactionManager) => true,
            Self::Query(_)
            | Self::NoRoom
            | Self::Overlong
            | Self::Task(_)
            | Self::Lost
            | Self::Migration(_) => false,
        }
    }
}

// Diesel keeps the message but not the SQLSTATE of 40P01, 53300, 55P03, 57014 and 57P0x.
const PASSING: &[&str] = &[
    "deadlock detected",
    "canceling statement due to",
    "too many clients",
    "could not extend file",
    "No space left on device",
];
const OUTAGE: &[&str] = &[
    "terminating connection",
    "the database system is",
    "server closed the connection",
    "connection not open",
    "no connection to the server",
    "could not receive data from server",
    "could not send data to server",
];

/// The constraint that refused a statement, if one did.
pub(crate) fn constraint(error: &Diesel) -> Option<&str> {
    match error {
        Diesel::DatabaseError(_, info) => info.constraint_name(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Error {
        Error::Query(Diesel::DatabaseError(DatabaseErrorKind::Unknown, Box::new(text.to_owned())))
    }

    #[test]
    fn an_outage_is_distinguished_from_a_refusal() {
        let outages = [
            "terminating connection because of crash of another server process",
            "terminating connection due to administrator command",
            "the database system is in recovery mode",
            "server closed the connection unexpectedly",
            "could not receive data from server: Connection timed out",
        ];
        for text in outages {
            assert!(said(text).is_outage() && said(text).is_passing(), "{text}");
        }
        for text in ["deadlock detected", "canceling statement due to statement timeout"] {
            assert!(!said(text).is_outage() && said(text).is_passing(), "{text}");
        }
        let refused = said("value too long for type character varying(10)");
        assert!(!refused.is_outage() && !refused.is_passing());
    }
}
