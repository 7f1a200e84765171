//! Keys in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{api_keys as keys, companies};
use diesel::prelude::*;
use kernel::{ApiKeyId, CompanyId, Cursor, Instant, Paging};

use super::rules::{Key, New, Opened, Scope};
use super::secret::Secret;
use crate::profiles::{Company, State};

#[derive(Queryable, Selectable)]
#[diesel(table_name = keys)]
struct Row {
    id: ApiKeyId,
    name: String,
    prefix: String,
    scopes: Vec<String>,
    created_at: Instant,
    expires_at: Instant,
    last_used_on: Option<NaiveDate>,
}

/// A scope that this program does not know opens nothing.
fn scopes(words: &[String]) -> Vec<Scope> {
    words.iter().filter_map(|word| Scope::parse(word)).collect()
}

impl From<Row> for Key {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            name: row.name,
            prefix: row.prefix,
            scopes: scopes(&row.scopes),
            created_at: row.created_at,
            expires_at: row.expires_at,
            last_used_on: row.last_used_on,
        }
    }
}

pub(super) fn count_live(conn: &mut Conn, company: CompanyId, now: Instant) -> QueryResult<i64> {
    keys::table
        .filter(keys::company_id.eq(company))
        .filter(keys::revoked_at.is_null())
        .filter(keys::expires_at.gt(now))
        .count()
        .get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    new: &New,
    secret: &Secret,
    (now, expires_at): (Instant, Instant),
) -> QueryResult<Key> {
    let words: Vec<&str> = new.scopes.iter().map(|scope| scope.as_str()).collect();
    let row: Row = diesel::insert_into(keys::table)
        .values((
            keys::id.eq(ApiKeyId::new()),
            keys::company_id.eq(new.company),
            keys::name.eq(&new.name),
            keys::prefix.eq(secret.prefix()),
            keys::secret_sha256.eq(secret.digest()),
            keys::scopes.eq(words),
            keys::created_by.eq(new.by),
            keys::created_at.eq(now),
            keys::expires_at.eq(expires_at),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

/// The newest first.
pub(super) fn list(conn: &mut Conn, company: CompanyId, paging: Paging) -> QueryResult<Vec<Key>> {
    let mut query = keys::table
        .filter(keys::company_id.eq(company))
        .filter(keys::revoked_at.is_null())
        .order((keys::created_at.desc(), keys::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = keys::created_at.eq(at).and(keys::id.lt(id));
        query = query.filter(keys::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Key::from).collect())
}

pub(super) fn revoke(
    conn: &mut Conn,
    company: CompanyId,
    id: ApiKeyId,
    now: Instant,
) -> QueryResult<usize> {
    let counting = keys::table
        .find(id)
        .filter(keys::company_id.eq(company))
        .filter(keys::revoked_at.is_null());
    diesel::update(counting).set(keys::revoked_at.eq(now)).execute(conn)
}

type OpenedRow = (ApiKeyId, Vec<String>, (CompanyId, String, State));

pub(super) fn open(conn: &mut Conn, secret: &Secret, now: Instant) -> QueryResult<Option<Opened>> {
    let row: Option<OpenedRow> = keys::table
        .inner_join(companies::table)
        .filter(keys::secret_sha256.eq(secret.digest()))
        .filter(keys::revoked_at.is_null())
        .filter(keys::expires_at.gt(now))
        .filter(companies::state.eq(State::Approved))
        .select((keys::id, keys::scopes, (companies::id, companies::name, companies::state)))
        .first(conn)
        .optional()?;
    Ok(row.map(|(id, words, (company, name, state))| Opened {
        id,
        company: Company { id: company, name, state },
        scopes: scopes(&words),
    }))
}

/// Nothing is written where it was used on that day already.
pub(super) fn note_use(conn: &mut Conn, id: ApiKeyId, today: NaiveDate) -> QueryResult<usize> {
    let before = keys::last_used_on.is_null().or(keys::last_used_on.lt(today));
    diesel::update(keys::table.find(id).filter(before))
        .set(keys::last_used_on.eq(today))
        .execute(conn)
}
