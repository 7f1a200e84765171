//! The sources that the similarity of programs is about.

mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Instant, Language, ProblemId, SubmissionId, TaskId, UserId};

use crate::Error;

/// A submit of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submit {
    /// Which.
    pub id: SubmissionId,
    /// The task it solves.
    pub task: TaskId,
    /// Whose it is.
    pub user: UserId,
    /// The problem, whatever its version.
    pub problem: Uuid,
    /// What it is written in.
    pub language: Language,
    /// Its text.
    pub source: String,
    /// When it was sent.
    pub sent_at: Instant,
}

/// What the author of a problem gave to everybody, in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Authored {
    /// What candidates start from, of every version; each text once.
    pub given: Vec<String>,
    /// Each published solution once, by the latest version that has it.
    pub solutions: Vec<(ProblemId, String)>,
}

/// These submits, as far as they belong to attempts.
///
/// # Errors
/// [`Error::Db`].
pub fn submits(conn: &mut Conn, ids: &[SubmissionId]) -> Result<Vec<Submit>, Error> {
    Ok(store::submits(conn, ids)?)
}

/// What the author of a problem gave to everybody in a language, over all versions.
///
/// # Errors
/// [`Error::Db`].
pub fn authored(conn: &mut Conn, problem: Uuid, language: Language) -> Result<Authored, Error> {
    let mut authored = Authored::default();
    let (mut given, mut published) = (BTreeSet::new(), BTreeSet::new());
    for (version, mut templates, mut solutions) in store::versions(conn, problem)? {
        if let Some(text) = templates.remove(&language)
            && given.insert(text.clone())
        {
            authored.given.push(text);
        }
        if let Some(text) = solutions.remove(&language)
            && published.insert(text.clone())
        {
            authored.solutions.push((version, text));
        }
    }
    Ok(authored)
}

/// The published solution of one version in a language.
///
/// # Errors
/// [`Error::Db`].
pub fn solution(
    conn: &mut Conn,
    version: ProblemId,
    language: Language,
) -> Result<Option<String>, Error> {
    Ok(crate::problems::model_solutions(conn, version)?.remove(&language))
}
