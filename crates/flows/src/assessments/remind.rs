//! Reminding people of invitations that close soon.

use assessments::invitations::Invitation;
use assessments::reminders::{self, Due};
use assessments::{definitions, stops};
use auth::users;
use db::{Conn, Db};
use kernel::{Email, InvitationId};

use crate::notify::{self, AssessmentEvent, Event, Notification};
use crate::post::{self, Addressee, Posting, Sender};
use crate::{Error, Result, site};

/// Reminds everybody who is due, each in a transaction of its own.
///
/// # Errors
/// [`Error::Db`] where it is not even known who is due.
pub fn remind(db: &Db, sender: &Sender) -> Result<()> {
    for id in db.read_now(|conn| reminders::to_look_at(conn, sender.now))? {
        if let Err(e) = db.write_now(|conn| remind_of(conn, sender, id)) {
            tracing::error!(error = ?e, invitation.id = %id, "invitation.remind_failed");
        }
    }
    Ok(())
}

fn remind_of(conn: &mut Conn, sender: &Sender, id: InvitationId) -> Result<()> {
    let Some((invitation, due)) = reminders::take(conn, id, sender.now)? else { return Ok(()) };
    let of = stops::by_code(conn, &invitation.code)?;
    if stops::is_stopped(conn, &of)? {
        return Ok(());
    }
    let title = definitions::title(conn, invitation.assessment)?;
    let until = post::moment(invitation.expires_at);
    let (company, hours) = (of.company_name, due.hours());
    let event = AssessmentEvent::Deadline { company, title, hours, until };
    send(conn, sender, &invitation, due, event.into())
}

/// An account that has the address decides by its switches; anybody else gets the mail.
fn send(
    conn: &mut Conn,
    sender: &Sender,
    invitation: &Invitation,
    due: Due,
    event: Event,
) -> Result<()> {
    // An invitation that was extended is another one to be reminded of.
    let at = invitation.expires_at.timestamp();
    let cause = format!("closing:{}:{}:{at}", invitation.id, due.hours());
    let link = site::invitation(&invitation.code);
    let email: Email = invitation.email.parse().map_err(Error::inconsistent)?;
    if let Some(user) = users::reader(conn, &email)?.filter(|user| user.email_verified) {
        let of = Notification { user: user.id, cause: &cause, event, link: &link };
        return notify::notify(conn, sender, &of);
    }
    let stop = sender.url(&site::stop_invitations(&invitation.code));
    let letter = event.letter(&sender.url(&link)).without_switches().stopped_at(&stop);
    let to = Addressee { email, name: invitation.name.clone() };
    let replies = sender.support.as_ref();
    let posting = Posting { key: &cause, to, letter: &letter, replies, calendar: None };
    post::post_for(conn, sender, posting)
}
