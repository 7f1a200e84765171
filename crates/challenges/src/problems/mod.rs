//! The problem bank.

mod room;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Language, Page, Paging, ProblemId};

pub use rules::{
    BadSlug, Detail, Difficulty, Group, Limits, MAX_GROUPS, MAX_SOURCE_KIB, MAX_TASKS, MAX_TESTS,
    NewGroup, NewTest, NewVersion, Problem, ProblemType, Published, Reader, Sample, ScenarioTask,
    Scoring, Slug, Standing, Tag,
};

use crate::Error;

/// The bank's name for the problem that editor and judge are tried with. It is no scored task.
pub const WARM_UP: &str = "warmup";

/// Makes a package the problem's version in the catalogue. A package the bank has is not stored
/// again; the version before stays for those who use it.
///
/// # Errors
/// [`Error::BadProblem`], [`Error::Db`].
pub fn publish(conn: &mut Conn, version: &NewVersion) -> Result<Published, Error> {
    publish_for(conn, (Actor::Operator, None), version)
}

/// The same for somebody: a problem of the bank, or one that is a company's own.
///
/// # Errors
/// [`Error::BadProblem`], also where the name is a problem's of somebody else; [`Error::Db`].
pub fn publish_for(
    conn: &mut Conn,
    (actor, company): (Actor, Option<CompanyId>),
    version: &NewVersion,
) -> Result<Published, Error> {
    version.check()?;
    store::insert_problem(conn, &version.slug, company)?;
    let (problem, owner) = store::lock_problem(conn, &version.slug)?;
    if owner != company {
        return Err(Error::BadProblem("another problem has its name".to_owned()));
    }
    let change = |id, action| change(actor, id, action);
    let known = store::by_package(conn, problem, &version.package_sha256)?;
    if let Some((id, _)) = known {
        store::set_model_solutions(conn, id, &version.model_solutions)?;
    }
    if let Some((id, true)) = known {
        return Ok(Published { id, fresh: false });
    }
    if let Some(old) = store::withdraw(conn, problem)? {
        change(old, "deprecate").step("published", "deprecated").record(conn)?;
    }
    if let Some((id, false)) = known {
        store::reinstate(conn, id)?;
        change(id, "publish").step("deprecated", "published").record(conn)?;
        return Ok(Published { id, fresh: false });
    }
    let id = ProblemId::new();
    let number = store::last_number(conn, problem)? + 1;
    store::insert_version(conn, id, problem, number, version)?;
    insert_tests(conn, id, &version.groups)?;
    for (position, task) in (1..).zip(&version.tasks) {
        store::insert_task(conn, id, position, task)?;
    }
    change(id, "publish").to("published").record(conn)?;
    Ok(Published { id, fresh: true })
}

/// Which of these names a scenario cannot give its tasks, because another problem has them, and whether the scenario's
/// own name is that of a problem that is none.
///
/// # Errors
/// [`Error::Db`].
pub fn taken_names(
    conn: &mut Conn,
    scenario: &Slug,
    tasks: &[Slug],
) -> Result<BTreeSet<String>, Error> {
    let own = store::tasks_of(conn, scenario)?;
    let mut taken: BTreeSet<String> = store::taken(conn, tasks, &own)?.into_iter().collect();
    if store::has_other_type(conn, scenario)? {
        taken.insert(scenario.to_string());
    }
    Ok(taken)
}

/// What publishing a problem answers, where nothing is published: so that a scenario can be checked before its tasks are
/// in the bank.
pub fn as_if_published() -> Published {
    Published { id: ProblemId::new(), fresh: true }
}

/// Whether a problem of this name is there and is somebody else's than this company's, or than the bank's where there is
/// none.
///
/// # Errors
/// [`Error::Db`].
pub fn is_of_another(
    conn: &mut Conn,
    slug: &Slug,
    company: Option<CompanyId>,
) -> Result<bool, Error> {
    Ok(store::is_of_another(conn, slug, company)?)
}

/// Whether the problem of this name is a scenario or a task of one.
///
/// # Errors
/// [`Error::Db`].
pub fn is_of_scenario(conn: &mut Conn, slug: &Slug) -> Result<bool, Error> {
    Ok(store::is_of_scenario(conn, slug)?)
}

