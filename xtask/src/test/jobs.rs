//! The parts of a run, side by side: a part begins when those it needs have ended and a place is
//! free.
//!
//! The first of those that run prints as it goes; what the others print comes in one piece.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread::Scope;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use super::report::{Report, Tally};
use crate::machine::context::Context;
use crate::machine::output::{self, line};

/// How long nothing may be printed.
const SIGN_OF_LIFE: Duration = Duration::from_secs(30);

type Work<'a> = Box<dyn FnOnce(&mut Tally) -> Result<()> + Send + 'a>;

/// One part.
pub(crate) struct Job<'a> {
    name: &'static str,
    /// Parts that come before it. One that this run leaves out is not waited for.
    needs: &'static [&'static str],
    kind: Kind,
    work: Work<'a>,
}

/// What a part takes of the machine.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One of the places
    Usual,
    /// All of it: nothing runs beside it
    Alone,
    /// Hardly anything, as it waits most of the time: no place
    Waiting,
}

impl<'a> Job<'a> {
    pub(crate) fn new(
        name: &'static str,
        needs: &'static [&'static str],
        work: impl FnOnce(&mut Tally) -> Result<()> + Send + 'a,
    ) -> Self {
        Self { name, needs, kind: Kind::Usual, work: Box::new(work) }
    }

    /// The same with the whole machine to itself.
    pub(crate) fn alone(self) -> Self {
        Self { kind: Kind::Alone, ..self }
    }

    /// The same, which waits most of the time and so takes no place from others.
    pub(crate) fn waiting(self) -> Self {
        Self { kind: Kind::Waiting, ..self }
    }
}

/// A part that runs.
struct Running {
    name: &'static str,
    began: Instant,
    /// Whether it prints as it goes.
    shown: bool,
    kind: Kind,
}

/// How a part ended.
struct Ended {
    name: &'static str,
    tally: Tally,
    done: Result<()>,
}

/// Runs all of them, as many at once as there are processors, at least two, beside those that wait. A part that
/// fails keeps only those from running that need it.
pub(crate) fn run(context: &Context, jobs: Vec<Job<'_>>) -> Report {
    let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
    let mut report = Report::begin();
    let (mut waiting, mut running) = (jobs, Vec::<Running>::new());
    std::thread::scope(|scope| {
        let (send, ended) = channel();
        loop {
            while let Some(at) = next(&waiting, &running, places) {
                let job = waiting.remove(at);
                if let Some(broken) = job.needs.iter().find(|need| report.is_broken(need)) {
                    let error = anyhow!("not run, because this failed: {broken}");
                    report.ended(job.name, Instant::now(), Tally::default(), Err(error));
                } else {
                    running.push(start(context, scope, job, &running, &send));
                }
            }
            if running.is_empty() {
                return;
            }
            if let Ok(Ended { name, tally, done }) = ended.recv_timeout(SIGN_OF_LIFE)
                && let Some(at) = running.iter().position(|one| one.name == name)
            {
                let job = running.remove(at);
                line(&format!("  done: {name} ({:.1} s)", job.began.elapsed().as_secs_f32()));
                report.ended(name, job.began, tally, done);
            } else {
                let each = running
                    .iter()
                    .map(|one| format!("{} ({} s)", one.name, one.began.elapsed().as_secs()));
                line(&format!("  … {}", each.collect::<Vec<_>>().join(", ")));
            }
        }
    });
    report
}

/// The first that may begin now.
fn next(waiting: &[Job<'_>], running: &[Running], places: usize) -> Option<usize> {
    let open = |need: &str| {
        waiting.iter().any(|one| one.name == need) || running.iter().any(|one| one.name == need)
    };
    let may = |job: &Job<'_>| !job.needs.iter().any(|need| open(need));
    if running.iter().any(|one| one.kind == Kind::Alone) {
        return None;
    }
    let taken = running.iter().filter(|one| one.kind == Kind::Usual).count();
    let fits = |job: &Job<'_>| match job.kind {
        Kind::Usual => taken < places,
        Kind::Alone => running.is_empty(),
        Kind::Waiting => true,
    };
    waiting.iter().position(|job| may(job) && fits(job))
}

