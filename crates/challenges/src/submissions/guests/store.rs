//! Runs of guests in the database. Every function is one statement.

use db::Conn;
use db::schema::submissions;
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{Instant, Language, ProblemId, SubmissionId};

use crate::submissions::Kind;

pub(super) fn insert(
    conn: &mut Conn,
    id: SubmissionId,
    (problem, tests): (ProblemId, i32),
    (language, source): (Language, &str),
) -> QueryResult<usize> {
    diesel::insert_into(submissions::table)
        .values((
            submissions::id.eq(id),
            submissions::problem_version_id.eq(problem),
            submissions::kind.eq(Kind::Run),
            submissions::origin.eq("candidate"),
            submissions::language.eq(language),
            submissions::source.eq(source),
            submissions::tests_total.eq(tests),
        ))
        .execute(conn)
}

pub(super) fn is_a_guests(conn: &mut Conn, id: SubmissionId) -> QueryResult<bool> {
    let run = submissions::table.find(id).filter(submissions::user_id.is_null());
    select(exists(run)).get_result(conn)
}

pub(super) fn remove_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let old = submissions::table
        .filter(submissions::user_id.is_null())
        .filter(submissions::created_at.lt(before));
    diesel::delete(old).execute(conn)
}
