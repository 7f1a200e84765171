//! Sends submissions that have a verdict back to the judge, on an operator's order.

#[cfg(test)]
mod tests;

use assessments::grading;
use challenges::judging::{self, Rejudged, Which};
use challenges::submissions::Kind;
use db::Db;
use kernel::SubmissionId;

/// How many ids are read at once.
const AT_ONCE: i64 = 500;

/// Why nothing, or nothing more, was sent to the judge.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such attempt or problem, or nothing was submitted there.
    #[error("Nothing with this id was submitted.")]
    Nothing,
    /// Of the submission.
    #[error(transparent)]
    Judging(#[from] challenges::Error),
    /// Of the attempt.
    #[error(transparent)]
    Grading(#[from] assessments::Error),
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}

/// What became of the submissions that were meant.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Sent to the judge once more.
    pub again: usize,
    /// With the judge anyway, and left there.
    pub with_judge: usize,
    /// Judged again for this reason before.
    pub before: usize,
    /// Ended in a judge error.
    pub failed: usize,
}

/// Sends judged submissions to the judge once more, each in a transaction of its own and in the order
/// of their ids: where this is broken off, the same command goes on, as no submission is sent twice
/// for one reason.
///
/// # Errors
/// [`Refused`].
pub fn rejudge(db: &Db, which: Which, reason: &str) -> Result<Tally, Refused> {
    if let Which::Submission(id) = which {
        let mut tally = Tally::default();
        tally.add(send(db, id, reason)?);
        return Ok(tally);
    }
    let (mut tally, mut last) = (Tally::default(), None);
    loop {
        let ids = db.read_now(|conn| judging::list(conn, which, last, AT_ONCE))?;
        let Some(end) = ids.last() else { break };
        last = Some(*end);
        for id in ids {
            match send(db, id, reason) {
                Ok(sent) => tally.add(sent),
                // Erased with its account since the list was read.
                Err(Refused::Judging(challenges::Error::NoSubmission)) => {}
                Err(e) => return Err(e),
            }
        }
    }
    if tally == Tally::default() { Err(Refused::Nothing) } else { Ok(tally) }
}

impl Tally {
    fn add(&mut self, sent: Rejudged) {
        match sent {
            Rejudged::Again { .. } => self.again += 1,
            Rejudged::WithJudge => self.with_judge += 1,
            Rejudged::Before => self.before += 1,
            Rejudged::Failed => self.failed += 1,
        }
    }
}

/// Sends one, and has the grade looked at where it counts for one.
fn send(db: &Db, id: SubmissionId, reason: &str) -> Result<Rejudged, Refused> {
    db.write_now(|conn| {
        let sent = judging::rejudge(conn, id, reason)?;
        if let Rejudged::Again { attempt: Some(attempt), kind: Kind::Submit } = sent {
            grading::expect_another(conn, attempt)?;
        }
        Ok(sent)
    })
}
