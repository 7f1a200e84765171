//! Migrations, and who writes which table.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::{File, Tree};

/// Every migration can be undone, and its name says when and what.
pub(crate) fn migrations_go_both_ways(tree: &Tree) -> Vec<Finding> {
    let mut folders: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in tree.files() {
        let inside = file.path.strip_prefix("migrations/").and_then(|path| path.split_once('/'));
        if let Some((folder, _)) = inside {
            folders.entry(folder).or_default().push(file);
        }
    }
    let mut found = Vec::new();
    for (folder, files) in folders {
        for half in ["up.sql", "down.sql"] {
            let there =
                files.iter().any(|file| file.name() == half && !file.text.trim().is_empty());
            if !there {
                found.push(Finding::whole(
                    &format!("migrations/{folder}"),
                    format!("has no {half}"),
                ));
            }
        }
        let numbered = folder.split_once('_').is_some_and(|(number, noun)| {
            number.chars().all(|c| c.is_ascii_digit() || c == '-') && noun.contains('_')
        });
        if !numbered {
            found.push(Finding::whole(&format!("migrations/{folder}"), "is not NUMBER_verb_noun"));
        }
    }
    found
}

/// The tables each crate's README says it owns: a sentence that begins "It owns the table" or
/// "Tables:", with the names in backquotes.
fn owners(tree: &Tree) -> BTreeMap<String, String> {
    let mut owners = BTreeMap::new();
    for name in tree.crates() {
        let Some(readme) = tree.get(&format!("crates/{name}/README.md")) else {
            continue;
        };
        let text = readme.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for start in ["It owns the table", "Tables:"] {
            let sentences = text.split(start).skip(1).filter_map(|rest| rest.split('.').next());
            for table in sentences.flat_map(|sentence| sentence.split('`').skip(1).step_by(2)) {
                owners.insert(table.to_owned(), name.to_owned());
            }
        }
    }
    owners
}

/// The tables that this line of code writes with Diesel.
fn written(line: &str) -> Vec<&str> {
    let mut tables = Vec::new();
    for call in ["insert_into(", "update(", "delete("] {
        for (at, _) in line.match_indices(call) {
            let argument = line.get(at + call.len()..).unwrap_or_default();
            let path = argument.split([')', ',', '.', ' ', '(']).next().unwrap_or_default();
            let mut parts = path.rsplit("::");
            if parts.next() == Some("table") {
                tables.extend(parts.next());
            }
        }
    }
    tables
}

/// The table behind a name that the file has given it: `use schema::mail_messages as mails`.
fn real_name<'a>(file: &'a File, name: &'a str) -> &'a str {
    let given = format!(" as {name}");
    let before = file.text.lines().find_map(|line| {
        let (before, after) = line.split_once(&given)?;
        let ends = !after.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        ends.then_some(before)
    });
    before.and_then(|text| text.rsplit([':', '{', ' ', ',']).next()).unwrap_or(name)
}

/// A table is written only by the crate whose README owns it.
pub(crate) fn tables_are_written_by_their_owner(tree: &Tree) -> Vec<Finding> {
    let owners = owners(tree);
    let mut found = Vec::new();
    let product = |file: &&File| {
        file.path.starts_with("crates/") && file.package() != "testkit" && !file.is_test()
    };
    for file in tree.rust().filter(product) {
        for (at, line) in file.code() {
            for name in written(line) {
                let table = real_name(file, name);
                let says = match owners.get(table).map(String::as_str) {
                    Some(owner) if owner == file.package() => continue,
                    Some(owner) => format!("only {owner} writes {table}"),
                    None => format!("no crate's README owns {table}"),
                };
                found.push(Finding::new(file, at, says));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_migration_without_its_way_back_is_found() {
        let tree = Tree::of(&[
            ("migrations/README.md", "how"),
            ("migrations/2026-11-20-000100_create_accounts/up.sql", "create table a ();"),
            ("migrations/2026-11-20-000200_create_queue/up.sql", "create table b ();"),
            ("migrations/2026-11-20-000200_create_queue/down.sql", "drop table b;"),
            ("migrations/later/up.sql", "x"),
            ("migrations/later/down.sql", "x"),
        ]);
        let found: Vec<String> =
            migrations_go_both_ways(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "migrations/2026-11-20-000100_create_accounts: has no down.sql",
                "migrations/later: is not NUMBER_verb_noun",
            ]
        );
    }

    #[test]
    fn a_table_with_another_name_is_still_found() {
        let code =
            "use db::schema::{jobs, mail_messages as mails};\n diesel::insert_into(mails::table)";
        let tree = Tree::of(&[
            ("crates/queue/Cargo.toml", ""),
            ("crates/queue/README.md", "Tables: `mail_messages`."),
            ("crates/auth/src/a.rs", code),
        ]);
        let found = tables_are_written_by_their_owner(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].says, "only queue writes mail_messages");
    }

    #[test]
    fn a_write_to_another_crates_table_and_to_nobodys_is_found() {
        let writes = "diesel::insert_into(users::table)\n    diesel::update(schema::jobs::table.find(id))\n\
                      diesel::delete(ghosts::table)\n users::table.load(conn)";
        let tree = Tree::of(&[
            ("crates/auth/Cargo.toml", ""),
            ("crates/auth/README.md", "It owns the table `users`. It reads `jobs`."),
            ("crates/queue/Cargo.toml", ""),
            ("crates/queue/README.md", "Tables: `jobs`,\n`workers`. More."),
            ("crates/auth/src/users/store.rs", writes),
        ]);
        let found: Vec<String> =
            tables_are_written_by_their_owner(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/auth/src/users/store.rs:2: only queue writes jobs",
                "crates/auth/src/users/store.rs:3: no crate's README owns ghosts",
            ]
        );
    }
}
