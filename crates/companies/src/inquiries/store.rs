//! Inquiries in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::inquiries;
use diesel::prelude::*;
use kernel::{CompanyId, InquiryId, Instant, UserId};

use super::machine::State;
use super::rules::{Form, Inquiry, New, Origin};

#[derive(Queryable, Selectable)]
#[diesel(table_name = inquiries, check_for_backend(diesel::pg::Pg))]
pub(crate) struct Row {
    id: InquiryId,
    user_id: UserId,
    company_id: CompanyId,
    company_name: String,
    first_name: String,
    last_name: String,
    title: String,
    company_type: String,
    interests: Vec<String>,
    heard_about: String,
    phone: String,
    state: State,
    reason: Option<String>,
    submitted_at: Instant,
    created_at: Instant,
    version: i32,
    origin: Origin,
    suspended_from: Option<State>,
    changed_at: Instant,
}

impl From<Row> for Inquiry {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            user: row.user_id,
            company: row.company_id,
            form: Form {
                company_name: row.company_name,
                first_name: row.first_name,
                last_name: row.last_name,
                title: row.title,
                company_type: row.company_type,
                interests: row.interests,
                heard_about: row.heard_about,
                phone: row.phone,
            },
            state: row.state,
            reason: row.reason,
            origin: row.origin,
            version: row.version,
            suspended_from: row.suspended_from,
            submitted_at: row.submitted_at,
            changed_at: row.changed_at,
            created_at: row.created_at,
        }
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = inquiries)]
struct Content<'a> {
    company_name: &'a str,
    first_name: &'a str,
    last_name: &'a str,
    title: &'a str,
    company_type: &'a str,
    interests: &'a [String],
    heard_about: &'a str,
    phone: &'a str,
}

impl<'a> Content<'a> {
    fn of(form: &'a Form) -> Self {
        Self {
            company_name: &form.company_name,
            first_name: &form.first_name,
            last_name: &form.last_name,
            title: &form.title,
            company_type: &form.company_type,
            interests: &form.interests,
            heard_about: &form.heard_about,
            phone: &form.phone,
        }
    }
}

/// Nothing is inserted where the account has an inquiry.
pub(super) fn insert(conn: &mut Conn, new: &New) -> QueryResult<usize> {
    diesel::insert_into(inquiries::table)
        .values((
            inquiries::id.eq(InquiryId::new()),
            inquiries::user_id.eq(new.user),
            inquiries::company_id.eq(new.company),
            inquiries::origin.eq(new.origin),
            inquiries::state.eq(new.origin.first_state()),
            Content::of(&new.form),
        ))
        .on_conflict(inquiries::user_id)
        .do_nothing()
        .execute(conn)
}

/// From then on the inquiry came through the form.
pub(super) fn replace(conn: &mut Conn, id: InquiryId, form: &Form) -> QueryResult<usize> {
    diesel::update(inquiries::table.find(id))
        .set((
            Content::of(form),
            inquiries::origin.eq(Origin::Form),
            inquiries::submitted_at.eq(NOW),
            inquiries::changed_at.eq(NOW),
            inquiries::version.eq(inquiries::version + 1),
        ))
        .execute(conn)
}

pub(super) fn of_user(conn: &mut Conn, user: UserId) -> QueryResult<Option<Inquiry>> {
    let query = inquiries::table.filter(inquiries::user_id.eq(user)).select(Row::as_select());
    Ok(query.first(conn).optional()?.map(Inquiry::from))
}

pub(super) fn lock_of_user(conn: &mut Conn, user: UserId) -> QueryResult<Option<Inquiry>> {
    let query = inquiries::table.filter(inquiries::user_id.eq(user)).select(Row::as_select());
    Ok(query.for_no_key_update().first(conn).optional()?.map(Inquiry::from))
}

pub(super) fn find_all(conn: &mut Conn, ids: &[InquiryId]) -> QueryResult<Vec<Inquiry>> {
    let query = inquiries::table.filter(inquiries::id.eq_any(ids)).select(Row::as_select());
    Ok(query.load(conn)?.into_iter().map(Inquiry::from).collect())
}

/// The inquiry, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: InquiryId) -> QueryResult<Option<Inquiry>> {
    let query = inquiries::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(query.first(conn).optional()?.map(Inquiry::from))
}

/// What a step changes.
#[derive(AsChangeset)]
#[diesel(table_name = inquiries)]
pub(super) struct Change<'a> {
    pub(super) state: &'static str,
    /// Left alone where it is `None`.
    pub(super) reason: Option<Option<&'a str>>,
    pub(super) suspended_from: Option<Option<&'static str>>,
}

pub(super) fn change(conn: &mut Conn, id: InquiryId, change: &Change<'_>) -> QueryResult<Inquiry> {
    diesel::update(inquiries::table.find(id))
        .set((change, inquiries::changed_at.eq(NOW), inquiries::version.eq(inquiries::version + 1)))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Inquiry::from)
}
