//! One effect for one key: the answer to a creating request is kept beside what it created, in the
//! same transaction, so that a repeat gets the same answer even after a crash.

use diesel::prelude::*;
use kernel::{Instant, UserId};
use serde_json::Value;

use crate::schema::idempotency_keys as keys;
use crate::{Conn, Error};

/// A request that carries a key.
#[derive(Debug, Clone)]
pub struct Request {
    /// Who asks; keys of two people never meet.
    pub user: UserId,
    /// The key, 1 to 128 characters.
    pub key: String,
    /// Method and route pattern.
    pub route: String,
    /// SHA-256 of path and body: the same key with another body is a mistake of the client.
    pub digest: Vec<u8>,
}

/// What is known of the key.
#[derive(Debug, Clone, PartialEq)]
pub enum Seen {
    /// Nothing: go on, then call [`keep`].
    First,
    /// The request was answered before.
    Answered {
        /// Its status code.
        status: u16,
        /// Its body.
        body: Value,
    },
    /// The key was used for something else.
    Reused,
}

/// Claims the key in the caller's transaction. A second transaction with the same key waits here
/// until the first has ended.
///
/// # Errors
/// [`Error::Query`].
pub fn claim(conn: &mut Conn, request: &Request) -> Result<Seen, Error> {
    let fresh = diesel::insert_into(keys::table)
        .values((
            keys::user_id.eq(request.user),
            keys::key.eq(&request.key),
            keys::route.eq(&request.route),
            keys::body_sha256.eq(&request.digest),
        ))
        .on_conflict_do_nothing()
        .execute(conn)?;
    if fresh == 1 {
        return Ok(Seen::First);
    }
    let (route, digest, status, body): (String, Vec<u8>, Option<i32>, Option<Value>) = keys::table
        .find((request.user, &request.key))
        .select((keys::route, keys::body_sha256, keys::status, keys::response))
        .first(conn)?;
    let same = route == request.route && digest == request.digest;
    Ok(match (same, status.and_then(|s| u16::try_from(s).ok()), body) {
        (true, Some(status), Some(body)) => Seen::Answered { status, body },
        _ => Seen::Reused,
    })
}

/// Keeps the answer for later repeats.
///
/// # Errors
/// [`Error::Query`].
pub fn keep(conn: &mut Conn, request: &Request, status: u16, body: &Value) -> Result<(), Error> {
    diesel::update(keys::table.find((request.user, &request.key)))
        .set((keys::status.eq(i32::from(status)), keys::response.eq(body)))
        .execute(conn)?;
    Ok(())
}

/// Forgets requests that were answered before `before`.
///
/// # Errors
/// [`Error::Query`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(diesel::delete(keys::table.filter(keys::created_at.lt(before))).execute(conn)?)
}
