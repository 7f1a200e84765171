//! The admin's board in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{internship_items as items, internships};
use diesel::dsl::{count_star, exists, min, not};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{Cursor, Instant, Paging};

use super::rules::Column;
use crate::checklists;
use crate::placements::{Internship, Joined, State, joined};

type Filter = Box<dyn BoxableExpression<internships::table, Pg, SqlType = Bool>>;

/// Whether an internship stands in a column; the same as [`Column::of`].
fn is_in(column: Column) -> Filter {
    let submitted = || {
        let of = items::table.filter(items::internship_id.eq(internships::id));
        exists(of.filter(items::state.eq(checklists::State::Submitted)))
    };
    let missing = || {
        let of = items::table.filter(items::internship_id.eq(internships::id));
        let not_approved = items::state.ne(checklists::State::Approved);
        exists(of.filter(items::required).filter(not_approved))
    };
    let pending = internships::state.eq(State::PendingDocuments);
    match column {
        Column::Ready => Box::new(internships::state.eq(State::Ready)),
        Column::ToReview => Box::new(pending.and(submitted())),
        Column::Done => Box::new(pending.and(not(submitted())).and(not(missing()))),
        Column::Waiting => Box::new(pending.and(not(submitted())).and(missing())),
    }
}

/// Whether an owner is late with an item before this day.
fn is_overdue(today: NaiveDate) -> Filter {
    let open = checklists::State::ALL.into_iter().filter(|state| state.is_open());
    let late = items::table
        .filter(items::internship_id.eq(internships::id))
        .filter(items::state.eq_any(open.collect::<Vec<_>>()))
        .filter(items::due_on.lt(today));
    Box::new(exists(late))
}

/// Those that start first come first.
pub(super) fn list(
    conn: &mut Conn,
    (column, overdue): (Column, Option<NaiveDate>),
    paging: Paging,
) -> QueryResult<Vec<Internship>> {
    let mut page = internships::table
        .select(internships::id)
        .filter(is_in(column))
        .order((internships::starts_on, internships::id))
        .limit(paging.limit.fetch())
        .into_boxed();
    if let Some(today) = overdue {
        page = page.filter(is_overdue(today));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let day = at.date_naive();
        let same = internships::starts_on.eq(day).and(internships::id.gt(id));
        page = page.filter(internships::starts_on.gt(day).or(same));
    }
    // The page is found before anything is joined to it.
    let rows = joined!()
        .filter(internships::id.eq_any(page))
        .order((internships::starts_on, internships::id))
        .load::<Joined>(conn)?;
    Ok(rows.into_iter().map(Internship::from).collect())
}

pub(super) fn count(
    conn: &mut Conn,
    (column, overdue): (Column, Option<NaiveDate>),
) -> QueryResult<i64> {
    let mut query = internships::table.filter(is_in(column)).count().into_boxed();
    if let Some(today) = overdue {
        query = query.filter(is_overdue(today));
    }
    query.get_result(conn)
}

pub(super) fn backlog(conn: &mut Conn, column: Column) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = internships::table.filter(is_in(column));
    waiting.select((count_star(), min(internships::changed_at))).first(conn)
}

/// Items in these states, of one owner where they are named, while their internship collects documents.
pub(super) fn backlog_of_items(
    conn: &mut Conn,
    states: &[checklists::State],
    owner: Option<checklists::Owner>,
) -> QueryResult<(i64, Option<Instant>)> {
    let mut waiting = items::table
        .inner_join(internships::table)
        .filter(items::state.eq_any(states))
        .filter(internships::state.eq(State::PendingDocuments))
        .select((count_star(), min(items::changed_at)))
        .into_boxed();
    if let Some(owner) = owner {
        waiting = waiting.filter(items::owner.eq(owner));
    }
    waiting.first(conn)
}
