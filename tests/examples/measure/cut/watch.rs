//! Looking at queue and sessions from this machine, whose own way to PostgreSQL is never cut.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::net::COUNT;

const GLANCE: Duration = Duration::from_millis(20);
/// Whatever is waited for comes within this or not at all.
const LIMIT: Duration = Duration::from_secs(180);

/// A job under way, and who holds it.
#[derive(Debug, Clone, QueryableByName)]
pub(crate) struct Victim {
    #[diesel(sql_type = Text)]
    job: String,
    #[diesel(sql_type = Text)]
    token: String,
    #[diesel(sql_type = Text)]
    pub(crate) worker: String,
    #[diesel(sql_type = BigInt)]
    lock: i64,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// Who holds the lock of a worker.
const HOLDERS: &str = "pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 1
    and ((l.classid::bigint << 32) | l.objid::bigint)";

/// A connection to the database.
pub(crate) struct Watch {
    conn: Conn,
}

impl Watch {
    pub(crate) fn open(url: &str) -> Result<Self> {
        Ok(Self { conn: Conn::establish(url)? })
    }

    pub(crate) fn wait_for_workers(&mut self) -> Result<()> {
        let lives = format!(
            "select count(*) as n from workers w where exists
            (select 1 from {HOLDERS} = w.lock_key)"
        );
        self.wait("the workers", &lives, |n| n >= i64::from(COUNT)).map(drop)
    }

    /// A job of this worker of which some tests are recorded and others are not.
    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    pub(crate) fn wait_for_victim(&mut self, name: &str) -> Result<Victim> {
        let sql = format!(
            "select j.id::text as job, j.lease_token::text as token,
              j.worker_id::text as worker, w.lock_key as lock
            from jobs j join submissions s on s.id = j.subject join workers w on w.id = j.worker_id
            where j.kind = 'judge' and j.state = 'leased' and s.state = 'running'
              and (select count(*) from submission_tests t where t.submission_id = s.id)
                between 1 and s.tests_total - 2
              and exists (select 1 from pg_stat_activity a where a.application_name = '{name}'
                and a.pid in (select l.pid from {HOLDERS} = w.lock_key))"
        );
        let began = Instant::now();
        loop {
            let found = diesel::sql_query(&sql).get_result(&mut self.conn).optional()?;
            if let Some(found) = found {
                return Ok(found);
            }
            patience(began, "a submission in the middle")?;
        }
    }

    /// Until PostgreSQL knows of no session of the worker's.
    pub(crate) fn wait_until_unheard(&mut self, victim: &Victim) -> Result<Duration> {
        let holds = format!("select count(*) as n from {HOLDERS} = {}", victim.lock);
        self.wait("the end of its sessions", &holds, |n| n == 0)
    }

    /// Until the worker's lease no longer holds.
    pub(crate) fn wait_until_queued(&mut self, victim: &Victim) -> Result<Duration> {
        let lost = format!(
            "select count(*) as n from jobs where id = '{}'
             and lease_token is distinct from '{}'",
            victim.job, victim.token,
        );
        self.wait("the end of the lease", &lost, |n| n == 1)
    }

    /// Until somebody else holds the job, or has done it.
    pub(crate) fn wait_until_taken(&mut self, victim: &Victim) -> Result<Duration> {
        let taken = format!(
            "select count(*) as n from jobs where id = '{}' and worker_id <> '{}'
             and state in ('leased', 'done')",
            victim.job, victim.worker,
        );
        self.wait("somebody else", &taken, |n| n == 1)
    }

    pub(crate) fn wait_until_drained(&mut self) -> Result<Duration> {
        const WAITING: &str = "select count(*) as n from jobs
            where kind = 'judge' and state in ('queued', 'leased')";
        self.wait("the end of the queue", WAITING, |n| n == 0)
    }

    /// Until the worker of this name holds its lock again.
    pub(crate) fn wait_until_back(&mut self, name: &str) -> Result<Duration> {
        let back = format!(
            "select count(*) as n from workers w where exists (
            select 1 from pg_stat_activity a where a.application_name = '{name}'
              and a.pid in (select l.pid from {HOLDERS} = w.lock_key))"
        );
        self.wait("the worker", &back, |n| n == 1)
    }

    pub(crate) fn judged_by(&mut self, worker: &str) -> Result<i64> {
        self.count(&format!("select count(*) as n from verdicts where worker_id = '{worker}'"))
    }

    pub(crate) fn attempts(&mut self, victim: &Victim) -> Result<i32> {
        let sql = format!("select attempt::bigint as n from jobs where id = '{}'", victim.job);
        Ok(i32::try_from(self.count(&sql)?)?)
    }

    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    fn count(&mut self, sql: &str) -> Result<i64> {
        let count: Count = diesel::sql_query(sql).get_result(&mut self.conn)?;
        Ok(count.n)
    }

    fn wait(&mut self, what: &str, sql: &str, enough: impl Fn(i64) -> bool) -> Result<Duration> {
        let began = Instant::now();
        while !enough(self.count(sql).with_context(|| sql.to_owned())?) {
            patience(began, what)?;
        }
        Ok(began.elapsed())
    }
}

fn patience(began: Instant, what: &str) -> Result<()> {
    if began.elapsed() > LIMIT {
        bail!("{what} was waited for in vain for {LIMIT:?}");
    }
    std::thread::park_timeout(GLANCE);
    Ok(())
}
