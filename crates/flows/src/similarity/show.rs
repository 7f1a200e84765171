//! What the company of an attempt sees of its similarity.

use ::similarity::findings::{self, Finding};
use ::similarity::index::{self, Outcome};
use ::similarity::overlap::Fragment;
use assessments::reports::{Report, ReportTask};
use challenges::comparing;
use db::Conn;
use kernel::{Instant, Language, MatchId};

use crate::{Error, Result};

/// What came of comparing an attempt's programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Similarity {
    /// Whether the candidate agreed before the start that programs are compared: otherwise they are not.
    pub agreed: bool,
    /// The tasks in order.
    pub tasks: Vec<(ReportTask, Option<Compared>)>,
}

/// One task's program, as it was compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// Its language.
    pub language: Language,
    /// In a word.
    pub outcome: Outcome,
    /// How many fingerprints of it counted.
    pub fingerprints: i32,
    /// With how many programs of other people it was compared.
    pub others: i64,
    /// With how many published solutions.
    pub solutions: i32,
    /// When.
    pub compared_at: Instant,
    /// What was found, then or when another program was compared with it; the most similar first.
    pub findings: Vec<Finding>,
}

/// What came of comparing the programs of a report. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, report: &Report) -> Result<Similarity> {
    let kept = index::of_attempt(conn, report.id)?;
    let found = findings::findings_of(conn, report.id)?;
    let compared = |task: &ReportTask| {
        let kept = kept.iter().find(|kept| kept.task == task.id)?;
        Some(Compared {
            language: kept.language,
            outcome: kept.outcome,
            fingerprints: kept.fingerprints,
            others: kept.others,
            solutions: kept.solutions,
            compared_at: kept.compared_at,
            findings: found.iter().filter(|one| one.task == task.id).cloned().collect(),
        })
    };
    let tasks = report.tasks.iter().map(|task| (task.clone(), compared(task)));
    Ok(Similarity { agreed: report.edition.compares, tasks: tasks.collect() })
}

/// A program that may be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// Its text.
    pub source: String,
    /// When it was sent; `None` of a published solution.
    pub sent_at: Option<Instant>,
}

/// Two programs beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// The match.
    pub finding: Finding,
    /// The attempt's program.
    pub own: Program,
    /// The other one; `None` where it belongs to another company's attempt.
    pub other: Option<Program>,
    /// The pieces in both, the attempt's on the left; without lines of a side that is not shown.
    pub fragments: Vec<Fragment>,
}

/// One match of a report; `None` where it has none such. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`]; [`Error::Inconsistent`].
pub fn beside(conn: &mut Conn, report: &Report, id: MatchId) -> Result<Option<Beside>> {
    let Some(found) = findings::beside(conn, report.id, id)? else { return Ok(None) };
    let ids: Vec<_> = [Some(found.finding.submission), found.other].into_iter().flatten().collect();
    let mut sent = comparing::submits(conn, &ids)?;
    let mut take = |id| {
        let at = sent.iter().position(|one| one.id == id)?;
        let one = sent.swap_remove(at);
        Some(Program { source: one.source, sent_at: Some(one.sent_at) })
    };
    let own = take(found.finding.submission)
        .ok_or_else(|| Error::inconsistent("a compared program got lost"))?;
    let other = match (found.other, found.published) {
        (Some(other), _) => take(other),
        (None, Some(version)) => {
            let source = comparing::solution(conn, version, found.finding.language)?;
            source.map(|source| Program { source, sent_at: None })
        }
        (None, None) => None,
    };
    let mut fragments = found.fragments;
    if other.is_none() {
        for one in &mut fragments {
            (one.right_from, one.right_to) = (0, 0);
        }
    }
    Ok(Some(Beside { finding: found.finding, own, other, fragments }))
}
