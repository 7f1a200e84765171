//! Reports in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{
    assessments, companies, github_reports as reports, introductions, invitations, users,
};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, GithubReportId, Instant, Paging, UserId};
use serde_json::Value;

use super::machine::State;
use super::rules::{Failure, Report};
use super::{New, Person, Whose};
use crate::evidence::Evidence;

#[derive(Queryable, Selectable)]
#[diesel(table_name = reports)]
struct Row {
    id: GithubReportId,
    candidate_id: UserId,
    company_id: Option<CompanyId>,
    requested_by: Option<UserId>,
    message: Option<String>,
    state: State,
    version: i32,
    generation: i32,
    login: Option<String>,
    figures: Option<Value>,
    failure: Option<Failure>,
    steps_done: i32,
    steps_all: i32,
    requested_at: Instant,
    collected_at: Option<Instant>,
    expires_at: Instant,
}

fn json(e: serde_json::Error) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(e.into())
}

fn report((row, company_name): (Row, Option<String>)) -> QueryResult<Report> {
    Ok(Report {
        id: row.id,
        candidate: row.candidate_id,
        company: row.company_id,
        company_name,
        requested_by: row.requested_by,
        message: row.message,
        state: row.state,
        version: row.version,
        generation: row.generation,
        login: row.login,
        figures: row.figures.map(serde_json::from_value).transpose().map_err(json)?,
        failure: row.failure,
        steps: (row.steps_done, row.steps_all),
        requested_at: row.requested_at,
        collected_at: row.collected_at,
        expires_at: row.expires_at,
    })
}

/// The lock's holder may count the company's requests and add one.
pub(super) fn lock_company(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    let row = companies::table.find(company).select(companies::id).for_no_key_update();
    Ok(row.load::<CompanyId>(conn)?.len())
}

/// The lock's holder may look for a report of the candidate's own and add one.
pub(super) fn lock_candidate(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let row = users::table.find(user).select(users::id).for_no_key_update();
    Ok(row.load::<UserId>(conn)?.len())
}

