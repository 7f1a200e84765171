//! Attempts in progress in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, companies, users};
use diesel::prelude::*;
use kernel::{AttemptId, Cursor, Instant, Paging, UserId};

use super::Working;

const STATE: &str = "in_progress";

type Row = (AttemptId, UserId, String, String, String, Instant, Instant);

/// Trials of companies are no attempts that anybody waits for.
pub(super) fn list(conn: &mut Conn, paging: Paging, now: Instant) -> QueryResult<Vec<Working>> {
    let mut query = attempts::table
        .inner_join(users::table.on(users::id.eq(attempts::user_id)))
        .inner_join(assessments::table.on(assessments::id.eq(attempts::assessment_id)))
        .inner_join(companies::table.on(companies::id.eq(assessments::company_id)))
        .filter(attempts::state.eq(STATE))
        .filter(attempts::ends_at.gt(now))
        .filter(assessments::trial_of.is_null())
        .order((attempts::ends_at, attempts::id))
        .limit(paging.limit.fetch())
        .select((
            attempts::id,
            attempts::user_id,
            users::display_name,
            assessments::title,
            companies::name,
            attempts::started_at,
            attempts::ends_at,
        ))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = attempts::ends_at.eq(at).and(attempts::id.gt(id));
        query = query.filter(attempts::ends_at.gt(at).or(same));
    }
    let rows: Vec<Row> = query.load(conn)?;
    let working = rows.into_iter().map(|row| {
        let (attempt, user, name, assessment, company, started_at, ends_at) = row;
        Working { attempt, user, name, assessment, company, started_at, ends_at }
    });
    Ok(working.collect())
}

pub(super) fn count(conn: &mut Conn, now: Instant) -> QueryResult<i64> {
    attempts::table
        .inner_join(assessments::table)
        .filter(attempts::state.eq(STATE))
        .filter(attempts::ends_at.gt(now))
        .filter(assessments::trial_of.is_null())
        .count()
        .get_result(conn)
}
