//! The ledger against the database.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::ledger::Ledger;
use super::lives::{About, Acknowledged};
use crate::harness::goals::say;

/// The last submissions wait for the leases of killed workers, then for their turn.
const DRAIN_LIMIT: Duration = Duration::from_secs(600);
const GLANCE: Duration = Duration::from_millis(500);

/// How many breaches of each rule there are; all should be none.
pub(crate) struct Breaches {
    pub(crate) lost: f64,
    pub(crate) doubled: f64,
    pub(crate) unjudged: f64,
    pub(crate) jobs: f64,
    pub(crate) strange: f64,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Stored {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    source: String,
}

/// A number that the database is asked for in words of our own.
#[expect(clippy::disallowed_methods, reason = "the check must not use the code it checks")]
fn count(conn: &mut Conn, sql: &str) -> Result<i64> {
    let count: Count = diesel::sql_query(sql).get_result(conn).context(sql.to_owned())?;
    Ok(count.n)
}

/// Returns when nothing waits to be judged any more.
pub(crate) fn wait_until_drained(conn: &mut Conn) -> Result<()> {
    const WAITING: &str = "select count(*) as n from jobs
        where kind = 'judge' and state in ('queued', 'leased')";
    let began = Instant::now();
    loop {
        let waiting = count(conn, WAITING)?;
        if waiting == 0 {
            say(&format!("everything was judged {:.0} s later", began.elapsed().as_secs_f32()));
            return Ok(());
        }
        if began.elapsed() > DRAIN_LIMIT {
            bail!("{waiting} submissions still wait to be judged after {DRAIN_LIMIT:?}");
        }
        std::thread::park_timeout(GLANCE);
    }
}

/// L1 to L5.
pub(crate) fn run(conn: &mut Conn, ledger: &Ledger) -> Result<Breaches> {
    let stored = stored(conn)?;
    let entries = ledger.entries();
    let lost = entries.iter().filter(|entry| stored.get(&entry.submission) != Some(&entry.source));
    let lost = lost.count();

    // One key, one submission: neither two keys of one, nor one that no key asked for.
    let acknowledged: BTreeSet<&String> = entries.iter().map(|entry| &entry.submission).collect();
    let keys: BTreeSet<&String> = entries.iter().map(|entry| &entry.key).collect();
    let unasked = stored.keys().filter(|id| !acknowledged.contains(id)).count();
    let doubled = unasked + keys.len().abs_diff(acknowledged.len());

    let unjudged = count(
        conn,
        "select count(*) as n from submissions s where s.state <> 'judged'
         or 1 <> (select count(*) from verdicts v where v.submission_id = s.id)",
    )?;
    let jobs = count(
        conn,
        "select (select count(*) from submissions s where 1 <>
                  (select count(*) from jobs j where j.kind = 'judge' and j.subject = s.id))
              + (select count(*) from jobs j where j.kind = 'judge' and j.state <> 'done') as n",
    )?;
    // All clients submit the same program: one problem, one verdict. What Finish submits is another one.
    let strange = count(
        conn,
        "select coalesce(sum(kinds - 1), 0)::bigint as n from (
           select count(distinct (v.verdict, s.points)) as kinds
           from verdicts v join submissions s on s.id = v.submission_id
           where not exists (select from drafts d where d.attempt_id = s.attempt_id
             and d.task_id = s.task_id and d.source = s.source)
           group by s.problem_version_id) each",
    )?;
    for row in left(conn)? {
        say(&format!("left over: a job, {}: {}", row.id, row.source));
    }
    Ok(Breaches {
        lost: lost as f64,
        doubled: doubled as f64,
        unjudged: unjudged as f64,
        jobs: jobs as f64,
        strange: strange as f64,
    })
}

/// Jobs that are not done: their state, and what was last said of them.
#[expect(clippy::disallowed_methods, reason = "the check must not use the code it checks")]
fn left(conn: &mut Conn) -> Result<Vec<Stored>> {
    let query = diesel::sql_query(
        "select state || ' at attempt ' || attempt as id, coalesce(last_error, '') as source
         from jobs where kind = 'judge' and state <> 'done' order by id limit 20",
    );
    query.load(conn).context("the jobs cannot be read")
}

