//! Attempts in progress in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, companies, partners, users};
use diesel::prelude::*;
use kernel::{AttemptId, Cursor, Instant, Paging, UserId};

use super::Working;

const STATE: &str = "in_progress";

type Row = (AttemptId, UserId, String, String, (Option<String>, Option<String>), Instant, Instant);

/// Trials of companies are no attempts that anybody waits for.
pub(super) fn list(conn: &mut Conn, paging: Paging, now: Instant) -> QueryResult<Vec<Working>> {
    let mut query = attempts::table
        .inner_join(users::table.on(users::id.eq(attempts::user_id)))
        .inner_join(assessments::table.on(assessments::id.eq(attempts::assessment_id)))
        .left_join(companies::table.on(assessments::company_id.eq(companies::id.nullable())))
        .left_join(partners::table.on(assessments::partner_id.eq(partners::user_id.nullable())))
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
            (companies::name.nullable(), partners::organisation.nullable()),
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
        let (attempt, user, name, assessment, (company, partner), started_at, ends_at) = row;
        let company = company.or(partner).unwrap_or_default();
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
