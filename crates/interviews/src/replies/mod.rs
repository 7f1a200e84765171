//! What companies say of the stories about them: one answer for everybody, one complaint for the
//! moderator.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use db::audit::Actor;
use kernel::{CompanyId, Instant, Paging, Seen, StoryId, UserId};

pub use rules::{Decision, Kind, Reply, State};

use crate::Error;
use crate::manuscripts::{self, FlaggedBy, entry};
use crate::publishing::Visibility;
use crate::stories::{self, Card, Place};

/// Who speaks for a company.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Speaker {
    /// For which.
    pub company: CompanyId,
    /// The member who writes.
    pub author: UserId,
}

/// Writes the company's one answer to a story; it is shown once a moderator has read it.
///
/// # Errors
/// [`Error::NoStory`] where the story is not about the company; [`Error::Replied`],
/// [`Error::BadReply`], [`Error::Db`].
pub fn reply(
    conn: &mut Conn,
    story: StoryId,
    speaker: Speaker,
    text: &str,
) -> Result<Reply, Error> {
    write(conn, story, speaker, Kind::Reply, text)
}

/// Asks the moderator to look at a story: it is flagged, and stays where it is.
///
/// # Errors
/// As for [`reply`].
pub fn dispute(
    conn: &mut Conn,
    story: StoryId,
    speaker: Speaker,
    text: &str,
) -> Result<Reply, Error> {
    let made = write(conn, story, speaker, Kind::Dispute, text)?;
    let by = FlaggedBy::Company(speaker.author);
    manuscripts::flag(conn, story, by, Visibility::Shown)?;
    Ok(made)
}

fn write(
    conn: &mut Conn,
    story: StoryId,
    speaker: Speaker,
    kind: Kind,
    text: &str,
) -> Result<Reply, Error> {
    let text = rules::checked(text)?;
    if !store::is_about(conn, story, speaker.company)? {
        return Err(Error::NoStory);
    }
    let made = store::insert(conn, story, speaker, kind, text)?;
    entry(story, Actor::User(speaker.author), kind).to(made.state).record(conn)?;
    Ok(made)
}

/// Shows a company's answer, or does not.
///
/// # Errors
/// [`Error::NoReply`], [`Error::StaleVersion`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<StoryId>,
    decision: Decision,
) -> Result<Reply, Error> {
    let found = store::find(conn, seen.id, Kind::Reply)?.ok_or(Error::NoReply)?;
    let (to, action) = match decision {
        Decision::Publish => (State::Published, "publish_reply"),
        Decision::Reject => (State::Rejected, "reject_reply"),
    };
    let version = seen.version.unwrap_or(found.version);
    let decided = store::decide(conn, seen.id, version, to)?;
    let decided = decided.ok_or(Error::StaleVersion)?;
    entry(seen.id, actor, action).step(State::PendingReview, to).record(conn)?;
    Ok(decided)
}

/// What a company has said of a story, decided on or not.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, story: StoryId, kind: Kind) -> Result<Option<Reply>, Error> {
    Ok(store::find(conn, story, kind)?)
}

/// An answer that everybody reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// What it says.
    pub text: String,
    /// Since when it is shown.
    pub published_at: Instant,
    /// Who answers.
    pub company_name: String,
}

/// The answer that readers see below a story.
///
/// # Errors
/// [`Error::Db`].
pub fn shown(conn: &mut Conn, story: StoryId) -> Result<Option<Shown>, Error> {
    let row = store::shown(conn, story)?;
    Ok(row.map(|(text, published_at, company_name)| Shown { text, published_at, company_name }))
}

/// A story about a company, and how far its answer has come.
pub type Answered = (Card, Option<State>);

/// The stories about a company, newest first.
///
/// # Errors
/// [`Error::BadCursor`], [`Error::Db`].
pub fn of_company(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging<Place>,
) -> Result<(Vec<Answered>, Option<Place>), Error> {
    let after = match paging.after {
        None => None,
        Some(Place::Recent { seq }) => Some(seq),
        Some(_) => return Err(Error::BadCursor),
    };
    let mut rows = store::of_company(conn, company, Paging { after, limit: paging.limit })?;
    let more = rows.len() > paging.limit.get();
    rows.truncate(paging.limit.get());
    let next = rows.last().filter(|_| more).map(|(seq, ..)| Place::Recent { seq: *seq });
    let ids: Vec<StoryId> = rows.iter().map(|(_, id, _)| *id).collect();
    let cards = stories::cards(conn, &ids)?;
    // A story may have gone between the two statements.
    let mut states: HashMap<StoryId, _> =
        rows.into_iter().map(|(_, id, state)| (id, state)).collect();
    let answered = |card: Card| {
        let state = states.remove(&card.id).flatten();
        (card, state)
    };
    Ok((cards.into_iter().map(answered).collect(), next))
}
