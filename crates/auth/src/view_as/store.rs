//! Permissions in the database. Every function is one statement.

use db::Conn;
use db::schema::view_as_grants as g;
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, UserId, ViewAsId};

use super::rules::{Grant, Secret};

#[derive(Queryable, Selectable)]
#[diesel(table_name = g, check_for_backend(Pg))]
struct Row {
    id: ViewAsId,
    admin_id: UserId,
    signed_in_at: Instant,
    viewed_id: UserId,
    company_id: Option<CompanyId>,
    reason: String,
    began_at: Instant,
    ends_at: Instant,
    ended_at: Option<Instant>,
}

impl From<Row> for Grant {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            admin: row.admin_id,
            signed_in_at: row.signed_in_at,
            viewed: row.viewed_id,
            company: row.company_id,
            reason: row.reason,
            began_at: row.began_at,
            ends_at: row.ends_at,
            ended_at: row.ended_at,
        }
    }
}

pub(super) fn insert(conn: &mut Conn, grant: &Grant, secret: &Secret) -> QueryResult<usize> {
    diesel::insert_into(g::table)
        .values((
            g::id.eq(grant.id),
            g::secret_sha256.eq(secret.sha256()),
            g::admin_id.eq(grant.admin),
            g::signed_in_at.eq(grant.signed_in_at),
            g::viewed_id.eq(grant.viewed),
            g::company_id.eq(grant.company),
            g::reason.eq(&grant.reason),
            g::began_at.eq(grant.began_at),
            g::ends_at.eq(grant.ends_at),
        ))
        .execute(conn)
}

pub(super) fn by_secret(conn: &mut Conn, secret: &Secret) -> QueryResult<Option<Grant>> {
    let row = g::table
        .filter(g::secret_sha256.eq(secret.sha256()))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(Grant::from))
}

/// One permission, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: ViewAsId) -> QueryResult<Option<Grant>> {
    let row = g::table.find(id).for_update().select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(Grant::from))
}

/// Those of an admin that have not ended, locked until the transaction ends.
pub(super) fn lock_open(conn: &mut Conn, admin: UserId) -> QueryResult<Vec<Grant>> {
    let rows: Vec<Row> = g::table
        .filter(g::ended_at.is_null())
        .filter(g::admin_id.eq(admin))
        .for_update()
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Grant::from).collect())
}

/// Those whose time is over at `now` and that have not ended, locked until the transaction ends.
pub(super) fn lock_over(conn: &mut Conn, now: Instant) -> QueryResult<Vec<Grant>> {
    let rows: Vec<Row> = g::table
        .filter(g::ended_at.is_null())
        .filter(g::ends_at.le(now))
        .for_update()
        .skip_locked()
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Grant::from).collect())
}

/// Those that have not ended, the oldest first.
pub(super) fn list_open(conn: &mut Conn) -> QueryResult<Vec<Grant>> {
    let rows: Vec<Row> =
        g::table.filter(g::ended_at.is_null()).order(g::id).select(Row::as_select()).load(conn)?;
    Ok(rows.into_iter().map(Grant::from).collect())
}

pub(super) fn end(conn: &mut Conn, id: ViewAsId, at: Instant) -> QueryResult<usize> {
    diesel::update(g::table.find(id)).set(g::ended_at.eq(at)).execute(conn)
}

pub(super) fn remove_ended(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(g::table.filter(g::ended_at.lt(before))).execute(conn)
}
