//! Applications in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, companies, roles};
use diesel::dsl::{case_when, count_star, min};
use diesel::prelude::*;
use kernel::{ApplicationId, CompanyId, Cursor, Instant, Paging, ResumeId, RoleId, UserId};
use serde_json::Value;

use super::New;
use super::machine::State;
use super::rules::{Answer, Application, DeclineCode, Declined, Listed, NEWS_DAYS, Profile};

#[derive(Queryable, Selectable)]
#[diesel(table_name = applications)]
pub(crate) struct Row {
    id: ApplicationId,
    role_id: RoleId,
    candidate_id: Option<UserId>,
    state: State,
    version: i32,
    profile: Value,
    answers: Value,
    note: Option<String>,
    resume_id: Option<ResumeId>,
    waived_by: Option<UserId>,
    waived_at: Option<Instant>,
    decline_code: Option<DeclineCode>,
    decline_text: Option<String>,
    declined_by: Option<UserId>,
    declined_from: Option<State>,
    applied_at: Instant,
    released_at: Option<Instant>,
    moved_at: Instant,
    news_by: Option<Instant>,
    code: String,
    shortlisted_at: Option<Instant>,
    answered_at: Option<Instant>,
    unheard_from: Option<State>,
    stands_at: Instant,
}

impl TryFrom<Row> for Application {
    type Error = diesel::result::Error;

    fn try_from(row: Row) -> QueryResult<Self> {
        let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
        let profile: Profile = serde_json::from_value(row.profile).map_err(json)?;
        let answers: Vec<Answer> = serde_json::from_value(row.answers).map_err(json)?;
        let declined = match (row.decline_code, row.declined_by, row.declined_from) {
            (Some(code), Some(by), Some(from)) => {
                Some(Declined { code, text: row.decline_text, by, from })
            }
            _ => None,
        };
        Ok(Self {
            id: row.id,
            role: row.role_id,
            candidate: row.candidate_id,
            state: row.state,
            version: row.version,
            profile,
            answers,
            note: row.note,
            resume: row.resume_id,
            waived: row.waived_by.zip(row.waived_at),
            declined,
            applied_at: row.applied_at,
            released_at: row.released_at,
            moved_at: row.moved_at,
            news_by: row.news_by,
            code: row.code,
            shortlisted_at: row.shortlisted_at,
            answered_at: row.answered_at,
            unheard_from: row.unheard_from,
            stands_at: row.stands_at,
        })
    }
}

/// Nothing is inserted where the person has applied for the role, or another applicant has the code.
pub(super) fn insert(
    conn: &mut Conn,
    new: &New,
    state: State,
    now: Instant,
) -> QueryResult<Option<Application>> {
    let row = diesel::insert_into(applications::table).values((
        applications::id.eq(ApplicationId::new()),
        applications::role_id.eq(new.role),
        applications::candidate_id.eq(new.candidate),
        applications::state.eq(state),
        applications::profile.eq(serde_json::to_value(&new.profile).unwrap_or_default()),
        applications::answers.eq(serde_json::to_value(&new.answers).unwrap_or_default()),
        applications::note.eq(new.note.as_deref()),
        applications::resume_id.eq(new.resume),
        applications::applied_at.eq(now),
        applications::stands_at.eq(now),
        applications::released_at.eq((state == State::Shortlisted).then_some(now)),
        applications::shortlisted_at.eq((state == State::Shortlisted).then_some(now)),
        applications::moved_at.eq(now),
        applications::news_by.eq(now + chrono::TimeDelta::days(NEWS_DAYS)),
    ));
    let row = row.on_conflict_do_nothing();
    let made = row.returning(Row::as_returning()).get_result(conn).optional()?;
    made.map(Application::try_from).transpose()
}

/// With the title, the company and its name.
type Joined = (Row, String, CompanyId, String);

const NAMES: (roles::title, roles::company_id, companies::name) =
    (roles::title, roles::company_id, companies::name);

fn listed((row, title, company, company_name): Joined) -> QueryResult<Listed> {
    Ok(Listed { application: row.try_into()?, title, company, company_name })
}

pub(super) fn find(conn: &mut Conn, id: ApplicationId) -> QueryResult<Option<Listed>> {
    let (title, company, name) = NAMES;
    let row = applications::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(applications::id.eq(id))
        .select((Row::as_select(), title, company, name));
    row.first(conn).optional()?.map(listed).transpose()
}

/// In the order in which they were sent.
pub(super) fn find_all(conn: &mut Conn, ids: &[ApplicationId]) -> QueryResult<Vec<Listed>> {
    let (title, company, name) = NAMES;
    let rows = applications::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(applications::id.eq_any(ids))
        .order((applications::applied_at, applications::id))
        .select((Row::as_select(), title, company, name));
    rows.load(conn)?.into_iter().map(listed).collect()
}

pub(super) fn of_role(
    conn: &mut Conn,
    role: RoleId,
    candidate: UserId,
) -> QueryResult<Option<Application>> {
    let row = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::candidate_id.eq(candidate))
        .select(Row::as_select());
    row.first(conn).optional()?.map(Application::try_from).transpose()
}

/// The last sent first.
pub(super) fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    paging: Paging,
) -> QueryResult<Vec<Listed>> {
    let (title, company, name) = NAMES;
    let mut query = applications::table
        .inner_join(roles::table.inner_join(companies::table))
        .filter(applications::candidate_id.eq(candidate))
        .order((applications::applied_at.desc(), applications::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), title, company, name))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let later = applications::applied_at.lt(at);
        let same = applications::applied_at.eq(at).and(applications::id.lt(id));
        query = query.filter(later.or(same));
    }
    query.load(conn)?.into_iter().map(listed).collect()
}

