//! What becomes of the rows that name a company once it is merged into another.
//!
//! Each crate says it of its own tables in a list, as it does of persons for [`crate::privacy`]. The merger and its
//! preview run the same lists, so they cannot differ; a test compares the lists with the database.

mod items;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use kernel::CompanyId;
use kernel::uuid::Uuid;
use sha2::{Digest, Sha256};

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

/// What is done with some rows of a table. Conditions and assignments are SQL: `held` is a row of the company that is
/// merged, `$1` that company's id, `$2` the id of the company that it is merged into.
#[derive(Debug, Clone, Copy)]
pub struct Act {
    when: &'static str,
    deed: Deed,
}

/// Rows that the other company takes over.
pub const fn moved(when: &'static str) -> Act {
    Act { when, deed: Deed::Move { set: "" } }
}

/// The same, changing a column on the way.
pub const fn moved_with(when: &'static str, set: &'static str) -> Act {
    Act { when, deed: Deed::Move { set } }
}

/// Rows that the other company gets a copy of.
pub const fn copied(when: &'static str, columns: &'static str, values: &'static str) -> Act {
    Act { when, deed: Deed::Copy { columns, values } }
}

/// Rows that change one of the other company's, which the condition calls `other`.
pub const fn replaced(when: &'static str, set: &'static str) -> Act {
    Act { when, deed: Deed::Replace { set } }
}

/// Rows that end, and what the audit log calls each of them.
pub const fn ended(when: &'static str, set: &'static str, kind: &'static str) -> Act {
    Act { when, deed: Deed::End { set, kind } }
}

/// Rows that go, because the other company has the same.
pub const fn dropped(when: &'static str) -> Act {
    Act { when, deed: Deed::Drop }
}

/// Rows that go, because a row of the other company has the same in the column `key`.
pub const fn dropped_if_double(key: &'static str) -> Act {
    Act { when: "true", deed: Deed::DropDouble { key } }
}

/// A table that names a company. What no act takes stays with the company that is merged.
#[derive(Debug, Clone, Copy)]
pub struct Table {
    /// Which.
    pub item: Item,
    /// The column with the company's id.
    pub column: &'static str,
    acts: &'static [Act],
}

impl Table {
    /// A table whose column `company_id` names the company.
    pub const fn of(item: Item, acts: &'static [Act]) -> Self {
        Self { item, column: "company_id", acts }
    }

    /// The same with another column.
    #[must_use]
    pub const fn named_in(self, column: &'static str) -> Self {
        Self { column, ..self }
    }
}

/// How many rows of a table come to the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// Of which table.
    pub item: Item,
    /// What becomes of them.
    pub fate: Fate,
    /// How many; at least one.
    pub rows: i64,
}

/// What became of everything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Absorbed {
    /// In the order of the tables.
    pub parts: Vec<Part>,
    /// What ended, as the audit log calls it.
    pub ended: Vec<(&'static str, Uuid)>,
}

impl Absorbed {
    /// 64 hexadecimal digits that change with what is counted, and with `about`.
    pub fn digest(&self, about: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(about);
        for Part { item, fate, rows } in &self.parts {
            hash.update(format!("\n{} {} {rows}", item.as_str(), fate.as_str()));
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// How many rows belong to the other company now.
    pub fn moved(&self) -> i64 {
        let moved = self.parts.iter().filter(|part| part.fate == Fate::Moved);
        moved.map(|part| part.rows).sum()
    }
}

/// Does with the rows of the first company what the tables say, for the second. Both are locked.
///
/// # Errors
/// [`Error::Query`], also where both have what only one can have.
pub fn absorb(
    conn: &mut Conn,
    tables: &[Table],
    of: (CompanyId, CompanyId),
) -> Result<Absorbed, Error> {
    let mut absorbed = Absorbed::default();
    for table in tables {
        let mut rows: BTreeMap<Fate, i64> = BTreeMap::new();
        for act in table.acts {
            let (fate, number) = table.run(conn, act, of, &mut absorbed.ended)?;
            *rows.entry(fate).or_default() += number;
        }
        let ended = rows.get(&Fate::Ended).copied().unwrap_or_default();
        rows.insert(Fate::Kept, table.count(conn, of)? - ended);
        let rows = rows.into_iter().filter(|(_, rows)| *rows > 0);
        absorbed.parts.extend(rows.map(|(fate, rows)| Part { item: table.item, fate, rows }));
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

impl Table {
    /// What became of the rows that one act takes, and how many those are.
    fn run(
        &self,
        conn: &mut Conn,
        act: &Act,
        of: (CompanyId, CompanyId),
        into: &mut Vec<(&'static str, Uuid)>,
    ) -> Result<(Fate, i64), Error> {
        let (name, column) = (self.item.as_str(), self.column);
        let held = format!("{} and ({})", self.held(), act.when);
        let (fate, sql) = match act.deed {
            Deed::Move { set } => {
                let set = if set.is_empty() { String::new() } else { format!(", {set}") };
                let sql = format!("update {name} as held set {column} = $2{set} where {held}");
                (Fate::Moved, sql)
            }
            Deed::Copy { columns, values } => {
                let from = format!("select {values} from {name} as held where {held}");
                (Fate::Copied, format!("insert into {name} ({columns}) {from}"))
            }
            Deed::Replace { set } => {
                let pair = format!("from {name} as held where other.{column} = $2 and {held}");
                (Fate::Replaced, format!("update {name} as other set {set} {pair}"))
            }
            Deed::Drop => (Fate::Dropped, format!("delete from {name} as held where {held}")),
            Deed::DropDouble { key } => {
                let same = format!("other.{column} = $2 and other.{key} = held.{key}");
                let double = format!("exists (select from {name} other where {same})");
                (Fate::Dropped, format!("delete from {name} as held where {held} and {double}"))
            }
            Deed::End { set, kind } => {
                let sql = format!("update {name} as held set {set} where {held} returning held.id");
                let ids: Vec<Id> = bound(sql, of).load(conn)?;
                let number = i64::try_from(ids.len()).unwrap_or(i64::MAX);
                into.extend(ids.into_iter().map(|row| (kind, row.id)));
                return Ok((Fate::Ended, number));
            }
        };
        let number = bound(sql, of).execute(conn)?;
        Ok((fate, i64::try_from(number).unwrap_or(i64::MAX)))
    }

    /// How many rows are left with the company, with those that ended.
    fn count(&self, conn: &mut Conn, of: (CompanyId, CompanyId)) -> Result<i64, Error> {
        let (name, held) = (self.item.as_str(), self.held());
        let sql = format!("select count(*) as number from {name} as held where {held}");
        let row: Number = bound(sql, of).get_result(conn)?;
        Ok(row.number)
    }

    fn held(&self) -> String {
        format!("held.{column} = $1 and held.{column} <> $2", column = self.column)
    }
}

// Every part of the statement is our own constant; the two ids are bound.
#[expect(clippy::disallowed_methods, reason = "the tables are data, which the builder cannot name")]
fn bound(sql: String, (from, into): (CompanyId, CompanyId)) -> Bound {
    let query = diesel::sql_query(sql).into_boxed::<diesel::pg::Pg>();
    query.bind::<SqlUuid, _>(from).bind::<SqlUuid, _>(into)
}
