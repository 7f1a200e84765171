//! The whole audit trail, filtered, for the admin.

use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Page, Paging};

use super::Actor;
use crate::schema::{audit_log, users};
use crate::{Conn, Error};

diesel::define_sql_function! {
    /// Where a part begins, from 1; 0 where it is none.
    fn strpos(text: Text, part: Text) -> Integer;
}

/// Who acted, as the admin looks for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// Somebody with this part in their address, in lower case.
    Person(String),
    /// The software itself.
    System,
    /// Somebody at the command line of the server.
    Operator,
}

/// Which entries are asked for. Each part that is there narrows them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Who acted.
    pub actor: Option<By>,
    /// What was done, such as `approve`.
    pub action: Option<String>,
    /// The kind of thing, such as `company`.
    pub object_kind: Option<String>,
    /// The thing itself.
    pub object: Option<Uuid>,
    /// From this instant on.
    pub from: Option<Instant>,
    /// Before this one.
    pub before: Option<Instant>,
}

/// An entry of the trail.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Row {
    /// Its number, which grows.
    pub number: i64,
    /// When, by the database's clock.
    pub at: Instant,
    /// `user`, `system` or `operator`.
    pub actor_kind: String,
    /// The address of the person, where it was one.
    pub actor_email: Option<String>,
    /// What was done.
    pub action: String,
    /// With what kind of thing.
    pub object_kind: String,
    /// With which.
    pub object: Option<Uuid>,
    /// The state before, where there is one.
    pub from: Option<String>,
    /// The state after, where there is one.
    pub to: Option<String>,
    /// Why, in the actor's words.
    pub reason: Option<String>,
}

/// The entries that a filter leaves, newest first.
///
/// # Errors
/// [`Error::Query`].
pub fn list(conn: &mut Conn, filter: &Filter, paging: Paging) -> Result<Page<Row>, Error> {
    let mut query = audit_log::table
        .left_join(users::table)
        .order(audit_log::id.desc())
        .limit(paging.limit.fetch())
        .select((
            audit_log::id,
            audit_log::at,
            audit_log::actor_kind,
            users::email.nullable(),
            audit_log::action,
            audit_log::object_kind,
            audit_log::object_id,
            audit_log::from_state,
            audit_log::to_state,
            audit_log::reason,
        ))
        .into_boxed();
    if let Some(after) = paging.after {
        query = query.filter(audit_log::id.lt(number_of(after.id)));
    }
    if let Some(actor) = &filter.actor {
        query = match actor {
            By::Person(part) => query.filter(strpos(users::email, part).gt(0)),
            By::System => query.filter(audit_log::actor_kind.eq(Actor::System.kind())),
            By::Operator => query.filter(audit_log::actor_kind.eq(Actor::Operator.kind())),
        };
    }
    if let Some(action) = &filter.action {
        query = query.filter(audit_log::action.eq(action));
    }
    if let Some(kind) = &filter.object_kind {
        query = query.filter(audit_log::object_kind.eq(kind));
    }
    if let Some(object) = filter.object {
        query = query.filter(audit_log::object_id.eq(object));
    }
    if let Some(from) = filter.from {
        query = query.filter(audit_log::at.ge(from));
    }
    if let Some(before) = filter.before {
        query = query.filter(audit_log::at.lt(before));
    }
    let rows: Vec<Row> = query.load(conn)?;
    let key = |row: &Row| Cursor { at: row.at, id: id_of(row.number) };
    Ok(Page::cut(rows, paging.limit, key))
}

/// A row's number as the id of a cursor.
fn id_of(number: i64) -> Uuid {
    Uuid::from_u128(u128::from(number.unsigned_abs()))
}

fn number_of(id: Uuid) -> i64 {
    i64::try_from(id.as_u128()).unwrap_or(i64::MAX)
}
