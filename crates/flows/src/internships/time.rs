//! What time alone brings about in internships.

use db::{Conn, Db};
use internships::checklists::Owner;
use internships::placements::{self, By, Event, Internship, Side};
use internships::reminders::{self, Reminder, What};
use kernel::{Email, InternshipId};

use super::tell::Message;
use super::tell_of_step;
use crate::notify::InternshipEvent as News;
use crate::post::Sender;
use crate::{Error, Result, partners};

/// How many internships are looked at in one go.
const AT_ONCE: i64 = 200;

/// Starts the internships that are ready and whose first day has come, and once a day looks for what is
/// due in each of those that are open.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender, admin: Option<&Email>) -> Result<()> {
    for id in db.read_now(|conn| placements::to_start(conn, sender.now, AT_ONCE))? {
        complain(db.write_now(|conn| start(conn, sender, id)), "internship.start_failed");
    }
    for id in db.read_now(|conn| reminders::to_look_at(conn, sender.now, AT_ONCE))? {
        complain(db.write_now(|conn| remind(conn, sender, admin, id)), "internship.remind_failed");
    }
    Ok(())
}

/// One that fails does not keep the others.
fn complain(done: Result<()>, what: &'static str) {
    if let Err(e) = done {
        tracing::error!(error = ?e, "{what}");
    }
}

fn start(conn: &mut Conn, sender: &Sender, id: InternshipId) -> Result<()> {
    match placements::start(conn, id, sender.now) {
        // It was cancelled in the meantime.
        Err(internships::Error::Refused(_)) => Ok(()),
        started => {
            let started = started?;
            partners::follow_placement(conn, &started, sender.now)?;
            tell_of_step(conn, sender, By::System, &started, Event::Start)
        }
    }
}

fn remind(conn: &mut Conn, sender: &Sender, admin: Option<&Email>, id: InternshipId) -> Result<()> {
    let (of, due) = reminders::take(conn, id, sender.now)?;
    for reminder in due {
        let to = reminder.to;
        let message = message(&of, reminder);
        match to {
            Owner::Candidate => message.tell(conn, sender, Side::Candidate)?,
            Owner::Company => message.tell(conn, sender, Side::Company)?,
            Owner::Admin => message.tell_admin(conn, sender, admin)?,
        }
    }
    Ok::<_, Error>(())
}

fn message(of: &Internship, reminder: Reminder) -> Message<'_> {
    let (event, what): (fn(_) -> _, String) = match reminder.what {
        What::Item(title) => (News::ItemDue, title),
        What::CheckIn(week) => (News::CheckInDue, week.to_string()),
        What::Rating(day) => (News::RatingDue, day.to_string()),
        What::End => (News::EndDue, String::new()),
    };
    let cause = format!("due:{}", reminder.cause);
    Message { what, day: Some(reminder.due_on), ..Message::plain(of, cause, event) }
}
