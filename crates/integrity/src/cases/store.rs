//! Cases in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, companies, integrity_cases as cases, invitations, users};
use diesel::dsl::{count_star, min};
use diesel::prelude::*;
use kernel::{AttemptId, CompanyId, Cursor, Instant, IntegrityCaseId, Paging, UserId};

use super::machine::State;
use super::rules::{About, Case, DecidedAs, Outcome, Queue};
use super::{Undecided, Whose};

/// What an attempt is whose cases nobody decides any more.
const VOIDED: &str = "voided";

#[derive(Queryable, Selectable)]
#[diesel(table_name = cases)]
struct Row {
    id: IntegrityCaseId,
    state: State,
    version: i32,
    opened_at: Instant,
    answer_until: Option<Instant>,
    draft: String,
    answer: Option<String>,
    answered_at: Option<Instant>,
    outcome: Option<Outcome>,
    reason: Option<String>,
    decided_as: Option<DecidedAs>,
    decided_at: Option<Instant>,
    appeal: Option<String>,
    appealed_at: Option<Instant>,
    final_outcome: Option<Outcome>,
    final_reason: Option<String>,
    final_at: Option<Instant>,
}

type AboutRow = (AttemptId, UserId, String, CompanyId, String, String, UserId);

fn read((row, about): (Row, AboutRow)) -> Case {
    let (attempt, candidate, candidate_name, company, company_name, title, sent_by) = about;
    Case {
        id: row.id,
        state: row.state,
        version: row.version,
        opened_at: row.opened_at,
        answer_until: row.answer_until,
        draft: row.draft,
        answer: row.answer,
        answered_at: row.answered_at,
        outcome: row.outcome,
        reason: row.reason,
        decided_as: row.decided_as,
        decided_at: row.decided_at,
        appeal: row.appeal,
        appealed_at: row.appealed_at,
        final_outcome: row.final_outcome,
        final_reason: row.final_reason,
        final_at: row.final_at,
        about: About { attempt, candidate, candidate_name, company, company_name, title, sent_by },
    }
}

/// Cases with what they are about.
macro_rules! described {
    () => {
        cases::table.inner_join(
            attempts::table
                .inner_join(assessments::table.inner_join(companies::table))
                .inner_join(invitations::table.on(attempts::invitation_id.eq(invitations::id)))
                .inner_join(users::table.on(attempts::user_id.eq(users::id))),
        )
    };
}

/// The columns of [`described`].
macro_rules! columns {
    () => {
        (
            Row::as_select(),
            (
                attempts::id,
                users::id,
                users::display_name,
                companies::id,
                companies::name,
                assessments::title,
                invitations::created_by,
            ),
        )
    };
}

pub(super) fn insert(
    conn: &mut Conn,
    attempt: AttemptId,
    now: Instant,
) -> QueryResult<Option<IntegrityCaseId>> {
    diesel::insert_into(cases::table)
        .values((
            cases::id.eq(IntegrityCaseId::new()),
            cases::attempt_id.eq(attempt),
            cases::opened_at.eq(now),
        ))
        .on_conflict(cases::attempt_id)
        .do_nothing()
        .returning(cases::id)
        .get_result(conn)
        .optional()
}

/// A case whose row is locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: IntegrityCaseId) -> QueryResult<Option<Case>> {
    let held: Option<IntegrityCaseId> =
        cases::table.find(id).select(cases::id).for_no_key_update().first(conn).optional()?;
    let Some(held) = held else { return Ok(None) };
    find(conn, Whose::Everybody, held)
}

pub(super) fn find(
    conn: &mut Conn,
    whose: Whose,
    id: IntegrityCaseId,
) -> QueryResult<Option<Case>> {
    let mut query = described!().filter(cases::id.eq(id)).select(columns!()).into_boxed();
    match whose {
        Whose::Candidate(user) => query = query.filter(attempts::user_id.eq(user)),
        Whose::Company(company) => query = query.filter(assessments::company_id.eq(company)),
        Whose::Everybody => {}
    }
    Ok(query.first(conn).optional()?.map(read))
}

pub(super) fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Option<Case>> {
    let query = described!().filter(cases::attempt_id.eq(attempt)).select(columns!());
    Ok(query.first(conn).optional()?.map(read))
}

