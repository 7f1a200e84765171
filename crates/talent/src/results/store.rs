//! Results that are shown, in the database. Every function is one statement.

use std::collections::BTreeSet;

use db::Conn;
use db::schema::talent_results as results;
use diesel::prelude::*;
use kernel::{AttemptId, TalentProfileId};

pub(super) fn of(
    conn: &mut Conn,
    profiles: &[TalentProfileId],
) -> QueryResult<Vec<(TalentProfileId, Option<AttemptId>)>> {
    results::table
        .filter(results::profile_id.eq_any(profiles))
        .order((results::profile_id, results::number))
        .select((results::profile_id, results::attempt_id))
        .load(conn)
}

pub(super) fn delete(conn: &mut Conn, profile: TalentProfileId) -> QueryResult<usize> {
    diesel::delete(results::table.filter(results::profile_id.eq(profile))).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    profile: TalentProfileId,
    attempts: &BTreeSet<AttemptId>,
) -> QueryResult<usize> {
    let row = |(number, attempt): (i32, &AttemptId)| {
        (
            results::profile_id.eq(profile),
            results::number.eq(number),
            results::attempt_id.eq(*attempt),
            // It may be graded again while it is being chosen.
            results::is_due.eq(true),
        )
    };
    let rows: Vec<_> = (1..).zip(attempts).map(row).collect();
    diesel::insert_into(results::table).values(rows).execute(conn)
}

pub(super) fn due(conn: &mut Conn, limit: i64) -> QueryResult<Vec<TalentProfileId>> {
    results::table
        .filter(results::is_due.or(results::attempt_id.is_null()))
        .select(results::profile_id)
        .distinct()
        .limit(limit)
        .load(conn)
}

pub(super) fn forget_gone(conn: &mut Conn, profile: TalentProfileId) -> QueryResult<usize> {
    let gone = results::table
        .filter(results::profile_id.eq(profile))
        .filter(results::attempt_id.is_null());
    diesel::delete(gone).execute(conn)
}

pub(super) fn settle(conn: &mut Conn, profile: TalentProfileId) -> QueryResult<usize> {
    let due = results::table.filter(results::profile_id.eq(profile)).filter(results::is_due);
    diesel::update(due).set(results::is_due.eq(false)).execute(conn)
}