/// Whether the account has taken an invitation that the company sent to its address, or has accepted to be introduced.
pub(super) fn has_met(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<bool> {
    let invited = invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(invitations::user_id.eq(users::id.nullable()))
        // Of an invitation that was taken with another address the company reads that address masked.
        .filter(invitations::email.eq(users::email));
    let introduced = introductions::table
        .filter(introductions::company_id.eq(company))
        .filter(introductions::candidate_id.eq(users::id))
        .filter(introductions::state.eq("accepted"));
    let met = users::table.find(user).filter(exists(invited).or(exists(introduced)));
    diesel::select(exists(met)).get_result(conn)
}

pub(super) fn count_open(conn: &mut Conn, company: CompanyId, now: Instant) -> QueryResult<i64> {
    reports::table
        .filter(reports::company_id.eq(company))
        .filter(reports::state.eq(State::Requested))
        .filter(reports::expires_at.gt(now))
        .count()
        .get_result(conn)
}

/// Whether the company has asked this candidate since then.
pub(super) fn was_asked(
    conn: &mut Conn,
    company: CompanyId,
    candidate: UserId,
    since: Instant,
) -> QueryResult<bool> {
    let rows = reports::table
        .filter(reports::company_id.eq(company))
        .filter(reports::candidate_id.eq(candidate))
        .filter(reports::requested_at.gt(since));
    diesel::select(exists(rows)).get_result(conn)
}

pub(super) fn insert(conn: &mut Conn, new: &New<'_>) -> QueryResult<GithubReportId> {
    let asked = new.asked.as_ref();
    diesel::insert_into(reports::table)
        .values((
            reports::id.eq(GithubReportId::new()),
            reports::candidate_id.eq(new.candidate),
            reports::company_id.eq(asked.map(|asked| asked.company)),
            reports::requested_by.eq(asked.map(|asked| asked.by)),
            reports::message.eq(asked.map(|asked| asked.message)),
            reports::requested_at.eq(new.at),
            reports::expires_at.eq(new.until),
        ))
        .returning(reports::id)
        .get_result(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: GithubReportId) -> QueryResult<Vec<GithubReportId>> {
    reports::table.find(id).select(reports::id).for_no_key_update().load(conn)
}

pub(super) fn find(conn: &mut Conn, id: GithubReportId) -> QueryResult<Option<Report>> {
    let row = reports::table
        .left_join(companies::table)
        .filter(reports::id.eq(id))
        .select((Row::as_select(), companies::name.nullable()))
        .first(conn)
        .optional()?;
    row.map(report).transpose()
}

/// Whom the company has asked.
pub(super) fn asked(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<UserId>> {
    let all = reports::table.filter(reports::company_id.eq(company));
    all.select(reports::candidate_id).distinct().load(conn)
}

pub(super) fn locked_among(conn: &mut Conn, ids: &[UserId]) -> QueryResult<Vec<UserId>> {
    users::table
        .filter(users::id.eq_any(ids))
        .filter(users::disabled_at.is_not_null())
        .select(users::id)
        .load(conn)
}

/// The newest of the candidate's own that has not ended.
pub(super) fn own(
    conn: &mut Conn,
    user: UserId,
    now: Instant,
) -> QueryResult<Option<GithubReportId>> {
    let ended = [State::Declined, State::Expired, State::Withdrawn];
    reports::table
        .filter(reports::candidate_id.eq(user))
        .filter(reports::company_id.is_null())
        .filter(reports::state.ne_all(ended))
        .filter(reports::expires_at.gt(now))
        .order((reports::requested_at.desc(), reports::id.desc()))
        .select(reports::id)
        .first(conn)
        .optional()
}

/// Without those of these candidates.
pub(super) fn list(
    conn: &mut Conn,
    (whose, without): (Whose, &[UserId]),
    paging: Paging,
) -> QueryResult<Vec<Report>> {
    let mut query = reports::table
        .left_join(companies::table)
        .order((reports::requested_at.desc(), reports::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), companies::name.nullable()))
        .into_boxed();
    query = match whose {
        Whose::Candidate(user) => query.filter(reports::candidate_id.eq(user)),
        Whose::Company(company) => query.filter(reports::company_id.eq(company)),
    };
    if !without.is_empty() {
        query = query.filter(reports::candidate_id.ne_all(without));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = reports::requested_at.eq(at).and(reports::id.lt(id));
        query = query.filter(reports::requested_at.lt(at).or(same));
    }
    query.load::<(Row, Option<String>)>(conn)?.into_iter().map(report).collect()
}

pub(super) fn people(conn: &mut Conn, ids: &[UserId]) -> QueryResult<BTreeMap<UserId, Person>> {
    let rows: Vec<(UserId, String, String)> = users::table
        .filter(users::id.eq_any(ids))
        .filter(users::erased_at.is_null())
        .select((users::id, users::display_name, users::email))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name, email)| (id, Person { name, email })).collect())
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: GithubReportId,
    to: State,
    ended: Option<Instant>,
) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((
            reports::state.eq(to),
            reports::ended_at.eq(ended),
            reports::version.eq(reports::version + 1),
        ))
        .execute(conn)
}

/// Deletes everything that was collected, and the token.
pub(super) fn wipe(conn: &mut Conn, id: GithubReportId) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((
            reports::token.eq(None::<Vec<u8>>),
            reports::consent_state.eq(None::<Vec<u8>>),
            reports::consent_verifier.eq(None::<String>),
            reports::consent_until.eq(None::<Instant>),
            reports::evidence.eq(None::<Value>),
            reports::figures.eq(None::<Value>),
            reports::login.eq(None::<String>),
            reports::failure.eq(None::<Failure>),
        ))
        .execute(conn)
}

pub(super) fn begin_consent(
    conn: &mut Conn,
    id: GithubReportId,
    (state, verifier): (&[u8], &str),
    until: Instant,
) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((
            reports::consent_state.eq(state),
            reports::consent_verifier.eq(verifier),
            reports::consent_until.eq(until),
        ))
        .execute(conn)
}

