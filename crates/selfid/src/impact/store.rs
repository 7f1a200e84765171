//! Selection reports in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, roles, selection_reports as reports};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use diesel::sql_types::Uuid;
use kernel::{Instant, RoleId};
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
