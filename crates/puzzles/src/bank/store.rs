//! Puzzles in the database. Every function is one statement.

use db::Conn;
use db::schema::{puzzle_tries as tries, puzzles};
use diesel::dsl::exists;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{CompanyId, Instant, Paging, PuzzleId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::rules::{Difficulty, Listed, NewPuzzle, Pair, Puzzle, Reader, Standing};
use crate::Error;
use crate::grids::Grid;

fn json(value: &impl Serialize) -> Result<Value, Error> {
    Ok(serde_json::to_value(value)?)
}

fn of_json<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    Ok(serde_json::from_value(value)?)
}

type WholeRow = (PuzzleId, String, Option<Difficulty>, Option<String>, bool, Value, Value, Value);

pub(super) fn by_slug(conn: &mut Conn, slug: &str) -> Result<Option<(PuzzleId, NewPuzzle)>, Error> {
    let row: Option<WholeRow> = puzzles::table
        .filter(puzzles::slug.eq(slug))
        .select((
            puzzles::id,
            puzzles::name,
            puzzles::difficulty,
            puzzles::licence,
            puzzles::all_or_nothing,
            puzzles::demonstrations,
            puzzles::inputs,
            puzzles::answers,
        ))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    let Some((id, name, difficulty, licence, all_or_nothing, demonstrations, inputs, answers)) =
        row
    else {
        return Ok(None);
    };
    let known = NewPuzzle {
        slug: slug.to_owned(),
        name,
        difficulty,
        licence,
        all_or_nothing,
        demonstrations: of_json(demonstrations)?,
        inputs: of_json(inputs)?,
        answers: of_json(answers)?,
    };
    Ok(Some((id, known)))
}

