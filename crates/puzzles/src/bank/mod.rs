//! The puzzles there are.

mod look;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use chrono::NaiveDate;
use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, PuzzleId};

pub use look::{Look, LookedAt, look};
pub use rules::{Difficulty, Listed, NewPuzzle, Pair, Puzzle, Reader, Standing};
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
        None => {
            let id = PuzzleId::new();
            store::insert(conn, (id, None), puzzle, now)?;
            (id, Imported::New)
        }
    };
    Entry::of(KIND, id).by(Actor::Operator, "import").record(conn)?;
    Ok(imported)
}

/// Takes a puzzle that was written here: for everybody, or for the members of one company.
///
/// # Errors
/// [`Error::BadFile`], [`Error::Db`].
pub fn publish(
    conn: &mut Conn,
    actor: Actor,
    company: Option<CompanyId>,
    text: &str,
) -> Result<PuzzleId, Error> {
    let id = PuzzleId::new();
    // No file of a folder is called so: what is imported takes the place of nothing that was written here.
    let puzzle = read(&format!("written-{}", id.0.simple()), text)?;
    let now = clock::now(conn)?;
    store::insert(conn, (id, company), &puzzle, now)?;
    Entry::of(KIND, id).by(actor, "publish").to(Standing::Listed).record(conn)?;
    Ok(id)
}

/// Says who still finds a puzzle. Nothing changes where it stands so already.
///
/// # Errors
/// [`Error::NoPuzzle`], [`Error::Db`].
pub fn withhold(
    conn: &mut Conn,
    actor: Actor,
    id: PuzzleId,
    standing: Standing,
) -> Result<(), Error> {
    let before = store::lock_standing(conn, id)?.ok_or(Error::NoPuzzle)?;
    if before != standing {
        store::set_standing(conn, id, standing)?;
        Entry::of(KIND, id).by(actor, "withhold").step(before, standing).record(conn)?;
    }
    Ok(())
}

/// Those of these puzzles that the reader may look at and try.
///
/// # Errors
/// [`Error::Db`].
pub fn open_to(conn: &mut Conn, reader: Reader, ids: &[PuzzleId]) -> Result<Vec<PuzzleId>, Error> {
    Ok(store::open_to(conn, reader, ids)?)
}

/// A page of the puzzles, the first that was there first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    reader: Reader,
    difficulty: Option<Difficulty>,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, reader, difficulty, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// What a solver sees of a puzzle that is there for them.
///
/// # Errors
/// [`Error::NoPuzzle`], [`Error::Db`].
pub fn find(conn: &mut Conn, reader: Reader, id: PuzzleId) -> Result<Puzzle, Error> {
    store::find(conn, reader, id)?.ok_or(Error::NoPuzzle)
}

/// The puzzle of this day: one that is for everybody.
///
/// # Errors
/// [`Error::NoPuzzle`] where there is none at all, [`Error::Db`].
pub fn daily(conn: &mut Conn, day: NaiveDate) -> Result<Listed, Error> {
    let slugs = store::slugs(conn)?;
    let slug = rules::daily(&slugs, day).ok_or(Error::NoPuzzle)?;
    store::listed_by_slug(conn, slug)?.ok_or(Error::NoPuzzle)
}
