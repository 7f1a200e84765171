//! Whom partners invite to sign up with their code. ADR 111.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use chrono::TimeDelta;
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Cursor, Email, Instant, Page, Paging, PartnerInvitationId, UserId};

pub use rules::{
    A_DAY, AT_ONCE, IN_ALL, Invitation, MAX_NAME, MAX_REMINDERS, Outcome, REMIND_AFTER_DAYS,
    Standing, Typed,
};
use rules::{Known, Room};

use crate::Error;
use crate::accounts;

/// What became of one row: the invitation that was made, or why there is none.
pub type Judged = Result<Invitation, Outcome>;

/// How many people a partner may invite.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// Within a day.
    pub a_day: i64,
    /// In all.
    pub in_all: i64,
}

/// Invites everybody of a list who can be invited. What cannot be invited keeps nobody else from it. Answers what
/// became of each row, in their order.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::TooManyRows`]; [`Error::Db`].
pub fn invite(
    conn: &mut Conn,
    partner: UserId,
    rows: &[Typed],
    (most, now): (Most, Instant),
) -> Result<Vec<Judged>, Error> {
    if rows.is_empty() || rows.len() > AT_ONCE {
        return Err(Error::TooManyRows);
    }
    // Two lists of one partner take turns, so that their numbers are counted together.
    accounts::hold(conn, partner)?;
    let emails: Vec<Email> = rows.iter().filter_map(|row| row.email.parse().ok()).collect();
    let emails: Vec<&str> = emails.iter().map(Email::as_str).collect();
    let known = Known {
        invited: store::invited(conn, partner, &emails)?,
        shown: store::shown(conn, partner, &emails)?,
        stopped: store::stopped(conn, &emails)?,
    };
    let today = store::count_since(conn, partner, now - TimeDelta::days(1))?;
    let ever = store::count_since(conn, partner, Instant::UNIX_EPOCH)?;
    let room = Room { today: most.a_day - today, in_all: most.in_all - ever };
    let make = |(email, name): (Email, Option<String>)| Invitation {
        id: PartnerInvitationId::new(),
        partner,
        email: email.as_str().to_owned(),
        name,
        stop_token: Uuid::new_v4(),
        invited_at: now,
        reminders: 0,
        reminded_at: None,
        bounced_at: None,
        stopped_at: None,
    };
    let judged: Vec<Judged> =
        rules::judge(rows, &known, room).into_iter().map(|row| row.map(make)).collect();
    let made: Vec<&Invitation> = judged.iter().filter_map(|row| row.as_ref().ok()).collect();
    store::insert(conn, &made)?;
    Ok(judged)
}

/// Those of the addresses that have an account, whosever they are.
///
/// # Errors
/// [`Error::Db`].
pub fn with_account(conn: &mut Conn, emails: &[&str]) -> Result<HashSet<String>, Error> {
    Ok(store::with_account(conn, emails)?)
}

/// Notes a reminder at each invitation of a partner that is due for one, at most [`AT_ONCE`] at once, and answers
/// these and whether more are due.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn remind(
    conn: &mut Conn,
    partner: UserId,
    now: Instant,
) -> Result<(Vec<Invitation>, bool), Error> {
    accounts::hold(conn, partner)?;
    let mut due = store::due(conn, partner, rules::remind_before(now))?;
    let more = due.len() > AT_ONCE;
    due.truncate(AT_ONCE);
    Ok((store::note_reminder(conn, &due, now)?, more))
}

/// An invitation, and how it stands for its partner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The invitation.
    pub invitation: Invitation,
    /// How it stands.
    pub standing: Standing,
}

/// The invitations of a partner, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, partner: UserId, paging: Paging) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, partner, paging)?;
    let emails: Vec<&str> = rows.iter().map(|row| row.email.as_str()).collect();
    let shown = store::shown(conn, partner, &emails)?;
    let listed = |invitation: Invitation| {
        let standing = invitation.standing(shown.contains(&invitation.email));
        Listed { invitation, standing }
    };
    let rows = rows.into_iter().map(listed).collect();
    let key = |row: &Listed| Cursor { at: row.invitation.invited_at, id: row.invitation.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// An invitation; `None` once it is gone.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, id: PartnerInvitationId) -> Result<Option<Invitation>, Error> {
    Ok(store::find(conn, id)?)
}

/// The invitation whose mails end with this link.
///
/// # Errors
/// [`Error::NoInvitation`]; [`Error::Db`].
pub fn of_stop_token(conn: &mut Conn, token: Uuid) -> Result<Invitation, Error> {
    store::of_stop_token(conn, token)?.ok_or(Error::NoInvitation)
}

/// Stops the invitations of all partners to an address, or lets them through again.
///
/// # Errors
/// [`Error::Db`].
pub fn stop(conn: &mut Conn, email: &str, stopped_at: Option<Instant>) -> Result<(), Error> {
    store::stop(conn, email, stopped_at)?;
    Ok(())
}

/// Notes that a mail server refused the address for good: it gets no reminder.
///
/// # Errors
/// [`Error::Db`].
pub fn note_bounce(conn: &mut Conn, id: PartnerInvitationId, now: Instant) -> Result<(), Error> {
    store::note_bounce(conn, id, now)?;
    Ok(())
}

/// Removes invitations from before an instant and answers how many. One that was stopped stays, so that it is
/// kept to.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before)?)
}
