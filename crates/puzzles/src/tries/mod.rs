//! What people draw for a test input, and whether it is right.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{Instant, PuzzleId, PuzzleTryId, UserId};

pub use rules::{Event, InputStanding, MAX_EVENTS, Standing, TRIES, Tool};
pub use store::Try;

use crate::grids::Grid;
use crate::{Error, bank};

/// What somebody sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTry {
    /// Which test input, from 0.
    pub input: usize,
    /// What they drew.
    pub grid: Grid,
    /// How they drew it.
    pub events: Vec<Event>,
}

/// What became of a try: right or wrong, and how the person stands. Never what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The try.
    pub id: PuzzleTryId,
    /// Whether rows, columns and all cells are those of the answer.
    pub is_right: bool,
    /// How the person stands now.
    pub standing: Standing,
}

/// Compares a drawing with the answer and records the try.
///
/// # Errors
/// [`Error::NoPuzzle`], [`Error::NoInput`], [`Error::TooManyEvents`], [`Error::BadEvent`],
/// [`Error::Solved`], [`Error::NoTriesLeft`], [`Error::Db`].
pub fn attempt(
    conn: &mut Conn,
    user: UserId,
    puzzle: PuzzleId,
    new: &NewTry,
    now: Instant,
) -> Result<Outcome, Error> {
    rules::check(&new.events)?;
    store::lock_person(conn, user)?;
    let (answers, whole) = bank::answer(conn, puzzle)?.ok_or(Error::NoPuzzle)?;
    let counts = (answers.len(), whole);
    let expected = answers.get(new.input).ok_or(Error::NoInput)?;
    let mut tries = store::of_puzzles(conn, user, &[puzzle])?;
    let before = Standing::of(counts, &tries);
    let number = before.next(new.input)?;
    let is_right = new.grid == *expected;
    let id = store::insert(conn, (user, puzzle), new, (number, is_right), now)?;
    tries.push(store::Made { id, puzzle, input: new.input, number, is_right, tried_at: now });
    Ok(Outcome { id, is_right, standing: Standing::of(counts, &tries) })
}

/// How a person stands with a puzzle.
///
/// # Errors
/// [`Error::NoPuzzle`], [`Error::Db`].
pub fn standing(conn: &mut Conn, user: UserId, puzzle: PuzzleId) -> Result<Standing, Error> {
    let all = standings(conn, user, &[puzzle])?;
    all.into_values().next().ok_or(Error::NoPuzzle)
}

/// How a person stands with each of these puzzles; what is no puzzle is absent.
///
/// # Errors
/// [`Error::Db`].
pub fn standings(
    conn: &mut Conn,
    user: UserId,
    puzzles: &[PuzzleId],
) -> Result<BTreeMap<PuzzleId, Standing>, Error> {
    let tries = store::of_puzzles(conn, user, puzzles)?;
    let known = bank::inputs(conn, puzzles)?;
    Ok(known
        .into_iter()
        .map(|(id, inputs, whole)| {
            let own: Vec<_> = tries.iter().filter(|made| made.puzzle == id).copied().collect();
            (id, Standing::of((inputs, whole), &own))
        })
        .collect())
}

/// One of one's own tries, with what was drawn and how.
///
/// # Errors
/// [`Error::NoTry`], [`Error::Db`].
pub fn find_own(conn: &mut Conn, user: UserId, id: PuzzleTryId) -> Result<Try, Error> {
    store::find_own(conn, user, id)?.ok_or(Error::NoTry)
}
