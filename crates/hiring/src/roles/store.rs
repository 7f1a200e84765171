//! Roles in the database. Every function is one statement.

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::clock::NOW;
use db::schema::{assessments, roles};
use diesel::dsl::exists;
use diesel::prelude::*;
use diesel::result::Error::DeserializationError as Unreadable;
use kernel::{AssessmentId, CompanyId, Cursor, Instant, Paging, RoleId, UserId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::form::Form;
use super::machine::State;
use super::revision::{Revision, RevisionState};
use super::rules::{ARCHIVE_DAYS, COUNTED, Comment, Role, Stage};

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
    revision: Option<Value>,
    revision_assessment_id: Option<AssessmentId>,
    revision_state: Option<RevisionState>,
    comments: Value,
    publish_at: Option<Instant>,
}

fn read<T: DeserializeOwned>(json: Value) -> QueryResult<T> {
    let unreadable = |e: serde_json::Error| Unreadable(e.into());
    serde_json::from_value(json).map_err(unreadable)
}

/// A form as its columns hold it.
pub(crate) fn form_of(form: Value, assessment: Option<AssessmentId>) -> QueryResult<Form> {
    Ok(Form { assessment, ..read(form)? })
}

fn written<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

impl TryFrom<Row> for Role {
    type Error = diesel::result::Error;

    fn try_from(row: Row) -> QueryResult<Self> {
        let form = form_of(row.form, row.assessment_id)?;
        let revision = match row.revision.zip(row.revision_state) {
            None => None,
            Some((json, state)) => {
                let form = form_of(json, row.revision_assessment_id)?;
                Some(Revision { state, form })
            }
        };
        Ok(Self {
            id: row.id,
            company: row.company_id,
            created_by: row.created_by,
            state: row.state,
            live_state: row.live_state,
            version: row.version,
            form,
            revision,
            note: row.note,
            comments: read(row.comments)?,
            publish_at: row.publish_at,
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
        Self { title, form: written(form), assessment_id, deadline }
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

/// Unchanged until the transaction ends; others may share it.
pub(super) fn share(conn: &mut Conn, id: RoleId) -> QueryResult<Option<Role>> {
    let row = roles::table.find(id).select(Row::as_select()).for_share();
    row.first(conn).optional()?.map(Role::try_from).transpose()
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
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let row = diesel::update(roles::table.find(id)).set((Said::of(form), next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// What the admin says with a decision; `Some(None)` and `Some([])` remove what was said before.
#[derive(AsChangeset)]
#[diesel(table_name = roles)]
pub(super) struct Remarks<'a> {
    note: Option<Option<&'a str>>,
    comments: Option<Value>,
}

impl<'a> Remarks<'a> {
    pub(super) fn of(note: Option<&'a str>, comments: &[Comment]) -> Self {
        Self { note: Some(note), comments: Some(written(&comments)) }
    }

    /// What was said before stays.
    pub(super) fn unchanged() -> Self {
        Self { note: None, comments: None }
    }
}

/// What a step leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = roles)]
pub(super) struct Moved<'a> {
    pub(super) state: State,
    pub(super) live_state: Option<State>,
    #[diesel(embed)]
    pub(super) remarks: Remarks<'a>,
    pub(super) submitted_at: Option<Instant>,
    pub(super) closed_at: Option<Instant>,
    /// `Some(None)` removes it.
    pub(super) publish_at: Option<Option<Instant>>,
    pub(super) published_at: Option<Instant>,
}

/// A role that is over has no changes to it.
pub(super) fn set_state(conn: &mut Conn, id: RoleId, moved: &Moved<'_>) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let dropped = (!moved.state.is_running()).then(|| Revised::of(None));
    let row = diesel::update(roles::table.find(id)).set((moved, dropped, next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// Sets the live state that a paused or closed role goes back to.
pub(super) fn set_live_state(conn: &mut Conn, id: RoleId, live: State) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let row = diesel::update(roles::table.find(id)).set((roles::live_state.eq(live), next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// The columns of a revision.
#[derive(AsChangeset)]
#[diesel(table_name = roles, treat_none_as_null = true)]
struct Revised {
    revision: Option<Value>,
    revision_assessment_id: Option<AssessmentId>,
    revision_state: Option<RevisionState>,
}

impl Revised {
    fn of(revision: Option<&Revision>) -> Self {
        Self {
            revision: revision.map(|revision| written(&revision.form)),
            revision_assessment_id: revision.and_then(|revision| revision.form.assessment),
            revision_state: revision.map(|revision| revision.state),
        }
    }
}

/// What a step of a revision leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = roles)]
pub(super) struct Sent<'a> {
    #[diesel(embed)]
    pub(super) remarks: Remarks<'a>,
    pub(super) submitted_at: Option<Instant>,
}

/// Keeps a revision as it is now, or none.
pub(super) fn set_revision(
    conn: &mut Conn,
    id: RoleId,
    revision: Option<&Revision>,
    sent: &Sent<'_>,
) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let row = diesel::update(roles::table.find(id)).set((Revised::of(revision), sent, next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// Makes a revision the text of its role.
pub(super) fn publish_revision(
    conn: &mut Conn,
    id: RoleId,
    form: &Form,
    sent: &Sent<'_>,
) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let set = (Said::of(form), Revised::of(None), sent, next);
    let row = diesel::update(roles::table.find(id)).set(set);
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// Sets when an approved role is published by itself.
pub(super) fn schedule(conn: &mut Conn, id: RoleId, at: Option<Instant>) -> QueryResult<Role> {
    let next = (roles::version.eq(roles::version + 1), roles::changed_at.eq(NOW));
    let row = diesel::update(roles::table.find(id)).set((roles::publish_at.eq(at), next));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

/// The approved roles whose time to be published has come.
pub(super) fn to_publish(conn: &mut Conn, now: Instant, limit: i64) -> QueryResult<Vec<RoleId>> {
    let due = roles::table.filter(roles::publish_at.le(now)).order(roles::publish_at);
    due.select(roles::id).limit(limit).load(conn)
}

/// The roles whose deadline has passed while they are shown or paused.
pub(super) fn to_close(conn: &mut Conn, now: Instant, limit: i64) -> QueryResult<Vec<RoleId>> {
    let due = roles::table
        .filter(roles::state.eq_any(State::ALL.into_iter().filter(|state| state.is_running())))
        .filter(roles::deadline.lt(now.date_naive()))
        .order(roles::deadline);
    due.select(roles::id).limit(limit).load(conn)
}

/// The roles that have been closed for long.
pub(super) fn to_archive(conn: &mut Conn, now: Instant, limit: i64) -> QueryResult<Vec<RoleId>> {
    let due = roles::table
        .filter(roles::state.eq(State::Closed))
        .filter(roles::closed_at.lt(now - TimeDelta::days(ARCHIVE_DAYS)))
        .order(roles::closed_at);
    due.select(roles::id).limit(limit).load(conn)
}

pub(super) fn delete(conn: &mut Conn, id: RoleId) -> QueryResult<usize> {
    diesel::delete(roles::table.find(id)).execute(conn)
}
