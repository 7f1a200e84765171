//! Practice: problems that everybody may read, and that anyone signed in may solve as often as they like. What
//! is practised counts for nothing but one's own list.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::uuid::Uuid;
use kernel::{
    CompanyId, Cursor, Instant, Language, Limit, Page, Paging, SubmissionId, UserId, chrono,
};

pub use rules::{
    Asked, Draft, Filter, Listed, MAX_SEARCH, NewDraft, Opened, Sort, Standing, Status, Work,
};

use crate::Error;
use crate::problems::{self, ProblemType, Slug};
use crate::statistics;
use crate::submissions::{self, NewSubmission, Purpose, Rates, Summary};
pub(crate) use rules::Found;

/// Opens a problem of the bank for practice, or closes it. What was practised stays. `false` where it was so before.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::Db`].
pub fn set(conn: &mut Conn, slug: &Slug, open: bool) -> Result<bool, Error> {
    set_by(conn, Actor::Operator, slug, open)
}

/// The same for somebody else than the operator.
///
/// # Errors
/// As [`set`].
pub fn set_by(conn: &mut Conn, actor: Actor, slug: &Slug, open: bool) -> Result<bool, Error> {
    let (id, was) = store::lock(conn, slug)?.ok_or(Error::NoProblem)?;
    if was == open {
        return Ok(false);
    }
    store::set(conn, id, open)?;
    let word = |open: bool| if open { "practice" } else { "withheld" };
    let entry = Entry::of("problem", id).by(actor, "set_practice");
    entry.step(word(was), word(open)).record(conn)?;
    Ok(true)
}

/// The catalogue, with the standing of `user` where somebody is signed in.
///
/// # Errors
/// [`Error::Db`].
pub fn catalogue(
    conn: &mut Conn,
    asked: &Asked,
    user: Option<UserId>,
) -> Result<Page<Listed>, Error> {
    let standings = match user {
        Some(user) => standings(conn, user)?,
        None => rules::Standings::new(),
    };
    let left = rules::left(&asked.filter.statuses, &standings);
    let own = companies_of(conn, user)?;
    let own = problems_of(conn, &own)?;
    let rows = store::list(conn, (asked, &own), left.as_ref())?;
    let page = Page::cut(rows, asked.limit, |(key, row)| Cursor {
        at: chrono::DateTime::from_timestamp_micros(*key).unwrap_or_default(),
        id: row.id,
    });
    Ok(page.map(|(_, row)| Listed { standing: standings.get(&row.id).copied(), ..row }))
}

/// The problem of the catalogue that somebody ran or submitted something for last, and when. A task of a
/// scenario is its scenario's.
///
/// # Errors
/// [`Error::Db`].
pub fn last(conn: &mut Conn, user: UserId) -> Result<Option<(Listed, Instant)>, Error> {
    let own = companies_of(conn, Some(user))?;
    let tasks = store::scenario_tasks(conn, own.clone())?;
    let tried = rules::whole(&store::last_tries(conn, user)?, &tasks);
    let ids = tried.iter().map(|(id, _)| *id).collect();
    let (filter, sort, limit) = (Filter::default(), Sort::Newest, Limit::default());
    let asked = Asked { filter, sort, after: None, limit };
    let own = problems_of(conn, &own)?;
    let rows = store::list(conn, (&asked, &own), Some(&rules::Left::Only(ids)))?;
    let mut rows: BTreeMap<Uuid, Listed> = rows.into_iter().map(|(_, row)| (row.id, row)).collect();
    let newest = tried.into_iter().find_map(|(id, at)| rows.remove(&id).map(|row| (row, at)));
    let Some((row, at)) = newest else { return Ok(None) };
    let standing = standings(conn, user)?.get(&row.id).copied();
    Ok(Some((Listed { standing, ..row }, at)))
}

/// The companies whose own scenarios somebody finds.
fn companies_of(conn: &mut Conn, user: Option<UserId>) -> Result<Vec<CompanyId>, Error> {
    Ok(user.map(|user| store::companies_of(conn, user)).transpose()?.unwrap_or_default())
}

/// The problems of these companies; nothing is asked for where there are none.
fn problems_of(conn: &mut Conn, own: &[CompanyId]) -> Result<Vec<Uuid>, Error> {
    Ok(if own.is_empty() { Vec::new() } else { store::problems_of(conn, own)? })
}

/// How somebody stands with every problem that they submitted something for, and with the scenarios of the catalogue.
pub(crate) fn standings(conn: &mut Conn, user: UserId) -> Result<rules::Standings, Error> {
    let mut own = store::standings(conn, user)?;
    let companies = companies_of(conn, Some(user))?;
    rules::add_scenarios(&mut own, &store::scenario_tasks(conn, companies)?);
    Ok(own)
}

/// The drafts that somebody has of a problem, one for each language.
pub(crate) fn drafts(conn: &mut Conn, user: UserId, problem: Uuid) -> Result<Vec<Draft>, Error> {
    Ok(store::drafts(conn, user, problem)?)
}

/// The skill areas of the problems in the catalogue, by name, and how many problems each has.
///
/// # Errors
/// [`Error::Db`].
pub fn tags(conn: &mut Conn) -> Result<Vec<(String, usize)>, Error> {
    let mut counts = BTreeMap::<String, usize>::new();
    for tag in store::keywords(conn)?.into_iter().flatten() {
        *counts.entry(tag).or_default() += 1;
    }
    Ok(counts.into_iter().collect())
}

