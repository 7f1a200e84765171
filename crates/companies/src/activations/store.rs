//! Activation links in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::{activation_links as links, inquiries};
use diesel::dsl::{exists, not};
use diesel::pg::expression::extensions::IntervalDsl;
use diesel::prelude::*;
use kernel::{ActivationId, InquiryId, Instant, UserId};

use super::rules::{Link, Sent};
use crate::inquiries::State;
use crate::token::Token;

pub(super) fn revoke(conn: &mut Conn, inquiry: InquiryId) -> QueryResult<usize> {
    let open = links::table
        .filter(links::inquiry_id.eq(inquiry))
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null());
    diesel::update(open).set(links::revoked_at.eq(NOW)).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: ActivationId,
    inquiry: InquiryId,
    token: &Token,
    (email, hours): (&str, i32),
) -> QueryResult<usize> {
    diesel::insert_into(links::table)
        .values((
            links::id.eq(id),
            links::inquiry_id.eq(inquiry),
            links::token_sha256.eq(token.digest()),
            links::email.eq(email),
            links::expires_at.eq(NOW + hours.hours()),
        ))
        .execute(conn)
}

pub(super) fn find(conn: &mut Conn, token: &Token) -> QueryResult<Option<Link>> {
    let row: Option<(ActivationId, InquiryId, String)> = links::table
        .filter(links::token_sha256.eq(token.digest()))
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(NOW))
        .select((links::id, links::inquiry_id, links::email))
        .first(conn)
        .optional()?;
    Ok(row.map(|(id, inquiry, email)| Link { id, inquiry, email }))
}

pub(super) fn readdress(
    conn: &mut Conn,
    owner: UserId,
    (old, new): (&str, &str),
) -> QueryResult<usize> {
    let own = inquiries::table.filter(inquiries::user_id.eq(owner)).select(inquiries::id);
    let open = links::table
        .filter(links::inquiry_id.eq_any(own))
        .filter(links::email.eq(old))
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null());
    diesel::update(open).set(links::email.eq(new)).execute(conn)
}

pub(super) fn use_up(conn: &mut Conn, link: ActivationId) -> QueryResult<usize> {
    let good = links::table
        .find(link)
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null());
    // A claim in time may end after the link's own time.
    diesel::update(good).set(links::used_at.eq(NOW)).execute(conn)
}

pub(super) fn claim(conn: &mut Conn, link: ActivationId, seconds: i32) -> QueryResult<usize> {
    let free = links::table
        .find(link)
        .filter(links::claimed_until.is_null().or(links::claimed_until.lt(NOW)));
    diesel::update(free)
        .set(links::claimed_until.eq((NOW + seconds.seconds()).nullable()))
        .execute(conn)
}

pub(super) fn release(conn: &mut Conn, link: ActivationId) -> QueryResult<usize> {
    diesel::update(links::table.find(link))
        .set(links::claimed_until.eq(None::<Instant>))
        .execute(conn)
}

type SentRow = (ActivationId, String, Instant, Instant, Option<Instant>, Option<Instant>);

pub(super) fn latest(conn: &mut Conn, inquiry: InquiryId) -> QueryResult<Option<Sent>> {
    let row: Option<SentRow> = links::table
        .filter(links::inquiry_id.eq(inquiry))
        .order((links::created_at.desc(), links::id.desc()))
        .select((
            links::id,
            links::email,
            links::created_at,
            links::expires_at,
            links::used_at,
            links::revoked_at,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(id, email, sent_at, expires_at, used_at, revoked_at)| Sent {
        id,
        email,
        sent_at,
        expires_at,
        used_at,
        revoked_at,
    }))
}

pub(super) fn overdue(conn: &mut Conn, limit: i64) -> QueryResult<Vec<InquiryId>> {
    let good = links::table
        .filter(links::inquiry_id.eq(inquiries::id))
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(NOW).or(links::claimed_until.gt(NOW)));
    inquiries::table
        .filter(inquiries::state.eq_any([State::ActivationSent, State::Activated]))
        .filter(not(exists(good)))
        .order(inquiries::id)
        .limit(limit)
        .select(inquiries::id)
        .load(conn)
}
