//! What was sent, in short.

mod store;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Cursor, Page, Paging, SubmissionId, TaskId, UserId};

use super::{SentText, Summary};
use crate::Error;

/// Every submission of an attempt, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Summary>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}

/// What was run and submitted for one task of an attempt, with its text, the oldest first. The caller has checked
/// who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn of_task(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> Result<Vec<SentText>, Error> {
    Ok(store::of_task(conn, attempt, task)?)
}

/// What one person sent in practice for a problem, whatever its version, newest first.
pub(crate) fn practised(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
    paging: Paging,
) -> Result<Page<Summary>, Error> {
    let rows = store::practised(conn, user, problem, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// What a submit of `user` had judged of the earlier tasks of its scenario, in their order, each with the task's title.
///
/// # Errors
/// [`Error::Db`].
pub fn regressions(
    conn: &mut Conn,
    user: UserId,
    of: SubmissionId,
) -> Result<Vec<(String, Summary)>, Error> {
    Ok(store::regressions(conn, user, of)?)
}
