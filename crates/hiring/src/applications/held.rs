//! Applications that are held: locked, looked at once, and passed on to what is done with them.

use std::collections::HashMap;

use db::Conn;
use kernel::{ApplicationId, RoleId, Seen};

use super::rules::{Acting, Application, Listed};
use super::store;
use crate::Error;

/// An application that is locked until the transaction ends, for one who finds it.
#[derive(Debug)]
pub struct Held(pub(super) Listed);

impl Held {
    /// As it is.
    pub fn application(&self) -> &Application {
        &self.0.application
    }
}

/// Locks an application. A company finds what it was shown of its own roles, a candidate their own.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::Db`].
pub fn hold(conn: &mut Conn, acting: Acting, seen: Seen<ApplicationId>) -> Result<Held, Error> {
    let found = store::lock_all(conn, &[seen.id])?.pop();
    found_by(acting, seen, found)
}

/// Locks several of a role in one statement, and answers them in the order of `seen`.
///
/// # Errors
/// [`Error::Db`]; for each of them those of [`hold`].
pub fn hold_all(
    conn: &mut Conn,
    acting: Acting,
    (role, seen): (RoleId, &[Seen<ApplicationId>]),
) -> Result<Vec<Result<Held, Error>>, Error> {
    let ids: Vec<_> = seen.iter().map(|seen| seen.id).collect();
    let found = store::lock_all(conn, &ids)?.into_iter();
    let found = found.filter(|one| one.application.role == role);
    let mut found: HashMap<_, _> = found.map(|one| (one.application.id, one)).collect();
    Ok(seen.iter().map(|seen| found_by(acting, *seen, found.remove(&seen.id))).collect())
}

fn found_by(
    acting: Acting,
    seen: Seen<ApplicationId>,
    found: Option<Listed>,
) -> Result<Held, Error> {
    let finds = |one: &Listed| match acting {
        Acting::Company(member) => one.is_shown_to(member.company),
        Acting::Candidate(user) => one.is_of(user),
        Acting::Admin(_) | Acting::System => true,
    };
    let found = found.filter(finds).ok_or(Error::NoApplication)?;
    match seen.is_stale(found.application.version) {
        true => Err(Error::StaleVersion),
        false => Ok(Held(found)),
    }
}

/// An application of anybody's, locked until the transaction ends.
pub(crate) fn lock_any(conn: &mut Conn, id: ApplicationId) -> Result<Application, Error> {
    let Held(found) = hold(conn, Acting::System, Seen::any(id))?;
    Ok(found.application)
}
