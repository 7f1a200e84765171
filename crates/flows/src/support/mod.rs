//! Conversations with support: what both sides write, what time does, and that everybody who watches hears
//! of it.

mod by_mail;
mod files;
mod time;

use db::Conn;
use kernel::{Instant, SupportConversationId, UserId};
use support::conversations::{Conversation, Marks, Side};
use support::messages::{Draft, Message};

pub use by_mail::{Delivery, Inbox, MAX_MAIL_BYTES, Refusal, Taken, Thread, receive, thread};
pub use files::{count_file, read_file};
pub use time::keep_time;

use crate::limits::{self, Action, Who};
use crate::{Result, Reviewer};

/// The conversation of a person, which they can watch; `support:<user>` is announced.
pub const TOPIC: &str = "support";
/// All conversations, which the admin can watch.
pub const INBOX: &str = "support-inbox";
/// That somebody is typing: `support-typing:<user>:<side>` is announced and nothing is stored.
pub const TYPING: &str = "support-typing";

/// Tells everybody who watches the conversations of a person.
///
/// # Errors
/// Those of the queue.
pub fn announce(conn: &mut Conn, user: UserId) -> Result<()> {
    Ok(queue::live::announce(conn, &format!("{TOPIC}:{user}"))?)
}

/// Tells the other side that this one is typing to or as this person.
///
/// # Errors
/// Those of the queue.
pub fn announce_typing(conn: &mut Conn, user: UserId, side: Side) -> Result<()> {
    Ok(queue::live::announce(conn, &format!("{TYPING}:{user}:{}", side.as_str()))?)
}

/// Whom an announcement of typing is about, and which side types.
pub fn typing_of(topic: &str) -> Option<(UserId, Side)> {
    let rest = topic.strip_prefix(TYPING)?.strip_prefix(':')?;
    let (user, side) = rest.split_once(':')?;
    Some((user.parse().ok()?, Side::parse(side)?))
}

/// Writes a message of the person.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the message.
pub fn write(
    conn: &mut Conn,
    user: UserId,
    draft: &Draft,
    now: Instant,
) -> Result<(Conversation, Message)> {
    limits::take(conn, Action::WriteSupport, Who::new(user, None))?;
    let written = support::messages::write(conn, user, draft, now)?;
    announce(conn, user)?;
    Ok(written)
}

/// Writes a message of support. The person is notified of it only where they do not read it within minutes.
///
/// # Errors
/// Those of the message.
pub fn answer(
    conn: &mut Conn,
    by: &Reviewer,
    id: SupportConversationId,
    draft: &Draft,
) -> Result<(Conversation, Message)> {
    let written = support::messages::answer(conn, by.actor, id, draft, by.sender.now)?;
    announce(conn, written.0.user)?;
    Ok(written)
}

/// Does something to a conversation and tells everybody who watches.
///
/// # Errors
/// Those of the act.
pub fn act(
    conn: &mut Conn,
    act: impl FnOnce(&mut Conn) -> Result<Conversation, support::Error>,
) -> Result<Conversation> {
    let after = act(conn)?;
    announce(conn, after.user)?;
    Ok(after)
}

/// Moves the marks of a side. Nothing is announced where they were there already.
///
/// # Errors
/// [`support::Error::NoConversation`], also where it is not this person's.
pub fn mark(
    conn: &mut Conn,
    owner: Option<UserId>,
    id: SupportConversationId,
    (side, to): (Side, Marks),
) -> Result<()> {
    match support::conversations::mark(conn, owner, id, (side, to))? {
        Some(after) => announce(conn, after.user),
        None => Ok(()),
    }
}
