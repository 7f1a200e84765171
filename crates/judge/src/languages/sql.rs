//! SQL on SQLite: the input of a test is the script that makes the tables, the program is the
//! query that follows it, and its rows are the output.

use super::{Recipe, Several, Tool, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Sql,
    source: "main.sql",
    hello: "select 'hello';\n",
    fix: "Install SQLite's command, 3.38 or later (Debian: sqlite3)",
    find: look,
    // Without its tables a query cannot be checked.
    build: |_| Vec::new(),
    several: Several::NOTHING,
    build_cpu_ms: super::BUILD_CPU_MS,
    helpers: &[],
    build_env: &[],
    product: None,
    run,
    after_input: true,
    data_limit: true,
    memory_cry: Some("out of memory"),
};

fn look() -> Result<Tool, String> {
    let said = find::ask("sqlite3", &["-safe", "-batch", ":memory:", "select sqlite_version()"])?;
    let version = said.first().map(String::as_str).unwrap_or_default();
    let program = find::on_path("sqlite3").ok_or("sqlite3 is not on PATH")?;
    Ok(Tool {
        version: format!("SQLite {version}"),
        binds: find::with(Vec::new(), &[&program]),
        hidden: Vec::new(),
        standalone: false,
        runtime: String::new(),
        program,
    })
}

/// `-safe` keeps the shell's own commands from starting other programs, which would make a query
/// out of any language.
fn run(tool: &Tool, _: &Limits) -> Vec<String> {
    let quiet = ["-safe", "-batch", "-bail", "-init", "/dev/null", "-list", "-noheader"];
    let mut all = words(&[&tool.program]);
    all.extend(words(&quiet));
    all.extend(words(&["-nullvalue", "NULL", ":memory:"]));
    all
}
