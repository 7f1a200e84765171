//! The assessments a company makes.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod versions;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, CompanyId, Cursor, Page, Paging, TaskId};

pub use rules::{
    ACCOMMODATION_PERCENT, AiPolicy, Assessment, Counts, Cover, DURATION_MINUTES, Detail,
    Difference, MAX_TASKS, NewAssessment, NewTask, RETAKE_ATTEMPTS, RETAKE_DAYS, Settings,
    TOTAL_WEIGHT, Task, Version, WINDOW_DAYS, covers,
};
pub(crate) use rules::{Offer, check_test, check_variants, is_accommodation, is_line};
pub(crate) use store::first_of;
pub(crate) use versions::{alone_for_trial, copy_for_trial, open_to_invitations, tried_by};
pub use versions::{archive, duplicate, edit, mark_tried, note_preview};

use crate::{Error, variants};

/// What the audit log calls an assessment.
const KIND: &str = "assessment";
/// How many versions a page about an assessment names.
const VERSIONS: i64 = 50;

/// Makes an assessment.
///
/// # Errors
/// [`Error::BadTitle`], [`Error::BadDuration`], [`Error::BadLanguages`], [`Error::BadTasks`],
/// [`Error::BadWeights`], [`Error::UnknownProblem`], [`Error::UnsolvableTask`],
/// [`Error::UselessLanguage`], [`Error::BadVariants`], [`Error::UnlistedVariant`],
/// [`Error::UnlikeVariant`], [`Error::BadWindow`], [`Error::BadRetakes`],
/// [`Error::BadAccommodation`], [`Error::Db`].
pub fn create(conn: &mut Conn, new: &NewAssessment) -> Result<AssessmentId, Error> {
    new.check()?;
    let problems = new.problems();
    new.check_offers(&store::offers(conn, new.company, &problems)?)?;
    let id = insert(conn, new)?;
    Entry::of(KIND, id).by(Actor::User(new.created_by), "create").record(conn)?;
    Ok(id)
}

fn insert(conn: &mut Conn, new: &NewAssessment) -> Result<AssessmentId, Error> {
    let id = AssessmentId::new();
    store::insert(conn, id, new)?;
    insert_tasks(conn, id, &new.tasks)?;
    Ok(id)
}

pub(crate) fn insert_tasks(
    conn: &mut Conn,
    id: AssessmentId,
    tasks: &[NewTask],
) -> Result<(), Error> {
    for (position, task) in (1..).zip(tasks) {
        let of = TaskId::new();
        store::insert_task(conn, of, id, position, task)?;
        variants::save(conn, of, &task.variants)?;
    }
    Ok(())
}

/// The newest versions of the company's assessments, newest first: those that are archived, or those that
/// are not.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    archived: bool,
    paging: Paging,
) -> Result<Page<Assessment>, Error> {
    let mut rows = store::list(conn, company, archived, paging)?;
    fill_counts(conn, &mut rows)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// One of the company's assessments; `None` when it has no such.
///
/// # Errors
/// [`Error::Db`].
pub fn detail(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> Result<Option<Detail>, Error> {
    let mut rows: Vec<Assessment> = store::find(conn, company, id)?.into_iter().collect();
    fill_counts(conn, &mut rows)?;
    let Some(assessment) = rows.pop() else { return Ok(None) };
    let versions = versions::all(conn, id)?;
    Ok(Some(Detail { assessment, tasks: tasks(conn, id)?, versions }))
}

/// What an assessment is called.
///
/// # Errors
/// [`Error::Db`].
pub fn title(conn: &mut Conn, id: AssessmentId) -> Result<String, Error> {
    Ok(store::title(conn, id)?)
}

/// For how many days invitations to it are open.
pub(crate) fn window_days(conn: &mut Conn, id: AssessmentId) -> Result<i32, Error> {
    Ok(store::window_days(conn, id)?)
}

/// How long an attempt lasts without extra time, whether writing is to be recorded, and what candidates may do
/// with the assistant.
pub(crate) fn terms(conn: &mut Conn, id: AssessmentId) -> Result<(i32, bool, AiPolicy), Error> {
    Ok(store::terms(conn, id)?)
}

/// Refuses a policy that this server cannot keep for want of a language model, unless the company's assessment
/// that is changed has had it before.
///
/// # Errors
/// [`Error::NoAssistant`]; [`Error::Db`].
pub fn check_policy(
    conn: &mut Conn,
    new: &NewAssessment,
    (has_model, changed): (bool, Option<AssessmentId>),
) -> Result<(), Error> {
    if has_model || new.settings.ai_policy == AiPolicy::Off {
        return Ok(());
    }
    let before = match changed {
        Some(id) => store::find(conn, new.company, id)?,
        None => None,
    };
    let kept = before.is_some_and(|of| of.settings.ai_policy == new.settings.ai_policy);
    if kept { Ok(()) } else { Err(Error::NoAssistant) }
}

/// An assessment's tasks in order, with their variants.
pub(crate) fn tasks(conn: &mut Conn, id: AssessmentId) -> Result<Vec<Task>, Error> {
    let mut tasks = store::tasks(conn, id)?;
    let mut found = variants::of_assessment(conn, id)?;
    for task in &mut tasks {
        task.variants = found.remove(&task.id).unwrap_or_default();
    }
    Ok(tasks)
}

fn fill_counts(conn: &mut Conn, rows: &mut [Assessment]) -> Result<(), Error> {
    let ids: Vec<AssessmentId> = rows.iter().map(|row| row.id).collect();
    let invited = store::count_invited(conn, &ids)?;
    let taken = store::count_attempts(conn, &ids)?;
    for row in rows {
        let invited = invited.get(&row.id).copied().unwrap_or(0);
        let (started, finished) = taken.get(&row.id).copied().unwrap_or_default();
        row.counts = Counts { invited, started, finished };
    }
    Ok(())
}
