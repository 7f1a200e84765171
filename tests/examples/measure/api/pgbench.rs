//! PostgreSQL alone: pgbench with the route's own statement, prepared, on the server's socket.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::harness::http;

#[derive(QueryableByName)]
struct Seen {
    #[diesel(sql_type = Text)]
    query: String,
}

/// The statement that the route runs, as PostgreSQL saw it last on one of the server's
/// connections. Reading it from there keeps the comparison honest when the route changes.
#[expect(clippy::disallowed_methods, reason = "pg_stat_activity is no table of ours")]
pub(crate) fn statement_of_the_route(
    conn: &mut Conn,
    port: u16,
    tokens: &[String],
) -> Result<String> {
    let token = tokens.first().context("there is nobody to ask for")?;
    http::get(port, "/api/auth/user", token)?.expect_status(&[200])?;
    let seen: Vec<Seen> = diesel::sql_query(
        "select distinct query from pg_stat_activity
         where pid <> pg_backend_pid() and query ilike '%from \"users\"%firebase_uid%$1%'",
    )
    .load(conn)?;
    match seen.as_slice() {
        [one] => Ok(one.query.clone()),
        [] => bail!("the route's statement was not found in pg_stat_activity"),
        many => bail!("more than one statement reads an account: {}", many.len()),
    }
}

/// A pgbench script in a file that goes with the run.
pub(crate) struct Script(tempfile::NamedTempFile);

impl Script {
    /// The statement for a random one of the people; a limit, if it has one, is 1.
    pub(crate) fn write(statement: &str, first: u32, count: u32) -> Result<Self> {
        let statement = statement.replace("$1", ":uid").replace("$2", ":one");
        ensure!(!statement.contains('$'), "a parameter that we do not know: {statement}");
        let mut file = tempfile::NamedTempFile::new()?;
        let last = first + count - 1;
        write!(file, "\\set uid random({first}, {last})\n\\set one 1\n{statement};\n")?;
        Ok(Self(file))
    }

    /// Transactions a second.
    pub(crate) fn run(&self, socket: &Path, clients: u32, seconds: u64) -> Result<f64> {
        let done = Command::new(pgbench()?)
            .args(["--no-vacuum", "-M", "prepared", "-j", "2", "-U", "assay", "-p", "5432"])
            .args(["-c", &clients.to_string(), "-T", &seconds.to_string()])
            .arg("-h")
            .arg(socket)
            .arg("-f")
            .arg(self.0.path())
            .arg("assay")
            .output()
            .context("pgbench cannot be run")?;
        let said = String::from_utf8_lossy(&done.stdout);
        let tps = said.lines().find_map(|line| line.strip_prefix("tps = "));
        let tps = tps.and_then(|rest| rest.split(' ').next()).and_then(|tps| tps.parse().ok());
        tps.with_context(|| format!("pgbench: {}", String::from_utf8_lossy(&done.stderr)))
    }
}

fn pgbench() -> Result<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let installed = versions.map(|version| version.path().join("bin/pgbench"));
    let on_path = ["/usr/bin/pgbench", "/usr/local/bin/pgbench"].map(PathBuf::from);
    let found = on_path.into_iter().chain(installed).find(|path| path.is_file());
    found.context("pgbench is not installed: it needs the Debian package `postgresql-contrib`")
}
