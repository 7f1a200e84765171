//! Judging one submission under a lease.
//!
//! Every result is written in a transaction that also renews the lease, so a worker that lost it
//! writes nothing. A thread of its own renews the lease while a program runs. What is not under a clock gives way to what
//! is and has waited: it goes back into the queue and keeps its turn (ADR 85).

mod publishing;
mod suites;
mod turn;

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use challenges::judging::{self as bank, Ending, Outcome, TestOutcome, Work};
use challenges::submissions::{Kind, Phase, TestRow, Verdict as BankVerdict};
use db::Conn;
use flows::alerts::{GivenUp, alert_admin};
use flows::assessments::grade;
use judge::{Control, Fault, Progress, Submission, Suite, TestResult, Verdict};
use kernel::SubmissionId;
use queue::jobs::{self, Claimed, LEASE_SECONDS, Lease};

use super::Shared;
use super::heart::Heart;
use ::judging::{JUDGE_VERSION, outcome, toolchain_version, verdict};
use publishing::Publishing;
use suites::{is_sample, limits, samples_of, suite};
use turn::Turn;

const RETRY_AFTER: Duration = Duration::from_secs(5);
/// How soon a database that went away is asked again.
const AGAIN_AFTER: Duration = Duration::from_millis(500);

/// Why a job came to no end.
#[derive(Debug, thiserror::Error)]
enum Broken {
    /// Somebody else has the job now.
    #[error("the lease was lost")]
    Lost,
    /// Something goes before it that has waited.
    #[error("the submission gives way")]
    GivesWay,
    /// The database went away, which is no fault of the job.
    #[error(transparent)]
    Away(db::Error),
    #[error(transparent)]
    Judge(#[from] Fault),
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

impl From<db::Error> for Broken {
    fn from(e: db::Error) -> Self {
        if e.is_outage() { Self::Away(e) } else { Self::Other(e.into()) }
    }
}

impl From<challenges::Error> for Broken {
    fn from(e: challenges::Error) -> Self {
        match e {
            challenges::Error::Db(e) => e.into(),
            challenges::Error::Queue(e) => e.into(),
            e => Self::Other(e.into()),
        }
    }
}

impl From<queue::Error> for Broken {
    fn from(e: queue::Error) -> Self {
        match e {
            queue::Error::Db(e) => e.into(),
            e => Self::Other(e.into()),
        }
    }
}

impl From<flows::Error> for Broken {
    fn from(e: flows::Error) -> Self {
        match e {
            flows::Error::Db(e) => e.into(),
            flows::Error::Queue(e) => e.into(),
            e => Self::Other(e.into()),
        }
    }
}

/// Judges the submission of a claimed job and records how that ended.
pub(super) fn judge(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    shared.figures.waited(job.waited_seconds);
    let heart = Heart::start(shared, job.lease);
    let outcome = attempt(shared, &job, &heart);
    heart.stop();
    let (lease, id) = (job.lease, SubmissionId(job.subject));
    match outcome {
        Ok(()) => Ok(()),
        Err(Broken::Lost) => {
            shared.figures.lease_lost();
            Ok(())
        }
        Err(Broken::Judge(Fault::Stopped)) if shared.must_abandon() => {
            Ok(release(shared, lease, id, job.generation)?)
        }
        Err(Broken::GivesWay) => {
            tracing::info!(job.id = %lease.job, "judge.gave_way");
            shared.figures.gave_way();
            Ok(release_once_back(shared, lease, id, job.generation)?)
        }
        Err(Broken::Away(e)) => {
            tracing::warn!(job.id = %lease.job, error = %e, "judge.database_away");
            Ok(release_once_back(shared, lease, id, job.generation)?)
        }
        // The heart fell silent: somebody has the job, or nobody could be asked.
        Err(Broken::Judge(Fault::Stopped)) => {
            Ok(release_once_back(shared, lease, id, job.generation)?)
        }
        Err(e) => {
            let text = format!("{:#}", anyhow::Error::from(e));
            let failed = shared.db.write_now(|conn| {
                let failed = jobs::fail(conn, lease, &text, RETRY_AFTER)?;
                match failed {
                    jobs::Failed::Requeued => {
                        bank::release(conn, id, job.generation)?;
                    }
                    jobs::Failed::Dead => {
                        bank::give_up(conn, id, job.generation)?;
                        let given_up = GivenUp { submission: id, job: lease.job, why: &text };
                        let admin = shared.settings.admin.as_ref();
                        alert_admin(conn, &shared.sender(), admin, &given_up)?;
                    }
                    jobs::Failed::Lost => {}
                }
                Ok::<_, flows::Error>(failed)
            })?;
            if failed == jobs::Failed::Dead {
                shared.figures.gave_up();
            }
            tracing::error!(job.id = %lease.job, ?failed, "judge.failed");
            Err(anyhow!(text))
        }
    }
}

/// Gives the job back untried.
fn release(
    shared: &Shared,
    lease: Lease,
    id: SubmissionId,
    generation: i32,
) -> Result<(), challenges::Error> {
    shared.db.write_now(|conn| {
        if jobs::release(conn, lease)? {
            bank::release(conn, id, generation)?;
        }
        Ok(())
    })
}

/// The same, as soon as the database is there again, however long that takes: no other work could be
/// taken before.
fn release_once_back(
    shared: &Shared,
    lease: Lease,
    id: SubmissionId,
    generation: i32,
) -> Result<(), Broken> {
    let began = Instant::now();
    loop {
        let Err(e) = release(shared, lease, id, generation) else { return Ok(()) };
        let e = Broken::from(e);
        let away = matches!(e, Broken::Away(_));
        let lease_s = u64::try_from(LEASE_SECONDS).unwrap_or(0);
        let overdue = !away && began.elapsed() > Duration::from_secs(lease_s);
        if overdue || shared.must_abandon() {
            return Err(e);
        }
        thread::park_timeout(AGAIN_AFTER);
    }
}

fn attempt(shared: &Shared, job: &Claimed, heart: &Heart) -> Result<(), Broken> {
    let id = SubmissionId(job.subject);
    let work = held(shared, job.lease, |conn| Ok(bank::begin(conn, id, job.generation)?))?;
    let Some(work) = work else {
        shared.db.write_now(|conn| jobs::finish(conn, job.lease))?;
        return Ok(());
    };
    let language = work.language;
    let submission = Submission { language, source: work.source.clone() };
    let began = Instant::now();
    let mut turn = Turn::begin(shared, heart, job.lease);
    let ran = match &work.own_input {
        Some(input) => try_own_input(shared, &work, (&submission, input), &mut turn),
        None => run_tests(shared, job, &work, &submission, &mut turn),
    };
    let Ran { ending, compile_message, programs } = match ran {
        Err(Broken::Judge(Fault::Stopped)) if turn.gave_way() => return Err(Broken::GivesWay),
        ran => ran?,
    };
    let overhead = began.elapsed().saturating_sub(programs);
    let outcome = Outcome {
        ending,
        compile_message: Some(compile_message).filter(|text| !text.is_empty()),
        judge_version: JUDGE_VERSION.to_owned(),
        toolchain: toolchain_version(&shared.judge, language),
        worker: shared.id,
    };
    let decided = shared.db.write_now(|conn| {
        if !jobs::finish(conn, job.lease)? {
            return Err(Broken::Lost);
        }
        Ok(bank::complete(conn, id, job.generation, &outcome)?)
    })?;
    shared.figures.judged(language, decided.verdict.as_str(), overhead.as_secs_f64());
    match decided.attempt {
        Some(attempt) => Ok(grade::settle(&shared.db, &shared.sender(), attempt)?),
        None => Ok(()),
    }
}

/// What came of running a program.
struct Ran {
    ending: Ending,
    compile_message: String,
    /// How long it ran, all tests together, by the clock on the wall.
    programs: Duration,
}

/// Runs `act` in a transaction that is kept only while the lease holds.
fn held<T>(
    shared: &Shared,
    lease: Lease,
    act: impl FnOnce(&mut Conn) -> Result<T, Broken>,
) -> Result<T, Broken> {
    shared.db.write_now(|conn| {
        if !jobs::heartbeat(conn, lease)? {
            return Err(Broken::Lost);
        }
        act(conn)
    })
}

fn try_own_input(
    shared: &Shared,
    work: &Work,
    (submission, input): (&Submission, &[u8]),
    turn: &mut Turn<'_>,
) -> Result<Ran, Broken> {
    let whole = suite(shared, work.problem)?;
    let limits = limits(&whole, work)?;
    let trial = shared.judge.try_input(submission, input, &limits, &mut || turn.go_on())?;
    let programs = Duration::from_micros(trial.wall_us);
    let compile_message = trial.compile.message;
    if trial.verdict == Verdict::CompileError {
        return Ok(Ran { ending: Ending::CompileError, compile_message, programs });
    }
    let mut stderr = trial.stderr;
    if let Some(reason) = trial.reason {
        stderr.push_str(&format!("\n[{reason}]"));
    }
    let (verdict, output) = (verdict(trial.verdict), trial.output);
    let ending = Ending::Own { verdict, output: plain(output), stderr: plain(stderr) };
    Ok(Ran { ending, compile_message, programs })
}

/// PostgreSQL's text cannot hold NUL; candidates' programs can print it.
fn plain(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{2400}") } else { text }
}

fn run_tests(
    shared: &Shared,
    job: &Claimed,
    work: &Work,
    submission: &Submission,
    turn: &mut Turn<'_>,
) -> Result<Ran, Broken> {
    let whole = suite(shared, work.problem)?;
    let suite = match work.kind {
        Kind::Submit => whole,
        Kind::Run => Arc::new(Suite { limits: limits(&whole, work)?, ..samples_of(&whole) }),
    };
    let done: Vec<TestResult> = work.done.iter().filter_map(restore).collect();
    let publishing = Publishing::begin(shared.is_watched);
    let record = |results: &[TestOutcome]| record(shared, job.lease, work, results);
    let mut broken = None;
    let mut programs = Duration::ZERO;
    let mut watch = |progress: Progress<'_>| {
        if turn.go_on() == Control::Stop {
            return Control::Stop;
        }
        let said = match progress {
            Progress::Compiled => held(shared, job.lease, |conn| {
                Ok(bank::set_phase(conn, work.id, work.generation, Phase::Running)?)
            }),
            Progress::TestJudged(result) => {
                programs += Duration::from_micros(result.wall_us);
                if is_sample(&suite, &result.group) {
                    record(&[kept(result)])
                } else if publishing.keep(kept(result)) {
                    Ok(())
                } else {
                    return Control::Stop;
                }
            }
            Progress::Compiling | Progress::TestStarted { .. } | Progress::Waiting => Ok(()),
        };
        match said {
            Ok(()) => Control::Continue,
            Err(e) => {
                broken = Some(e);
                Control::Stop
            }
        }
    };
    let (judged, published, waited) = thread::scope(|scope| {
        let publisher = scope.spawn(|| publishing.run(record));
        let guard = publishing.guard();
        let judged = shared.judge.grade(submission, &suite, &done, &mut watch);
        publishing.end(judged.is_ok());
        drop(guard);
        let ended = Instant::now();
        let published = publisher.join();
        (judged, published, ended.elapsed())
    });
    // The judge is done; how long the verdict waits for its tick is no work of it.
    programs += waited;
    if let Some(e) = broken {
        return Err(e);
    }
    published.map_err(|_| anyhow!("recording results panicked"))??;
    let judged = judged?;
    let ending = if judged.compile.ok { Ending::Tests } else { Ending::CompileError };
    Ok(Ran { ending, compile_message: plain(judged.compile.message), programs })
}

/// Records results while the lease holds.
fn record(
    shared: &Shared,
    lease: Lease,
    work: &Work,
    results: &[TestOutcome],
) -> Result<(), Broken> {
    held(shared, lease, |conn| {
        for result in results {
            bank::record_test(conn, work.id, work.generation, result)?;
        }
        Ok(())
    })
}

/// A result as the bank keeps it.
fn kept(result: &TestResult) -> TestOutcome {
    let mut outcome = outcome(result);
    outcome.output = outcome.output.map(plain);
    outcome.stderr = outcome.stderr.map(plain);
    outcome
}

/// A recorded result as the judge knows it, so that the test is not run again.
fn restore(row: &TestRow) -> Option<TestResult> {
    let verdict = match row.verdict {
        BankVerdict::Ac => Verdict::Accepted,
        BankVerdict::Wa => Verdict::WrongAnswer,
        BankVerdict::Tle => Verdict::TimeLimit,
        BankVerdict::Mle => Verdict::MemoryLimit,
        BankVerdict::Ole => Verdict::OutputLimit,
        BankVerdict::Rte => Verdict::RuntimeError,
        BankVerdict::Skipped => Verdict::Skipped,
        BankVerdict::Ce | BankVerdict::JudgeError => return None,
    };
    let number = |n: i64| u64::try_from(n).unwrap_or(0);
    Some(TestResult {
        number: u32::try_from(row.number).ok()?,
        group: row.group.clone(),
        verdict,
        reason: row.reason.clone(),
        cpu_us: number(row.cpu_us),
        wall_us: number(row.wall_us),
        memory_kib: number(row.memory_kib),
        output: row.output.clone(),
        stderr: row.stderr.clone(),
        share_permille: row.share_permille.and_then(|share| u16::try_from(share).ok()),
    })
}
