//! What the database holds of persons.
//!
//! Each crate says it of its own tables in a list like this one's [`HELD`]; the export hands out and
//! the erasing removes what those lists say, so neither can forget a column. A test compares the
//! lists with the database.

use diesel::prelude::*;
use diesel::sql_types::{Text, Uuid as SqlUuid};
use kernel::UserId;

use crate::{Conn, Error};

/// What a column says of the person whose row it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Data of theirs: in the export, gone once they are erased.
    Person,
    /// Data of theirs that is not handed out, because …; gone once they are erased.
    Secret(&'static str),
    /// Data of theirs that is in the export and stays once they are erased, because ….
    Kept(&'static str),
    /// An account's id. It stays, and leads to an empty account once that is erased.
    Pseudonym,
    /// Nothing.
    Nothing,
}

/// One column.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it says of a person.
    pub holds: Holds,
    /// How it is written in the export, in SQL, where not as it is.
    pub shown: Option<&'static str>,
    /// What stands in its place in a row whose data is erased, in SQL; otherwise null, or what was
    /// there where the column is none of the person's.
    pub becomes: Option<&'static str>,
}

const fn column(name: &'static str, holds: Holds) -> Column {
    Column { name, holds, shown: None, becomes: None }
}

/// A column with data of the person.
pub const fn person(name: &'static str) -> Column {
    column(name, Holds::Person)
}

/// A column with data that is not handed out, and why.
pub const fn secret(name: &'static str, why: &'static str) -> Column {
    column(name, Holds::Secret(why))
}

/// A column whose data stays, and why.
pub const fn kept(name: &'static str, why: &'static str) -> Column {
    column(name, Holds::Kept(why))
}

/// A column with an account's id.
pub const fn pseudonym(name: &'static str) -> Column {
    column(name, Holds::Pseudonym)
}

/// A column that says nothing of a person.
pub const fn nothing(name: &'static str) -> Column {
    column(name, Holds::Nothing)
}

impl Column {
    /// Writes the column otherwise in the export.
    #[must_use]
    pub const fn shown(mut self, sql: &'static str) -> Self {
        self.shown = Some(sql);
        self
    }

    /// Leaves this in a row whose data is erased.
    #[must_use]
    pub const fn becomes(mut self, sql: &'static str) -> Self {
        self.becomes = Some(sql);
        self
    }
}

/// What erasing does to a person's rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Erase {
    /// They go.
    Rows,
    /// They stay, without their data.
    Data,
    /// They stay as they are.
    Leave,
}

/// One table.
#[derive(Debug, Clone, Copy)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// What it is to the person, in words.
    pub about: &'static str,
    /// Which rows are a person's, in SQL: `$1` is the account's id, `$2` its address. `None` means
    /// that no row is anybody's.
    pub own: Option<&'static str>,
    /// Rows of others that speak of the person and are erased with them, in SQL.
    pub also_erased: Option<&'static str>,
    /// What erasing does.
    pub erase: Erase,
    /// Every column.
    pub columns: &'static [Column],
}

impl Table {
    /// A table whose rows are nobody's.
    pub const fn of_nobody(name: &'static str, columns: &'static [Column]) -> Self {
        Self { name, about: "", own: None, also_erased: None, erase: Erase::Leave, columns }
    }

    /// A table with rows of persons; `own` says which.
    pub const fn of_persons(
        name: &'static str,
        about: &'static str,
        own: &'static str,
        erase: Erase,
        columns: &'static [Column],
    ) -> Self {
        Self { name, about, own: Some(own), also_erased: None, erase, columns }
    }

    /// Erases these rows of others too.
    #[must_use]
    pub const fn and_erases(mut self, sql: &'static str) -> Self {
        self.also_erased = Some(sql);
        self
    }
}

/// Whose data it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// The account.
    pub user: UserId,
    /// Its address, in lower case.
    pub email: String,
}

