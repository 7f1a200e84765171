//! What a company sees, in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, board_changes, named_roles, roles};
use diesel::dsl::{count_star, exists, sum};
use diesel::prelude::*;
use kernel::{ApplicationId, AssessmentId, CompanyId, Cursor, Instant, Paging, RoleId, UserId};
use serde_json::Value;

use super::rules::{Asked, Counts, Outstanding, Selecting};
use super::veil::Veil;
use crate::applications::{Application, Row, State};
use crate::facts::{self, Filter};
use crate::roles::form::Form;
use crate::roles::{State as RoleState, form_of};

/// The last published first.
pub(super) fn roles(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> QueryResult<Vec<Selecting>> {
    let shown = applications::table
        .filter(applications::role_id.eq(roles::id))
        .filter(applications::released_at.is_not_null());
    let published_at = roles::published_at.assume_not_null();
    let mut query = roles::table
        .filter(roles::company_id.eq(company))
        .filter(roles::live_state.is_not_null())
        .filter(roles::live_state.eq(RoleState::ApplicantsReleased).or(exists(shown)))
        .order((published_at.desc(), roles::id.desc()))
        .limit(paging.limit.fetch())
        .select((roles::id, roles::title, roles::state, published_at))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let later = published_at.lt(at);
        query = query.filter(later.or(published_at.eq(at).and(roles::id.lt(id))));
    }
    let rows: Vec<(RoleId, String, RoleState, Instant)> = query.load(conn)?;
    let row = |(id, title, state, published_at)| Selecting {
        id,
        title,
        state,
        published_at,
        counts: Counts::default(),
    };
    Ok(rows.into_iter().map(row).collect())
}

/// How many applications of each role the company sees in each state.
pub(super) fn counts(conn: &mut Conn, ids: &[RoleId]) -> QueryResult<Vec<(RoleId, State, i64)>> {
    applications::table
        .filter(applications::role_id.eq_any(ids))
        .filter(applications::released_at.is_not_null())
        .group_by((applications::role_id, applications::state))
        .select((applications::role_id, applications::state, count_star()))
        .load(conn)
}

/// The versions of what the company sees, added up.
pub(super) fn versions(conn: &mut Conn, role: RoleId) -> QueryResult<i64> {
    let versions: Option<i64> = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::released_at.is_not_null())
        .select(sum(applications::version))
        .get_result(conn)?;
    Ok(versions.unwrap_or_default())
}

/// How often the board has changed without an application.
pub(super) fn changes(conn: &mut Conn, role: RoleId) -> QueryResult<i64> {
    let number = board_changes::table.find(role).select(board_changes::number);
    Ok(number.first(conn).optional()?.unwrap_or_default())
}

pub(super) fn touch(conn: &mut Conn, role: RoleId) -> QueryResult<usize> {
    diesel::insert_into(board_changes::table)
        .values(board_changes::role_id.eq(role))
        .on_conflict(board_changes::role_id)
        .do_update()
        .set(board_changes::number.eq(board_changes::number + 1))
        .execute(conn)
}

/// How many applications of a role the company sees in each state, of those that are asked for.
pub(super) fn found(
    conn: &mut Conn,
    role: RoleId,
    (filter, veil): (&Filter, Veil),
) -> QueryResult<Vec<(RoleId, State, i64)>> {
    applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::released_at.is_not_null())
        .filter(facts::wanted(filter, veil == Veil::UntilShortlist))
        .group_by((applications::role_id, applications::state))
        .select((applications::role_id, applications::state, count_star()))
        .load(conn)
}

