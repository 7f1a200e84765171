//! The assessments a company makes.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, CompanyId, Cursor, Page, Paging, ProblemId, TaskId};

pub(crate) use rules::is_line;
pub use rules::{
    Assessment, Counts, DURATION_MINUTES, Detail, MAX_TASKS, NewAssessment, NewTask, TOTAL_WEIGHT,
    Task,
};

use crate::Error;

/// Makes an assessment.
///
/// # Errors
/// [`Error::BadTitle`], [`Error::BadDuration`], [`Error::BadLanguages`], [`Error::BadTasks`],
/// [`Error::BadWeights`], [`Error::UnknownProblem`], [`Error::UnsolvableTask`],
/// [`Error::UselessLanguage`], [`Error::Db`].
pub fn create(conn: &mut Conn, new: &NewAssessment) -> Result<AssessmentId, Error> {
    new.check()?;
    let problems: Vec<ProblemId> = new.tasks.iter().map(|task| task.problem).collect();
    new.check_offers(&store::offers(conn, &problems)?)?;
    let id = AssessmentId::new();
    store::insert(conn, id, new)?;
    for (position, task) in (1..).zip(&new.tasks) {
        store::insert_task(conn, TaskId::new(), id, position, *task)?;
    }
    Entry::of("assessment", id).by(Actor::User(new.created_by), "create").record(conn)?;
    Ok(id)
}

/// The company's assessments, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> Result<Page<Assessment>, Error> {
    let mut rows = store::list(conn, company, paging)?;
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
    Ok(Some(Detail { assessment, tasks: tasks(conn, id)? }))
}

/// An assessment's tasks in order.
pub(crate) fn tasks(conn: &mut Conn, id: AssessmentId) -> Result<Vec<Task>, Error> {
    Ok(store::tasks(conn, id)?)
}

fn fill_counts(conn: &mut Conn, rows: &mut [Assessment]) -> Result<(), Error> {
    let ids: Vec<AssessmentId> = rows.iter().map(|row| row.id).collect();
    let invited = store::count_invited(conn, &ids)?;
    let started = store::count_attempts(conn, &ids, store::Which::All)?;
    let finished = store::count_attempts(conn, &ids, store::Which::Finished)?;
    for row in rows {
        let of = |map: &std::collections::BTreeMap<AssessmentId, i64>| {
            map.get(&row.id).copied().unwrap_or(0)
        };
        row.counts =
            Counts { invited: of(&invited), started: of(&started), finished: of(&finished) };
    }
    Ok(())
}
