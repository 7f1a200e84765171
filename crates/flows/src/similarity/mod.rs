//! Comparing the programs of a graded attempt with those of others, and showing what was found.

mod show;

use std::time::Duration;

use ::similarity::findings;
use ::similarity::index::{self, Authored, Compared, Program, Scope, With};
use ::similarity::overlap::{self, Read};
use ::similarity::tokens;
use assessments::grading::Graded;
use assessments::reports;
use challenges::comparing::{self, Submit};
use db::{Conn, Db, clock};
use kernel::{AttemptId, SubmissionId};
use queue::jobs::{self, Claimed, Kind, NewJob, Priority};

pub use show::{
    Beside, Compared as ComparedTask, Program as ShownProgram, Similarity, beside, show,
};

use crate::{Error, Result, integrity};

/// Waits longer after each failure.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// Queues comparing the programs of an attempt that has a new grade, where the candidate agreed to it before the
/// start. Trials are left out.
pub(crate) fn queue(conn: &mut Conn, attempt: AttemptId, graded: &Graded) -> Result<()> {
    if matches!(graded, Graded::Still(_)) {
        return Ok(());
    }
    let report = reports::for_operator(conn, attempt)?;
    if !report.is_some_and(|report| report.edition.compares) {
        return Ok(());
    }
    let job = NewJob {
        kind: Kind::Compare,
        subject: attempt.0,
        generation: graded.grade().generation,
        priority: Priority::BACKGROUND,
        fair_key: None,
        fair_group: None,
        needs: None,
    };
    jobs::enqueue(conn, &job)?;
    Ok(())
}

/// Compares the programs of the attempt that a claimed job is about, all in one transaction with the end of the job:
/// doing it once more changes nothing.
///
/// # Errors
/// [`Error::Db`]; the job is tried again.
pub fn work(db: &Db, job: Claimed) -> Result<()> {
    let done = compare(db, job);
    if let Err(e) = &done {
        let wait = RETRY_AFTER * u32::try_from(job.attempt).unwrap_or(1);
        db.write_now(|conn| jobs::fail(conn, job.lease, &e.to_string(), wait))?;
    }
    done
}

/// A program that counts, and what the author of its problem gave.
struct Task {
    submit: Submit,
    program: Program,
    authored: Authored,
}

fn compare(db: &Db, job: Claimed) -> Result<()> {
    let attempt = AttemptId(job.subject);
    let mut tasks = Vec::new();
    for submit in db.read_now(|conn| counting(conn, attempt))? {
        let scope = Scope { problem: submit.problem, language: submit.language };
        let of = |conn: &mut Conn| comparing::authored(conn, scope.problem, scope.language);
        let authored = db.read_now(of)?;
        // What takes long is done outside the transaction.
        let authored = Authored::read(scope.language, &authored.given, &authored.solutions);
        let program = Program {
            submission: submit.id,
            attempt,
            task: submit.task,
            user: submit.user,
            scope,
            sent_at: submit.sent_at,
            fingerprints: index::read(scope.language, &submit.source),
        };
        tasks.push(Task { submit, program, authored });
    }
    // Two attempts with the same problems take turns in the same order.
    tasks.sort_by_key(|task| task.program.scope);
    db.write_now(|conn| {
        // A worker that lost the lease writes nothing.
        if !jobs::finish(conn, job.lease)? {
            return Ok(());
        }
        let mut found = false;
        for task in &tasks {
            found |= compare_one(conn, task)?;
        }
        // Those who sent a matching program before are not examined again: see `integrity::seam`.
        if found { integrity::examine_again(conn, attempt) } else { Ok(()) }
    })
}

/// The submits that count for the latest grade.
fn counting(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Submit>> {
    let grade = reports::for_operator(conn, attempt)?.and_then(|report| report.grade);
    let tasks = grade.map(|grade| grade.score.tasks).unwrap_or_default();
    let ids: Vec<SubmissionId> = tasks.iter().filter_map(|task| task.submission).collect();
    Ok(comparing::submits(conn, &ids)?)
}

/// Answers whether a match was found.
fn compare_one(conn: &mut Conn, task: &Task) -> Result<bool> {
    let now = clock::now(conn)?;
    let Some(found) = index::compare(conn, &task.program, &task.authored, now)? else {
        return Ok(false);
    };
    let (outcome, matches) = (found.outcome.as_str(), found.matches.len());
    tracing::info!(submission.id = %task.submit.id, outcome, matches, "program.compared");
    let Some(own) = read(&task.submit, &task.submit.source, &found) else { return Ok(false) };
    for one in &found.matches {
        let other = match one.with {
            With::Submission(id) => comparing::submits(conn, &[id])?.pop().map(|it| it.source),
            With::Solution(version) => comparing::solution(conn, version, task.submit.language)?,
        };
        let other = other.and_then(|source| read(&task.submit, &source, &found));
        let other = other.ok_or_else(|| Error::inconsistent("a compared program got lost"))?;
        let fragments = overlap::fragments(&own, &other);
        findings::record(conn, task.submit.id, one, &fragments, now)?;
    }
    Ok(matches > 0)
}

fn read(submit: &Submit, source: &str, found: &Compared) -> Option<Read> {
    if found.matches.is_empty() {
        return None;
    }
    Some(Read::of(tokens::of(submit.language, source)?, &found.ignored))
}
