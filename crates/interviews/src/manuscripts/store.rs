//! Authors' copies in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{
    assessments, attempts, interview_companies as companies, interview_drafts as manuscripts,
    interview_texts as texts, interview_turns as turns, users,
};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{Cursor, Instant, Paging, StoryId, UserId};
use serde_json::Value;

use super::rules::{Afterwards, Manuscript, Proof, Way};
use crate::form::Form;
use crate::machine::State;
use crate::reasons;
use crate::slug::{company_slug, position_slug};

#[derive(Queryable, Selectable)]
#[diesel(table_name = manuscripts)]
pub(crate) struct Row {
    id: StoryId,
    author_id: Option<UserId>,
    state: State,
    edit_state: Option<State>,
    version: i32,
    way: Way,
    form: Value,
    pay: Option<String>,
    warnings: Value,
    machine_filled: Vec<String>,
    confirmed: Vec<String>,
    note: Option<String>,
    sampled: bool,
    verified_by: Option<Proof>,
    submitted_at: Option<Instant>,
    published_at: Option<Instant>,
    created_at: Instant,
    changed_at: Instant,
}

impl TryFrom<Row> for Manuscript {
    type Error = diesel::result::Error;

    fn try_from(row: Row) -> QueryResult<Self> {
        let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
        let form: Form = serde_json::from_value(row.form).map_err(json)?;
        Ok(Self {
            id: row.id,
            author: row.author_id,
            state: row.state,
            edit: row.edit_state,
            version: row.version,
            way: row.way,
            form: Form { pay: row.pay, ..form },
            warnings: serde_json::from_value(row.warnings).map_err(json)?,
            machine_filled: row.machine_filled,
            confirmed: row.confirmed,
            note: row.note.as_deref().map(reasons::sentences),
            sampled: row.sampled,
            verified_by: row.verified_by,
            submitted_at: row.submitted_at,
            published_at: row.published_at,
            created_at: row.created_at,
            changed_at: row.changed_at,
        })
    }
}

/// Which story a form is about, where it says so.
pub(super) fn about(form: &Form) -> (Option<String>, Option<String>, Option<i32>) {
    let slug = |text: &str, slug: fn(&str) -> String| {
        Some(text.trim()).filter(|text| !text.is_empty()).map(slug)
    };
    let year = form.year.filter(|year| (2000..=2200).contains(year));
    (slug(&form.company_name, company_slug), slug(&form.position, position_slug), year)
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = manuscripts, treat_none_as_null = true)]
struct Said<'a> {
    form: Value,
    pay: Option<&'a str>,
    company_slug: Option<String>,
    position_slug: Option<String>,
    year: Option<i32>,
}

impl<'a> Said<'a> {
    fn of(form: &'a Form) -> Self {
        let (company_slug, position_slug, year) = about(form);
        let pay = form.pay.as_deref();
        let form = serde_json::to_value(form).unwrap_or_default();
        Self { form, pay, company_slug, position_slug, year }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    id: StoryId,
    author: UserId,
    form: &Form,
    way: Way,
) -> QueryResult<Manuscript> {
    let row = diesel::insert_into(manuscripts::table).values((
        manuscripts::id.eq(id),
        manuscripts::author_id.eq(author),
        manuscripts::way.eq(way),
        Said::of(form),
    ));
    row.returning(Row::as_returning()).get_result(conn)?.try_into()
}

pub(crate) fn find(conn: &mut Conn, id: StoryId) -> QueryResult<Option<Manuscript>> {
    let row = manuscripts::table.find(id).select(Row::as_select());
    row.first(conn).optional()?.map(Manuscript::try_from).transpose()
}

/// Locked until the transaction ends.
pub(crate) fn lock(conn: &mut Conn, id: StoryId) -> QueryResult<Option<Manuscript>> {
    let row = manuscripts::table.find(id).select(Row::as_select()).for_no_key_update();
    row.first(conn).optional()?.map(Manuscript::try_from).transpose()
}

/// The lock's holder may count and add stories of the author.
pub(super) fn lock_author(conn: &mut Conn, author: UserId) -> QueryResult<usize> {
    let row = users::table.find(author).select(users::id).for_no_key_update();
    Ok(row.load::<UserId>(conn)?.len())
}

pub(super) fn list(
    conn: &mut Conn,
    author: UserId,
    paging: Paging,
) -> QueryResult<Vec<Manuscript>> {
    let mut query = manuscripts::table
        .filter(manuscripts::author_id.eq(author))
        .order(manuscripts::id.desc())
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { id, .. }) = paging.after {
        query = query.filter(manuscripts::id.lt(id));
    }
    query.load(conn)?.into_iter().map(Manuscript::try_from).collect()
}

/// Another story of the author about the same interview.
pub(super) fn twin(
    conn: &mut Conn,
    author: UserId,
    form: &Form,
    but: StoryId,
) -> QueryResult<Option<StoryId>> {
    let (company, position, year) = about(form);
    let over = [State::Rejected, State::Removed, State::Withdrawn];
    manuscripts::table
        .filter(manuscripts::author_id.eq(author))
        .filter(manuscripts::company_slug.eq(company))
        .filter(manuscripts::position_slug.eq(position))
        .filter(manuscripts::year.eq(year))
        .filter(manuscripts::state.ne_all(over))
        .filter(manuscripts::id.ne(but))
        .select(manuscripts::id)
        .first(conn)
        .optional()
}

pub(super) fn save(
    conn: &mut Conn,
    id: StoryId,
    form: &Form,
    confirmed: &[String],
) -> QueryResult<usize> {
    diesel::update(manuscripts::table.find(id))
        .set((Said::of(form), manuscripts::confirmed.eq(confirmed)))
        .execute(conn)
}

