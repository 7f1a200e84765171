//! Templates and items in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{checklist_templates as templates, internship_items as items};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, InternshipId, InternshipItemId};
use serde_json::Value;

use super::machine::State;
use super::rules::{Item, Owner, Submission, Task, Template};

fn json(e: serde_json::Error) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(e.into())
}

type TemplateRow = (Option<CompanyId>, i32, Value, Instant);

fn template((company, version, tasks, saved_at): TemplateRow) -> QueryResult<Template> {
    let tasks = serde_json::from_value(tasks).map_err(json)?;
    Ok(Template { company, version, tasks, saved_at: Some(saved_at) })
}

/// The versions of one template, the last first.
pub(super) fn versions(
    conn: &mut Conn,
    company: Option<CompanyId>,
    most: i64,
) -> QueryResult<Vec<Template>> {
    let rows: Vec<TemplateRow> = templates::table
        .filter(templates::company_id.is_not_distinct_from(company))
        .order(templates::version.desc())
        .limit(most)
        .select((templates::company_id, templates::version, templates::items, templates::saved_at))
        .load(conn)?;
    rows.into_iter().map(template).collect()
}

/// Nothing is inserted where the version is there.
pub(super) fn insert_template(
    conn: &mut Conn,
    (company, version): (Option<CompanyId>, i32),
    tasks: &[Task],
    now: Instant,
) -> QueryResult<Option<Uuid>> {
    let row = diesel::insert_into(templates::table).values((
        templates::id.eq(Uuid::now_v7()),
        templates::company_id.eq(company),
        templates::version.eq(version),
        templates::items.eq(serde_json::to_value(tasks).unwrap_or_default()),
        templates::saved_at.eq(now),
    ));
    row.on_conflict_do_nothing().returning(templates::id).get_result(conn).optional()
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = items)]
struct Row {
    id: InternshipItemId,
    internship_id: InternshipId,
    title: String,
    help: Option<String>,
    owner: Owner,
    due_on: NaiveDate,
    required: bool,
    asks: bool,
    state: State,
    version: i32,
    text: Option<String>,
    answer: Option<bool>,
    reason: Option<String>,
}

impl From<Row> for Item {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            internship: row.internship_id,
            title: row.title,
            help: row.help,
            owner: row.owner,
            due_on: row.due_on,
            required: row.required,
            asks: row.asks,
            state: row.state,
            version: row.version,
            text: row.text,
            answer: row.answer,
            reason: row.reason,
        }
    }
}

pub(super) fn insert_items(
    conn: &mut Conn,
    id: InternshipId,
    tasks: &[(Task, NaiveDate)],
    now: Instant,
) -> QueryResult<usize> {
    let row = |(at, (task, due_on)): (i32, &(Task, NaiveDate))| {
        (
            items::id.eq(InternshipItemId::new()),
            items::internship_id.eq(id),
            items::position.eq(at),
            items::title.eq(task.title.clone()),
            items::help.eq(task.help.clone()),
            items::owner.eq(task.owner),
            items::due_on.eq(*due_on),
            items::required.eq(task.required),
            items::asks.eq(task.asks),
            items::changed_at.eq(now),
        )
    };
    let rows: Vec<_> = (1..).zip(tasks).map(row).collect();
    diesel::insert_into(items::table).values(rows).execute(conn)
}

pub(super) fn of_internships(conn: &mut Conn, ids: &[InternshipId]) -> QueryResult<Vec<Item>> {
    let rows: Vec<Row> = items::table
        .filter(items::internship_id.eq_any(ids))
        .order((items::internship_id, items::position))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Item::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: InternshipItemId) -> QueryResult<Option<Item>> {
    let row = items::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Item::from))
}

pub(super) fn submit(
    conn: &mut Conn,
    id: InternshipItemId,
    (to, what): (State, Submission<'_>),
    now: Instant,
) -> QueryResult<Item> {
    let row = diesel::update(items::table.find(id)).set((
        items::state.eq(to),
        items::text.eq(what.text),
        items::answer.eq(what.answer),
        items::reason.eq(None::<String>),
        items::changed_at.eq(now),
        items::version.eq(items::version + 1),
    ));
    Ok(Item::from(row.returning(Row::as_returning()).get_result(conn)?))
}

pub(super) fn decide(
    conn: &mut Conn,
    id: InternshipItemId,
    (to, reason): (State, Option<&str>),
    now: Instant,
) -> QueryResult<Item> {
    let row = diesel::update(items::table.find(id)).set((
        items::state.eq(to),
        items::reason.eq(reason),
        items::changed_at.eq(now),
        items::version.eq(items::version + 1),
    ));
    Ok(Item::from(row.returning(Row::as_returning()).get_result(conn)?))
}
