//! Proposals in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::internship_extensions as extensions;
use diesel::prelude::*;
use kernel::{ExtensionId, Instant, InternshipId, UserId};

use super::machine::State;
use super::rules::{Extension, New};
use crate::placements::Side;

#[derive(Queryable, Selectable)]
#[diesel(table_name = extensions)]
struct Row {
    id: ExtensionId,
    internship_id: InternshipId,
    side: Side,
    author_id: UserId,
    ends_on: NaiveDate,
    note: Option<String>,
    state: State,
    version: i32,
    proposed_at: Instant,
    ended_at: Option<Instant>,
}

impl From<Row> for Extension {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            internship: row.internship_id,
            side: row.side,
            author: row.author_id,
            ends_on: row.ends_on,
            note: row.note,
            state: row.state,
            version: row.version,
            proposed_at: row.proposed_at,
            ended_at: row.ended_at,
        }
    }
}

/// Nothing is inserted where a proposal is open.
pub(super) fn insert(
    conn: &mut Conn,
    id: InternshipId,
    (side, author): (Side, UserId),
    new: New<'_>,
    now: Instant,
) -> QueryResult<Option<Extension>> {
    let row = diesel::insert_into(extensions::table).values((
        extensions::id.eq(ExtensionId::new()),
        extensions::internship_id.eq(id),
        extensions::side.eq(side),
        extensions::author_id.eq(author),
        extensions::ends_on.eq(new.ends_on),
        extensions::note.eq(new.note),
        extensions::proposed_at.eq(now),
    ));
    let row = row.on_conflict_do_nothing().returning(Row::as_returning());
    Ok(row.get_result(conn).optional()?.map(Extension::from))
}

pub(super) fn find(conn: &mut Conn, id: ExtensionId) -> QueryResult<Option<Extension>> {
    let row = extensions::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Extension::from))
}

pub(super) fn of_internship(conn: &mut Conn, id: InternshipId) -> QueryResult<Vec<Extension>> {
    let rows: Vec<Row> = extensions::table
        .filter(extensions::internship_id.eq(id))
        .order((extensions::proposed_at.desc(), extensions::id.desc()))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Extension::from).collect())
}

pub(super) fn open_of(conn: &mut Conn, id: InternshipId) -> QueryResult<Option<ExtensionId>> {
    extensions::table
        .filter(extensions::internship_id.eq(id))
        .filter(extensions::state.eq(State::Open))
        .select(extensions::id)
        .first(conn)
        .optional()
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: ExtensionId,
    to: State,
    now: Instant,
) -> QueryResult<Extension> {
    let row = diesel::update(extensions::table.find(id)).set((
        extensions::state.eq(to),
        extensions::ended_at.eq(now),
        extensions::version.eq(extensions::version + 1),
    ));
    Ok(Extension::from(row.returning(Row::as_returning()).get_result(conn)?))
}

/// In the order in which they were proposed.
pub(super) fn proposed_to_company(
    conn: &mut Conn,
    ids: &[InternshipId],
) -> QueryResult<Vec<Extension>> {
    let rows: Vec<Row> = extensions::table
        .filter(extensions::internship_id.eq_any(ids))
        .filter(extensions::side.eq(Side::Candidate))
        .filter(extensions::state.eq(State::Open))
        .order((extensions::proposed_at, extensions::id))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Extension::from).collect())
}
