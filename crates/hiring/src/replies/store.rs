//! Answers in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, roles};
use diesel::dsl::{self, case_when, count_star, not};
use diesel::pg::expression::extensions::IntervalDsl;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, RoleId, UserId};

use super::rules::{DAYS, INTRODUCED_HOURS, Rate};
use crate::applications::State;

pub(super) fn count(
    conn: &mut Conn,
    company: CompanyId,
    since: Instant,
    now: Instant,
) -> QueryResult<Rate> {
    // The admin releases what was sent before; only an introduction is shown as it is made.
    let introduced = applications::released_at.eq(applications::applied_at.nullable());
    let due = case_when(introduced, applications::released_at + INTRODUCED_HOURS.hours())
        .otherwise(applications::released_at + DAYS.days());
    let left = applications::state
        .eq(State::Withdrawn)
        .and(applications::answered_at.is_null())
        .and(applications::moved_at.nullable().lt(due));
    let (counted, in_time) = applications::table
        .inner_join(roles::table)
        .filter(roles::company_id.eq(company))
        .filter(applications::released_at.gt(since))
        .filter(due.le(now))
        .filter(not(left))
        .select((
            count_star(),
            dsl::count(case_when(applications::answered_at.le(due), applications::id)),
        ))
        .first::<(i64, i64)>(conn)?;
    Ok(Rate { in_time, counted })
}

/// Dates the first answer to an application that an introduction has made, where there is none and something can
/// still become of it.
pub(super) fn answer(
    conn: &mut Conn,
    role: RoleId,
    candidate: UserId,
    now: Instant,
) -> QueryResult<usize> {
    let open: Vec<State> = State::ALL.into_iter().filter(|state| state.is_open()).collect();
    let unanswered = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::candidate_id.eq(candidate))
        .filter(applications::state.eq_any(open))
        .filter(applications::released_at.eq(applications::applied_at.nullable()))
        .filter(applications::answered_at.is_null());
    diesel::update(unanswered).set(applications::answered_at.eq(now)).execute(conn)
}
