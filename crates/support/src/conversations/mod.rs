//! Conversations: one that is not resolved for each person.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, Page, Paging, Seen, SupportConversationId, UserId};

pub use machine::{By, Event, State};
pub use rules::{
    Conversation, IDLE_DAYS, Listed, MAIL_AFTER_MINUTES, MAX_SNOOZE_DAYS, Marks, Priority,
    REOPEN_DAYS, Side,
};

use crate::Error;

/// What the audit log calls a conversation.
pub const KIND: &str = "support_conversation";

/// Saves what a step has made of a locked conversation; the audit log names the states where they differ.
fn save(
    conn: &mut Conn,
    before: State,
    after: &Conversation,
    (actor, event): (Actor, &'static str),
) -> Result<Conversation, Error> {
    if before != after.state {
        let entry = Entry::of(KIND, after.id).by(actor, event);
        entry.step(before.as_str(), after.state.as_str()).record(conn)?;
    }
    Ok(store::save(conn, after)?)
}

/// The person's newest conversation; `None` before they have written.
///
/// # Errors
/// [`Error::Db`].
pub fn newest_of(conn: &mut Conn, user: UserId) -> Result<Option<Conversation>, Error> {
    Ok(store::newest_of(conn, user)?)
}

/// A conversation, for its person.
///
/// # Errors
/// [`Error::NoConversation`], also where it is somebody else's; [`Error::Db`].
pub fn of_user(
    conn: &mut Conn,
    user: UserId,
    id: SupportConversationId,
) -> Result<Conversation, Error> {
    let found = store::find(conn, id)?.filter(|found| found.user == user);
    found.ok_or(Error::NoConversation)
}

/// A conversation, for support.
///
/// # Errors
/// [`Error::NoConversation`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: SupportConversationId) -> Result<Conversation, Error> {
    store::find(conn, id)?.ok_or(Error::NoConversation)
}

/// Takes a number for what the person writes: in the conversation that goes on, or in a new one.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn write(conn: &mut Conn, user: UserId, now: Instant) -> Result<Conversation, Error> {
    let newest = store::lock_newest_of(conn, user)?;
    let blocked = newest.as_ref().and_then(|newest| newest.blocked_at);
    let found = match newest.filter(|found| found.goes_on(now)) {
        Some(found) => found,
        None => {
            // Of two first messages at once, one begins it and the other waits and goes on with it.
            let id = SupportConversationId::new();
            let made = match blocked {
                Some(since) => store::insert_blocked(conn, id, (user, since), now)?,
                None => store::insert(conn, id, user, now)?,
            };
            let fresh = made == 1;
            let going = store::lock_newest_of(conn, user)?.filter(|found| found.goes_on(now));
            let made = going.ok_or(Error::NoConversation)?;
            if fresh {
                let entry = Entry::of(KIND, made.id).by(Actor::User(user), Event::Write.as_str());
                entry.to(made.state.as_str()).record(conn)?;
            }
            made
        }
    };
    let mut after = found.clone();
    after.write(Side::User, now)?;
    save(conn, found.state, &after, (Actor::User(user), Event::Write.as_str()))
}

/// Takes a number for what support answers.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::Refused`], [`Error::Db`].
pub(crate) fn answer(
    conn: &mut Conn,
    actor: Actor,
    id: SupportConversationId,
    now: Instant,
) -> Result<Conversation, Error> {
    change(conn, Seen::any(id), (actor, Event::Answer.as_str()), |it| it.write(Side::Admin, now))
}

