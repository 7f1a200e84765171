//! The admin's board of internships before their start.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime};
use db::Conn;
use kernel::{Cursor, Instant, InternshipId, Page, Paging};

pub use rules::{Card, Column};

use crate::Error;
use crate::checklists::{self, Item, Owner};
use crate::placements::Internship;

/// What is wanted of a column.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    /// Which.
    pub column: Column,
    /// Only those with an item whose owner is late.
    pub overdue: bool,
}

impl Wanted {
    fn at(self, now: Instant) -> (Column, Option<NaiveDate>) {
        (self.column, self.overdue.then(|| now.date_naive()))
    }
}

/// A column, those that start first come first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    wanted: Wanted,
    paging: Paging,
    now: Instant,
) -> Result<Page<Card>, Error> {
    let rows = store::list(conn, wanted.at(now), paging)?;
    // The place is the first day, which is no time of the day.
    let key = |row: &Internship| Cursor {
        at: row.starts_on.and_time(NaiveTime::MIN).and_utc(),
        id: row.id.0,
    };
    let page = Page::cut(rows, paging.limit, key);
    let ids: Vec<InternshipId> = page.items.iter().map(|one| one.id).collect();
    let mut items: BTreeMap<InternshipId, Vec<Item>> = BTreeMap::new();
    for item in checklists::of_internships(conn, &ids)? {
        items.entry(item.internship).or_default().push(item);
    }
    Ok(page.map(|internship| {
        let items = items.remove(&internship.id).unwrap_or_default();
        Card { internship, items }
    }))
}

/// How many are in each column.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, overdue: bool, now: Instant) -> Result<Vec<(Column, i64)>, Error> {
    let count = |column| {
        let wanted = Wanted { column, overdue };
        Ok((column, store::count(conn, wanted.at(now))?))
    };
    Column::ALL.into_iter().map(count).collect()
}

/// What waits for the admin before internships start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owed {
    /// Items that somebody has submitted.
    Review,
    /// Items that the admin does.
    Own,
    /// Internships whose required items are all approved.
    Ready,
}

/// How much of it there is, and since when the first: since its item or its internship last changed.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn, owed: Owed) -> Result<(i64, Option<Instant>), Error> {
    match owed {
        Owed::Review => Ok(store::backlog_of_items(conn, &[checklists::State::Submitted], None)?),
        Owed::Own => {
            let open = [checklists::State::Todo, checklists::State::Rejected];
            Ok(store::backlog_of_items(conn, &open, Some(Owner::Admin))?)
        }
        Owed::Ready => Ok(store::backlog(conn, Column::Done)?),
    }
}
