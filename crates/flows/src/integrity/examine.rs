//! Examining one attempt: what was recorded, what was sent, what the table says of it.

use assessments::recordings::{self, LATE_SECONDS, Marker, Sent, What as Recorded};
use assessments::reports::{self, Report, ReportTask};
use assessments::{addresses, assistance, leases, verification};
use challenges::problems::{self, Detail};
use challenges::submissions::{self, Kind, SentText};
use db::{Conn, Db, clock};
use integrity::levels::{Evidence, Level};
use integrity::signals::{self, Finding, Observed, Step, What};
use integrity::{cases, examinations};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant};

use super::{seam, tell};
use crate::post::Sender;
use crate::{Error, Result};

/// How many are looked at in one go.
const AT_ONCE: i64 = 50;
/// When one that could not be examined is tried again.
const AGAIN_MINUTES: i64 = 60;

/// Queues the examination of an attempt in the transaction that grades it.
///
/// # Errors
/// [`Error::Db`].
pub fn schedule(conn: &mut Conn, attempt: AttemptId) -> Result<()> {
    let now = clock::now(conn)?;
    Ok(examinations::schedule(conn, attempt, now)?)
}

/// Examines every attempt that is due, each in a transaction of its own. One that cannot be examined waits an
/// hour and keeps no other from it.
///
/// # Errors
/// [`Error::Db`] where it is not even known which are due.
pub fn examine_due(db: &Db, sender: &Sender) -> Result<()> {
    let due = db.read_now(|conn| {
        let now = clock::now(conn)?;
        Ok::<_, Error>(examinations::due(conn, now, AT_ONCE)?)
    })?;
    for attempt in due {
        match db.write_now(|conn| examine(conn, sender, attempt)) {
            Ok(Some(level)) => {
                tracing::info!(attempt.id = %attempt, level = level.as_str(), "attempt.examined");
            }
            Ok(None) => {}
            Err(e) => {
                tracing::error!(error = ?e, attempt.id = %attempt, "attempt.examine_failed");
                db.write_now(|conn| {
                    let later = clock::now(conn)? + TimeDelta::minutes(AGAIN_MINUTES);
                    Ok::<_, Error>(examinations::postpone(conn, attempt, later)?)
                })?;
            }
        }
    }
    Ok(())
}

/// Answers the level; `None` where another worker has it or the recording is still on its way.
fn examine(conn: &mut Conn, sender: &Sender, attempt: AttemptId) -> Result<Option<Level>> {
    let now = clock::now(conn)?;
    if !examinations::hold(conn, attempt, now)? {
        return Ok(None);
    }
    // Trials have no report, and nobody is examined who did not agree to it.
    let report = reports::for_operator(conn, attempt)?;
    let report = report.filter(|report| report.edition.signals);
    let mut evidence =
        Evidence { signals: Vec::new(), similarity_found: seam::similarity_found(conn, attempt)? };
    let is_agreed = report.is_some();
    if let Some(report) = report {
        let looked = look(conn, &report)?;
        let last = report.submitted_at + TimeDelta::seconds(LATE_SECONDS);
        if !looked.whole && now < last {
            examinations::postpone(conn, attempt, last)?;
            return Ok(None);
        }
        evidence.signals = looked.findings;
    }
    let outcome = examinations::save(conn, attempt, &evidence, now)?;
    addresses::seal(conn, attempt)?;
    if outcome.level == Level::Review {
        if let Some(case) = cases::open(conn, attempt, now)? {
            verification::put_under_review(conn, attempt)?;
            tell::asked(conn, sender, &case, &evidence.findings())?;
        }
    } else if is_agreed {
        verification::pass(conn, attempt)?;
    }
    Ok(Some(outcome.level))
}

/// What was seen.
struct Looked {
    findings: Vec<Finding>,
    /// Whether everything that was submitted is in the recordings, so that no batch is on its way.
    whole: bool,
}