fn insert_tests(conn: &mut Conn, id: ProblemId, groups: &[NewGroup]) -> Result<(), Error> {
    let mut number = 0;
    for (position, group) in (0..).zip(groups) {
        store::insert_group(conn, id, position, group)?;
        for test in &group.tests {
            number += 1;
            store::insert_test(conn, id, position, number, test)?;
        }
    }
    Ok(())
}

fn change(actor: Actor, id: ProblemId, action: &str) -> Entry<'_> {
    Entry::of("problem_version", id).by(actor, action)
}

/// Whether another version of the same problem is in the catalogue.
///
/// # Errors
/// [`Error::Db`].
pub fn is_superseded(conn: &mut Conn, id: ProblemId) -> Result<bool, Error> {
    Ok(store::is_superseded(conn, id)?)
}

/// Takes a version out of the catalogue, or lets it back into it or to those who use it.
///
/// # Errors
/// [`Error::NoProblem`] where it is unknown; [`Error::Db`], also for a step that there is not.
pub fn withhold(conn: &mut Conn, actor: Actor, id: ProblemId, to: Standing) -> Result<(), Error> {
    let from = store::lock_standing(conn, id)?.ok_or(Error::NoProblem)?;
    if from != to {
        store::set_standing(conn, id, to)?;
        change(actor, id, "withhold").step(from, to).record(conn)?;
    }
    Ok(())
}

/// The catalogue of a reader: each problem's published version, newest first. Scenarios and their tasks are for
/// practice and not in it.
///
/// # Errors
/// [`Error::Db`].
pub fn catalogue(conn: &mut Conn, reader: Reader, paging: Paging) -> Result<Page<Problem>, Error> {
    let mut rows = store::published(conn, reader, paging)?;
    let ids: Vec<ProblemId> = rows.iter().map(|problem| problem.id).collect();
    let mut groups = store::groups_of(conn, &ids)?;
    for problem in &mut rows {
        problem.groups = groups.remove(&problem.id).unwrap_or_default();
    }
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.published_at, id: row.id.0 }))
}

/// The published version of the problem of this name, if the reader may see it.
///
/// # Errors
/// [`Error::Db`].
pub fn by_slug(conn: &mut Conn, reader: Reader, slug: &Slug) -> Result<Option<Detail>, Error> {
    let Some(id) = store::published_id(conn, reader, slug)? else {
        return Ok(None);
    };
    Ok(details(conn, &[id])?.remove(&id))
}

/// What the author shows to people who have solved the problem.
pub(crate) fn model_solutions(
    conn: &mut Conn,
    id: ProblemId,
) -> Result<BTreeMap<Language, String>, Error> {
    Ok(store::model_solutions(conn, id)?)
}

/// The version of this problem that `id` names, whatever its state, or else the published one.
///
/// # Errors
/// [`Error::Db`].
pub fn version(
    conn: &mut Conn,
    reader: Reader,
    slug: &Slug,
    id: Option<ProblemId>,
) -> Result<Option<Detail>, Error> {
    let Some(published) = by_slug(conn, reader, slug)? else { return Ok(None) };
    let named = match id {
        Some(id) => details(conn, &[id])?.remove(&id),
        None => None,
    };
    let own = named.filter(|detail| detail.problem.slug == published.problem.slug);
    Ok(Some(own.unwrap_or(published)))
}

/// Versions by id, whatever their state: an assessment keeps the version it was made with. Unknown
/// ids are absent.
///
/// # Errors
/// [`Error::Db`].
pub fn details(conn: &mut Conn, ids: &[ProblemId]) -> Result<BTreeMap<ProblemId, Detail>, Error> {
    let mut details = store::details(conn, ids)?;
    let mut groups = store::groups_of(conn, ids)?;
    let mut samples = store::samples(conn, ids)?;
    for (id, detail) in &mut details {
        detail.problem.groups = groups.remove(id).unwrap_or_default();
        detail.samples = samples.remove(id).unwrap_or_default();
    }
    Ok(details)
}