fn change(
    conn: &mut Conn,
    seen: Seen<SupportConversationId>,
    by: (Actor, &'static str),
    act: impl FnOnce(&mut Conversation) -> Result<(), Error>,
) -> Result<Conversation, Error> {
    let before = store::lock(conn, seen.id)?.ok_or(Error::NoConversation)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let mut after = before.clone();
    act(&mut after)?;
    save(conn, before.state, &after, by)
}

/// Puts a conversation off.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::StaleVersion`], [`Error::BadSnooze`], [`Error::Refused`], [`Error::Db`].
pub fn snooze(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<SupportConversationId>,
    (until, now): (Instant, Instant),
) -> Result<Conversation, Error> {
    change(conn, seen, (actor, Event::Snooze.as_str()), |it| it.snooze(until, now))
}

/// Says that a conversation is over.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Db`].
pub fn resolve(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<SupportConversationId>,
    now: Instant,
) -> Result<Conversation, Error> {
    change(conn, seen, (actor, Event::Resolve.as_str()), |it| it.resolve(Event::Resolve, now))
}

/// Blocks the person of a conversation, or lets them ask again. What they write while they are blocked is kept in
/// conversations that are resolved, so that nobody is asked to answer it.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::StaleVersion`], [`Error::Db`].
pub fn block(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<SupportConversationId>,
    (is_blocked, now): (bool, Instant),
) -> Result<Conversation, Error> {
    let event = if is_blocked { "block" } else { "unblock" };
    let found = store::lock(conn, seen.id)?.ok_or(Error::NoConversation)?;
    if seen.is_stale(found.version) {
        return Err(Error::StaleVersion);
    }
    let newest = store::lock_newest_of(conn, found.user)?.ok_or(Error::NoConversation)?;
    // Only the newest may go on.
    let mut after = newest.clone();
    after.block(is_blocked, now)?;
    let saved = save(conn, newest.state, &after, (actor, event))?;
    store::block(conn, found.user, after.blocked_at)?;
    if newest.state == saved.state || newest.id != seen.id {
        Entry::of(KIND, seen.id).by(actor, event).record(conn)?;
    }
    if saved.id == seen.id { Ok(saved) } else { find(conn, seen.id) }
}

/// Sets how soon support looks at a conversation, and its labels.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::StaleVersion`], [`Error::BadLabels`], [`Error::Db`].
pub fn triage(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<SupportConversationId>,
    (priority, labels, now): (Priority, Vec<String>, Instant),
) -> Result<Conversation, Error> {
    let after = change(conn, seen, (actor, "triage"), |it| it.triage(priority, labels, now))?;
    Entry::of(KIND, seen.id).by(actor, "triage").because(priority.as_str()).record(conn)?;
    Ok(after)
}

/// Moves the marks of a side; `None` where they were there already.
///
/// # Errors
/// [`Error::NoConversation`], also where it is not this person's; [`Error::Db`].
pub fn mark(
    conn: &mut Conn,
    owner: Option<UserId>,
    id: SupportConversationId,
    (side, to): (Side, Marks),
) -> Result<Option<Conversation>, Error> {
    let mut it = lock_of(conn, owner, id)?;
    if it.mark(side, to) { Ok(Some(store::save(conn, &it)?)) } else { Ok(None) }
}

fn lock_of(
    conn: &mut Conn,
    owner: Option<UserId>,
    id: SupportConversationId,
) -> Result<Conversation, Error> {
    let found = store::lock(conn, id)?;
    let own = found.filter(|found| owner.is_none_or(|owner| found.user == owner));
    own.ok_or(Error::NoConversation)
}

/// What the person thinks of a conversation that is resolved; a later rating takes its place.
///
/// # Errors
/// [`Error::NoConversation`], [`Error::NotResolved`], [`Error::BadRating`], [`Error::Db`].
pub fn rate(
    conn: &mut Conn,
    user: UserId,
    id: SupportConversationId,
    rating: i16,
) -> Result<Conversation, Error> {
    let mut it = lock_of(conn, Some(user), id)?;
    it.rate(rating)?;
    Entry::of(KIND, id).by(Actor::User(user), "rate").record(conn)?;
    Ok(store::save(conn, &it)?)
}

/// Conversations in a state: those that wait for support by how long they do, the others by what happened
/// last.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, state: State, paging: Paging) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, state, paging)?;
    let key = |row: &Listed| {
        let of = &row.conversation;
        Cursor { at: of.waiting_since.unwrap_or(of.changed_at), id: of.id.0 }
    };
    Ok(Page::cut(rows, paging.limit, key))
}

/// How many conversations are in each state that has any.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn) -> Result<Vec<(State, i64)>, Error> {
    Ok(store::counts(conn)?)
}

/// How many conversations wait for support, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// A number that grows with every change of any conversation, and how many wait for support.
///
/// # Errors
/// [`Error::Db`].
pub fn standing(conn: &mut Conn) -> Result<(i64, i64), Error> {
    Ok((store::events(conn)?, store::waiting(conn)?))
}

/// What time alone does to conversations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// The time one was put off to has come.
    Wake,
    /// The person has not written for days.
    Expire,
    /// A message of support was not read for minutes.
    Mail,
}

impl Due {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Wake, Self::Expire, Self::Mail];
}

/// Some conversations that something is due for, the longest first.
///
/// # Errors
/// [`Error::Db`].
pub fn due(
    conn: &mut Conn,
    due: Due,
    now: Instant,
    limit: i64,
) -> Result<Vec<SupportConversationId>, Error> {
    Ok(store::due(conn, due, now, limit)?)
}

/// Does what is due, and answers the conversation as it is then; `None` where it is due no longer.
///
/// # Errors
/// [`Error::Db`].
pub fn keep_time(
    conn: &mut Conn,
    due: Due,
    id: SupportConversationId,
    now: Instant,
) -> Result<Option<Conversation>, Error> {
    let Some(before) = store::lock_due(conn, due, id, now)? else { return Ok(None) };
    let mut after = before.clone();
    let event = match due {
        Due::Wake => {
            after.wake(now)?;
            Event::Wake
        }
        Due::Expire => {
            after.resolve(Event::Expire, now)?;
            Event::Expire
        }
        Due::Mail => {
            after.mailed_number = after.last_answer;
            Event::Answer
        }
    };
    save(conn, before.state, &after, (Actor::System, event.as_str())).map(Some)
}