/// Fields that a machine has filled in.
pub(super) fn mark(conn: &mut Conn, id: StoryId, fields: &[String]) -> QueryResult<usize> {
    let row = diesel::update(manuscripts::table.find(id));
    row.set(manuscripts::machine_filled.eq(fields)).execute(conn)
}

/// The states of the story and of the edit beside it, together with one version more.
pub(crate) fn stand(
    conn: &mut Conn,
    id: StoryId,
    state: State,
    edit: Option<State>,
) -> QueryResult<Manuscript> {
    diesel::update(manuscripts::table.find(id))
        .set((
            manuscripts::state.eq(state),
            manuscripts::edit_state.eq(edit),
            manuscripts::version.eq(manuscripts::version + 1),
            manuscripts::changed_at.eq(NOW),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?
        .try_into()
}

pub(super) fn sent(
    conn: &mut Conn,
    id: StoryId,
    warnings: &Value,
    now: Instant,
) -> QueryResult<usize> {
    let first = diesel::dsl::sql::<diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>>(
        "coalesce(first_submitted_at, ",
    )
    .bind::<diesel::sql_types::Timestamptz, _>(now)
    .sql(")");
    diesel::update(manuscripts::table.find(id))
        .set((
            manuscripts::warnings.eq(warnings),
            manuscripts::submitted_at.eq(now),
            manuscripts::first_submitted_at.eq(first),
            manuscripts::note.eq(None::<String>),
        ))
        .execute(conn)
}

/// What a moderator says to the author.
pub(crate) fn note(conn: &mut Conn, id: StoryId, note: Option<&str>) -> QueryResult<usize> {
    diesel::update(manuscripts::table.find(id)).set(manuscripts::note.eq(note)).execute(conn)
}

pub(super) fn published(
    conn: &mut Conn,
    id: StoryId,
    afterwards: Afterwards,
    verified_by: Option<Proof>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(manuscripts::table.find(id))
        .set((
            manuscripts::sampled.eq(afterwards == Afterwards::LookAtIt),
            manuscripts::verified_by.eq(verified_by),
            manuscripts::published_at.eq(now),
        ))
        .execute(conn)
}

/// The moderator has looked at what was published on trust.
pub(crate) fn looked_at(conn: &mut Conn, id: StoryId) -> QueryResult<usize> {
    diesel::update(manuscripts::table.find(id)).set(manuscripts::sampled.eq(false)).execute(conn)
}

pub(crate) fn verify(conn: &mut Conn, id: StoryId, by: Proof) -> QueryResult<usize> {
    diesel::update(manuscripts::table.find(id)).set(manuscripts::verified_by.eq(by)).execute(conn)
}

pub(super) fn delete(conn: &mut Conn, id: StoryId) -> QueryResult<usize> {
    diesel::delete(manuscripts::table.find(id)).execute(conn)
}

/// What nobody reads goes with its author.
pub(super) fn delete_unread(conn: &mut Conn, author: UserId) -> QueryResult<usize> {
    let live = [State::Published, State::Flagged];
    let rows = manuscripts::table
        .filter(manuscripts::author_id.eq(author))
        .filter(manuscripts::state.ne_all(live));
    diesel::delete(rows).execute(conn)
}

/// How many stories the author has sent since then, of this company where one is named.
pub(super) fn count_sent(
    conn: &mut Conn,
    author: UserId,
    company: Option<&str>,
    since: Instant,
) -> QueryResult<i64> {
    let mut query = manuscripts::table
        .filter(manuscripts::author_id.eq(author))
        .filter(manuscripts::first_submitted_at.gt(since))
        .count()
        .into_boxed();
    if let Some(company) = company {
        query = query.filter(manuscripts::company_slug.eq(company));
    }
    query.get_result(conn)
}

/// How many stories of the author are read, and how many were removed.
pub(super) fn count_ends(conn: &mut Conn, author: UserId) -> QueryResult<(i64, i64)> {
    let in_states = |states: Vec<State>| {
        manuscripts::table
            .filter(manuscripts::author_id.eq(author))
            .filter(manuscripts::state.eq_any(states))
            .count()
    };
    let read = in_states(vec![State::Published, State::Flagged]).get_result(conn)?;
    Ok((read, in_states(vec![State::Removed]).get_result(conn)?))
}

/// The marks of published texts that share one of these, but this story's own.
pub(super) fn like_marks(
    conn: &mut Conn,
    marks: &[i32],
    but: StoryId,
) -> QueryResult<Vec<Vec<i32>>> {
    texts::table
        .filter(texts::shingles.overlaps_with(marks))
        .filter(texts::interview_id.ne(but))
        .select(texts::shingles)
        .limit(200)
        .load(conn)
}

/// Whether the author was assessed here by the company that the story is about.
pub(super) fn was_assessed(
    conn: &mut Conn,
    author: UserId,
    company_slug: &str,
) -> QueryResult<bool> {
    let of_company = companies::table
        .filter(companies::slug.eq(company_slug))
        .filter(companies::company_id.is_not_null())
        .select(companies::company_id);
    diesel::select(exists(
        attempts::table
            .inner_join(assessments::table)
            .filter(attempts::user_id.eq(author))
            .filter(attempts::submitted_at.is_not_null())
            .filter(assessments::trial_of.is_null())
            .filter(assessments::company_id.eq_any(of_company)),
    ))
    .get_result(conn)
}

/// Forgets a conversation of the guided way.
pub(super) fn delete_turns(conn: &mut Conn, id: StoryId) -> QueryResult<usize> {
    diesel::delete(turns::table.filter(turns::draft_id.eq(id))).execute(conn)
}