fn look(conn: &mut Conn, report: &Report) -> Result<Looked> {
    let ids: Vec<_> = report.tasks.iter().map(|task| task.problem).collect();
    let details = problems::details(conn, &ids)?;
    let mut looked = Looked { findings: Vec::new(), whole: true };
    for task in &report.tasks {
        let detail = details.get(&task.problem);
        let detail = detail.ok_or_else(|| Error::inconsistent("a task without a problem"))?;
        let (findings, whole) = look_at_task(conn, report, (task, detail))?;
        looked.findings.extend(findings);
        looked.whole &= whole;
    }
    let overlaps = leases::overlaps(conn, report.id)?;
    looked.findings.extend(signals::second_session(overlaps));
    let moved = addresses::changes(conn, report.id)?;
    let moved = signals::Moved {
        networks: moved.networks,
        countries: moved.countries,
        countries_at_once: moved.countries_at_once,
    };
    looked.findings.extend(moved.findings());
    Ok(looked)
}

fn look_at_task(
    conn: &mut Conn,
    report: &Report,
    (task, detail): (&ReportTask, &Detail),
) -> Result<(Vec<Finding>, bool)> {
    let Some(mut recording) = recordings::show(conn, report.id, task.id)? else {
        return Ok((Vec::new(), true));
    };
    let texts = submissions::of_task(conn, report.id, task.id)?;
    let since = |at: Instant| {
        let ms = (at - report.started_at).num_milliseconds().max(0);
        u32::try_from(ms).unwrap_or(u32::MAX)
    };
    let sent: Vec<Sent> = texts
        .iter()
        .map(|text| Sent {
            kind: if text.kind == Kind::Run { Marker::Run } else { Marker::Submit },
            file: text.language,
            source: text.source.clone(),
            t_ms: since(text.created_at),
        })
        .collect();
    let matches = recording.replay.match_sent(&sent);
    let steps: Vec<Step> = recording
        .replay
        .steps
        .iter()
        .map(|step| Step { t_ms: step.t_ms, file: step.file, what: what(&step.what, &sent) })
        .collect();
    let submits = || texts.iter().filter(|text| text.kind == Kind::Submit);
    let last = submits().next_back();
    let final_code = last.and_then(|text| Some((text.language, text.source.as_deref()?)));
    let solved = submits().find(|text: &&SentText| text.points == Some(FULL));
    let mut given = given(detail);
    given.extend(assistance::answers(conn, report.id, task.id)?);
    let observed = Observed {
        task: task.position,
        steps: &steps,
        final_code,
        given: &given,
        statement_length: u32::try_from(detail.statement.chars().count()).unwrap_or(u32::MAX),
        solved_ms: solved.map(|text| since(text.created_at)),
    };
    // A run may be in a gap; what was submitted is what the signals are about.
    let is_there =
        |(text, is): (&SentText, &Option<bool>)| text.kind == Kind::Run || *is != Some(false);
    Ok((signals::of_task(&observed), texts.iter().zip(&matches).all(is_there)))
}

/// Of a submission that passed every test.
const FULL: i32 = 100;

/// What the candidate was given to read and to start from.
fn given(detail: &Detail) -> Vec<String> {
    let samples = detail.samples.iter().flat_map(|sample| [&sample.input, &sample.answer]);
    let texts = samples.chain(detail.templates.values()).chain([&detail.statement]);
    texts.cloned().collect()
}

fn what(recorded: &Recorded, sent: &[Sent]) -> What {
    match recorded {
        Recorded::Edit { pos, del, ins } => What::Edit { pos: *pos, del: *del, ins: ins.clone() },
        Recorded::Text(text) => What::Text(text.clone()),
        Recorded::Gap(_) => What::Gap,
        Recorded::Sent(index) => match sent.get(*index) {
            Some(Sent { kind: Marker::Submit, .. }) => What::Submitted,
            _ => What::Other,
        },
        Recorded::Mark(marker, length) => match marker {
            Marker::Paste => What::Pasted(*length),
            Marker::Restored => What::Restored,
            Marker::Copied => What::Copied(*length),
            Marker::Left => What::Left,
            Marker::Returned | Marker::Opened | Marker::TakenOver => What::Returned,
            Marker::Run | Marker::Submit | Marker::Lost | Marker::AnswerCopied => What::Other,
        },
    }
}
