//! A company's way in: from its form to an open account.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Actor, Entry};
use kernel::uuid::Uuid;
use kernel::{CompanyId, UserId};

pub use rules::{Event, Form, Inquiry, State};

use crate::Error;

/// Takes a company's form in, or replaces it as long as its address is not verified.
///
/// # Errors
/// [`Error::AlreadyVerified`], [`Error::Db`].
pub fn submit(
    conn: &mut Conn,
    user: UserId,
    company: CompanyId,
    form: &Form,
) -> Result<Inquiry, Error> {
    let fresh = store::insert(conn, Uuid::now_v7(), (user, company), form)? == 1;
    let inquiry = store::lock_of_user(conn, user)?.ok_or(Error::NoInquiry)?;
    if inquiry.state != State::Started {
        return Err(Error::AlreadyVerified);
    }
    if !fresh {
        store::replace(conn, inquiry.id, form)?;
    }
    let state = Some(State::Started.as_str());
    let from = state.filter(|_| !fresh);
    record(conn, Actor::User(user), "submit", inquiry.id, (from, state, None))?;
    store::of_user(conn, user)?.ok_or(Error::NoInquiry)
}

/// The inquiry that `user` made.
///
/// # Errors
/// [`Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Inquiry>, Error> {
    Ok(store::of_user(conn, user)?)
}

/// Takes one step and answers the inquiry as it is then. A `reason` given is kept with it and in
/// the audit log.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::NotNow`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    id: Uuid,
    event: Event,
    actor: Actor,
    reason: Option<&str>,
) -> Result<Inquiry, Error> {
    let before = store::lock(conn, id)?.ok_or(Error::NoInquiry)?;
    let to = rules::step(before.state, event)?;
    store::set_state(conn, id, to, reason)?;
    let states = (Some(before.state.as_str()), Some(to.as_str()), reason);
    record(conn, actor, event.as_str(), id, states)?;
    let reason = reason.map(str::to_owned).or(before.reason);
    Ok(Inquiry { state: to, reason, ..before })
}

type Change<'a> = (Option<&'a str>, Option<&'a str>, Option<&'a str>);

fn record(
    conn: &mut Conn,
    actor: Actor,
    action: &str,
    id: Uuid,
    (from, to, reason): Change<'_>,
) -> Result<(), Error> {
    let object_kind = "inquiry";
    let entry = Entry { actor, action, object_kind, object_id: id, from, to, reason };
    Ok(audit::record(conn, entry)?)
}