/// Locked until the transaction ends, in the order of their ids: two who lock several wait for each other once. Only
/// the applications are locked, so what they are for is asked for beside them.
pub(super) fn lock_all(conn: &mut Conn, ids: &[ApplicationId]) -> QueryResult<Vec<Listed>> {
    let role = roles::table.filter(roles::id.eq(applications::role_id));
    let title = role.select(roles::title).single_value().assume_not_null();
    let company = role.select(roles::company_id).single_value().assume_not_null();
    let of = roles::table.inner_join(companies::table);
    let of = of.filter(roles::id.eq(applications::role_id));
    let name = of.select(companies::name).single_value().assume_not_null();
    let rows = applications::table
        .filter(applications::id.eq_any(ids))
        .order(applications::id)
        .select((Row::as_select(), title, company, name))
        .for_no_key_update();
    rows.load(conn)?.into_iter().map(listed).collect()
}

/// What a step leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = applications)]
pub(super) struct Moved<'a> {
    pub(super) state: State,
    pub(super) released_at: Option<Instant>,
    pub(super) shortlisted_at: Option<Instant>,
    /// `Some(None)` removes it.
    pub(super) answered_at: Option<Option<Instant>>,
    pub(super) moved_at: Instant,
    #[diesel(treat_none_as_null = true)]
    pub(super) news_by: Option<Instant>,
    pub(super) decline_code: Option<DeclineCode>,
    /// `Some(None)` removes it.
    pub(super) decline_text: Option<Option<&'a str>>,
    pub(super) declined_by: Option<UserId>,
    pub(super) declined_from: Option<State>,
    /// `Some(None)` removes it, and the time with it.
    pub(super) unheard_from: Option<Option<State>>,
    pub(super) tell_at: Option<Option<Instant>>,
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: ApplicationId,
    moved: &Moved<'_>,
) -> QueryResult<Application> {
    let next = applications::version.eq(applications::version + 1);
    let row = diesel::update(applications::table.find(id)).set((moved, next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

pub(super) fn waive(
    conn: &mut Conn,
    id: ApplicationId,
    by: UserId,
    now: Instant,
) -> QueryResult<Application> {
    let row = diesel::update(applications::table.find(id)).set((
        applications::waived_by.eq(by),
        applications::waived_at.eq(now),
        applications::version.eq(applications::version + 1),
    ));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// The states in which something can still become of an application.
fn open() -> Vec<State> {
    State::ALL.into_iter().filter(|state| state.is_open()).collect()
}

/// How many people have applied for each of these roles; one that nobody has applied for is left out.
pub(super) fn counts(conn: &mut Conn, roles: &[RoleId]) -> QueryResult<Vec<(RoleId, i64)>> {
    applications::table
        .filter(applications::role_id.eq_any(roles))
        .group_by(applications::role_id)
        .select((applications::role_id, count_star()))
        .load(conn)
}

/// Until when the first of those who wait for the slate of each of these roles was promised to hear; a role for which
/// nobody waits is left out.
pub(super) fn promised(
    conn: &mut Conn,
    roles: &[RoleId],
) -> QueryResult<Vec<(RoleId, Option<Instant>)>> {
    applications::table
        .filter(applications::role_id.eq_any(roles))
        .filter(applications::state.eq_any([State::Applied, State::Screening]))
        .group_by(applications::role_id)
        .select((applications::role_id, min(applications::news_by)))
        .load(conn)
}

/// How many people have accepted an offer for a role, and not gone back on it.
pub(super) fn count_hired(conn: &mut Conn, role: RoleId) -> QueryResult<i64> {
    applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::state.eq_any([State::Accepted, State::Placed]))
        .count()
        .get_result(conn)
}

pub(super) fn open_of_role(conn: &mut Conn, role: RoleId) -> QueryResult<Vec<ApplicationId>> {
    applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::state.eq_any(open()))
        .order(applications::id)
        .select(applications::id)
        .load(conn)
}

pub(super) fn open_of_candidate(
    conn: &mut Conn,
    candidate: UserId,
) -> QueryResult<Vec<ApplicationId>> {
    applications::table
        .filter(applications::candidate_id.eq(candidate))
        .filter(applications::state.eq_any(open()))
        .order(applications::id)
        .select(applications::id)
        .load(conn)
}

/// The longest due first, locked until the transaction ends; what another process has locked is left
/// to it.
pub(super) fn lock_due_news(
    conn: &mut Conn,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<ApplicationId>> {
    applications::table
        .filter(applications::news_by.le(now))
        .order((applications::news_by, applications::id))
        .limit(most)
        .select(applications::id)
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

/// What was put off until now, the longest first, locked until the transaction ends; what another
/// process has locked is left to it.
pub(super) fn lock_unheard(
    conn: &mut Conn,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<ApplicationId>> {
    applications::table
        .filter(applications::tell_at.le(now))
        .order((applications::tell_at, applications::id))
        .limit(most)
        .select(applications::id)
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

/// No notice of these is pending.
pub(super) fn hush(conn: &mut Conn, ids: &[ApplicationId]) -> QueryResult<usize> {
    diesel::update(applications::table.filter(applications::id.eq_any(ids)))
        .set((
            applications::unheard_from.eq(None::<State>),
            applications::tell_at.eq(None::<Instant>),
        ))
        .execute(conn)
}

/// What is declined is over: nothing comes after that.
pub(super) fn set_news(
    conn: &mut Conn,
    ids: &[ApplicationId],
    next: Instant,
) -> QueryResult<usize> {
    let after = case_when(applications::state.eq(State::DeclinedByCompany), None::<Instant>)
        .otherwise(Some(next));
    diesel::update(applications::table.filter(applications::id.eq_any(ids)))
        .set(applications::news_by.eq(after))
        .execute(conn)
}
