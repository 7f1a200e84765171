//! What may be read of an attempt once it is over.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{AttemptId, Cursor, Page, Paging, UserId};

pub use rules::{
    Best, COHORT_LEAST, Cohort, Earlier, Medians, Mode, PERCENTILE_LEAST, Report, ReportTask, Row,
    Whose,
};

use crate::{Error, links, scores, statistics};

/// The attempts that are over, the last closed first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, whose: Whose, paging: Paging) -> Result<Page<Row>, Error> {
    let rows = store::list(conn, whose, paging)?;
    let mut page =
        Page::cut(rows, paging.limit, |row| Cursor { at: row.submitted_at, id: row.id.0 });
    fill_scores(conn, &mut page.items)?;
    if matches!(whose, Whose::Candidate(_)) {
        let ids: Vec<AttemptId> = page.items.iter().map(|row| row.id).collect();
        let opened = links::opened(conn, &ids)?;
        for row in &mut page.items {
            row.opened = Some(opened.get(&row.id).copied().unwrap_or_default());
        }
    }
    Ok(page)
}

/// Adds the score to each row that has one.
pub(crate) fn fill_scores(conn: &mut Conn, rows: &mut [Row]) -> Result<(), Error> {
    let ids: Vec<AttemptId> = rows.iter().map(|row| row.id).collect();
    let scores = scores::finenesses(conn, &ids)?;
    for row in rows {
        row.fineness = scores.get(&row.id).copied();
    }
    Ok(())
}

/// The company's graded attempts, the last graded first.
pub(crate) fn newest_graded(
    conn: &mut Conn,
    company: kernel::CompanyId,
    limit: i64,
) -> Result<Vec<Row>, Error> {
    let mut rows = store::newest_graded(conn, company, limit)?;
    fill_scores(conn, &mut rows)?;
    Ok(rows)
}

/// The newest graded attempts of each of these candidates, at most `each`, in as many statements as of one. Who has none
/// is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn graded_of(
    conn: &mut Conn,
    candidates: &[UserId],
    each: usize,
) -> Result<BTreeMap<UserId, Vec<Row>>, Error> {
    let mut counts: BTreeMap<UserId, usize> = BTreeMap::new();
    let newest = store::graded_of(conn, candidates)?.into_iter().filter(|(candidate, _)| {
        let count = counts.entry(*candidate).or_default();
        *count += 1;
        *count <= each
    });
    let (whose, mut rows): (Vec<UserId>, Vec<Row>) = newest.unzip();
    fill_scores(conn, &mut rows)?;
    let mut found: BTreeMap<UserId, Vec<Row>> = BTreeMap::new();
    for (candidate, row) in whose.into_iter().zip(rows) {
        found.entry(candidate).or_default().push(row);
    }
    Ok(found)
}

/// The best verified result of each of these candidates, of equal ones the latest. Who has none is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn best_of(conn: &mut Conn, candidates: &[UserId]) -> Result<BTreeMap<UserId, Best>, Error> {
    let verified = store::verified_of(conn, candidates)?;
    let ids: Vec<AttemptId> = verified.iter().map(|(_, id, _)| *id).collect();
    let scores = scores::finenesses(conn, &ids)?;
    let mut found: BTreeMap<UserId, Best> = BTreeMap::new();
    for (candidate, id, submitted_at) in verified {
        let Some(fineness) = scores.get(&id).copied() else { continue };
        let best = found.entry(candidate).or_insert(Best { fineness, submitted_at });
        if fineness > best.fineness {
            *best = Best { fineness, submitted_at };
        }
    }
    Ok(found)
}

/// Those of these attempts that are graded, each with whose it is.
///
/// # Errors
/// [`Error::Db`].
pub fn graded_among(
    conn: &mut Conn,
    attempts: &[AttemptId],
) -> Result<BTreeMap<AttemptId, (UserId, Row)>, Error> {
    let (whose, mut rows): (Vec<UserId>, Vec<Row>) =
        store::graded_among(conn, attempts)?.into_iter().unzip();
    fill_scores(conn, &mut rows)?;
    Ok(whose.into_iter().zip(rows).map(|(whose, row)| (row.id, (whose, row))).collect())
}

