//! What a world is, without what is another each time: a line for each table with the number of its rows and a digest.
//!
//! Identifiers are drawn, so that each is known by the rows that name it: it is given the digest of these, in which
//! other identifiers stand as they are known so far, three times over.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use diesel::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;

/// Tables of what works, and not of what happens.
const LEFT_OUT: [&str; 5] =
    ["__diesel_schema_migrations", "workers", "rate_counters", "jobs", "talent_key"];
/// Parts of the names of columns that are measured, drawn or hashed.
const DRAWN: [&str; 20] = [
    "cpu",
    "wall",
    "memory",
    "token",
    "hash",
    "sha256",
    "signature",
    "secret",
    "salt",
    "key",
    "code",
    "worker",
    "build",
    "toolchain",
    "document",
    "output",
    "stderr",
    "cipher",
    "seed",
    "text",
];
const ROUNDS: usize = 3;

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    of: String,
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    said: String,
}

/// The columns that are compared, by table: none of bytes or times.
const COLUMNS: &str = "select c.table_name::text as of, c.column_name::text as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type not in ('bytea', 'timestamp with time zone', 'double precision', 'real')
    order by c.table_name, c.ordinal_position";

fn hashed(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// The identifiers in a row, with the text between them.
fn parts(row: &str) -> Vec<(bool, &str)> {
    let is_id = |at: usize| {
        let one = row.as_bytes().get(at..at + 36)?;
        let fits = |(place, byte): (usize, &u8)| match place {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        };
        one.iter().enumerate().all(fits).then(|| row.get(at..at + 36)).flatten()
    };
    let (mut found, mut from, mut at) = (Vec::new(), 0, 0);
    while at < row.len() {
        match is_id(at) {
            Some(id) => {
                found.push((false, row.get(from..at).unwrap_or_default()));
                found.push((true, id));
                at += 36;
                from = at;
            }
            None => at += 1,
        }
    }
    found.push((false, row.get(from..).unwrap_or_default()));
    found
}

/// A line for each table.
pub(super) fn of(conn: &mut PgConnection) -> String {
    let columns: Vec<Column> = diesel::sql_query(COLUMNS).load(conn).unwrap();
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Column { of, name } in columns {
        let is_drawn = DRAWN.iter().any(|part| name.split('_').any(|word| word == *part));
        if !LEFT_OUT.contains(&of.as_str()) && !is_drawn {
            tables.entry(of).or_default().push(name);
        }
    }
    let mut rows: Vec<(String, String)> = Vec::new();
    for (table, columns) in &tables {
        let named: Vec<String> = columns.iter().map(|name| format!("\"{name}\"")).collect();
        let asked = format!("select row({})::text as said from \"{table}\"", named.join(", "));
        let said: Vec<Row> = diesel::sql_query(asked).load(conn).unwrap();
        rows.extend(said.into_iter().map(|row| (table.clone(), row.said)));
    }
    let cut: Vec<(&str, Vec<(bool, &str)>)> =
        rows.iter().map(|(table, said)| (table.as_str(), parts(said))).collect();
    let mut known: BTreeMap<&str, u64> = BTreeMap::new();
    let digest = |known: &BTreeMap<&str, u64>, table: &str, row: &[(bool, &str)]| {
        let part = |(is_id, text): &(bool, &str)| match is_id {
            true => known.get(text).copied().unwrap_or_default(),
            false => hashed(text),
        };
        hashed((table, row.iter().map(part).collect::<Vec<u64>>()))
    };
    for _ in 0..ROUNDS {
        let mut named: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
        for (table, row) in &cut {
            let seen = digest(&known, table, row);
            for (place, (_, id)) in row.iter().enumerate().filter(|(_, part)| part.0) {
                named.entry(id).or_default().push(hashed((seen, place)));
            }
        }
        known = named
            .into_iter()
            .map(|(id, mut seen)| {
                seen.sort_unstable();
                (id, hashed(seen))
            })
            .collect();
    }
    let mut all: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for (table, row) in &cut {
        all.entry(table).or_default().push(digest(&known, table, row));
    }
    let line = |(table, mut rows): (&str, Vec<u64>)| {
        rows.sort_unstable();
        format!("{table} {} {:016x}\n", rows.len(), hashed(rows))
    };
    all.into_iter().map(line).collect()
}

/// The lines of one that the other has not.
pub(super) fn difference(kept: &str, made: &str) -> String {
    let lines = |of: &str, other: &str, sign: char| {
        let only = of.lines().filter(|line| other.lines().all(|one| one != *line));
        only.map(|line| format!("{sign} {line}\n")).collect::<String>()
    };
    lines(kept, made, '-') + &lines(made, kept, '+')
}