pub(super) fn is_tried(conn: &mut Conn, id: PuzzleId) -> QueryResult<bool> {
    diesel::select(exists(tries::table.filter(tries::puzzle_id.eq(id)))).get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (id, company): (PuzzleId, Option<CompanyId>),
    puzzle: &NewPuzzle,
    now: Instant,
) -> Result<(), Error> {
    diesel::insert_into(puzzles::table)
        .values((
            puzzles::id.eq(id),
            puzzles::slug.eq(&puzzle.slug),
            puzzles::name.eq(&puzzle.name),
            puzzles::difficulty.eq(puzzle.difficulty),
            puzzles::licence.eq(&puzzle.licence),
            puzzles::all_or_nothing.eq(puzzle.all_or_nothing),
            puzzles::demonstrations.eq(json(&puzzle.demonstrations)?),
            puzzles::inputs.eq(json(&puzzle.inputs)?),
            puzzles::answers.eq(json(&puzzle.answers)?),
            puzzles::company_id.eq(company),
            puzzles::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub(super) fn replace(conn: &mut Conn, id: PuzzleId, puzzle: &NewPuzzle) -> Result<(), Error> {
    diesel::update(puzzles::table.find(id))
        .set((
            puzzles::name.eq(&puzzle.name),
            puzzles::difficulty.eq(puzzle.difficulty),
            puzzles::licence.eq(&puzzle.licence),
            puzzles::all_or_nothing.eq(puzzle.all_or_nothing),
            puzzles::demonstrations.eq(json(&puzzle.demonstrations)?),
            puzzles::inputs.eq(json(&puzzle.inputs)?),
            puzzles::answers.eq(json(&puzzle.answers)?),
        ))
        .execute(conn)?;
    Ok(())
}

pub(super) fn lock_standing(conn: &mut Conn, id: PuzzleId) -> QueryResult<Option<Standing>> {
    puzzles::table.find(id).select(puzzles::standing).for_no_key_update().first(conn).optional()
}

pub(super) fn set_standing(
    conn: &mut Conn,
    id: PuzzleId,
    standing: Standing,
) -> QueryResult<usize> {
    diesel::update(puzzles::table.find(id)).set(puzzles::standing.eq(standing)).execute(conn)
}

type Condition = Box<dyn BoxableExpression<puzzles::table, Pg, SqlType = Bool>>;

/// Whether a puzzle is there for a reader.
fn is_for(reader: Reader) -> Condition {
    match reader {
        Reader::Anybody => Box::new(puzzles::company_id.is_null()),
        Reader::Company(id) => {
            let own = puzzles::company_id.is_not_distinct_from(Some(id));
            Box::new(puzzles::company_id.is_null().or(own))
        }
    }
}

pub(super) fn open_to(
    conn: &mut Conn,
    reader: Reader,
    ids: &[PuzzleId],
) -> QueryResult<Vec<PuzzleId>> {
    puzzles::table
        .filter(puzzles::id.eq_any(ids))
        .filter(puzzles::standing.ne(Standing::Withheld))
        .filter(is_for(reader))
        .order(puzzles::id)
        .select(puzzles::id)
        .load(conn)
}

type ListedRow = (PuzzleId, String, Option<Difficulty>, Value, Value, Option<CompanyId>, Instant);

fn listed(
    (id, name, difficulty, demonstrations, inputs, company, created_at): ListedRow,
) -> Result<Listed, Error> {
    let pairs: Vec<Pair> = of_json(demonstrations)?;
    let inputs: Vec<Grid> = of_json(inputs)?;
    let first = pairs.into_iter().next().ok_or(Error::NoPuzzle)?;
    let (picture, inputs, is_private) = (first.output, inputs.len(), company.is_some());
    Ok(Listed { id, name, difficulty, picture, inputs, is_private, created_at })
}

const LISTED: (
    puzzles::id,
    puzzles::name,
    puzzles::difficulty,
    puzzles::demonstrations,
    puzzles::inputs,
    puzzles::company_id,
    puzzles::created_at,
) = (
    puzzles::id,
    puzzles::name,
    puzzles::difficulty,
    puzzles::demonstrations,
    puzzles::inputs,
    puzzles::company_id,
    puzzles::created_at,
);

pub(super) fn list(
    conn: &mut Conn,
    reader: Reader,
    difficulty: Option<Difficulty>,
    paging: Paging,
) -> Result<Vec<Listed>, Error> {
    let listed_ones = puzzles::table.filter(puzzles::standing.eq(Standing::Listed));
    let mut wanted = listed_ones.filter(is_for(reader)).into_boxed();
    if let Some(difficulty) = difficulty {
        wanted = wanted.filter(puzzles::difficulty.eq(difficulty));
    }
    if let Some(after) = paging.after {
        let later = puzzles::created_at
            .gt(after.at)
            .or(puzzles::created_at.eq(after.at).and(puzzles::id.gt(PuzzleId(after.id))));
        wanted = wanted.filter(later);
    }
    let rows: Vec<ListedRow> = wanted
        .order((puzzles::created_at, puzzles::id))
        .limit(paging.limit.fetch())
        .select(LISTED)
        .load(conn)?;
    rows.into_iter().map(listed).collect()
}

/// Of the puzzles that everybody finds.
pub(super) fn slugs(conn: &mut Conn) -> QueryResult<Vec<String>> {
    puzzles::table
        .filter(puzzles::standing.eq(Standing::Listed))
        .filter(puzzles::company_id.is_null())
        .order(puzzles::slug)
        .select(puzzles::slug)
        .load(conn)
}

pub(super) fn listed_by_slug(conn: &mut Conn, slug: &str) -> Result<Option<Listed>, Error> {
    let row: Option<ListedRow> =
        puzzles::table.filter(puzzles::slug.eq(slug)).select(LISTED).first(conn).optional()?;
    row.map(listed).transpose()
}

type PuzzleRow = (String, Option<Difficulty>, Option<String>, bool, Value, Value);

pub(super) fn find(conn: &mut Conn, reader: Reader, id: PuzzleId) -> Result<Option<Puzzle>, Error> {
    let row: Option<PuzzleRow> = puzzles::table
        .filter(puzzles::id.eq(id))
        .filter(puzzles::standing.ne(Standing::Withheld))
        .filter(is_for(reader))
        .select((
            puzzles::name,
            puzzles::difficulty,
            puzzles::licence,
            puzzles::all_or_nothing,
            puzzles::demonstrations,
            puzzles::inputs,
        ))
        .first(conn)
        .optional()?;
    let Some((name, difficulty, licence, all_or_nothing, demonstrations, inputs)) = row else {
        return Ok(None);
    };
    let (demonstrations, inputs) = (of_json(demonstrations)?, of_json(inputs)?);
    Ok(Some(Puzzle { id, name, difficulty, licence, all_or_nothing, demonstrations, inputs }))
}

/// How many inputs each of these puzzles has, and whether it counts only once all of them are solved.
pub(crate) fn inputs(
    conn: &mut Conn,
    ids: &[PuzzleId],
) -> Result<Vec<(PuzzleId, usize, bool)>, Error> {
    let rows: Vec<(PuzzleId, Value, bool)> = puzzles::table
        .filter(puzzles::id.eq_any(ids))
        .order(puzzles::id)
        .select((puzzles::id, puzzles::inputs, puzzles::all_or_nothing))
        .load(conn)?;
    let counted =
        |(id, inputs, whole): (_, Value, _)| (id, inputs.as_array().map_or(0, Vec::len), whole);
    Ok(rows.into_iter().map(counted).collect())
}

/// The answers of a puzzle, and whether it counts only once all inputs are solved: for comparing, in this crate, and for
/// nothing else. The row is held, so that no import takes its place meanwhile.
pub(crate) fn answer(conn: &mut Conn, id: PuzzleId) -> Result<Option<(Vec<Grid>, bool)>, Error> {
    let row: Option<(Value, bool)> = puzzles::table
        .find(id)
        .select((puzzles::answers, puzzles::all_or_nothing))
        .for_share()
        .first(conn)
        .optional()?;
    row.map(|(answers, whole)| Ok::<_, Error>((of_json(answers)?, whole))).transpose()
}