/// The tables of this crate.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "audit_log",
        "What you have done, and what was decided about your account",
        "actor_id = $1 or (object_kind = 'user' and object_id = $1)",
        Erase::Leave,
        &[
            nothing("id"),
            kept("at", AUDIT),
            pseudonym("actor_id"),
            nothing("actor_kind"),
            kept("action", AUDIT),
            kept("object_kind", AUDIT),
            kept("object_id", AUDIT),
            kept("from_state", AUDIT),
            kept("to_state", AUDIT),
            kept("reason", AUDIT),
        ],
    ),
    Table::of_persons(
        "idempotency_keys",
        "Answers kept for two days, so that a repeated request does nothing twice",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            person("key"),
            person("route"),
            secret("body_sha256", "it says nothing to a person")
                .shown("encode(body_sha256, 'hex')"),
            person("status"),
            person("response"),
            person("created_at"),
        ],
    )
    .and_erases("position($2 in response::text) > 0"),
    Table::of_persons(
        "rate_counters",
        "How often you did what lately",
        "subject = 'user:' || $1::text",
        Erase::Rows,
        &[
            person("action"),
            person("subject"),
            person("window_s"),
            person("began_at"),
            person("hits"),
        ],
    ),
];

const AUDIT: &str = "who decided what must stay provable; the log names accounts by id only";

/// Everything the tables hold of the person, as one JSON object: for each table with rows of
/// theirs, what it is and the rows.
///
/// # Errors
/// [`Error::Query`].
pub fn export(conn: &mut Conn, tables: &[Table], of: &Subject) -> Result<String, Error> {
    let mut parts = Vec::new();
    for table in tables {
        let Some(own) = table.own else { continue };
        let shown = table.columns.iter().filter(|column| column.is_exported());
        let shown: Vec<String> = shown.map(Column::in_export).collect();
        let (name, shown) = (table.name, shown.join(", "));
        let sql = format!(
            "select coalesce(json_agg(t), '[]')::text as line from \
             (select {shown} from {name} where {own} order by 1) t"
        );
        let rows: Line = bound(sql, of).get_result(conn)?;
        if rows.line != "[]" {
            let about = serde_json::Value::from(table.about);
            parts.push(format!("\"{name}\":{{\"about\":{about},\"rows\":{}}}", rows.line));
        }
    }
    Ok(format!("{{{}}}", parts.join(",")))
}

/// Erases what the tables hold of the person, in the order of the tables.
///
/// # Errors
/// [`Error::Query`].
pub fn erase(conn: &mut Conn, tables: &[Table], of: &Subject) -> Result<(), Error> {
    for table in tables {
        let rows = [table.own, table.also_erased];
        for own in rows.into_iter().flatten() {
            let name = table.name;
            let sql = match table.erase {
                Erase::Leave => continue,
                Erase::Rows => format!("delete from {name} where {own}"),
                Erase::Data => {
                    let gone = table.columns.iter().filter(|column| column.is_changed());
                    let set: Vec<String> = gone.map(Column::in_its_place).collect();
                    format!("update {name} set {} where {own}", set.join(", "))
                }
            };
            bound(sql, of).execute(conn)?;
        }
    }
    Ok(())
}

impl Column {
    /// Whether the export shows it.
    pub fn is_exported(&self) -> bool {
        matches!(self.holds, Holds::Person | Holds::Kept(_))
    }

    /// Whether erasing removes it.
    pub fn is_erased(&self) -> bool {
        matches!(self.holds, Holds::Person | Holds::Secret(_))
    }

    fn is_changed(&self) -> bool {
        self.is_erased() || self.becomes.is_some()
    }

    fn in_export(&self) -> String {
        self.shown.map_or_else(|| self.name.to_owned(), |sql| format!("{sql} as {}", self.name))
    }

    fn in_its_place(&self) -> String {
        format!("{} = {}", self.name, self.becomes.unwrap_or("null"))
    }
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

type Bound =
    diesel::query_builder::BoxedSqlQuery<'static, diesel::pg::Pg, diesel::query_builder::SqlQuery>;

// Every part of the statement is our own constant; what comes from people is bound.
#[expect(clippy::disallowed_methods, reason = "the tables are data, which the builder cannot name")]
fn bound(sql: String, of: &Subject) -> Bound {
    let query = diesel::sql_query(sql).into_boxed::<diesel::pg::Pg>();
    query.bind::<SqlUuid, _>(of.user).bind::<Text, _>(of.email.clone())
}
