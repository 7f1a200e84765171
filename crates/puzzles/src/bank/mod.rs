//! The puzzles there are.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, Page, Paging, PuzzleId};

pub use rules::{Difficulty, Listed, NewPuzzle, Pair, Puzzle};
pub(crate) use store::{answer, inputs};

use crate::Error;

/// What the audit log calls a puzzle.
const KIND: &str = "puzzle";

/// What became of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Imported {
    /// It was not there.
    New,
    /// It took the place of another that nobody had tried.
    Replaced,
    /// It is there already.
    Known,
}

/// Reads a file: a puzzle of ours, or a task in the form of ARC, which has no name but its file's.
///
/// # Errors
/// [`Error::BadFile`].
pub fn read(slug: &str, text: &str) -> Result<NewPuzzle, Error> {
    rules::read(slug, text).map_err(|why| Error::BadFile { file: slug.to_owned(), why })
}

/// Takes all of them, or none where one is refused.
///
/// # Errors
/// [`Error::Tried`], [`Error::Db`]; the caller's transaction must end with it.
pub fn import(
    conn: &mut Conn,
    puzzles: &[NewPuzzle],
    now: Instant,
) -> Result<Vec<Imported>, Error> {
    puzzles.iter().map(|puzzle| import_one(conn, puzzle, now)).collect()
}

fn import_one(conn: &mut Conn, puzzle: &NewPuzzle, now: Instant) -> Result<Imported, Error> {
    let (id, imported) = match store::by_slug(conn, &puzzle.slug)? {
        Some((_, known)) if known == *puzzle => return Ok(Imported::Known),
        Some((id, _)) => {
            if store::is_tried(conn, id)? {
                return Err(Error::Tried(puzzle.slug.clone()));
            }
            store::replace(conn, id, puzzle)?;
            (id, Imported::Replaced)
        }
        None => (store::insert(conn, puzzle, now)?, Imported::New),
    };
    Entry::of(KIND, id).by(Actor::Operator, "import").record(conn)?;
    Ok(imported)
}

/// A page of the puzzles, the first imported first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    difficulty: Option<Difficulty>,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, difficulty, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// What a solver sees of a puzzle.
///
/// # Errors
/// [`Error::NoPuzzle`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: PuzzleId) -> Result<Puzzle, Error> {
    store::find(conn, id)?.ok_or(Error::NoPuzzle)
}

/// The puzzle of this day.
///
/// # Errors
/// [`Error::NoPuzzle`] where there is none at all, [`Error::Db`].
pub fn daily(conn: &mut Conn, day: NaiveDate) -> Result<Listed, Error> {
    let slugs = store::slugs(conn)?;
    let slug = rules::daily(&slugs, day).ok_or(Error::NoPuzzle)?;
    store::listed_by_slug(conn, slug)?.ok_or(Error::NoPuzzle)
}
