//! What becomes of the rows that name a company or a person once that is merged into another.
//!
//! Each crate says it of its own tables in a list, as it does of persons for [`crate::privacy`]. The merger and its
//! preview run the same lists, so they cannot differ; a test compares the lists with the database.

mod accounts;
mod items;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use kernel::Words;
use kernel::uuid::Uuid;
use sha2::{Digest, Sha256};

pub use accounts::{AccountItem, PERSONS};
pub use items::{Fate, Item};

use crate::{Conn, Error};

#[derive(Debug, Clone, Copy)]
enum Deed {
    Move { set: &'static str },
    Copy { columns: &'static str, values: &'static str },
    Replace { set: &'static str },
    End { set: &'static str, kind: &'static str },
    Drop,
    DropDouble { key: &'static str },
}

/// What is done with some rows of a table. Conditions and assignments are SQL: `held` is a row of the one that is
/// merged, `$1` its id, `$2` the id of the one that it is merged into.
#[derive(Debug, Clone, Copy)]
pub struct Act {
    when: &'static str,
    deed: Deed,
}

/// Rows that the other one takes over.
pub const fn moved(when: &'static str) -> Act {
    Act { when, deed: Deed::Move { set: "" } }
}

/// The same, changing a column on the way.
pub const fn moved_with(when: &'static str, set: &'static str) -> Act {
    Act { when, deed: Deed::Move { set } }
}

/// Rows that the other one gets a copy of.
pub const fn copied(when: &'static str, columns: &'static str, values: &'static str) -> Act {
    Act { when, deed: Deed::Copy { columns, values } }
}

/// Rows that change one of the other's, which the condition calls `other`.
pub const fn replaced(when: &'static str, set: &'static str) -> Act {
    Act { when, deed: Deed::Replace { set } }
}

/// Rows that end, and what the audit log calls each of them.
pub const fn ended(when: &'static str, set: &'static str, kind: &'static str) -> Act {
    Act { when, deed: Deed::End { set, kind } }
}

/// Rows that go, because the other one has the same.
pub const fn dropped(when: &'static str) -> Act {
    Act { when, deed: Deed::Drop }
}

/// Rows that go, because a row of the other one has the same in the column `key`.
pub const fn dropped_if_double(key: &'static str) -> Act {
    Act { when: "true", deed: Deed::DropDouble { key } }
}

/// A table that names what is merged. What no act takes stays where it is.
#[derive(Debug, Clone, Copy)]
pub struct Table<I = Item> {
    /// What the preview calls it.
    pub item: I,
    /// Its name.
    pub name: &'static str,
    /// The column that says whose a row is.
    pub column: &'static str,
    /// What stands there for the one that is merged and for the other one.
    keys: [&'static str; 2],
    /// What the audit log knows a row by.
    id: &'static str,
    acts: &'static [Act],
}

impl Table<Item> {
    /// A table whose column `company_id` names the company.
    pub const fn of(item: Item, acts: &'static [Act]) -> Self {
        Self { item, name: item.as_str(), column: "company_id", keys: IDS, id: "id", acts }
    }
}

impl Table<AccountItem> {
    /// A table whose column `user_id` names the account.
    pub const fn of_account(item: AccountItem, acts: &'static [Act]) -> Self {
        Self { item, name: item.as_str(), column: "user_id", keys: IDS, id: "id", acts }
    }

    /// A table whose column `email` holds the account's address.
    pub const fn of_address(item: AccountItem, acts: &'static [Act]) -> Self {
        Self { item, name: item.as_str(), column: "email", keys: ADDRESSES, id: "id", acts }
    }

    /// A column that says which account did something. That stays.
    pub const fn signed(name: &'static str, column: &'static str) -> Self {
        let item = AccountItem::Signed;
        Self { item, name, column, keys: IDS, id: "id", acts: &[] }
    }
}

impl<I: Copy> Table<I> {
    /// The same with another column.
    #[must_use]
    pub const fn named_in(self, column: &'static str) -> Self {
        Self { column, ..self }
    }

    /// The same, where the audit log knows a row by another column than `id`.
    #[must_use]
    pub const fn known_by(self, id: &'static str) -> Self {
        Self { id, ..self }
    }
}

const IDS: [&str; 2] = ["$1", "$2"];
const ADDRESSES: [&str; 2] =
    ["(select email from users where id = $1)", "(select email from users where id = $2)"];

/// How many rows of a table come to the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<I = Item> {
    /// Of which table.
    pub item: I,
    /// What becomes of them.
    pub fate: Fate,
    /// How many; at least one.
    pub rows: i64,
}

/// What became of everything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absorbed<I = Item> {
    /// In the order of the tables.
    pub parts: Vec<Part<I>>,
    /// What ended, as the audit log calls it.
    pub ended: Vec<(&'static str, Uuid)>,
}

impl<I> Default for Absorbed<I> {
    fn default() -> Self {
        Self { parts: Vec::new(), ended: Vec::new() }
    }
}

impl<I: Words> Absorbed<I> {
    /// 64 hexadecimal digits that change with what is counted, and with `about`.
    pub fn digest(&self, about: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(about);
        for Part { item, fate, rows } in &self.parts {
            hash.update(format!("\n{} {} {rows}", item.as_str(), fate.as_str()));
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// How many rows belong to the other one now.
    pub fn moved(&self) -> i64 {
        let moved = self.parts.iter().filter(|part| part.fate == Fate::Moved);
        moved.map(|part| part.rows).sum()
    }

    /// Counts more rows; those of one item and fate are one part.
    pub fn add(&mut self, item: I, fate: Fate, rows: i64) {
        if rows <= 0 {
            return;
        }
        let same = |part: &&mut Part<I>| part.item == item && part.fate == fate;
        match self.parts.iter_mut().find(same) {
            Some(part) => part.rows += rows,
            None => self.parts.push(Part { item, fate, rows }),
        }
    }
}

/// Does with the rows of the first what the tables say, for the second. Both are locked.
///
/// # Errors
/// [`Error::Query`], also where both have what only one can have.
pub fn absorb<I: Words, K: Into<Uuid>>(
    conn: &mut Conn,
    tables: &[Table<I>],
    (from, into): (K, K),
) -> Result<Absorbed<I>, Error> {
    let of = (from.into(), into.into());
    let mut absorbed = Absorbed::default();
    for table in tables {
        let mut rows: BTreeMap<Fate, i64> = BTreeMap::new();
        for act in table.acts {
            let (fate, number) = table.run(conn, act, of, &mut absorbed.ended)?;
            *rows.entry(fate).or_default() += number;
        }
        let ended = rows.get(&Fate::Ended).copied().unwrap_or_default();
        rows.insert(Fate::Kept, table.count(conn, of)? - ended);
        for (fate, rows) in rows {
            absorbed.add(table.item, fate, rows);
        }
    }
    Ok(absorbed)
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

type Bound =
    diesel::query_builder::BoxedSqlQuery<'static, diesel::pg::Pg, diesel::query_builder::SqlQuery>;

impl<I> Table<I> {
    /// What became of the rows that one act takes, and how many those are.
    fn run(
        &self,
        conn: &mut Conn,
        act: &Act,
        of: (Uuid, Uuid),
        into: &mut Vec<(&'static str, Uuid)>,
    ) -> Result<(Fate, i64), Error> {
        let Self { name, column, id, keys: [_, other], .. } = self;
        let held = format!("{} and ({})", self.held(), act.when);
        let (fate, sql) = match act.deed {
            Deed::Move { set } => {
                let set = if set.is_empty() { String::new() } else { format!(", {set}") };
                let sql = format!("update {name} as held set {column} = {other}{set} where {held}");
                (Fate::Moved, sql)
            }
            Deed::Copy { columns, values } => {
                let from = format!("select {values} from {name} as held where {held}");
                (Fate::Copied, format!("insert into {name} ({columns}) {from}"))
            }
            Deed::Replace { set } => {
                let pair = format!("from {name} as held where other.{column} = {other} and {held}");
                (Fate::Replaced, format!("update {name} as other set {set} {pair}"))
            }
            Deed::Drop => (Fate::Dropped, format!("delete from {name} as held where {held}")),
            Deed::DropDouble { key } => {
                let same = format!("other.{column} = {other} and other.{key} = held.{key}");
                let double = format!("exists (select from {name} other where {same})");
                (Fate::Dropped, format!("delete from {name} as held where {held} and {double}"))
            }
            Deed::End { set, kind } => {
                let ended = format!("update {name} as held set {set} where {held}");
                let sql = format!("{ended} returning held.{id} as id");
                let ids: Vec<Id> = bound(sql, of).load(conn)?;
                let number = i64::try_from(ids.len()).unwrap_or(i64::MAX);
                into.extend(ids.into_iter().map(|row| (kind, row.id)));
                return Ok((Fate::Ended, number));
            }
        };
        let number = bound(sql, of).execute(conn)?;
        Ok((fate, i64::try_from(number).unwrap_or(i64::MAX)))
    }

    /// How many rows are left where they were, with those that ended.
    fn count(&self, conn: &mut Conn, of: (Uuid, Uuid)) -> Result<i64, Error> {
        let (name, held) = (self.name, self.held());
        let sql = format!("select count(*) as number from {name} as held where {held}");
        let row: Number = bound(sql, of).get_result(conn)?;
        Ok(row.number)
    }

    fn held(&self) -> String {
        let Self { column, keys: [own, other], .. } = self;
        format!("held.{column} = {own} and held.{column} <> {other}")
    }
}

// Every part of the statement is our own constant; the two ids are bound.
#[expect(clippy::disallowed_methods, reason = "the tables are data, which the builder cannot name")]
fn bound(sql: String, (from, into): (Uuid, Uuid)) -> Bound {
    let query = diesel::sql_query(sql).into_boxed::<diesel::pg::Pg>();
    query.bind::<SqlUuid, _>(from).bind::<SqlUuid, _>(into)
}
