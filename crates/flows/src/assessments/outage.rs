//! Giving attempts back the time for which no server was at work.

use assessments::attempts;
use assessments::outages;
use db::audit::Actor;
use db::{Conn, Db};
use kernel::{AttemptId, Instant};

use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::{self, Sender};
use crate::{Error, Result, site};

/// What the audit log says of it.
const REASON: &str = "outage";

/// Notes that a server is at work, every [`outages::BEAT_SECONDS`]. After an outage the attempts that were under
/// way get their time back, and their candidates are notified. Answers how many there were.
///
/// # Errors
/// [`Error::Db`]; those of the notices.
pub fn beat(db: &Db, sender: &Sender) -> Result<usize> {
    db.write_now(|conn| {
        let given = outages::beat(conn)?;
        for (attempt, seconds) in &given {
            let ends_at = attempts::add_time(conn, *attempt, *seconds, Actor::System, REASON)?;
            tell(conn, sender, (*attempt, *seconds), ends_at)?;
        }
        Ok::<_, Error>(given.len())
    })
}

fn tell(
    conn: &mut Conn,
    sender: &Sender,
    (attempt, seconds): (AttemptId, i32),
    ends_at: Instant,
) -> Result<()> {
    let Some(subject) = attempts::subject(conn, attempt)? else { return Ok(()) };
    let event =
        AssessmentEvent::Outage { title: subject.title, seconds, until: post::moment(ends_at) };
    let cause = format!("outage:{attempt}:{}", ends_at.timestamp_micros());
    let link = site::invitation(&subject.code);
    let of = Notification { user: subject.user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)
}
