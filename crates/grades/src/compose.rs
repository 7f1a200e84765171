//! From the rows of an attempt to its grade document.

use std::collections::BTreeMap;

use assessments::reports::Report;
use assessments::scores::TaskScore;
use challenges::problems::{self, Detail};
use challenges::submissions::{self, GroupRow, ShownTest, Submission};
use db::Conn;
use sha2::{Digest, Sha256};

use super::bundle::Source;
use super::document::{Counted, FORMAT, Grade, Group, Limits, Task, Test};
use crate::Error;

/// A grade and the sources it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graded {
    /// The document, unsigned.
    pub grade: Grade,
    /// The sources that count.
    pub sources: Vec<Source>,
}

/// The grade of a report; `None` until it is graded. The caller has checked who asks.
pub fn compose(conn: &mut Conn, report: Report) -> Result<Option<Graded>, Error> {
    let Some(found) = report.grade else { return Ok(None) };
    let ids: Vec<_> = report.tasks.iter().map(|task| task.problem).collect();
    let details = problems::details(conn, &ids)?;
    let of_task: BTreeMap<_, _> = report.tasks.iter().map(|task| (task.id, task.problem)).collect();
    let (mut tasks, mut sources) = (Vec::new(), Vec::new());
    for score in &found.score.tasks {
        let detail = of_task.get(&score.task).and_then(|problem| details.get(problem));
        let detail = detail.ok_or_else(|| Error::Inconsistent("a graded task without problem"))?;
        let counted = match score.submission {
            Some(id) => submissions::judged(conn, id, score.judgement)?,
            None => None,
        };
        if counted.is_some() != score.submission.is_some()
            || counted.as_ref().is_some_and(|submission| submission.points != score.points)
        {
            return Err(Error::Inconsistent("a grade that its submissions do not bear out"));
        }
        sources.extend(counted.as_ref().map(|submission| Source {
            position: score.position,
            language: submission.language.as_str().to_owned(),
            text: submission.source.clone(),
        }));
        tasks.push(task(score, detail, counted.as_ref()));
    }
    let grade = Grade {
        format: FORMAT.to_owned(),
        attempt: report.id,
        generation: found.generation,
        receipt_id: report.receipt_id,
        candidate: report.candidate_name,
        company: report.company_name,
        assessment: report.assessment_title,
        set_version: report.set_version,
        started_at: report.started_at,
        submitted_at: report.submitted_at,
        graded_at: found.created_at,
        formula: found.formula,
        fineness: found.score.fineness,
        correctness_tenths: found.score.correctness_tenths,
        performance_tenths: found.score.performance_tenths,
        tasks,
    };
    Ok(Some(Graded { grade, sources }))
}

fn task(score: &TaskScore, detail: &Detail, counted: Option<&Submission>) -> Task {
    let limits = &detail.problem.limits;
    Task {
        position: score.position,
        weight: score.weight,
        problem: detail.problem.slug.clone(),
        package_sha256: hex(&detail.package_sha256),
        limits: Limits {
            cpu_ms: limits.time_limit_ms,
            memory_mib: limits.memory_mib,
            output_mib: limits.output_mib,
        },
        points: score.points,
        submission: counted.map(|submission| Counted {
            id: submission.id,
            submitted_at: submission.created_at,
            language: submission.language.as_str().to_owned(),
            toolchain: submission.toolchain.clone().unwrap_or_default(),
            judge_version: submission.judge_version.clone().unwrap_or_default(),
            source_sha256: sha256(&submission.source),
            verdict: submission.verdict.map_or("", |verdict| verdict.as_str()).to_owned(),
            groups: submission.groups.iter().map(group).collect(),
            tests: submission.tests.iter().map(test).collect(),
        }),
    }
}

fn group(row: &GroupRow) -> Group {
    Group {
        name: row.name.clone(),
        tag: row.tag.as_str().to_owned(),
        weight: row.weight,
        passed: row.passed,
        points: row.points,
    }
}

fn test(row: &ShownTest) -> Test {
    Test {
        number: row.number,
        group: row.group.clone(),
        verdict: row.verdict.as_str().to_owned(),
        cpu_us: None,
        memory_kib: None,
        cpu_fifths: Some(row.cpu_fifths.into()),
        memory_fifths: Some(row.memory_fifths.into()),
    }
}

/// SHA-256 of a text, in hexadecimal digits.
pub(crate) fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
