//! What time alone does: a conversation that was put off is looked at again, one that nobody goes on with is
//! resolved, and what nobody has read is mailed once.

use auth::users::{self, Kind};
use db::{Conn, Db};
use kernel::{Email, SupportConversationId};
use support::conversations::{self, Due};

use super::{announce, by_mail};
use crate::notify::{self, MailOnly, Notification, SupportEvent};
use crate::post::Sender;
use crate::{Result, site};

/// How many conversations are looked at in one go.
const AT_ONCE: i64 = 200;

/// Does everything that is due, each in a transaction of its own. Mail is answered at `inbox`, where there is one.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender, inbox: Option<&Email>) -> Result<()> {
    for due in Due::ALL {
        for id in db.read_now(|conn| conversations::due(conn, due, sender.now, AT_ONCE))? {
            // One that fails does not keep the others.
            if let Err(e) = db.write_now(|conn| keep_one(conn, (sender, inbox), due, id)) {
                tracing::error!(error = ?e, "support.time_failed");
            }
        }
    }
    Ok(())
}

fn keep_one(
    conn: &mut Conn,
    (sender, inbox): (&Sender, Option<&Email>),
    due: Due,
    id: SupportConversationId,
) -> Result<()> {
    let Some(after) = conversations::keep_time(conn, due, id, sender.now)? else { return Ok(()) };
    if due == Due::Mail {
        let link = match users::get(conn, after.user)?.kind {
            Kind::Company => site::CLIENT_CHAT,
            Kind::Partner => site::PARTNER_CHAT,
            Kind::Candidate => site::CANDIDATE_CHAT,
        };
        let cause = format!("{}:{id}:{}", by_mail::CAUSE, after.mailed_number);
        let event = SupportEvent::Answered {}.into();
        let said = match inbox {
            Some(inbox) => by_mail::answerable(conn, &after, inbox)?,
            None => None,
        };
        let said = said.as_ref().map(|(text, address)| (text.as_str(), address));
        let of = Notification { user: after.user, cause: &cause, event, link };
        notify::notify_with(conn, sender, &of, MailOnly { said, calendar: None })?;
    }
    announce(conn, after.user)
}
