//! How a problem went for the people who were given it in assessments.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{AttemptId, ProblemId, SubmissionId};

pub use rules::{Answer, BINS, Figures, GroupPassed, NEAR_PERCENT, Quartiles, SHOWN_FROM};

use crate::Error;
use crate::problems::Slug;
use rules::Sent;

/// The figures of a problem over one answer of each person; `None` below [`SHOWN_FROM`] of them. The groups are those of
/// the version, or else of the published one.
///
/// # Errors
/// [`Error::Db`].
pub fn figures(
    conn: &mut Conn,
    (slug, version): (&Slug, Option<ProblemId>),
    answers: &[Answer],
) -> Result<Option<Figures>, Error> {
    if answers.len() < SHOWN_FROM {
        return Ok(None);
    }
    let ids: Vec<SubmissionId> =
        answers.iter().filter_map(|one| one.counting).map(|it| it.0).collect();
    let attempts: Vec<AttemptId> = answers.iter().map(|one| one.attempt).collect();
    let slowest = store::slowest(conn, &ids)?;
    let sent = store::counting(conn, &ids)?.into_iter().map(|((id, generation), row)| {
        let cpu_us = slowest.get(&(id, generation)).copied();
        ((id, generation), Sent { cpu_us, ..row })
    });
    let figures = Figures::of(answers, &sent.collect(), &store::groups(conn, slug, version)?);
    Ok(Some(Figures { verdicts: store::verdicts(conn, slug, &attempts)?, ..figures }))
}