/// In the order of the slate.
pub(super) fn list(
    conn: &mut Conn,
    role: RoleId,
    Asked { column, filter, veil }: Asked<'_>,
    (after, most): (Option<Cursor>, i64),
) -> QueryResult<Vec<Application>> {
    let mut query = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::released_at.is_not_null())
        .order((applications::stands_at, applications::id))
        .limit(most)
        .select(Row::as_select())
        .into_boxed();
    if let Some(column) = column {
        query = query.filter(applications::state.eq_any(column.states()));
    }
    if !filter.is_empty() {
        query = query.filter(facts::wanted(filter, veil == Veil::UntilShortlist));
    }
    if let Some(Cursor { at, id }) = after {
        let later = applications::stands_at.gt(at);
        query = query.filter(later.or(applications::stands_at.eq(at).and(applications::id.gt(id))));
    }
    query.load(conn)?.into_iter().map(Application::try_from).collect()
}

/// In the order of the slate.
pub(super) fn all(conn: &mut Conn, role: RoleId, most: i64) -> QueryResult<Vec<Application>> {
    let rows = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::released_at.is_not_null())
        .order((applications::stands_at, applications::id))
        .limit(most)
        .select(Row::as_select());
    rows.load(conn)?.into_iter().map(Application::try_from).collect()
}

/// Those of a candidate that the company sees.
pub(super) fn of_candidate(
    conn: &mut Conn,
    company: CompanyId,
    candidate: UserId,
) -> QueryResult<Vec<ApplicationId>> {
    applications::table
        .inner_join(roles::table)
        .filter(roles::company_id.eq(company))
        .filter(applications::candidate_id.eq(candidate))
        .filter(applications::released_at.is_not_null())
        .select(applications::id)
        .load(conn)
}

/// The longest shown first.
pub(super) fn outstanding(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
    before: Instant,
) -> QueryResult<Vec<Outstanding>> {
    let released_at = applications::released_at.assume_not_null();
    let mut query = applications::table
        .inner_join(roles::table)
        .filter(roles::company_id.eq(company))
        .filter(applications::state.eq(State::Released))
        .filter(applications::answered_at.is_null())
        .filter(applications::released_at.lt(before))
        .order((released_at, applications::id))
        .limit(paging.limit.fetch())
        .select((applications::id, roles::id, roles::title, applications::code, released_at))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = released_at.eq(at).and(applications::id.gt(id));
        query = query.filter(released_at.gt(at).or(same));
    }
    let rows: Vec<(ApplicationId, RoleId, String, String, Instant)> = query.load(conn)?;
    let row =
        |(id, role, title, code, released_at)| Outstanding { id, role, title, code, released_at };
    Ok(rows.into_iter().map(row).collect())
}

pub(super) fn is_named(conn: &mut Conn, role: RoleId) -> QueryResult<bool> {
    diesel::select(exists(named_roles::table.find(role))).get_result(conn)
}

/// What a role asks for, and whether its applicants are shown by name.
pub(super) fn required(conn: &mut Conn, role: RoleId) -> QueryResult<Option<(Form, bool)>> {
    let named = exists(named_roles::table.filter(named_roles::role_id.eq(roles::id)));
    let asked = roles::table.find(role).select((roles::assessment_id, roles::form, named));
    let found: Option<(Option<AssessmentId>, Value, bool)> = asked.first(conn).optional()?;
    found.map(|(assessment, form, named)| Ok((form_of(form, assessment)?, named))).transpose()
}

/// Those of the roles whose applicants are shown by name.
pub(super) fn named_among(conn: &mut Conn, ids: &[RoleId]) -> QueryResult<Vec<RoleId>> {
    let named = named_roles::table.filter(named_roles::role_id.eq_any(ids));
    named.select(named_roles::role_id).load(conn)
}

/// Nothing changes where the role's applicants are shown by name.
pub(super) fn name(conn: &mut Conn, role: RoleId, by: UserId, now: Instant) -> QueryResult<usize> {
    diesel::insert_into(named_roles::table)
        .values((
            named_roles::role_id.eq(role),
            named_roles::named_by.eq(by),
            named_roles::named_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn unname(conn: &mut Conn, role: RoleId) -> QueryResult<usize> {
    diesel::delete(named_roles::table.find(role)).execute(conn)
}
