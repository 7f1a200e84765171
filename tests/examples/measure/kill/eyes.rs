//! Looking at the queue from outside, past its own functions, and holding work at a step.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{Integer, Text};

use crate::harness::server::Recipe;

/// PostgreSQL is back within this after one of its processes was killed.
const RECOVERY: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(20);

/// Where a submission is when something is struck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Claimed, and nothing known of it yet.
    Claim,
    /// Being compiled.
    Compile,
    /// Some tests are recorded, others not.
    Test,
    /// All are recorded, and the end is not.
    Finish,
}

impl Step {
    fn condition(self) -> &'static str {
        match self {
            Self::Claim => "s.state = 'queued'",
            Self::Compile => "s.phase = 'compiling' and r.n = 0",
            Self::Test => "s.state = 'running' and r.n between 1 and s.tests_total - 1",
            Self::Finish => "s.state = 'running' and r.n = s.tests_total",
        }
    }

    /// What locks the rows that are written next, so that the step lasts; others are not held up.
    fn gate(self) -> Option<&'static str> {
        match self {
            Self::Claim => Some("select 1 from submissions where state = 'queued' for update"),
            Self::Finish => Some("lock table verdicts in share mode"),
            Self::Compile | Self::Test => None,
        }
    }
}

/// A job at some step, and who holds it.
#[derive(Debug, Clone, QueryableByName)]
pub(crate) struct Victim {
    #[diesel(sql_type = Text)]
    pub(crate) job: String,
    #[diesel(sql_type = Text)]
    pub(crate) worker: String,
    #[diesel(sql_type = Text)]
    pub(crate) token: String,
}

#[derive(QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

/// A connection to the server's database that is made again when it was lost.
pub(crate) struct Eyes {
    recipe: Recipe,
    conn: Conn,
}

impl Eyes {
    pub(crate) fn open(recipe: Recipe) -> Result<Self> {
        let conn = connect(&recipe)?;
        Ok(Self { recipe, conn })
    }

    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    pub(crate) fn execute(&mut self, sql: &str) -> Result<usize> {
        match diesel::sql_query(sql).execute(&mut self.conn) {
            Ok(rows) => Ok(rows),
            Err(_) => {
                self.conn = connect(&self.recipe)?;
                diesel::sql_query(sql).execute(&mut self.conn).with_context(|| sql.to_owned())
            }
        }
    }

    /// Makes work stay at this step until [`Eyes::let_go`].
    pub(crate) fn hold(&mut self, step: Step) -> Result<()> {
        if let Some(gate) = step.gate() {
            self.execute("begin")?;
            self.execute(gate)?;
        }
        Ok(())
    }

    pub(crate) fn let_go(&mut self, step: Step) -> Result<()> {
        if step.gate().is_some() {
            self.execute("rollback")?;
        }
        Ok(())
    }

    /// A job at this step. None is struck while any is in its last attempt: a program that takes the
    /// worker down every time must be given up, and that is tested elsewhere.
    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    pub(crate) fn find(&mut self, step: Step) -> Result<Option<Victim>> {
        let sql = format!(
            "select j.id::text as job, a.application_name as worker, j.lease_token::text as token
             from jobs j join submissions s on s.id = j.subject
               join workers w on w.id = j.worker_id
               join pg_locks l on l.locktype = 'advisory' and l.granted and l.objsubid = 1
                 and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock_key
               join pg_stat_activity a on a.pid = l.pid
               cross join lateral (select count(*) as n from submission_tests t
                 where t.submission_id = s.id and t.generation = s.generation) r
             where j.kind = 'judge' and j.state = 'leased' and {} and not exists
               (select 1 from jobs x where x.state = 'leased' and x.attempt >= x.max_attempts)
             order by random() limit 1",
            step.condition(),
        );
        match diesel::sql_query(&sql).get_result(&mut self.conn).optional() {
            Ok(found) => Ok(found),
            Err(_) => {
                self.conn = connect(&self.recipe)?;
                Ok(None)
            }
        }
    }

    /// A process of PostgreSQL that serves this worker: one that waits for our lock, else any; with
    /// `only`, one whose last statement begins so.
    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    pub(crate) fn backend(&mut self, worker: &str, only: &str) -> Result<Option<i32>> {
        let found: Option<Backend> = diesel::sql_query(
            "select pid from pg_stat_activity where application_name = $1 and query ilike $2 || '%'
             order by (wait_event_type is not distinct from 'Lock') desc, random() limit 1",
        )
        .bind::<Text, _>(worker)
        .bind::<Text, _>(only)
        .get_result(&mut self.conn)
        .optional()?;
        Ok(found.map(|backend| backend.pid))
    }

    /// Whether this lease holds no longer.
    pub(crate) fn is_over(&mut self, victim: &Victim) -> Result<bool> {
        let Victim { job, token, .. } = victim;
        let held = format!(
            "update jobs set lease_until = lease_until
             where id = '{job}' and lease_token = '{token}' and state = 'leased'"
        );
        Ok(self.execute(&held)? == 0)
    }
}

fn connect(recipe: &Recipe) -> Result<Conn> {
    let began = Instant::now();
    loop {
        let error = match recipe.url().map(|url| Conn::establish(&url)) {
            Ok(Ok(conn)) => return Ok(conn),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        if began.elapsed() > RECOVERY {
            bail!("the database cannot be reached: {error}");
        }
        std::thread::park_timeout(GLANCE);
    }
}
