//! Proposals in the database. Every function is one statement.

use db::Conn;
use db::schema::{companies, role_proposals as proposals, roles};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, Instant, Paging, RoleId, RoleProposalId, UserId};

use super::machine::State;
use super::rules::{New, Proposal};

#[derive(Queryable, Selectable)]
#[diesel(table_name = proposals)]
struct Row {
    id: RoleProposalId,
    role_id: RoleId,
    candidate_id: UserId,
    note: String,
    state: State,
    version: i32,
    proposed_at: Instant,
    ended_at: Option<Instant>,
    by_company: bool,
}

/// With the title, the company and its name.
type Joined = (Row, String, CompanyId, String);

const NAMES: (roles::title, roles::company_id, companies::name) =
    (roles::title, roles::company_id, companies::name);

fn proposal((row, title, company, company_name): Joined) -> Proposal {
    Proposal {
        id: row.id,
        role: row.role_id,
        title,
        company,
        company_name,
        candidate: row.candidate_id,
        note: row.note,
        by_company: row.by_company,
        state: row.state,
        version: row.version,
        proposed_at: row.proposed_at,
        ended_at: row.ended_at,
    }
}

/// Nothing is inserted where the candidate has a proposal of the role to answer.
pub(super) fn insert(
    conn: &mut Conn,
    by: Option<UserId>,
    new: &New,
    now: Instant,
) -> QueryResult<Option<RoleProposalId>> {
    diesel::insert_into(proposals::table)
        .values((
            proposals::id.eq(RoleProposalId::new()),
            proposals::role_id.eq(new.role),
            proposals::candidate_id.eq(new.candidate),
            proposals::proposed_by.eq(by),
            proposals::note.eq(kernel::text::trimmed(&new.note)),
            proposals::proposed_at.eq(now),
            proposals::by_company.eq(new.by_company),
        ))
        .on_conflict_do_nothing()
        .returning(proposals::id)
        .get_result(conn)
        .optional()
}

/// Whether the candidate has declined this role since then.
pub(super) fn was_declined(conn: &mut Conn, new: &New, since: Instant) -> QueryResult<bool> {
    let rows = proposals::table
        .filter(proposals::role_id.eq(new.role))
        .filter(proposals::candidate_id.eq(new.candidate))
        .filter(proposals::state.eq(State::Declined))
        .filter(proposals::ended_at.gt(since));
    diesel::select(exists(rows)).get_result(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: RoleProposalId) -> QueryResult<Vec<RoleProposalId>> {
    proposals::table.find(id).select(proposals::id).for_no_key_update().load(conn)
}

pub(super) fn find(conn: &mut Conn, id: RoleProposalId) -> QueryResult<Option<Proposal>> {
    let (title, company, name) = NAMES;
    let row: Option<Joined> = proposals::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(proposals::id.eq(id))
        .select((Row::as_select(), title, company, name))
        .first(conn)
        .optional()?;
    Ok(row.map(proposal))
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: RoleProposalId,
    to: State,
    reason: Option<&str>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(proposals::table.find(id))
        .set((
            proposals::state.eq(to),
            proposals::reason.eq(reason),
            proposals::ended_at.eq(now),
            proposals::version.eq(proposals::version + 1),
        ))
        .execute(conn)
}

pub(super) fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    paging: Paging,
) -> QueryResult<Vec<Proposal>> {
    let (title, company, name) = NAMES;
    let mut query = proposals::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(proposals::candidate_id.eq(candidate))
        .order((proposals::proposed_at.desc(), proposals::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), title, company, name))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = proposals::proposed_at.eq(at).and(proposals::id.lt(RoleProposalId(id)));
        query = query.filter(proposals::proposed_at.lt(at).or(same));
    }
    Ok(query.load::<Joined>(conn)?.into_iter().map(proposal).collect())
}

/// What a company has asked a candidate about, of its own roles.
pub(super) fn of_company(
    conn: &mut Conn,
    (company, candidate): (CompanyId, UserId),
    paging: Paging,
) -> QueryResult<Vec<Proposal>> {
    let (title, owner, name) = NAMES;
    let mut query = proposals::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(proposals::candidate_id.eq(candidate))
        .filter(roles::company_id.eq(company))
        .filter(proposals::by_company)
        .order((proposals::proposed_at.desc(), proposals::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), title, owner, name))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = proposals::proposed_at.eq(at).and(proposals::id.lt(RoleProposalId(id)));
        query = query.filter(proposals::proposed_at.lt(at).or(same));
    }
    Ok(query.load::<Joined>(conn)?.into_iter().map(proposal).collect())
}

/// The oldest that were made until then and wait.
pub(super) fn waiting_since(
    conn: &mut Conn,
    until: Instant,
    limit: i64,
) -> QueryResult<Vec<RoleProposalId>> {
    proposals::table
        .filter(proposals::state.eq(State::Proposed))
        .filter(proposals::proposed_at.le(until))
        .order(proposals::proposed_at)
        .limit(limit)
        .select(proposals::id)
        .load(conn)
}

/// The oldest that wait, were made after the first moment and until the second, and of which nobody was reminded. Each
/// is locked until the transaction ends; what somebody is answering is left for the next time.
pub(super) fn to_remind(
    conn: &mut Conn,
    (after, until): (Instant, Instant),
    limit: i64,
) -> QueryResult<Vec<RoleProposalId>> {
    proposals::table
        .filter(proposals::state.eq(State::Proposed))
        .filter(proposals::reminded_at.is_null())
        .filter(proposals::proposed_at.gt(after))
        .filter(proposals::proposed_at.le(until))
        .order(proposals::proposed_at)
        .limit(limit)
        .select(proposals::id)
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

pub(super) fn reminded(
    conn: &mut Conn,
    ids: &[RoleProposalId],
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(proposals::table.filter(proposals::id.eq_any(ids)))
        .set(proposals::reminded_at.eq(now))
        .execute(conn)
}

/// Those of a role that wait, of one candidate where they are named.
pub(super) fn open(
    conn: &mut Conn,
    role: RoleId,
    candidate: Option<UserId>,
) -> QueryResult<Vec<RoleProposalId>> {
    let mut query = proposals::table
        .filter(proposals::role_id.eq(role))
        .filter(proposals::state.eq(State::Proposed))
        .order(proposals::id)
        .select(proposals::id)
        .into_boxed();
    if let Some(candidate) = candidate {
        query = query.filter(proposals::candidate_id.eq(candidate));
    }
    query.load(conn)
}
