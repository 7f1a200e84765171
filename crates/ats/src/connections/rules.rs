//! A connection, and what is wrong with one that is to be made. Pure.

use kernel::{AtsConnectionId, CompanyId, Instant, UserId, text, words};

use super::machine::State;
use crate::{Error, Remote};

/// How many connections a company has at most.
pub const MAX_CONNECTIONS: i64 = 5;

words! {
    /// An applicant tracking system.
    pub enum System as "AtsSystem" {
        /// It identifies itself, and we ourselves there, by the key that we make.
        Greenhouse = "greenhouse",
        /// We identify ourselves there by a key that it makes.
        Ashby = "ashby",
    }
}

/// A connection that is to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct New {
    /// Whose it is.
    pub company: CompanyId,
    /// Who makes it, and in whose name it invites.
    pub by: UserId,
    /// To which system.
    pub system: System,
    /// By what we identify ourselves at Ashby; none for Greenhouse.
    pub remote_key: Option<Remote>,
}

/// Reads a key that somebody has entered for a system.
///
/// # Errors
/// [`Error::BadRemoteKey`].
pub fn remote_key(system: System, entered: Option<&str>) -> Result<Option<Remote>, Error> {
    let entered = entered.map(text::trimmed).filter(|text| !text.is_empty());
    match (system, entered) {
        (System::Greenhouse, None) => Ok(None),
        (System::Ashby, Some(key)) if is_key(key) => Ok(Some(Remote::stored(key.to_owned()))),
        _ => Err(Error::BadRemoteKey),
    }
}

fn is_key(text: &str) -> bool {
    // A colon ends the name in Basic authentication.
    (8..=200).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic() && b != b':')
}

/// A connection as its company's owners see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Connection {
    /// Its id.
    pub id: AtsConnectionId,
    /// Whose it is.
    pub company: CompanyId,
    /// To which system.
    pub system: System,
    /// Whether that is served.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// How its key begins: 14 characters.
    pub prefix: String,
    /// Who made it, while they have an account.
    pub created_by: Option<UserId>,
    /// When.
    pub created_at: Instant,
    /// When the system called last.
    pub called_at: Option<Instant>,
}

/// A connection whose key was shown, and the name of its company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The connection.
    pub connection: Connection,
    /// What its company is called.
    pub company_name: String,
}
