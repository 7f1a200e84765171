//! Whether the judge took up what was sent in the order that `queue` promises: by company, then by
//! person, by what each was given within the last minute, and then as it came.

use std::collections::HashMap;

use anyhow::{Result, ensure};
use db::Conn;
use db::schema::jobs;
use diesel::dsl::count_star;
use diesel::prelude::*;
use kernel::Instant;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;

const PATIENCE: std::time::Duration = std::time::Duration::from_secs(1800);
/// How many jobs one worker may take up before it sees what it took.
const AT_ONCE: usize = 2;

/// One submission in the queue.
#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
struct Job {
    priority: i16,
    fair_group: Option<Uuid>,
    fair_key: Option<Uuid>,
    created_at: Instant,
    leased_at: Option<Instant>,
    attempt: i32,
}

/// Waits until nothing is left to be judged; answers the seconds.
pub(super) fn drained(conn: &mut Conn) -> Result<f64> {
    let began = std::time::Instant::now();
    loop {
        let open = jobs::kind.eq("judge").and(jobs::state.eq_any(["queued", "leased"]));
        let left: i64 = jobs::table.filter(open).select(count_star()).get_result(conn)?;
        if left == 0 {
            return Ok(began.elapsed().as_secs_f64());
        }
        ensure!(began.elapsed() < PATIENCE, "{left} submissions are still waiting");
        std::thread::park_timeout(std::time::Duration::from_millis(50));
    }
}

/// How many were taken up, and how many of them while another had waited for a second whose turn it was.
pub(super) fn out_of_turn(conn: &mut Conn) -> Result<(usize, usize)> {
    let mut all: Vec<Job> = jobs::table
        .filter(jobs::kind.eq("judge").and(jobs::leased_at.is_not_null()))
        .filter(jobs::fair_key.is_not_null())
        .select(Job::as_select())
        .load(conn)?;
    // Of a second attempt only the time of its own lease is known.
    all.retain(|job| job.attempt == 1);
    all.sort_by_key(|job| job.leased_at);
    let mut late = 0;
    for (at, job) in all.iter().enumerate() {
        let given = Given::within_a_minute(job, all.get(..at).unwrap_or_default());
        let rest = all.get(at + 1..).unwrap_or_default();
        late += usize::from(rest.iter().any(|other| given.goes_first(other, job)));
    }
    Ok((all.len(), late))
}

/// How many turns each company and each person had within the minute before a job was taken up.
struct Given {
    companies: HashMap<Option<Uuid>, usize>,
    people: HashMap<Option<Uuid>, usize>,
}

impl Given {
    fn within_a_minute(job: &Job, earlier: &[Job]) -> Self {
        let since = job.leased_at.map(|at| at - TimeDelta::minutes(1));
        let mut given = Self { companies: HashMap::new(), people: HashMap::new() };
        for one in earlier.iter().filter(|one| one.leased_at > since) {
            *given.companies.entry(one.fair_group).or_default() += 1;
            *given.people.entry(one.fair_key).or_default() += 1;
        }
        given
    }

    /// Whether it was another's turn when this one was taken up.
    fn goes_first(&self, other: &Job, taken: &Job) -> bool {
        let Some(at) = taken.leased_at else { return false };
        let second = TimeDelta::seconds(1);
        if other.created_at > at - second || other.priority > taken.priority {
            return false;
        }
        if other.priority < taken.priority {
            return true;
        }
        let companies = |job: &Job| self.companies.get(&job.fair_group).copied().unwrap_or(0);
        let people = |job: &Job| self.people.get(&job.fair_key).copied().unwrap_or(0);
        if other.fair_group != taken.fair_group {
            // Several are taken up at once, none of which sees the others.
            return companies(other) + AT_ONCE < companies(taken);
        }
        people(other) <= people(taken) && other.created_at + second < taken.created_at
    }
}
