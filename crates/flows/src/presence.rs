//! Who is online, and telling those who watch.

use ::presence::Role;
use ::presence::online::{self, Beat, Change};
use db::Conn;
use kernel::{Instant, UserId};

use crate::Result;

/// The topic of the live socket on which the admin hears that somebody came, left or went elsewhere.
pub const TOPIC: &str = "presence";

/// Takes a heartbeat. What the admin sees changes by itself as time passes; only what time does not
/// bring about is announced. Of somebody who belongs to companies the day of their last visit is kept, which is
/// written at the first heartbeat of a day.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn beat(conn: &mut Conn, who: (UserId, Role), beat: &Beat, now: Instant) -> Result<()> {
    let heard = online::beat(conn, who, beat, now)?;
    if heard.change == Change::News {
        queue::live::announce(conn, TOPIC)?;
    }
    if let ((user, Role::Company), true) = (who, heard.is_first_of_day) {
        auth::users::visit(conn, user, now.date_naive())?;
    }
    Ok(())
}
