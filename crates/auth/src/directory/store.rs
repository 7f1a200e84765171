//! Candidates in the database. Every function is one statement.

use db::Conn;
use db::schema::users;
use db::text_search::{FEW, SAMPLE, planned_for_its_text};
use diesel::dsl::sql;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Text, Timestamptz};
use kernel::{Cursor, Instant, Paging, UserId};

use super::rules::{Person, Standing, Wanted};
use crate::users::{Access, Kind};

diesel::define_sql_function! {
    /// A name without regard to case and spaces.
    fn plain_name(shown: Text) -> Text;
}

diesel::define_sql_function! {
    /// The mailbox of an address, without its aliases.
    fn mailbox_of(address: Text) -> Text;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(Pg))]
struct Row {
    id: UserId,
    email: String,
    email_verified: bool,
    display_name: String,
    username: Option<String>,
    profile_completed: bool,
    disabled_at: Option<Instant>,
    merged_into: Option<UserId>,
    created_at: Instant,
}

impl From<Row> for Person {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            email: row.email,
            email_verified: row.email_verified,
            display_name: row.display_name,
            username: row.username,
            profile_completed: row.profile_completed,
            access: if row.disabled_at.is_some() { Access::Locked } else { Access::Open },
            merged_into: row.merged_into,
            joined_at: row.created_at,
        }
    }
}

/// The words of those who came last.
pub(super) fn newest(conn: &mut Conn) -> QueryResult<Vec<String>> {
    users::table
        .filter(users::kind.eq(Kind::Candidate))
        .filter(users::erased_at.is_null())
        .order((users::created_at.desc(), users::id.desc()))
        .limit(SAMPLE)
        .select(users::words)
        .load(conn)
}

/// The candidates in whom all these parts are found, in no order, each with when they came: at most one more than
/// [`FEW`]. The index is asked for `one` of the parts where it is given.
pub(super) fn matching(
    conn: &mut Conn,
    parts: &[String],
    one: Option<&str>,
) -> QueryResult<Vec<(Instant, UserId)>> {
    let mut query = users::table
        .filter(users::kind.eq(Kind::Candidate))
        .filter(users::erased_at.is_null())
        .filter(planned_for_its_text())
        .select((users::created_at, users::id))
        .limit(FEW + 1)
        .into_boxed();
    for part in parts {
        let pattern = format!("%{part}%");
        query = match one {
            // The index has the words as they are, and not with nothing behind them.
            Some(one) if one != part.as_str() => {
                query.filter(users::words.concat("").like(pattern))
            }
            _ => query.filter(users::words.like(pattern)),
        };
    }
    query.load(conn)
}

/// Of those `among` where they are given, else of those in whom the words are found.
pub(super) fn list(
    conn: &mut Conn,
    wanted: &Wanted,
    among: Option<&[UserId]>,
    paging: Paging,
) -> QueryResult<Vec<Person>> {
    let mut query = users::table
        .filter(users::kind.eq(Kind::Candidate))
        .filter(users::erased_at.is_null())
        .into_boxed();
    query = match wanted.standing.unwrap_or(Standing::All) {
        Standing::All => query,
        Standing::Unverified => query.filter(users::email_verified.eq(false)),
        Standing::Incomplete => query.filter(users::profile_completed.eq(false)),
        Standing::Locked => query.filter(users::disabled_at.is_not_null()),
    };
    query = match among {
        // An order that no index has: the planner would walk the list until it has met enough of these.
        Some(ids) => query.filter(users::id.eq_any(ids)).order((
            sql::<Timestamptz>("users.created_at + interval '0'").desc(),
            users::id.desc(),
        )),
        None => query.order((users::created_at.desc(), users::id.desc())),
    };
    if among.is_none() {
        for pattern in wanted.patterns() {
            query = query.filter(planned_for_its_text()).filter(users::words.like(pattern));
        }
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = users::created_at.eq(at).and(users::id.lt(id));
        query = query.filter(users::created_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query.limit(paging.limit.fetch()).select(Row::as_select()).load(conn)?;
    Ok(rows.into_iter().map(Person::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: UserId) -> QueryResult<Option<Person>> {
    let row = users::table
        .find(id)
        .filter(users::kind.eq(Kind::Candidate))
        .filter(users::erased_at.is_null())
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(Person::from))
}

/// The name and the mailbox of an account, as they are compared.
pub(super) fn facts(conn: &mut Conn, id: UserId) -> QueryResult<Option<(String, String)>> {
    let facts = (plain_name(users::display_name), mailbox_of(users::email));
    users::table.find(id).select(facts).first(conn).optional()
}

/// The candidates who have the name or the mailbox and whose accounts were not merged, those who came last first; whether
/// each has the name, and the mailbox.
pub(super) fn alike(
    conn: &mut Conn,
    id: UserId,
    (name, mailbox): &(String, String),
    most: i64,
) -> QueryResult<Vec<(Person, bool, bool)>> {
    let same_name = || plain_name(users::display_name).eq(name).and(users::display_name.ne(""));
    let same_mailbox = || mailbox_of(users::email).eq(mailbox);
    let rows: Vec<(Row, bool, bool)> = users::table
        .filter(users::kind.eq(Kind::Candidate))
        .filter(users::erased_at.is_null())
        .filter(users::merged_into.is_null())
        .filter(users::id.ne(id))
        .filter(same_name().or(same_mailbox()))
        .order((users::created_at.desc(), users::id.desc()))
        .limit(most)
        .select((Row::as_select(), same_name(), same_mailbox()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, name, mailbox)| (row.into(), name, mailbox)).collect())
}