/// The report of an attempt that is over, to its candidate and to the members of the issuing
/// company; to anybody else, and before the end, `None`.
///
/// # Errors
/// [`Error::Db`].
pub fn report(
    conn: &mut Conn,
    attempt: AttemptId,
    viewer: UserId,
) -> Result<Option<Report>, Error> {
    let Some(head) = store::head(conn, attempt)? else { return Ok(None) };
    if head.candidate == viewer {
        return complete(conn, head, Mode::Candidate).map(Some);
    }
    let shared = store::shared_with(conn, attempt, viewer)?;
    let reads = match head.company {
        Some(company) => store::is_member(conn, company, viewer)?,
        None => false,
    };
    if reads {
        let mut report = complete(conn, head, Mode::Company)?;
        report.earlier = shared.map(|_| Earlier { elsewhere: false });
        return Ok(Some(report));
    }
    match shared {
        Some(shared) => elsewhere(conn, head, shared).map(Some),
        None => Ok(None),
    }
}

/// The report of an attempt that is over, for the operator of this installation.
///
/// # Errors
/// [`Error::Db`].
pub fn for_operator(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Report>, Error> {
    let head = store::head(conn, attempt)?;
    head.map(|head| complete(conn, head, Mode::Operator)).transpose()
}

/// The newest attempts that are graded, voided ones left out.
///
/// # Errors
/// [`Error::Db`].
pub fn graded_attempts(conn: &mut Conn, limit: i64) -> Result<Vec<AttemptId>, Error> {
    Ok(store::graded_attempts(conn, limit)?)
}

/// The report that a link opened, whole: what the link leaves out is for the caller to remove.
///
/// # Errors
/// [`Error::LinkInvalid`] where it is gone; [`Error::Db`].
pub fn shared(conn: &mut Conn, attempt: AttemptId) -> Result<Report, Error> {
    let head = store::head(conn, attempt)?.ok_or(Error::LinkInvalid)?;
    complete(conn, head, Mode::Shared)
}

/// The report of an attempt that was taken for another company, as its candidate shares it: it names the company
/// and the assessment that it is shared with, and compares it with people who took that.
fn elsewhere(
    conn: &mut Conn,
    head: store::Head,
    shared: store::SharedWith,
) -> Result<Report, Error> {
    let mut report = complete(conn, head, Mode::Company)?;
    let taken = store::taken(conn, shared.assessment)?;
    let score = report.ranked();
    let errors = statistics::of_assessments(conn, &[shared.assessment])?;
    report.company_name = shared.company_name;
    report.assessment_title = shared.title;
    report.set_made_at = shared.made_at;
    report.cohort = rules::cohort(&taken);
    report.percentile = score.and_then(|score| rules::percentile(score, &taken));
    report.standard_error = errors.get(&shared.assessment).copied();
    report.not_verified = false;
    report.verification = None;
    report.earlier = Some(Earlier { elsewhere: true });
    Ok(report)
}

/// Adds what further statements find.
fn complete(conn: &mut Conn, head: store::Head, mode: Mode) -> Result<Report, Error> {
    let attempt = head.report.id;
    let (tasks, packages) = store::tasks(conn, attempt)?;
    let errors = statistics::standard_errors(conn, &[attempt])?;
    let taken = store::taken(conn, head.assessment)?;
    let grade = scores::latest(conn, attempt)?;
    let score = grade.as_ref().map(|grade| grade.score.fineness);
    let score = score.filter(|_| head.report.void_reason.is_none());
    Ok(Report {
        mode,
        set_version: rules::set_version(&packages),
        cohort: rules::cohort(&taken),
        percentile: score.and_then(|score| rules::percentile(score, &taken)),
        languages_used: store::languages(conn, attempt)?,
        grade,
        standard_error: errors.get(&attempt).copied(),
        tasks,
        ..head.report
    })
}
