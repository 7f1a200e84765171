//! Verifying a problem that is being written, under a lease.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::anyhow;
use authoring::checks::{self, Filling, Kind, Line, Times};
use authoring::drafts::{self, Change, Draft, Files};
use judging::{Clock, Report, Stopped, Verifying, scenario, workbench};
use kernel::ProblemCheckId;
use queue::jobs::{self, Claimed, Lease};

use super::Shared;
use super::heart::Heart;

const RETRY_AFTER: Duration = Duration::from_secs(5);
/// The CPU time that an input validator has for one input.
const VALIDATOR_MS: u32 = 10_000;
/// The longest that a problem is verified.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// Why a check ended before it was through.
#[derive(Default)]
struct Ends {
    /// The draft changed, or somebody else has the job.
    unwanted: AtomicBool,
    late: AtomicBool,
}

/// Verifies the draft of a claimed job.
pub(super) fn verify(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let heart = Heart::start(shared, job.lease);
    let (lease, id) = (job.lease, ProblemCheckId(job.subject));
    let outcome = attempt(shared, lease, id, &heart);
    heart.stop();
    match outcome {
        Ok(()) => Ok(()),
        Err(e) if e.is::<Stopped>() => {
            shared.db.write_now(|conn| jobs::release(conn, lease))?;
            Ok(())
        }
        Err(e) => {
            let text = format!("{e:#}");
            shared.db.write_now(|conn| {
                if jobs::fail(conn, lease, &text, RETRY_AFTER)? == jobs::Failed::Dead {
                    let why = "the judge failed each time.";
                    flows::authoring::give_up_check(conn, &shared.sender(), id, why)?;
                }
                Ok::<_, flows::Error>(())
            })?;
            Err(anyhow!(text))
        }
    }
}

fn attempt(shared: &Shared, lease: Lease, id: ProblemCheckId, heart: &Heart) -> anyhow::Result<()> {
    let begun = shared.db.write_now(|conn| {
        let Some(check) = checks::begin(conn, id)? else { return Ok(None) };
        let draft = drafts::find(conn, check.draft)?;
        let files = drafts::files(conn, check.draft)?;
        Ok::<_, authoring::Error>(Some((check, draft, files)))
    })?;
    let Some((check, draft, files)) = begun else { return finish(shared, lease, id, None) };
    if workbench::digest(&files).as_slice() != check.digest {
        return finish(shared, lease, id, Some((false, None)));
    }
    if draft.kind == drafts::Kind::Grid {
        return verify_puzzle(shared, lease, id, &files);
    }
    let (began, ends) = (Instant::now(), Ends::default());
    let mut say = |line: Line| match tell(shared, lease, id, &line) {
        Ok(true) => {}
        Ok(false) => ends.unwanted.store(true, Ordering::SeqCst),
        Err(e) => {
            tracing::warn!(error = %e, "verify.line_lost");
            ends.unwanted.store(true, Ordering::SeqCst);
        }
    };
    let stop = || {
        let late = began.elapsed() > LONGEST;
        ends.late.fetch_or(late, Ordering::SeqCst);
        let given_up = heart.is_lost() || shared.must_abandon();
        late || given_up || ends.unwanted.load(Ordering::SeqCst)
    };
    let of = Verifying {
        judge: &shared.judge,
        languages: &[],
        validator_ms: VALIDATOR_MS,
        clock: Clock::Here,
        stop: &stop,
    };
    let putting = Putting { shared, lease, id, ends: &ends };
    let verified = match putting.whole((files, check.fills), &of, &mut say) {
        Err(e) => Err(e),
        Ok(None) => Ok((false, None)),
        Ok(Some(files)) => run(&draft, &files, &of, &mut say)?,
    };
    match verified {
        Ok(outcome) => finish(shared, lease, id, Some(outcome)),
        Err(_) if ends.late.load(Ordering::SeqCst) => {
            let minutes = LONGEST.as_secs() / 60;
            let text = format!("This took longer than {minutes} minutes and was stopped.");
            say(package(text));
            finish(shared, lease, id, Some((false, None)))
        }
        Err(_) if ends.unwanted.load(Ordering::SeqCst) => finish(shared, lease, id, None),
        Err(e) if e.is::<Stopped>() => Err(e),
        Err(e) if is_ours(&e) => Err(e),
        // Anything else is the package's own: it cannot be read, a validator does not compile.
        Err(e) => {
            say(package(format!("{e:#}")));
            finish(shared, lease, id, Some((false, None)))
        }
    }
}

/// Whether everything was as it should be, and the times.
type Outcome = (bool, Option<Times>);

/// Runs everything in a draft: a company's own as it would be published.
fn run(
    draft: &Draft,
    files: &Files,
    of: &Verifying<'_>,
    say: &mut dyn FnMut(Line),
) -> anyhow::Result<anyhow::Result<Outcome>> {
    let is_own = draft.owner.company().is_some();
    let whole = if is_own { judging::completed(files) } else { Cow::Borrowed(files) };
    workbench::with_folder(&draft.name, &whole, |dir| {
        Ok(match draft.kind {
            drafts::Kind::MultiTask => scenario::verify(of, dir, say).map(|good| (good, None)),
            drafts::Kind::Code | drafts::Kind::Grid => {
                of.run(dir, say).map(|report| (report.findings.is_empty(), Some(times(&report))))
            }
        })
    })
}

