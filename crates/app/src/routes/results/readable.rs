//! Who may read a report.

use assessments::reports::{self, Report};
use db::Conn;
use db::audit::{self, Actor, Entry, Object};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, UserId};

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;

/// How long a reading by the admin stands for the ones that follow, in minutes: the page asks again
/// while something is being judged.
const READING_MINUTES: i64 = 60;

/// The report, where the caller may read it. The admin may read any; that is written down.
pub(crate) async fn readable(
    state: &State,
    viewer: &Viewer,
    id: AttemptId,
) -> Result<Report, ApiError> {
    let user = viewer.user.id;
    let own = state.db.read(move |conn| reports::report(conn, id, user)).await?;
    if let Some(report) = own {
        return Ok(report);
    }
    if !viewer.user.is_admin(state.config.admin_email.as_ref()) {
        return Err(ApiError::not_found());
    }
    let since = state.clock.now() - TimeDelta::minutes(READING_MINUTES);
    let read = state.db.write(move |conn| {
        let report = reports::for_operator(conn, id)?.ok_or_else(ApiError::not_found)?;
        note_reading(conn, user, id, since)?;
        Ok::<_, ApiError>(report)
    });
    read.await
}

/// The same for what was recorded beside a result: a company with which the result of an attempt for another
/// company is shared reads none of it.
pub(crate) async fn readable_whole(
    state: &State,
    viewer: &Viewer,
    id: AttemptId,
) -> Result<Report, ApiError> {
    let report = readable(state, viewer, id).await?;
    if report.is_from_elsewhere() { Err(ApiError::not_found()) } else { Ok(report) }
}

fn note_reading(
    conn: &mut Conn,
    admin: UserId,
    id: AttemptId,
    since: Instant,
) -> Result<(), ApiError> {
    let (action, object) = ("read_report", Object::of("attempt", id));
    if audit::did_since(conn, admin, action, object, since)? {
        return Ok(());
    }
    Ok(Entry::of("attempt", id).by(Actor::User(admin), action).record(conn)?)
}
