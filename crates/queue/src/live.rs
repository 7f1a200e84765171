//! Tells every server that something people are watching has changed.

use db::Conn;

use crate::{Error, notify};

/// The channel that servers listen on; the payload is a topic such as `submission:<id>`.
pub const CHANNEL: &str = "assay_live";

/// Announces a change of `topic` when the caller's transaction commits. Carries no content: anyone who
/// watches reads the present state.
///
/// # Errors
/// [`Error::Db`].
pub fn announce(conn: &mut Conn, topic: &str) -> Result<(), Error> {
    Ok(notify::send(conn, CHANNEL, topic)?)
}
