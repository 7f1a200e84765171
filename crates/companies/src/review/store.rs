//! The admin's queue in the database. Every function is one statement.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use db::Conn;
use db::schema::{companies, company_members as members, inquiries, users};
use db::text_search::fold_text;
use diesel::dsl::{InnerJoinQuerySource, count_star, min};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Text};
use kernel::{CompanyId, Cursor, InquiryId, Instant, Paging, fold};

use super::rules::{Asked, Column, NEW, STALE};
use super::signals::{domain, is_free_mail};
use crate::inquiries::store::Row;
use crate::inquiries::{Inquiry, State};

diesel::define_sql_function! {
    /// One part of a text.
    fn split_part(text: Text, separator: Text, part: Integer) -> Text;
}

/// An inquiry, its account's address and whether that is verified.
pub(super) type Found = (Inquiry, String, bool);
type FoundRow = (Row, String, bool);

fn found((row, email, verified): FoundRow) -> Found {
    (row.into(), email, verified)
}

type Source = InnerJoinQuerySource<inquiries::table, users::table>;
type Condition = Box<dyn BoxableExpression<Source, Pg, SqlType = Bool>>;

/// Whether an inquiry stands in the column at `now` and is in one of these of its states; of all of them it says the same
/// as [`Column::of`].
fn stands_in(column: Column, states: &'static [State], now: Instant) -> Condition {
    let within: Condition = match states {
        [one] => Box::new(inquiries::state.eq(*one)),
        several => Box::new(inquiries::state.eq_any(several)),
    };
    let (stale, new) = (now - STALE, now - NEW);
    let rests = inquiries::state.ne_all(Column::Stale.states());
    let fresh = rests.or(inquiries::changed_at.gt(stale));
    match column {
        Column::Stale => Box::new(within.and(inquiries::changed_at.le(stale))),
        Column::New => Box::new(within.and(inquiries::changed_at.gt(new))),
        Column::OtpPending => Box::new(within.and(fresh).and(inquiries::changed_at.le(new))),
        _ => Box::new(within.and(fresh)),
    }
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    asked: Asked,
    now: Instant,
    paging: Paging,
) -> QueryResult<Vec<Found>> {
    let parts: Vec<Condition> = match asked.column {
        None => vec![Box::new(inquiries::created_at.is_not_null())],
        Some(column @ Column::Stale) => vec![stands_in(column, column.states(), now)],
        // Each state has the queue's order in an index; several in one condition have none.
        Some(column) => {
            column.states().chunks(1).map(|state| stands_in(column, state, now)).collect()
        }
    };
    let mut found = Vec::new();
    for part in parts {
        found.extend(meeting(conn, part, asked.state, paging)?);
    }
    found.sort_by_key(|(inquiry, ..)| Reverse((inquiry.created_at, inquiry.id)));
    found.truncate(usize::try_from(paging.limit.fetch()).unwrap_or(usize::MAX));
    Ok(found)
}

fn meeting(
    conn: &mut Conn,
    mut wanted: Condition,
    state: Option<State>,
    paging: Paging,
) -> QueryResult<Vec<Found>> {
    if let Some(state) = state {
        wanted = Box::new(wanted.and(inquiries::state.eq(state)));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = inquiries::created_at.eq(at).and(inquiries::id.lt(id));
        wanted = Box::new(wanted.and(inquiries::created_at.lt(at).or(same)));
    }
    let rows: Vec<FoundRow> = inquiries::table
        .inner_join(users::table)
        .filter(wanted)
        .order((inquiries::created_at.desc(), inquiries::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), users::email, users::email_verified))
        .load(conn)?;
    Ok(rows.into_iter().map(found).collect())
}

pub(super) fn find(conn: &mut Conn, id: InquiryId) -> QueryResult<Option<Found>> {
    let row: Option<FoundRow> = inquiries::table
        .inner_join(users::table)
        .filter(inquiries::id.eq(id))
        .select((Row::as_select(), users::email, users::email_verified))
        .first(conn)
        .optional()?;
    Ok(row.map(found))
}

pub(super) fn count(conn: &mut Conn, column: Column, now: Instant) -> QueryResult<i64> {
    let board = inquiries::table.inner_join(users::table);
    board.filter(stands_in(column, column.states(), now)).count().get_result(conn)
}

/// The states in which the admin can decide about a company: also of one that sent no inquiry.
const WITH_US: [State; 2] = [State::Registered, State::InReview];

/// Since when the admin can decide about a company.
pub(super) fn waits_since(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Instant>> {
    let waiting = inquiries::table
        .filter(inquiries::company_id.eq(company))
        .filter(inquiries::state.eq_any(WITH_US));
    waiting.select(min(inquiries::changed_at)).first(conn)
}

pub(super) fn backlog(
    conn: &mut Conn,
    column: Column,
    now: Instant,
) -> QueryResult<(i64, Option<Instant>)> {
    let ours: Condition = match column {
        Column::InReview => Box::new(inquiries::state.ne(State::InfoRequested)),
        _ => Box::new(inquiries::state.is_not_null()),
    };
    let board = inquiries::table.inner_join(users::table);
    let waiting = board.filter(stands_in(column, column.states(), now)).filter(ours);
    waiting.select((count_star(), min(inquiries::changed_at))).first(conn)
}

type Whose = HashMap<String, HashSet<CompanyId>>;

fn gather(rows: Vec<(String, CompanyId)>) -> Whose {
    let mut whose = Whose::new();
    for (key, company) in rows {
        whose.entry(key).or_default().insert(company);
    }
    whose
}

/// The companies with the names of these inquiries, by their own name or that of their form.
pub(super) fn same_names(conn: &mut Conn, found: &[Found]) -> QueryResult<Whose> {
    let names: Vec<String> =
        found.iter().map(|(inquiry, ..)| fold(&inquiry.form.company_name)).collect();
    let own = companies::table
        .filter(fold_text(companies::name).eq_any(&names))
        .select((fold_text(companies::name), companies::id));
    let said = inquiries::table
        .filter(fold_text(inquiries::company_name).eq_any(&names))
        .select((fold_text(inquiries::company_name), inquiries::company_id));
    own.union(said).load(conn).map(gather)
}

/// The companies whose people write from the domains of these inquiries.
pub(super) fn same_domains(conn: &mut Conn, found: &[Found]) -> QueryResult<Whose> {
    let domains: Vec<&str> = found
        .iter()
        .map(|(_, email, _)| domain(email))
        .filter(|domain| !is_free_mail(domain))
        .collect();
    let part = || split_part(users::email, "@", 2);
    members::table
        .inner_join(users::table)
        .filter(part().eq_any(domains))
        .select((part(), members::company_id))
        .load(conn)
        .map(gather)
}