fn start<'scope, 'env, 'job: 'scope>(
    context: &'job Context,
    scope: &'scope Scope<'scope, 'env>,
    job: Job<'job>,
    beside: &[Running],
    send: &Sender<Ended>,
) -> Running {
    let shown = !beside.iter().any(|one| one.shown);
    let (name, kind, send) = (job.name, job.kind, send.clone());
    line(&format!("• {name} …"));
    scope.spawn(move || {
        let mut tally = Tally::default();
        let work = || {
            line(&format!("\n── {name}"));
            context.interrupt.pause(Duration::ZERO)?;
            (job.work)(&mut tally)
        };
        let work =
            || catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(anyhow!("it panicked")));
        let done = if shown { work() } else { output::in_one_piece(work) };
        let _ = send.send(Ended { name, tally, done });
    });
    Running { name, began: Instant::now(), shown, kind }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::mpsc::Receiver;

    use anyhow::bail;

    use super::*;

    /// Runs these parts, each of which sends its name, and answers the order.
    fn order(jobs: Vec<Job<'_>>, ran: &Receiver<&'static str>) -> (Vec<&'static str>, Report) {
        let report = run(&Context::new().unwrap(), jobs);
        (ran.try_iter().collect(), report)
    }

    #[test]
    fn a_part_begins_when_those_it_needs_have_ended() {
        let (send, ran) = channel();
        let job = |name, needs| {
            let send = send.clone();
            Job::new(name, needs, move |_| Ok(send.send(name)?))
        };
        let jobs = vec![job("last", &["middle"]), job("middle", &["first"]), job("first", &[])];
        assert_eq!(order(jobs, &ran).0, ["first", "middle", "last"]);
        let jobs = vec![job("tests", &["a part that this run leaves out"])];
        assert_eq!(order(jobs, &ran).0, ["tests"]);
    }

    #[test]
    fn a_part_that_fails_or_panics_is_named_and_keeps_only_those_from_running_that_need_it() {
        let (send, ran) = channel();
        let other = send.clone();
        let jobs = vec![
            Job::new("build", &[], |_| bail!("no such file")),
            Job::new("tests", &["build"], move |_| Ok(send.send("tests")?)),
            Job::new("panics", &[], |_| panic!("on purpose")),
            Job::new("other", &["panics of nobody"], move |_| Ok(other.send("other")?)),
        ];
        let (ran, report) = order(jobs, &ran);
        assert_eq!(ran, ["other"]);
        for name in ["build", "tests", "panics"] {
            assert!(report.is_broken(name), "{name}");
        }
        assert!(!report.is_broken("other"));
        assert!(report.finish(&Context::new().unwrap()).is_err());
    }

    #[test]
    fn two_parts_run_side_by_side_and_one_that_is_alone_waits_for_them() {
        let meet = Barrier::new(2);
        let (send, ran) = channel();
        let both = |name| {
            let (meet, send) = (&meet, send.clone());
            Job::new(name, &[], move |_| {
                meet.wait();
                Ok(send.send("side by side")?)
            })
        };
        let alone = send.clone();
        let jobs = vec![
            both("one"),
            Job::new("alone", &[], move |_| Ok(alone.send("alone")?)).alone(),
            both("other"),
        ];
        assert_eq!(order(jobs, &ran).0, ["side by side", "side by side", "alone"]);
    }

    #[test]
    fn one_that_waits_takes_no_place_and_is_not_left_alone_with_another() {
        let two = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let all = Barrier::new(two + 1);
        let (send, ran) = channel();
        let usual = |name| {
            let (all, send) = (&all, send.clone());
            Job::new(name, &[], move |_| {
                all.wait();
                Ok(send.send("together")?)
            })
        };
        let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let alone = send.clone();
        let mut jobs: Vec<_> = names.into_iter().cycle().take(two).map(usual).collect();
        jobs.push(Job::new("alone", &[], move |_| Ok(alone.send("alone")?)).alone());
        jobs.push(usual("waiting").waiting());
        let mut expected = vec!["together"; two + 1];
        expected.push("alone");
        assert_eq!(order(jobs, &ran).0, expected);
    }

    #[test]
    fn nothing_begins_beside_one_that_is_alone() {
        let (send, ran) = channel();
        let (begun, company) = channel();
        let alone = send.clone();
        let jobs = vec![
            Job::new("alone", &[], move |_| {
                let came = company.recv_timeout(Duration::from_millis(200));
                Ok(alone.send(if came.is_err() { "alone" } else { "in company" })?)
            })
            .alone(),
            Job::new("other", &[], move |_| {
                let _ = begun.send(());
                Ok(send.send("other")?)
            }),
        ];
        assert_eq!(order(jobs, &ran).0, ["alone", "other"]);
    }
}