/// Whether the judge or the database failed; anything else is the package's.
fn is_ours(error: &anyhow::Error) -> bool {
    let of_box = |fault: &judge::Fault| matches!(fault, judge::Fault::Box(_));
    error.is::<authoring::Error>() || error.downcast_ref::<judge::Fault>().is_some_and(of_box)
}

/// Puts what programs of the author write into the draft that is checked.
struct Putting<'a> {
    shared: &'a Shared,
    lease: Lease,
    id: ProblemCheckId,
    ends: &'a Ends,
}

impl Putting<'_> {
    /// The files with the answers that are to be filled in and the tests that generators make, which the draft has from
    /// then on; `None` where they could not be made, which was said.
    fn whole(
        &self,
        (files, fills): (Files, Option<Filling>),
        of: &Verifying<'_>,
        say: &mut dyn FnMut(Line),
    ) -> anyhow::Result<Option<Files>> {
        let mut files = files;
        if let Some(which) = fills {
            let Some(filled) = judging::fill_answers(of, &files, which, say)? else {
                let text = "The answers could not be filled in, so nothing was judged.";
                say(package(text.to_owned()));
                return Ok(None);
            };
            if !self.put(&mut files, filled, say)? {
                return Ok(None);
            }
        }
        let Some(made) = judging::make_tests(of, &files, say)? else {
            say(package("The tests could not be made, so nothing was judged.".to_owned()));
            return Ok(None);
        };
        Ok(self.put(&mut files, made, say)?.then_some(files))
    }

    /// Adds files to the draft and to `files`; false where the draft has no room for them, which was said.
    fn put(
        &self,
        files: &mut Files,
        new: Files,
        say: &mut dyn FnMut(Line),
    ) -> anyhow::Result<bool> {
        let is_new = |(path, content): &(&String, &Vec<u8>)| files.get(*path) != Some(*content);
        let change = |(path, content): (&String, &Vec<u8>)| Change {
            path: path.clone(),
            content: Some(content.clone()),
        };
        let changes: Vec<Change> = new.iter().filter(is_new).map(change).collect();
        files.extend(new);
        if changes.is_empty() {
            return Ok(true);
        }
        let digest = workbench::digest(files);
        let put = self.shared.db.write_now(|conn| {
            if !jobs::heartbeat(conn, self.lease)? {
                return Ok(false);
            }
            checks::put_made(conn, self.id, &changes, &digest)
        });
        match put {
            Ok(true) => Ok(true),
            Ok(false) => {
                self.ends.unwanted.store(true, Ordering::SeqCst);
                Err(Stopped.into())
            }
            Err(e @ (authoring::Error::TooLarge | authoring::Error::BadPath { .. })) => {
                say(package(e.to_string()));
                Ok(false)
            }
            Err(e) => Err(e.into()),
        }
    }
}

/// A puzzle has no program to run: its pairs are looked at.
fn verify_puzzle(
    shared: &Shared,
    lease: Lease,
    id: ProblemCheckId,
    files: &Files,
) -> anyhow::Result<()> {
    let mut is_good = true;
    for line in flows::authoring::verify_puzzle(files) {
        is_good &= line.is_good;
        if !tell(shared, lease, id, &line)? {
            return finish(shared, lease, id, None);
        }
    }
    finish(shared, lease, id, Some((is_good, None)))
}

fn package(text: String) -> Line {
    Line { kind: Kind::Package, subject: String::new(), is_good: false, text, groups: Vec::new() }
}

/// Adds a line while the lease is held; answers whether the check goes on.
fn tell(shared: &Shared, lease: Lease, id: ProblemCheckId, line: &Line) -> anyhow::Result<bool> {
    let goes_on = shared.db.write_now(|conn| {
        if !jobs::heartbeat(conn, lease)? {
            return Ok(false);
        }
        checks::add(conn, id, line)
    });
    Ok(goes_on?)
}

/// Ends the job, and the check where it has an outcome; what passed is published where that was asked for.
fn finish(
    shared: &Shared,
    lease: Lease,
    id: ProblemCheckId,
    outcome: Option<Outcome>,
) -> anyhow::Result<()> {
    let Some(outcome) = outcome else {
        shared.db.write_now(|conn| jobs::finish(conn, lease))?;
        return Ok(());
    };
    let ended = shared.db.write_now(|conn| {
        if jobs::finish(conn, lease)? {
            flows::authoring::end_check(conn, &shared.sender(), id, outcome)?;
        }
        Ok::<_, flows::Error>(())
    });
    let Err(e) = ended else { return Ok(()) };
    // What was found stays, whatever keeps the problem from being published.
    tracing::error!(error = ?e, "verify.end_failed");
    shared.db.write_now(|conn| {
        if jobs::finish(conn, lease)? {
            checks::finish(conn, id, outcome)?;
        }
        Ok::<_, authoring::Error>(())
    })?;
    Ok(())
}

fn times(report: &Report) -> Times {
    let ms = |ms: u64| i32::try_from(ms).unwrap_or(i32::MAX);
    Times {
        limit_ms: ms(report.limit_ms),
        slowest_accepted_ms: ms(report.slowest_accepted_ms),
        fastest_slow_ms: report.fastest_slow_ms.map(ms),
        finds_slow: report.finds_slow,
    }
}
