//! What was reminded of, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{internship_reminders as reminders, internships};
use diesel::prelude::*;
use kernel::{Instant, InternshipId};

use crate::placements::State;

/// Those that were not looked at on this day, the longest first.
pub(super) fn to_look_at(
    conn: &mut Conn,
    today: NaiveDate,
    most: i64,
) -> QueryResult<Vec<InternshipId>> {
    let states = [State::PendingDocuments, State::Ready, State::Active];
    internships::table
        .filter(internships::state.eq_any(states))
        .filter(internships::looked_on.lt(today))
        .order((internships::looked_on, internships::id))
        .limit(most)
        .select(internships::id)
        .load(conn)
}

pub(super) fn looked(conn: &mut Conn, id: InternshipId, today: NaiveDate) -> QueryResult<usize> {
    diesel::update(internships::table.find(id)).set(internships::looked_on.eq(today)).execute(conn)
}

/// Nothing is inserted where the cause is known.
pub(super) fn insert(
    conn: &mut Conn,
    id: InternshipId,
    cause: &str,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(reminders::table)
        .values((
            reminders::internship_id.eq(id),
            reminders::cause.eq(cause),
            reminders::sent_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}
