//! Tries in the database. Every function is one statement.

use db::Conn;
use db::schema::{puzzle_tries as tries, users};
use diesel::prelude::*;
use kernel::{Instant, PuzzleId, PuzzleTryId, UserId};
use serde_json::Value;

use super::NewTry;
use super::rules::Event;
use crate::Error;
use crate::grids::Grid;

/// A try without its drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) id: PuzzleTryId,
    pub(super) puzzle: PuzzleId,
    pub(super) input: usize,
    pub(super) number: usize,
    pub(super) is_right: bool,
    pub(super) tried_at: Instant,
}

/// One's own try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// Its id.
    pub id: PuzzleTryId,
    /// Of which puzzle.
    pub puzzle: PuzzleId,
    /// Which test input, from 0.
    pub input: usize,
    /// Which try, from 1.
    pub number: usize,
    /// What was drawn.
    pub grid: Grid,
    /// Whether it was right.
    pub is_right: bool,
    /// How it was drawn.
    pub events: Vec<Event>,
    /// When.
    pub tried_at: Instant,
}

/// One person's tries are counted one at a time.
pub(super) fn lock_person(conn: &mut Conn, user: UserId) -> QueryResult<UserId> {
    users::table.find(user).select(users::id).for_no_key_update().first(conn)
}

fn count(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

fn small(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

pub(super) fn of_puzzles(
    conn: &mut Conn,
    user: UserId,
    puzzles: &[PuzzleId],
) -> QueryResult<Vec<Made>> {
    let rows: Vec<(PuzzleTryId, PuzzleId, i32, i32, bool, Instant)> = tries::table
        .filter(tries::user_id.eq(user))
        .filter(tries::puzzle_id.eq_any(puzzles))
        .order((tries::puzzle_id, tries::input, tries::number))
        .select((
            tries::id,
            tries::puzzle_id,
            tries::input,
            tries::number,
            tries::is_right,
            tries::tried_at,
        ))
        .load(conn)?;
    let made = |(id, puzzle, input, number, is_right, tried_at)| Made {
        id,
        puzzle,
        input: count(input),
        number: count(number),
        is_right,
        tried_at,
    };
    Ok(rows.into_iter().map(made).collect())
}

pub(super) fn insert(
    conn: &mut Conn,
    (user, puzzle): (UserId, PuzzleId),
    new: &NewTry,
    (number, is_right): (usize, bool),
    now: Instant,
) -> Result<PuzzleTryId, Error> {
    let id = PuzzleTryId::new();
    diesel::insert_into(tries::table)
        .values((
            tries::id.eq(id),
            tries::puzzle_id.eq(puzzle),
            tries::user_id.eq(user),
            tries::input.eq(small(new.input)),
            tries::number.eq(small(number)),
            tries::grid.eq(serde_json::to_value(&new.grid)?),
            tries::is_right.eq(is_right),
            tries::events.eq(serde_json::to_value(&new.events)?),
            tries::tried_at.eq(now),
        ))
        .execute(conn)?;
    Ok(id)
}

type TryRow = (PuzzleId, i32, i32, Value, bool, Value, Instant);

pub(super) fn find_own(
    conn: &mut Conn,
    user: UserId,
    id: PuzzleTryId,
) -> Result<Option<Try>, Error> {
    let row: Option<TryRow> = tries::table
        .find(id)
        .filter(tries::user_id.eq(user))
        .select((
            tries::puzzle_id,
            tries::input,
            tries::number,
            tries::grid,
            tries::is_right,
            tries::events,
            tries::tried_at,
        ))
        .first(conn)
        .optional()?;
    let Some((puzzle, input, number, grid, is_right, events, tried_at)) = row else {
        return Ok(None);
    };
    Ok(Some(Try {
        id,
        puzzle,
        input: count(input),
        number: count(number),
        grid: serde_json::from_value(grid)?,
        is_right,
        events: serde_json::from_value(events)?,
        tried_at,
    }))
}
