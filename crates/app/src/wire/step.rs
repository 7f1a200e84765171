//! What has been done to something, as the admin reads it.

use db::audit::{self, Done, Object};
use db::{Conn, Error};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::Time;

/// How many steps of one thing are shown.
pub(crate) const HISTORY: i64 = 200;

/// A step that was taken.
#[derive(Serialize, ToSchema)]
#[schema(as = HistoryStep)]
pub(crate) struct StepView {
    at: Time,
    action: String,
    /// An address, or what stands for it: `author`, `company`, `user`, `system`, `operator`.
    actor: String,
    from: Option<String>,
    to: Option<String>,
    reason: Option<String>,
}

impl From<Done> for StepView {
    fn from(done: Done) -> Self {
        let actor = done.actor_email.unwrap_or(done.actor_kind);
        let (action, from, to) = (done.action, done.from, done.to);
        Self { at: done.at.into(), action, actor, from, to, reason: done.reason }
    }
}

/// What was done to an object, oldest first.
///
/// # Errors
/// [`Error::Query`].
pub(crate) fn history(conn: &mut Conn, object: Object) -> Result<Vec<StepView>, Error> {
    Ok(audit::history(conn, object, HISTORY)?.into_iter().map(StepView::from).collect())
}

/// What was done to several objects of a kind, oldest first.
///
/// # Errors
/// [`Error::Query`].
pub(crate) fn history_of_all(
    conn: &mut Conn,
    kind: &str,
    ids: &[Uuid],
) -> Result<Vec<StepView>, Error> {
    let done = audit::history_of_all(conn, kind, ids, HISTORY)?;
    Ok(done.into_iter().map(StepView::from).collect())
}
