//! Who found which story helpful. The count beside a story is kept by the database in the same
//! transaction, whatever takes a like away.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, Lane};
use kernel::{StoryId, UserId};

use rules::Asked;
pub use rules::{Batch, Status, Statuses};

use crate::Error;

/// Likes a story; liking it again changes nothing.
///
/// # Errors
/// [`Error::NoStory`] when it is not shown; [`Error::Db`].
pub fn like(conn: &mut Conn, user: UserId, story: StoryId) -> Result<Status, Error> {
    status(conn, user, story)?;
    store::insert(conn, user, story)?;
    status(conn, user, story)
}

/// Takes a like back; taking it back again changes nothing.
///
/// # Errors
/// [`Error::NoStory`] when it is not shown; [`Error::Db`].
pub fn unlike(conn: &mut Conn, user: UserId, story: StoryId) -> Result<Status, Error> {
    status(conn, user, story)?;
    store::delete(conn, user, story)?;
    status(conn, user, story)
}

fn status(conn: &mut Conn, reader: UserId, story: StoryId) -> Result<Status, Error> {
    let found = statuses(conn, reader, Batch::of_one(story))?;
    found.into_iter().next().map(|(_, status)| status).ok_or(Error::NoStory)
}

/// The status of every story of the batch that is shown; one statement. Source: specification §8.
///
/// # Errors
/// [`Error::Db`].
pub fn statuses(conn: &mut Conn, reader: UserId, batch: Batch) -> Result<Statuses, Error> {
    let found = store::statuses(conn, &[Asked { reader, batch }])?;
    Ok(found.into_iter().next().unwrap_or_default())
}

/// [`statuses`] through the lane (ADR 15), in one statement with other requests of this turn; `None`
/// when the lane cannot say.
///
/// # Errors
/// [`Error::Db`].
pub async fn statuses_batched(
    lane: &Lane,
    reader: UserId,
    batch: Batch,
) -> Result<Option<Statuses>, Error> {
    Ok(store::statuses_batched(lane, Asked { reader, batch }).await?)
}
