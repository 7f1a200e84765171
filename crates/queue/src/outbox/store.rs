//! The outbox in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::mail_messages as mails;
use diesel::prelude::*;
use kernel::{Instant, MailId};

use super::rules::{Attached, Mail, Message, REMOVED, State};

pub(super) fn insert(
    conn: &mut Conn,
    id: MailId,
    dedup_key: &str,
    message: &Message,
) -> QueryResult<usize> {
    diesel::insert_into(mails::table)
        .values((
            mails::id.eq(id),
            mails::dedup_key.eq(dedup_key),
            mails::to_email.eq(message.to.as_str()),
            mails::subject.eq(&message.subject),
            mails::text_body.eq(&message.text),
            mails::html_body.eq(&message.html),
            mails::calendar_method.eq(message.calendar.as_ref().map(|entry| &entry.method)),
            mails::calendar_body.eq(message.calendar.as_ref().map(|entry| &entry.text)),
        ))
        .on_conflict(mails::dedup_key)
        .do_nothing()
        .execute(conn)
}

pub(super) fn by_key(conn: &mut Conn, dedup_key: &str) -> QueryResult<MailId> {
    mails::table.filter(mails::dedup_key.eq(dedup_key)).select(mails::id).first(conn)
}

pub(super) fn mark_sent(conn: &mut Conn, id: MailId) -> QueryResult<usize> {
    diesel::update(mails::table.find(id).filter(mails::state.ne(State::Sent)))
        .set((mails::state.eq(State::Sent), mails::sent_at.eq(NOW)))
        .execute(conn)
}

pub(super) fn mark_tried(conn: &mut Conn, id: MailId, error: &str) -> QueryResult<usize> {
    diesel::update(mails::table.find(id))
        .set((mails::attempts.eq(mails::attempts + 1), mails::last_error.eq(error)))
        .execute(conn)
}

pub(super) fn mark_failed(conn: &mut Conn, id: MailId, error: &str) -> QueryResult<usize> {
    diesel::update(mails::table.find(id).filter(mails::state.eq(State::Queued)))
        .set((
            mails::state.eq(State::Failed),
            mails::attempts.eq(mails::attempts + 1),
            mails::last_error.eq(error),
        ))
        .execute(conn)
}

pub(super) fn remove_text(conn: &mut Conn, id: MailId) -> QueryResult<usize> {
    let ended = [State::Sent, State::Failed].map(State::as_str);
    let rows = mails::table
        .find(id)
        .filter(mails::state.eq_any(ended))
        .filter(mails::text_removed_at.is_null());
    diesel::update(rows).set((GONE, mails::text_removed_at.eq(NOW))).execute(conn)
}

pub(super) fn remove_failed_texts(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let rows = mails::table
        .filter(mails::state.eq(State::Failed))
        .filter(mails::text_removed_at.is_null())
        .filter(mails::created_at.lt(before));
    diesel::update(rows).set((GONE, mails::text_removed_at.eq(NOW))).execute(conn)
}

#[derive(AsChangeset)]
#[diesel(table_name = mails, treat_none_as_null = true)]
struct Gone {
    text_body: &'static str,
    html_body: Option<String>,
    calendar_method: Option<String>,
    calendar_body: Option<String>,
}

const GONE: Gone =
    Gone { text_body: REMOVED, html_body: None, calendar_method: None, calendar_body: None };

#[derive(Queryable, Selectable)]
#[diesel(table_name = mails)]
struct MailRow {
    id: MailId,
    dedup_key: String,
    to_email: String,
    subject: String,
    text_body: String,
    html_body: Option<String>,
    calendar_method: Option<String>,
    calendar_body: Option<String>,
    state: State,
    attempts: i32,
    last_error: Option<String>,
    created_at: Instant,
    sent_at: Option<Instant>,
}

impl From<MailRow> for Mail {
    fn from(row: MailRow) -> Self {
        let calendar = row.calendar_method.zip(row.calendar_body);
        Self {
            id: row.id,
            dedup_key: row.dedup_key,
            to: row.to_email,
            subject: row.subject,
            text: row.text_body,
            html: row.html_body,
            calendar: calendar.map(|(method, text)| Attached { method, text }),
            state: row.state,
            attempts: row.attempts,
            last_error: row.last_error,
            created_at: row.created_at,
            sent_at: row.sent_at,
        }
    }
}

pub(super) fn find(conn: &mut Conn, id: MailId) -> QueryResult<Option<Mail>> {
    let row: Option<MailRow> =
        mails::table.find(id).select(MailRow::as_select()).first(conn).optional()?;
    Ok(row.map(Mail::from))
}

pub(super) fn find_by_key(conn: &mut Conn, dedup_key: &str) -> QueryResult<Option<Mail>> {
    let query = mails::table.filter(mails::dedup_key.eq(dedup_key)).select(MailRow::as_select());
    Ok(query.first(conn).optional()?.map(Mail::from))
}

pub(super) fn recent(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Mail>> {
    let rows: Vec<MailRow> = mails::table
        .order((mails::created_at.desc(), mails::id.desc()))
        .limit(limit)
        .select(MailRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Mail::from).collect())
}

pub(super) fn remove_settled(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let settled =
        mails::table.filter(mails::state.ne(State::Queued)).filter(mails::created_at.lt(before));
    diesel::delete(settled).execute(conn)
}
