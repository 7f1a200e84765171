//! Roles in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{assessments, companies, roles};
use diesel::dsl::{exists, now as db_now};
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId, Cursor, Instant, Paging, RoleId, UserId};
use serde_json::Value;

use super::form::Form;
use super::machine::State;
use super::rules::{COUNTED, Role, Stage};

#[derive(Queryable, Selectable)]
#[diesel(table_name = roles)]
struct Row {
    id: RoleId,
    company_id: CompanyId,
    created_by: Option<UserId>,
    state: State,
    live_state: Option<State>,
    version: i32,
    form: Value,
    assessment_id: Option<AssessmentId>,
    note: Option<String>,
    submitted_at: Option<Instant>,
    closed_at: Option<Instant>,
    created_at: Instant,
    changed_at: Instant,
}

impl TryFrom<Row> for Role {
    type Error = diesel::result::Error;

    fn try_from(row: Row) -> QueryResult<Self> {
        let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
        let form: Form = serde_json::from_value(row.form).map_err(json)?;
        Ok(Self {
            id: row.id,
            company: row.company_id,
            created_by: row.created_by,
            state: row.state,
            live_state: row.live_state,
            version: row.version,
            form: Form { assessment: row.assessment_id, ..form },
            note: row.note,
            submitted_at: row.submitted_at,
            closed_at: row.closed_at,
            created_at: row.created_at,
            changed_at: row.changed_at,
        })
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = roles, treat_none_as_null = true)]
struct Said<'a> {
    title: &'a str,
    form: Value,
    assessment_id: Option<AssessmentId>,
    deadline: Option<NaiveDate>,
}

impl<'a> Said<'a> {
    fn of(form: &'a Form) -> Self {
        let (title, assessment_id, deadline) = (&form.title, form.assessment, form.deadline);
        Self {
            title,
            form: serde_json::to_value(form).unwrap_or_default(),
            assessment_id,
            deadline,
        }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    company: CompanyId,
    by: UserId,
    form: &Form,
) -> QueryResult<Role> {
    let row = diesel::insert_into(roles::table).values((
        roles::id.eq(RoleId::new()),
        roles::company_id.eq(company),
        roles::created_by.eq(by),
        Said::of(form),
    ));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

pub(super) fn find(conn: &mut Conn, id: RoleId) -> QueryResult<Option<Role>> {
    let row = roles::table.find(id).select(Row::as_select());
    row.first(conn).optional()?.map(Role::try_from).transpose()
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: RoleId) -> QueryResult<Option<Role>> {
    let row = roles::table.find(id).select(Row::as_select()).for_no_key_update();
    row.first(conn).optional()?.map(Role::try_from).transpose()
}

/// The lock's holder may count the company's roles and send one.
pub(super) fn lock_company(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    let row = companies::table.find(company).select(companies::id).for_no_key_update();
    Ok(row.load::<CompanyId>(conn)?.len())
}

/// The last changed first.
pub(super) fn list(
    conn: &mut Conn,
    company: CompanyId,
    stage: Option<Stage>,
    paging: Paging,
) -> QueryResult<Vec<Role>> {
    let mut query = roles::table
        .filter(roles::company_id.eq(company))
        .order((roles::changed_at.desc(), roles::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(stage) = stage {
        query = query.filter(roles::state.eq_any(stage.states()));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let later = roles::changed_at.lt(at);
        query = query.filter(later.or(roles::changed_at.eq(at).and(roles::id.lt(id))));
    }
    query.load(conn)?.into_iter().map(Role::try_from).collect()
}

/// How many of the company's roles are on their way or live.
pub(super) fn count_live(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    roles::table
        .filter(roles::company_id.eq(company))
        .filter(roles::state.eq_any(COUNTED))
        .count()
        .get_result(conn)
}

/// Whether the company has this assessment.
pub(super) fn has_assessment(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> QueryResult<bool> {
    let own = assessments::table.find(id).filter(assessments::company_id.eq(company));
    diesel::select(exists(own)).get_result(conn)
}

pub(super) fn save(conn: &mut Conn, id: RoleId, form: &Form) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(db_now));
    let row = diesel::update(roles::table.find(id)).set((Said::of(form), next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// What a step leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = roles)]
pub(super) struct Moved<'a> {
    pub(super) state: State,
    pub(super) live_state: Option<State>,
    /// `Some(None)` removes it.
    pub(super) note: Option<Option<&'a str>>,
    pub(super) submitted_at: Option<Instant>,
    pub(super) closed_at: Option<Instant>,
}

pub(super) fn set_state(conn: &mut Conn, id: RoleId, moved: &Moved<'_>) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(db_now));
    let row = diesel::update(roles::table.find(id)).set((moved, next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

pub(super) fn delete(conn: &mut Conn, id: RoleId) -> QueryResult<usize> {
    diesel::delete(roles::table.find(id)).execute(conn)
}
