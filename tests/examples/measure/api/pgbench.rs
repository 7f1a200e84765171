//! PostgreSQL alone: pgbench with the route's own statement, prepared, on the server's socket.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::Text;

#[derive(QueryableByName)]
struct Seen {
    #[diesel(sql_type = Text)]
    query: String,
}

/// The statement that a route ran last, as PostgreSQL saw it on one of the server's connections.
/// Reading it from there keeps the comparison honest when the route changes.
#[expect(clippy::disallowed_methods, reason = "pg_stat_activity is not one of our tables")]
pub(crate) fn statement_like(conn: &mut Conn, pattern: &str) -> Result<String> {
    let seen: Vec<Seen> = diesel::sql_query(
        "select distinct query from pg_stat_activity where pid <> pg_backend_pid() and query ilike $1",
    )
    .bind::<Text, _>(pattern)
    .load(conn)?;
    match seen.as_slice() {
        [one] => Ok(one.query.clone()),
        [] => bail!("the route's statement was not found in pg_stat_activity"),
        many => bail!("more than one statement is like {pattern}: {}", many.len()),
    }
}

/// pgbench scripts in files that go with the run; one is drawn for each transaction.
pub(crate) struct Scripts(Vec<tempfile::NamedTempFile>);

impl Scripts {
    /// The statement for a random one of the people. The server asks for many in one; PostgreSQL
    /// alone is asked for one, in the way that costs it least.
    pub(crate) fn of_people(statement: &str, first: u32, count: u32) -> Result<Self> {
        let statement = statement.replace("= ANY($1)", "= :uid");
        let last = first + count - 1;
        Self::write(&[format!("\\set uid random({first}, {last})\n{statement}")])
    }

    /// One script a statement.
    pub(crate) fn write(statements: &[String]) -> Result<Self> {
        let file = |statement: &String| {
            ensure!(!statement.contains('$'), "a parameter that we do not know: {statement}");
            let mut file = tempfile::NamedTempFile::new()?;
            writeln!(file, "{statement};")?;
            Ok(file)
        };
        Ok(Self(statements.iter().map(file).collect::<Result<_>>()?))
    }

    /// Transactions a second, of a server's own database.
    pub(crate) fn run(&self, socket: &Path, clients: u32, seconds: u64) -> Result<f64> {
        let mut pgbench = self.command(clients)?;
        pgbench.args(["-U", "assay", "-p", "5432", "-T", &seconds.to_string()]).arg("-h");
        rate(pgbench.arg(socket).arg("assay"))
    }

    /// The same of so many transactions of each client, in any database. Each client counts its own
    /// in `done`.
    pub(crate) fn run_times(&self, url: &str, clients: u32, times: usize) -> Result<f64> {
        let mut pgbench = self.command(clients)?;
        rate(pgbench.args(["-D", "done=0", "-t", &times.to_string(), url]))
    }

    fn command(&self, clients: u32) -> Result<Command> {
        let mut pgbench = Command::new(pgbench()?);
        pgbench.args(["--no-vacuum", "-M", "prepared", "-j", "2", "-c", &clients.to_string()]);
        for script in &self.0 {
            pgbench.arg("-f").arg(script.path());
        }
        Ok(pgbench)
    }
}

fn rate(pgbench: &mut Command) -> Result<f64> {
    let done = pgbench.output().context("pgbench cannot be run")?;
    let said = String::from_utf8_lossy(&done.stdout);
    let tps = said.lines().find_map(|line| line.strip_prefix("tps = "));
    let tps = tps.and_then(|rest| rest.split(' ').next()).and_then(|tps| tps.parse().ok());
    tps.filter(|_| done.status.success())
        .with_context(|| format!("pgbench: {}", String::from_utf8_lossy(&done.stderr)))
}

fn pgbench() -> Result<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let installed = versions.map(|version| version.path().join("bin/pgbench"));
    let on_path = ["/usr/bin/pgbench", "/usr/local/bin/pgbench"].map(PathBuf::from);
    let found = on_path.into_iter().chain(installed).find(|path| path.is_file());
    found.context("pgbench is not installed: it needs the Debian package `postgresql-contrib`")
}
