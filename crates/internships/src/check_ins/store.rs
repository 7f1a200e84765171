//! Check-ins in the database. Every function is one statement.

use db::Conn;
use db::schema::internship_check_ins as check_ins;
use diesel::prelude::*;
use kernel::{Instant, InternshipId, UserId};

use super::rules::{Answers, CheckIn};
use crate::placements::Side;

#[derive(Queryable, Selectable)]
#[diesel(table_name = check_ins)]
struct Row {
    week: i32,
    side: Side,
    author_id: UserId,
    work: i32,
    support: i32,
    learning: i32,
    text: Option<String>,
    written_at: Instant,
}

impl From<Row> for CheckIn {
    fn from(row: Row) -> Self {
        let Row { week, side, work, support, learning, text, written_at, .. } = row;
        let answers = Answers { work, support, learning, text };
        Self { week, side, author: row.author_id, answers, written_at }
    }
}

/// Nothing is inserted where this side has checked in for the week.
pub(super) fn insert(conn: &mut Conn, id: InternshipId, one: &CheckIn) -> QueryResult<usize> {
    let Answers { work, support, learning, text } = &one.answers;
    diesel::insert_into(check_ins::table)
        .values((
            check_ins::internship_id.eq(id),
            check_ins::week.eq(one.week),
            check_ins::side.eq(one.side),
            check_ins::author_id.eq(one.author),
            check_ins::work.eq(work),
            check_ins::support.eq(support),
            check_ins::learning.eq(learning),
            check_ins::text.eq(text),
            check_ins::written_at.eq(one.written_at),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn of_internship(conn: &mut Conn, id: InternshipId) -> QueryResult<Vec<CheckIn>> {
    let rows: Vec<Row> = check_ins::table
        .filter(check_ins::internship_id.eq(id))
        .order((check_ins::week, check_ins::side))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(CheckIn::from).collect())
}

pub(super) fn of_internships(
    conn: &mut Conn,
    ids: &[InternshipId],
) -> QueryResult<Vec<(InternshipId, CheckIn)>> {
    let rows: Vec<(InternshipId, Row)> = check_ins::table
        .filter(check_ins::internship_id.eq_any(ids))
        .order((check_ins::internship_id, check_ins::week, check_ins::side))
        .select((check_ins::internship_id, Row::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(of, row)| (of, CheckIn::from(row))).collect())
}
