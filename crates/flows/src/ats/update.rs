//! Noticing that a system does not know how something stands any more. An invitation changes in many places,
//! and a score does too; what was reported is compared with what is, so none of them can forget a system.

use ::ats::{exchanges, starts};
use db::Db;
use kernel::InvitationId;

use super::standing;
use crate::post::Sender;
use crate::{Error, Result};

/// How many are compared in one transaction.
const AT_ONCE: i64 = 200;

/// Has every system sent the updates that it needs. To be called every minute.
///
/// # Errors
/// [`Error::Db`].
pub fn update_due(db: &Db, sender: &Sender) -> Result<()> {
    db.write_now(|conn| Ok::<_, Error>(starts::close_old(conn, sender.now)?))?;
    let mut after = None;
    loop {
        let last = db.write_now(|conn| {
            let watched = starts::watched(conn, after, AT_ONCE)?;
            let ids: Vec<InvitationId> =
                watched.iter().map(|(start, _)| start.invitation).collect();
            let standings = standing::of_all(conn, sender, &ids)?;
            for (start, company) in &watched {
                let mark = standings.get(&start.invitation).map(|standing| standing.mark());
                if mark.is_some() && mark != start.reported {
                    exchanges::announce(conn, *company, start, sender.now)?;
                }
            }
            Ok::<_, Error>(watched.last().map(|(start, _)| start.id))
        })?;
        if last.is_none() {
            return Ok(());
        }
        after = last;
    }
}
