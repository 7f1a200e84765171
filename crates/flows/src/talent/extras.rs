//! What goes with a card by its person's name: their page on GitHub, their file and the results they show.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use assessments::reports::{self, Row};
use assessments::verification::Standing;
use companies::{grants, profiles as members};
use db::Conn;
use hiring::resumes::{self, File, Resume};
use kernel::{AttemptId, CompanyId, ResumeId, TalentProfileId, UserId};
use talent::extras::{self, Extras};
use talent::introductions::{self, Introduction, Person, Whose};
use talent::profiles::{self, Score};

use crate::Result;

/// What a company sees of somebody beside the card.
#[derive(Debug, Clone)]
pub struct Beside {
    /// What they say of themselves.
    pub headline: String,
    /// Their page on GitHub.
    pub github: Option<String>,
    /// Their file.
    pub resume: Option<Resume>,
    /// The results they show, as far as they are graded, the last graded first.
    pub results: Vec<Row>,
}

/// Of these people, each as far as they are in the pool, do not hide and do not block the company. That it may
/// see it, of each of them, is for the caller to know.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn beside(
    conn: &mut Conn,
    company: CompanyId,
    users: &[UserId],
) -> Result<BTreeMap<UserId, Beside>> {
    if users.is_empty() {
        return Ok(BTreeMap::new());
    }
    let found = extras::of(conn, company, users)?;
    let attempts: Vec<AttemptId> =
        found.iter().flat_map(|one| one.results.iter().copied()).collect();
    let graded = reports::graded_among(conn, &attempts)?;
    let files: Vec<ResumeId> = found.iter().filter_map(|one| one.resume).collect();
    let files = resumes::find_all(conn, &files)?;
    let mut all = BTreeMap::new();
    for Extras { user, headline, github, resume, results } in found {
        let resume = resume.and_then(|id| files.get(&id)).cloned();
        let mut results = own(&graded, user, &results);
        results.sort_by_key(|row| Reverse((row.graded_at, row.id)));
        all.insert(user, Beside { headline, github, resume, results });
    }
    Ok(all)
}

/// Those of these attempts that are somebody's own and graded.
fn own(
    graded: &BTreeMap<AttemptId, (UserId, Row)>,
    user: UserId,
    attempts: &BTreeSet<AttemptId>,
) -> Vec<Row> {
    let found = attempts.iter().filter_map(|id| graded.get(id));
    found.filter(|(whose, _)| *whose == user).map(|(_, row)| row.clone()).collect()
}

/// What the best of these that is verified reaches.
fn score(rows: &[Row]) -> Option<Score> {
    let verified = rows.iter().filter(|row| row.verification == Some(Standing::Verified));
    verified.filter_map(|row| row.fineness).max().map(Score::of)
}

/// What results that somebody chooses to show reach.
///
/// # Errors
/// [`talent::Error::Field`] where one is not theirs, or not graded.
pub(super) fn score_of_own(
    conn: &mut Conn,
    user: UserId,
    results: &BTreeSet<AttemptId>,
) -> Result<Option<Score>> {
    let ids: Vec<AttemptId> = results.iter().copied().collect();
    let rows = own(&reports::graded_among(conn, &ids)?, user, results);
    if rows.len() < results.len() {
        let detail = "Choose graded results of your own.";
        let (field, code) = ("results", "not_offered");
        return Err(talent::Error::Field { field, code, detail }.into());
    }
    Ok(score(&rows))
}

/// Looks again at what the results that somebody shows reach.
///
/// # Errors
/// [`crate::Error::Db`].
pub(super) fn prove(conn: &mut Conn, id: TalentProfileId) -> Result<()> {
    let shown: Vec<AttemptId> = profiles::settle(conn, id)?.into_iter().collect();
    let rows: Vec<Row> =
        reports::graded_among(conn, &shown)?.into_values().map(|(_, row)| row).collect();
    Ok(profiles::prove(conn, id, score(&rows))?)
}

/// Somebody whom a company has met.
#[derive(Debug, Clone)]
pub struct Met {
    /// How to write to them.
    pub person: Person,
    /// What they let the company see; `None` once they have left the pool, hide or block it.
    pub beside: Option<Beside>,
}

/// Whom a company has met by these introductions, of which those that are accepted count.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn met(
    conn: &mut Conn,
    company: CompanyId,
    introductions: &[Introduction],
) -> Result<BTreeMap<UserId, Met>> {
    let people = introductions::met(conn, Whose::Company(company), introductions)?;
    let users: Vec<UserId> = people.keys().copied().collect();
    let mut all = beside(conn, company, &users)?;
    let met = |(user, person)| (user, Met { beside: all.remove(&user), person });
    Ok(people.into_iter().map(met).collect())
}

/// The file of somebody in the pool, for a member of a company that may see it: of those who show their names,
/// where it pays, and of those who have accepted it.
///
/// # Errors
/// [`hiring::Error::NoResume`] to everybody else.
pub fn resume(conn: &mut Conn, member: UserId, id: ResumeId) -> Result<File> {
    let absent = || crate::Error::from(hiring::Error::NoResume);
    let member = members::of_member(conn, member)?.filter(|member| member.role.reads());
    let company = member.map(|member| member.company).ok_or_else(absent)?;
    let flags = grants::flags(conn, company.id)?;
    if !company.may_act() || !flags.profile_completed {
        return Err(absent());
    }
    let holder = extras::holder(conn, company.id, id)?.ok_or_else(absent)?;
    if !(holder.has_met || holder.is_named && flags.payment) {
        return Err(absent());
    }
    Ok(resumes::of_owner(conn, holder.user, id)?)
}
