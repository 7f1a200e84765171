//! Who is online, and telling those who watch.

use ::presence::online::{self, Beat, Change, Role};
use db::Conn;
use kernel::{Instant, UserId};

use crate::Result;

/// The topic of the live socket on which the admin hears that somebody came, left or went elsewhere.
pub const TOPIC: &str = "presence";

/// Takes a heartbeat. What the admin sees changes by itself as time passes; only what time does not
/// bring about is announced.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn beat(conn: &mut Conn, who: (UserId, Role), beat: &Beat, now: Instant) -> Result<()> {
    if online::beat(conn, who, beat, now)? == Change::News {
        queue::live::announce(conn, TOPIC)?;
    }
    Ok(())
}