#[expect(clippy::disallowed_methods, reason = "the check must not use the code it checks")]
fn stored(conn: &mut Conn) -> Result<BTreeMap<String, String>> {
    let rows: Vec<Stored> = diesel::sql_query(
        "select s.id::text as id, encode(sha256(convert_to(s.source, 'UTF8')), 'hex') as source
         from submissions s join users u on u.id = s.user_id
         where u.firebase_uid like 'kill-%' and not exists (select from drafts d
           where d.attempt_id = s.attempt_id and d.task_id = s.task_id and d.source = s.source)",
    )
    .load(conn)?;
    Ok(rows.into_iter().map(|row| (row.id, row.source)).collect())
}

/// How many acts other than submissions were lost or done twice.
pub(crate) struct Done {
    pub(crate) lost: f64,
    pub(crate) doubled: f64,
}

#[derive(QueryableByName)]
struct Fact {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    value: String,
    #[diesel(sql_type = BigInt)]
    times: i64,
}

/// Drafts that Finish did not submit exactly once (ADR 97).
const UNSENT: &str = "select count(*) as n from drafts d join attempts a on a.id = d.attempt_id
     join users u on u.id = a.user_id
   where u.firebase_uid like 'kill-life-%' and a.state <> 'in_progress' and 1 <> (
     select count(*) from submissions s
     where s.attempt_id = d.attempt_id and s.task_id = d.task_id and s.source = d.source)";

/// What the database says of each kind of act: about what, what it came to, and how often it was done. A draft counts
/// its saves; a start and an end are in the audit log, once each.
const FACTS: [(&str, &str); 4] = [
    (
        "start",
        "select i.code as id, a.id::text as value, (select count(*) from audit_log l where
           l.object_kind = 'attempt' and l.object_id = a.id and l.action = 'start') as times
         from attempts a join invitations i on i.id = a.invitation_id
           join users u on u.id = a.user_id where u.firebase_uid like 'kill-life-%'",
    ),
    (
        "draft",
        "select d.attempt_id || ':' || d.task_id as id, d.revision::bigint as times,
           encode(sha256(convert_to(d.source, 'UTF8')), 'hex') as value
         from drafts d join attempts a on a.id = d.attempt_id
           join users u on u.id = a.user_id where u.firebase_uid like 'kill-life-%'",
    ),
    (
        "batch",
        "select b.attempt_id || ':' || b.task_id || ':' || b.number as id,
           encode(b.link, 'hex') as value, 1::bigint as times
         from recording_batches b join attempts a on a.id = b.attempt_id
           join users u on u.id = a.user_id where u.firebase_uid like 'kill-life-%'",
    ),
    (
        "finish",
        "select a.id::text as id, a.receipt_id as value, (select count(*) from audit_log l where
           l.object_kind = 'attempt' and l.object_id = a.id and l.action = 'finish') as times
         from attempts a join users u on u.id = a.user_id
         where u.firebase_uid like 'kill-life-%' and a.state <> 'in_progress'",
    ),
];

/// L6 and L7: what was acknowledged of the lives, against what is there.
#[expect(clippy::disallowed_methods, reason = "the check must not use the code it checks")]
pub(crate) fn acts(conn: &mut Conn, acknowledged: &BTreeMap<About, Acknowledged>) -> Result<Done> {
    let (mut lost, mut doubled, mut there) = (0_u32, 0_u32, BTreeSet::new());
    for (kind, sql) in FACTS {
        let facts: Vec<Fact> = diesel::sql_query(sql).load(conn).context(sql)?;
        for Fact { id, value, times } in facts {
            let about = (kind, id);
            match acknowledged.get(&about) {
                Some(act) if act.value != value => {
                    say(&format!("{about:?} is {value}, not {}", act.value));
                    lost += 1;
                }
                Some(act) if act.times == times => {}
                other => {
                    say(&format!("{about:?} was done {times} times; acknowledged: {other:?}"));
                    doubled += 1;
                }
            }
            there.insert(about);
        }
    }
    let missing = acknowledged.keys().filter(|about| !there.contains(about));
    for about in missing {
        say(&format!("{about:?} is not there"));
        lost += 1;
    }
    let unsent = count(conn, UNSENT)?;
    if unsent > 0 {
        say(&format!("{unsent} drafts were not submitted exactly once"));
        lost += u32::try_from(unsent)?;
    }
    Ok(Done { lost: f64::from(lost), doubled: f64::from(doubled) })
}
