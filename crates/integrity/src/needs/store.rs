//! Undecided cases in the database. Nothing is written here.

use db::Conn;
use db::schema::{assessments, attempts, integrity_cases as cases, invitations, users};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::{CompanyId, Instant, IntegrityCaseId, UserId};

use crate::cases::Queue;

/// A case that waits for a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// The case.
    pub case: IntegrityCaseId,
    /// The assessment's title.
    pub title: String,
    /// Whose attempt it is about.
    pub name: String,
    /// Since when it can be decided: the candidate has answered, or had until then.
    pub since: Instant,
}

type Row = (IntegrityCaseId, String, String, Option<Instant>, Option<Instant>, Instant, i64);

pub(super) fn undecided(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    most: i64,
) -> QueryResult<(Vec<Need>, i64)> {
    let about = attempts::table
        .inner_join(assessments::table)
        .inner_join(invitations::table.on(attempts::invitation_id.eq(invitations::id)))
        .inner_join(users::table.on(attempts::user_id.eq(users::id)));
    let rows: Vec<Row> = cases::table
        .inner_join(about)
        .filter(assessments::company_id.eq(company))
        .filter(attempts::state.ne("voided"))
        .filter(invitations::created_by.ne(user))
        .filter(cases::state.eq_any(Queue::Undecided.states()))
        .order((cases::opened_at, cases::id))
        .limit(most)
        .select((
            cases::id,
            assessments::title,
            users::display_name,
            cases::answered_at,
            cases::answer_until,
            cases::opened_at,
            sql::<BigInt>("count(*) over ()"),
        ))
        .load(conn)?;
    let total = rows.first().map_or(0, |row| row.6);
    let need = |(case, title, name, answered, until, opened, _): Row| Need {
        case,
        title,
        name,
        since: answered.or(until).unwrap_or(opened),
    };
    Ok((rows.into_iter().map(need).collect(), total))
}
