//! Applications in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{partner_applications as applications, users};
use diesel::dsl::{count_star, min};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{Cursor, Instant, Paging, PartnerApplicationId, UserId};

use super::machine::State;
use super::rules::{Application, Form, Kind, Listed};

#[derive(Queryable, Selectable)]
#[diesel(table_name = applications, check_for_backend(Pg))]
struct Row {
    id: PartnerApplicationId,
    user_id: UserId,
    kind: Kind,
    organisation: String,
    website: Option<String>,
    why: String,
    state: State,
    reason: Option<String>,
    version: i32,
    applied_at: Instant,
    changed_at: Instant,
}

impl From<Row> for Application {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            user: row.user_id,
            form: Form {
                kind: row.kind,
                organisation: row.organisation,
                website: row.website,
                why: row.why,
            },
            state: row.state,
            reason: row.reason,
            version: row.version,
            applied_at: row.applied_at,
            changed_at: row.changed_at,
        }
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = applications, treat_none_as_null = true)]
struct Content<'a> {
    kind: Kind,
    organisation: &'a str,
    website: Option<&'a str>,
    why: &'a str,
}

impl<'a> Content<'a> {
    fn of(form: &'a Form) -> Self {
        let Form { kind, organisation, website, why } = form;
        Self { kind: *kind, organisation, website: website.as_deref(), why }
    }
}

/// Nothing is inserted where the account has an application.
pub(super) fn insert(conn: &mut Conn, user: UserId, form: &Form) -> QueryResult<usize> {
    diesel::insert_into(applications::table)
        .values((
            applications::id.eq(PartnerApplicationId::new()),
            applications::user_id.eq(user),
            Content::of(form),
        ))
        .on_conflict(applications::user_id)
        .do_nothing()
        .execute(conn)
}

/// The same application with another form, sent now.
pub(super) fn replace(
    conn: &mut Conn,
    id: PartnerApplicationId,
    form: &Form,
    to: State,
) -> QueryResult<Application> {
    diesel::update(applications::table.find(id))
        .set((
            Content::of(form),
            applications::state.eq(to),
            applications::applied_at.eq(NOW),
            applications::changed_at.eq(NOW),
            applications::version.eq(applications::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Application::from)
}

pub(super) fn of_user(conn: &mut Conn, user: UserId) -> QueryResult<Option<Application>> {
    let own = applications::table.filter(applications::user_id.eq(user));
    Ok(own.select(Row::as_select()).first(conn).optional()?.map(Application::from))
}

pub(super) fn lock_of_user(conn: &mut Conn, user: UserId) -> QueryResult<Option<Application>> {
    let own = applications::table.filter(applications::user_id.eq(user));
    let row = own.select(Row::as_select()).for_no_key_update().first(conn).optional()?;
    Ok(row.map(Application::from))
}

/// The application, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: PartnerApplicationId) -> QueryResult<Option<Application>> {
    let one = applications::table.find(id).select(Row::as_select());
    Ok(one.for_no_key_update().first(conn).optional()?.map(Application::from))
}

/// A reason that is `None` leaves the one before.
pub(super) fn change(
    conn: &mut Conn,
    id: PartnerApplicationId,
    to: State,
    reason: Option<&str>,
) -> QueryResult<Application> {
    diesel::update(applications::table.find(id))
        .set((
            applications::state.eq(to),
            reason.map(|reason| applications::reason.eq(reason)),
            applications::changed_at.eq(NOW),
            applications::version.eq(applications::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Application::from)
}

type ListedRow = (Row, String, bool, String);

fn listed((row, email, email_verified, display_name): ListedRow) -> Listed {
    Listed { application: row.into(), email, email_verified, display_name }
}

pub(super) fn list(
    conn: &mut Conn,
    state: Option<State>,
    paging: Paging,
) -> QueryResult<Vec<Listed>> {
    let mut query = applications::table.inner_join(users::table).into_boxed();
    if let Some(state) = state {
        query = query.filter(applications::state.eq(state));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = applications::applied_at.eq(at).and(applications::id.lt(id));
        query = query.filter(applications::applied_at.lt(at).or(same));
    }
    let rows: Vec<ListedRow> = query
        .order((applications::applied_at.desc(), applications::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), users::email, users::email_verified, users::display_name))
        .load(conn)?;
    Ok(rows.into_iter().map(listed).collect())
}

pub(super) fn find(conn: &mut Conn, id: PartnerApplicationId) -> QueryResult<Option<Listed>> {
    let row: Option<ListedRow> = applications::table
        .inner_join(users::table)
        .filter(applications::id.eq(id))
        .select((Row::as_select(), users::email, users::email_verified, users::display_name))
        .first(conn)
        .optional()?;
    Ok(row.map(listed))
}

pub(super) fn counts(conn: &mut Conn) -> QueryResult<Vec<(State, i64)>> {
    applications::table
        .group_by(applications::state)
        .select((applications::state, count_star()))
        .load(conn)
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = applications::table.filter(applications::state.eq(State::Applied));
    waiting.select((count_star(), min(applications::applied_at))).first(conn)
}
