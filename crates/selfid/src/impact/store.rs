//! Selection reports in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    applications, assessments, cut_off_counts as counts, roles, selection_reports as reports,
};
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;
use diesel::sql_types::Uuid;
use kernel::{AssessmentId, Instant, RoleId};
use serde_json::Value;

/// States of an application that nobody has decided yet; `selfid.tally` has the same list.
pub const UNDECIDED: [&str; 8] = [
    "applied",
    "screening",
    "released",
    "shortlisted",
    "assessment",
    "interview",
    "selected",
    "offered",
];

#[diesel::declare_sql_function]
extern "SQL" {
    /// How the groups of a role's applicants fared.
    #[sql_name = "selfid.tally"]
    fn selfid_tally(of_role: Uuid) -> Nullable<Jsonb>;

    /// How the scores of people divide groups who were not counted before.
    #[sql_name = "selfid.tally_scores"]
    fn selfid_tally_scores(of_assessment: Uuid) -> Nullable<Jsonb>;
}

/// The first closed first. A decline that can be reconsidered is not decided either.
pub(super) fn due(conn: &mut Conn, closed_before: Instant, most: i64) -> QueryResult<Vec<RoleId>> {
    let counted = reports::table.filter(reports::role_id.eq(roles::id));
    let reconsidered =
        applications::state.eq("declined_by_company").and(applications::news_by.is_not_null());
    let waiting = applications::table
        .filter(applications::role_id.eq(roles::id))
        .filter(applications::state.eq_any(UNDECIDED).or(reconsidered));
    roles::table
        .filter(roles::state.eq_any(["closed", "archived"]))
        .filter(roles::closed_at.lt(closed_before))
        .filter(not(exists(counted)))
        .filter(not(exists(waiting)))
        .order((roles::closed_at, roles::id))
        .limit(most)
        .select(roles::id)
        .load(conn)
}

pub(super) fn tally(conn: &mut Conn, role: RoleId) -> QueryResult<Option<Value>> {
    diesel::select(selfid_tally(role)).get_result(conn)
}

/// Says whether it was not there before.
pub(super) fn insert(
    conn: &mut Conn,
    role: RoleId,
    content: Value,
    now: Instant,
) -> QueryResult<bool> {
    let row = diesel::insert_into(reports::table).values((
        reports::role_id.eq(role),
        reports::counted_at.eq(now),
        reports::content.eq(content),
    ));
    Ok(row.on_conflict_do_nothing().execute(conn)? > 0)
}

pub(super) fn find(conn: &mut Conn, role: RoleId) -> QueryResult<Option<(Value, Instant)>> {
    let row = reports::table.find(role).select((reports::content, reports::counted_at));
    row.first(conn).optional()
}

fn hold(conn: &mut Conn, of: AssessmentId) -> QueryResult<AssessmentId> {
    assessments::table.find(of).select(assessments::id).for_no_key_update().first(conn)
}

/// The number of the last count, 0 before the first; nobody else counts until the transaction ends.
pub(super) fn lock_scores(conn: &mut Conn, of: AssessmentId) -> QueryResult<i32> {
    hold(conn, of)?;
    let last = counts::table.filter(counts::assessment_id.eq(of)).select(max(counts::number));
    Ok(last.first::<Option<i32>>(conn)?.unwrap_or(0))
}

pub(super) fn tally_scores(conn: &mut Conn, of: AssessmentId) -> QueryResult<Option<Value>> {
    diesel::select(selfid_tally_scores(of)).get_result(conn)
}

pub(super) fn insert_scores(
    conn: &mut Conn,
    of: AssessmentId,
    (number, people, until, content): (i32, i32, Instant, Value),
    now: Instant,
) -> QueryResult<usize> {
    let row = diesel::insert_into(counts::table).values((
        counts::assessment_id.eq(of),
        counts::number.eq(number),
        counts::people.eq(people),
        counts::until.eq(until),
        counts::counted_at.eq(now),
        counts::content.eq(content),
    ));
    row.execute(conn)
}

pub(super) fn last_scores(
    conn: &mut Conn,
    of: AssessmentId,
) -> QueryResult<Option<(i32, Instant, Value)>> {
    let row = counts::table
        .filter(counts::assessment_id.eq(of))
        .order(counts::number.desc())
        .select((counts::people, counts::counted_at, counts::content));
    row.first(conn).optional()
}