/// The candidate's report with this consent under way, and its verifier; locked.
pub(super) fn consent_of(
    conn: &mut Conn,
    user: UserId,
    state: &[u8],
    now: Instant,
) -> QueryResult<Option<(GithubReportId, Option<String>)>> {
    reports::table
        .filter(reports::candidate_id.eq(user))
        .filter(reports::consent_state.eq(state))
        .filter(reports::consent_until.gt(now))
        .select((reports::id, reports::consent_verifier))
        .for_no_key_update()
        .first(conn)
        .optional()
}

pub(super) fn end_consent(conn: &mut Conn, id: GithubReportId) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((
            reports::consent_state.eq(None::<Vec<u8>>),
            reports::consent_verifier.eq(None::<String>),
            reports::consent_until.eq(None::<Instant>),
        ))
        .execute(conn)
}

pub(super) fn set_token(
    conn: &mut Conn,
    id: GithubReportId,
    sealed: &[u8],
    (evidence, now): (&Evidence, Instant),
) -> QueryResult<usize> {
    let (done, all) = evidence.progress();
    diesel::update(reports::table.find(id))
        .set((
            reports::token.eq(sealed),
            reports::evidence.eq(serde_json::to_value(evidence).unwrap_or_default()),
            reports::steps_done.eq(done),
            reports::steps_all.eq(all),
            reports::generation.eq(reports::generation + 1),
            reports::consented_at.eq(now),
            reports::failure.eq(None::<Failure>),
        ))
        .execute(conn)
}

/// The token, sealed, and what was read so far.
pub(super) fn collected(
    conn: &mut Conn,
    id: GithubReportId,
) -> QueryResult<Option<(Option<Vec<u8>>, Evidence)>> {
    let row: Option<(Option<Vec<u8>>, Option<Value>)> = reports::table
        .find(id)
        .select((reports::token, reports::evidence))
        .first(conn)
        .optional()?;
    let Some((token, evidence)) = row else { return Ok(None) };
    let evidence = evidence.map(serde_json::from_value).transpose().map_err(json)?;
    Ok(Some((token, evidence.unwrap_or_default())))
}

pub(super) fn save(conn: &mut Conn, id: GithubReportId, evidence: &Evidence) -> QueryResult<usize> {
    let (done, all) = evidence.progress();
    let login = evidence.account.as_ref().map(|account| account.login.as_str());
    diesel::update(reports::table.find(id))
        .set((
            reports::evidence.eq(serde_json::to_value(evidence).unwrap_or_default()),
            reports::steps_done.eq(done),
            reports::steps_all.eq(all),
            reports::login.eq(login),
        ))
        .execute(conn)
}

pub(super) fn set_figures(
    conn: &mut Conn,
    id: GithubReportId,
    (figures, login): (&Value, Option<&str>),
    (collected, until): (Instant, Instant),
) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((
            reports::figures.eq(figures),
            reports::login.eq(login),
            reports::token.eq(None::<Vec<u8>>),
            reports::collected_at.eq(collected),
            reports::expires_at.eq(until),
        ))
        .execute(conn)
}

pub(super) fn set_failure(
    conn: &mut Conn,
    id: GithubReportId,
    failure: Failure,
) -> QueryResult<usize> {
    diesel::update(reports::table.find(id))
        .set((reports::failure.eq(failure), reports::token.eq(None::<Vec<u8>>)))
        .execute(conn)
}

/// The oldest whose time is over and that have not ended.
pub(super) fn overdue(
    conn: &mut Conn,
    now: Instant,
    limit: i64,
) -> QueryResult<Vec<GithubReportId>> {
    reports::table
        .filter(reports::ended_at.is_null())
        .filter(reports::expires_at.le(now))
        .order(reports::expires_at)
        .limit(limit)
        .select(reports::id)
        .load(conn)
}
