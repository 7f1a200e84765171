//! What a report says. Pure.

use kernel::{AttemptId, CompanyId, Instant, ProblemId, TaskId, UserId};
use sha2::{Digest, Sha256};

use crate::attempts::State;
use crate::grading::Grade;

/// Whose list of reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Of attempts at a company's assessments.
    Company(CompanyId),
    /// Of one's own attempts.
    Candidate(UserId),
}

/// A report in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The attempt.
    pub id: AttemptId,
    /// The assessment's title.
    pub assessment_title: String,
    /// Who invited.
    pub company_name: String,
    /// The candidate's name as their account has it.
    pub candidate_name: String,
    /// The candidate's address; to be masked.
    pub candidate_email: String,
    /// Submitted or graded.
    pub state: State,
    /// 0 to 1000, once graded.
    pub fineness: Option<i32>,
    /// When it was closed.
    pub submitted_at: Instant,
    /// When it was graded.
    pub graded_at: Option<Instant>,
}

/// How somebody came to see a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// It is their own.
    Candidate,
    /// They belong to the company that invited.
    Company,
}

/// A task in a report. Its best submit and its problem are read from their own crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportTask {
    /// The task.
    pub id: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// The problem's title.
    pub title: String,
    /// The version of the problem.
    pub problem: ProblemId,
    /// Its share of the score.
    pub weight: i32,
    /// How often it was run.
    pub runs: i64,
    /// How often it was submitted, the deadline's submit included.
    pub submissions: i64,
}

/// A finished attempt, as its candidate and the company's members may read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The attempt.
    pub id: AttemptId,
    /// How the viewer came to see it.
    pub mode: Mode,
    /// Submitted or graded.
    pub state: State,
    /// The candidate's name.
    pub candidate_name: String,
    /// The candidate's address.
    pub candidate_email: String,
    /// Who invited.
    pub company_name: String,
    /// The assessment's title.
    pub assessment_title: String,
    /// Names the exact set of problem packages, in order; 12 hexadecimal digits.
    pub set_version: String,
    /// The languages of what was submitted, by name.
    pub languages_used: Vec<String>,
    /// When it began.
    pub started_at: Instant,
    /// When it was closed.
    pub submitted_at: Instant,
    /// How long an attempt lasts without extra time.
    pub duration_minutes: i32,
    /// How long this one took.
    pub used_seconds: i64,
    /// The receipt.
    pub receipt_id: String,
    /// The latest grade, once there is one.
    pub grade: Option<Grade>,
    /// Whether something of it is being judged again, so that another grade may follow.
    pub rejudged: bool,
    /// The tasks in order.
    pub tasks: Vec<ReportTask>,
}

/// The name of a set of packages: the same packages in the same order have the same.
pub(crate) fn set_version(packages: &[Vec<u8>]) -> String {
    let mut digest = Sha256::new();
    for package in packages {
        digest.update(package);
    }
    digest.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}