/// The problem to try editor and judge with before an attempt begins; `None` where nobody may practise it.
///
/// # Errors
/// [`Error::Db`].
pub fn warm_up(conn: &mut Conn) -> Result<Option<Slug>, Error> {
    let Ok(slug) = problems::WARM_UP.parse() else { return Ok(None) };
    Ok(find(conn, &slug, None)?.map(|_| slug))
}

/// A problem and what `user` has done with it; `None` where nobody may practise it.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, slug: &Slug, user: Option<UserId>) -> Result<Option<Opened>, Error> {
    let Some(found) = find(conn, slug, user)? else { return Ok(None) };
    let Some(detail) = problems::details(conn, &[found.version])?.remove(&found.version) else {
        return Ok(None);
    };
    let statistics = store::statistics(conn, found.problem)?;
    let own = user.map(|user| work(conn, user, &found)).transpose()?;
    Ok(Some(Opened { detail, statistics, own }))
}

fn work(conn: &mut Conn, user: UserId, found: &Found) -> Result<Work, Error> {
    let solved = statistics::own(conn, user, found.problem)?;
    Ok(Work {
        standing: standings(conn, user)?.get(&found.problem).copied(),
        model_solutions: match &solved {
            Some(_) => problems::model_solutions(conn, found.version)?,
            None => BTreeMap::new(),
        },
        solved,
        drafts: store::drafts(conn, user, found.problem)?,
    })
}

/// What somebody may practise under this name.
fn find(conn: &mut Conn, slug: &Slug, user: Option<UserId>) -> Result<Option<Found>, Error> {
    let own = companies_of(conn, user)?;
    Ok(store::find(conn, slug, own)?)
}

/// A scenario that is open for practice, or a company's own whose member `user` is; `None` where no scenario of this
/// name is.
pub(crate) fn scenario(
    conn: &mut Conn,
    slug: &Slug,
    user: Option<UserId>,
) -> Result<Option<Found>, Error> {
    let found = find(conn, slug, user)?;
    Ok(found.filter(|found| found.problem_type == ProblemType::MultiTask))
}

/// Saves a draft and answers it with its revision and time. The revision must be the one last seen; saving again
/// what is saved changes nothing.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::LanguageNotOffered`], [`Error::SourceTooLarge`], [`Error::SourceHasNul`],
/// [`Error::StaleRevision`], [`Error::Db`].
pub fn save_draft(
    conn: &mut Conn,
    slug: &Slug,
    user: UserId,
    draft: &NewDraft,
) -> Result<Draft, Error> {
    let found = find(conn, slug, Some(user))?.ok_or(Error::NoProblem)?;
    draft.check(&found.languages, found.source_kib)?;
    submissions::lock_user(conn, user)?;
    let saved = store::draft(conn, user, found.problem, draft.language)?;
    let known = saved.as_ref().map(|saved| (saved.revision, saved.source == draft.source));
    let next = kernel::next_revision(draft.revision, known)
        .map_err(|current| Error::StaleRevision { current })?;
    match (next, saved) {
        (None, Some(saved)) => Ok(saved),
        (next, _) => {
            let now = clock::now(conn)?;
            let draft = NewDraft { revision: next.unwrap_or(1), ..draft.clone() };
            Ok(store::save(conn, (user, found.problem), &draft, now)?)
        }
    }
}

/// A program that somebody practises with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
}

fn new(conn: &mut Conn, slug: &Slug, user: UserId, of: Program) -> Result<NewSubmission, Error> {
    let found = find(conn, slug, Some(user))?.ok_or(Error::NoProblem)?;
    if found.problem_type == ProblemType::MultiTask {
        return Err(Error::NoProblem);
    }
    let problem = found.version;
    let Program { language, source } = of;
    Ok(NewSubmission { problem, user, purpose: Purpose::Practice, language, source })
}

/// Queues a run: on `own_input` where there is one, else on the samples.
///
/// # Errors
/// [`Error::NoProblem`], and as [`submissions::run`].
pub fn run(
    conn: &mut Conn,
    slug: &Slug,
    user: UserId,
    (program, own_input): (Program, Option<&str>),
    rates: &Rates,
) -> Result<SubmissionId, Error> {
    let new = new(conn, slug, user, program)?;
    submissions::run(conn, &new, own_input, rates)
}

/// Queues a run on the samples for somebody without an account.
///
/// # Errors
/// [`Error::NoProblem`], and as [`submissions::run`].
pub fn run_as_guest(conn: &mut Conn, slug: &Slug, of: Program) -> Result<SubmissionId, Error> {
    let found = find(conn, slug, None)?.ok_or(Error::NoProblem)?;
    if found.problem_type == ProblemType::MultiTask {
        return Err(Error::NoProblem);
    }
    submissions::guests::run(conn, found.version, of.language, &of.source)
}

/// Queues a submit.
///
/// # Errors
/// [`Error::NoProblem`], and as [`submissions::submit`].
pub fn submit(
    conn: &mut Conn,
    slug: &Slug,
    user: UserId,
    program: Program,
    rates: &Rates,
) -> Result<SubmissionId, Error> {
    let new = new(conn, slug, user, program)?;
    submissions::submit(conn, &new, rates)
}

/// What `user` has sent for a problem, newest first; `None` where nobody may practise it.
///
/// # Errors
/// [`Error::Db`].
pub fn history(
    conn: &mut Conn,
    slug: &Slug,
    user: UserId,
    paging: Paging,
) -> Result<Option<Page<Summary>>, Error> {
    let Some(found) = find(conn, slug, Some(user))? else { return Ok(None) };
    Ok(Some(submissions::practised(conn, user, found.problem, paging)?))
}
