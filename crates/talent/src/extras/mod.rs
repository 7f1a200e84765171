//! What goes with a card by its person's name: their page on GitHub, their file and the results they show. Of
//! whom a company may see it, the caller knows: of those who show their names, where it may see names, and of
//! those who have accepted it.

mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use db::Conn;
use kernel::{AttemptId, CompanyId, ResumeId, TalentProfileId, UserId};

use crate::{Error, results};

/// What goes with a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extras {
    /// Whose it is.
    pub user: UserId,
    /// What they say of themselves.
    pub headline: String,
    /// Their page on GitHub.
    pub github: Option<String>,
    /// Their file.
    pub resume: Option<ResumeId>,
    /// The attempts whose results they show.
    pub results: BTreeSet<AttemptId>,
}

/// Of these people, as far as they are in the pool, do not hide, are not locked and do not block the company.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId, users: &[UserId]) -> Result<Vec<Extras>, Error> {
    let found = store::of(conn, company, users)?;
    let profiles: Vec<TalentProfileId> = found.iter().map(|one| one.profile).collect();
    let mut shown = results::of_all(conn, &profiles)?;
    let extras = |one: store::Found| Extras {
        results: shown.remove(&one.profile).unwrap_or_default(),
        user: one.user,
        headline: one.headline,
        github: one.github,
        resume: one.resume,
    };
    Ok(found.into_iter().map(extras).collect())
}

/// Whose file it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holder {
    /// The account.
    pub user: UserId,
    /// Whether they show their name.
    pub is_named: bool,
    /// Whether they have accepted an introduction to this company.
    pub has_met: bool,
}

/// Whose file in the pool it is; `None` where it is nobody's, or of somebody who hides, is locked or blocks the
/// company.
///
/// # Errors
/// [`Error::Db`].
pub fn holder(
    conn: &mut Conn,
    company: CompanyId,
    resume: ResumeId,
) -> Result<Option<Holder>, Error> {
    let Some((user, is_named)) = store::holder(conn, company, resume)? else { return Ok(None) };
    let has_met = store::has_met(conn, company, user)?;
    Ok(Some(Holder { user, is_named, has_met }))
}