pub(super) fn list(
    conn: &mut Conn,
    whose: Whose,
    queue: Option<Queue>,
    paging: Paging,
) -> QueryResult<Vec<Case>> {
    let mut query = described!().filter(attempts::state.ne(VOIDED)).select(columns!()).into_boxed();
    match whose {
        Whose::Candidate(user) => query = query.filter(attempts::user_id.eq(user)),
        Whose::Company(company) => query = query.filter(assessments::company_id.eq(company)),
        Whose::Everybody => {}
    }
    if let Some(queue) = queue {
        query = query.filter(cases::state.eq_any(queue.states()));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = cases::opened_at.eq(at).and(cases::id.lt(IntegrityCaseId(id)));
        query = query.filter(cases::opened_at.lt(at).or(same));
    }
    let rows = query
        .order((cases::opened_at.desc(), cases::id.desc()))
        .limit(paging.limit.fetch())
        .load(conn)?;
    Ok(rows.into_iter().map(read).collect())
}

pub(super) fn counts(conn: &mut Conn, whose: Whose) -> QueryResult<Vec<(State, i64)>> {
    let mut query = cases::table
        .inner_join(attempts::table.inner_join(assessments::table))
        .filter(attempts::state.ne(VOIDED))
        .group_by(cases::state)
        .select((cases::state, count_star()))
        .into_boxed();
    match whose {
        Whose::Candidate(user) => query = query.filter(attempts::user_id.eq(user)),
        Whose::Company(company) => query = query.filter(assessments::company_id.eq(company)),
        Whose::Everybody => {}
    }
    query.load(conn)
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    cases::table
        .inner_join(attempts::table)
        .filter(attempts::state.ne(VOIDED))
        .filter(cases::state.eq(State::Appealed))
        .select((count_star(), min(cases::appealed_at)))
        .first(conn)
}

pub(super) fn undecided(conn: &mut Conn) -> QueryResult<Vec<Undecided>> {
    type Row = (CompanyId, UserId, Instant, Option<Instant>, Option<Instant>);
    let rows: Vec<Row> = cases::table
        .inner_join(
            attempts::table
                .inner_join(assessments::table)
                .inner_join(invitations::table.on(attempts::invitation_id.eq(invitations::id))),
        )
        .filter(attempts::state.ne(VOIDED))
        .filter(cases::state.eq_any(Queue::Undecided.states()))
        .filter(assessments::company_id.is_not_null())
        .select((
            assessments::company_id.assume_not_null(),
            invitations::created_by,
            cases::opened_at,
            cases::answered_at,
            cases::answer_until,
        ))
        .load(conn)?;
    let read = |(company, sent_by, opened, answered, until): Row| Undecided {
        company,
        sent_by,
        since: answered.or(until).unwrap_or(opened),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// A case whose time to answer is over, locked; none that another worker holds.
pub(super) fn take_lapsed(conn: &mut Conn, now: Instant) -> QueryResult<Option<IntegrityCaseId>> {
    let voided = attempts::table.filter(attempts::state.eq(VOIDED)).select(attempts::id);
    cases::table
        .filter(cases::attempt_id.ne_all(voided))
        .filter(cases::state.eq(State::CandidateNotified))
        .filter(cases::answer_until.lt(now))
        .order(cases::answer_until)
        .select(cases::id)
        .for_no_key_update()
        .skip_locked()
        .first(conn)
        .optional()
}

pub(super) fn set_draft(conn: &mut Conn, id: IntegrityCaseId, text: &str) -> QueryResult<usize> {
    diesel::update(cases::table.find(id)).set(cases::draft.eq(text)).execute(conn)
}

/// What a step adds; `None` leaves a column as it is.
#[derive(Default, AsChangeset)]
#[diesel(table_name = cases)]
pub(super) struct Change {
    pub(super) state: Option<State>,
    pub(super) answer_until: Option<Instant>,
    pub(super) draft: Option<String>,
    pub(super) answer: Option<String>,
    pub(super) answered_at: Option<Instant>,
    pub(super) outcome: Option<Outcome>,
    pub(super) reason: Option<String>,
    pub(super) decided_by: Option<UserId>,
    pub(super) decided_as: Option<DecidedAs>,
    pub(super) decided_at: Option<Instant>,
    pub(super) appeal: Option<String>,
    pub(super) appealed_at: Option<Instant>,
    pub(super) final_outcome: Option<Outcome>,
    pub(super) final_reason: Option<String>,
    pub(super) final_by: Option<UserId>,
    pub(super) final_at: Option<Instant>,
}

pub(super) fn change(conn: &mut Conn, id: IntegrityCaseId, change: &Change) -> QueryResult<usize> {
    let row = diesel::update(cases::table.find(id));
    row.set((change, cases::version.eq(cases::version + 1))).execute(conn)
}
