//! Readers who think that a story should not be shown.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{StoryId, UserId};

pub use rules::{Report, Why};

use crate::manuscripts::{self, FlaggedBy};
use crate::publishing::Visibility;
use crate::{Error, stories};

/// So many different readers have a story looked at.
pub const ENOUGH: usize = 3;

/// Reports a story; `false` where the reader has done so before. The third reader has it flagged.
///
/// # Errors
/// [`Error::NoStory`], [`Error::OwnStory`], [`Error::Db`].
pub fn report(
    conn: &mut Conn,
    reader: UserId,
    story: StoryId,
    why: Why,
    text: Option<&str>,
) -> Result<bool, Error> {
    stories::find(conn, story)?;
    let author = manuscripts::store::lock(conn, story)?.and_then(|manuscript| manuscript.author);
    if author == Some(reader) {
        return Err(Error::OwnStory);
    }
    if store::insert(conn, reader, story, why, text)? == 0 {
        return Ok(false);
    }
    let open = store::open(conn, story)?;
    if open.len() >= ENOUGH {
        let identifies = open.iter().any(|report| report.why == Why::PersonalData);
        let visibility = if identifies { Visibility::Hidden } else { Visibility::Shown };
        manuscripts::flag(conn, story, FlaggedBy::Readers, visibility)?;
    }
    Ok(true)
}

/// The reports of a story that nobody has decided on, oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, story: StoryId) -> Result<Vec<Report>, Error> {
    Ok(store::open(conn, story)?)
}

pub(crate) fn settle(conn: &mut Conn, story: StoryId) -> Result<(), Error> {
    store::settle(conn, story)?;
    Ok(())
}
