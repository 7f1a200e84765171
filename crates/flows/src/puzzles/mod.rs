//! Grid puzzles as somebody finds them: those for everybody, and those of their own company.

use ::companies::profiles;
use db::Conn;
use kernel::{Instant, PuzzleId, UserId};
use puzzles::bank::{self, Puzzle, Reader};
use puzzles::tries::{self, NewTry, Outcome, Standing};
use std::collections::BTreeMap;

use crate::Result;

/// As whom somebody looks for puzzles.
///
/// # Errors
/// [`crate::Error::Companies`].
pub fn reader(conn: &mut Conn, user: Option<UserId>) -> Result<Reader> {
    let Some(user) = user else { return Ok(Reader::Anybody) };
    let membership = profiles::of_member(conn, user)?;
    Ok(membership.map_or(Reader::Anybody, |of| Reader::Company(of.company.id)))
}

/// A puzzle as its solver sees it.
///
/// # Errors
/// [`crate::Error::Puzzles`] where it is not there for them.
pub fn find(conn: &mut Conn, user: Option<UserId>, id: PuzzleId) -> Result<Puzzle> {
    let reader = reader(conn, user)?;
    Ok(bank::find(conn, reader, id)?)
}

/// How somebody stands with each of these puzzles; what is not there for them is absent.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn standings(
    conn: &mut Conn,
    user: UserId,
    ids: &[PuzzleId],
) -> Result<BTreeMap<PuzzleId, Standing>> {
    let reader = reader(conn, Some(user))?;
    let open = bank::open_to(conn, reader, ids)?;
    Ok(tries::standings(conn, user, &open)?)
}

/// How somebody stands with a puzzle.
///
/// # Errors
/// [`crate::Error::Puzzles`] where it is not there for them.
pub fn standing(conn: &mut Conn, user: UserId, id: PuzzleId) -> Result<Standing> {
    let found = standings(conn, user, &[id])?.remove(&id);
    Ok(found.ok_or(puzzles::Error::NoPuzzle)?)
}

/// Compares a drawing with the answer.
///
/// # Errors
/// [`crate::Error::Puzzles`], also where the puzzle is not there for them.
pub fn attempt(
    conn: &mut Conn,
    user: UserId,
    id: PuzzleId,
    new: &NewTry,
    now: Instant,
) -> Result<Outcome> {
    let reader = reader(conn, Some(user))?;
    if bank::open_to(conn, reader, &[id])?.is_empty() {
        return Err(puzzles::Error::NoPuzzle.into());
    }
    Ok(tries::attempt(conn, user, id, new, now)?)
}
