//! A company's way in: from its form to an open account.

mod machine;
mod rules;
pub(crate) mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, InquiryId, UserId};

pub use machine::{By, Event, State, admin_events};
pub use rules::{Form, Inquiry, Origin, Step};

use rules::New;
use store::Change;

use crate::Error;
use crate::reason::check_reason;

/// What the audit log calls an inquiry.
const KIND: &str = "inquiry";

/// Puts a company whose account was registered into the admin's queue. All that is known of it is the
/// name it was founded under.
///
/// # Errors
/// [`Error::AlreadyVerified`] when the account stands in the queue; [`Error::Db`].
pub fn enter(
    conn: &mut Conn,
    user: UserId,
    company: CompanyId,
    name: &str,
) -> Result<Inquiry, Error> {
    let form = Form { company_name: name.to_owned(), ..Form::default() };
    begin(conn, Actor::User(user), "register", &New { user, company, form, origin: Origin::Direct })
}

/// Takes a company's form in. It replaces the one before as long as the address is not verified,
/// and when the admin has asked for more.
///
/// # Errors
/// [`Error::NoInquiry`] for an account that never entered the queue, [`Error::AlreadyVerified`],
/// [`Error::Db`].
pub fn submit(conn: &mut Conn, user: UserId, form: &Form) -> Result<Inquiry, Error> {
    let inquiry = store::lock_of_user(conn, user)?.ok_or(Error::NoInquiry)?;
    let actor = Actor::User(user);
    match inquiry.state {
        State::Registered => {
            store::replace(conn, inquiry.id, form)?;
            step(conn, inquiry.id, &Step::of(Event::Submit, By::Applicant, actor))?;
        }
        State::Started => {
            store::replace(conn, inquiry.id, form)?;
            let entry = Entry::of(KIND, inquiry.id).by(actor, Event::Submit);
            entry.step(State::Started, State::Started).record(conn)?;
        }
        State::InfoRequested => {
            store::replace(conn, inquiry.id, form)?;
            step(conn, inquiry.id, &Step::of(Event::Answer, By::Applicant, actor))?;
        }
        _ => return Err(Error::AlreadyVerified),
    }
    store::of_user(conn, user)?.ok_or(Error::NoInquiry)
}

/// Records that an admin brought a company in themselves: it is approved, and waits for its link.
///
/// # Errors
/// [`Error::AlreadyVerified`] when the account has an inquiry; [`Error::Db`].
pub fn bring_in(
    conn: &mut Conn,
    actor: Actor,
    user: UserId,
    company: CompanyId,
    form: &Form,
) -> Result<Inquiry, Error> {
    let form = form.clone();
    begin(conn, actor, "bring_in", &New { user, company, form, origin: Origin::Admin })
}

fn begin(conn: &mut Conn, actor: Actor, action: &'static str, new: &New) -> Result<Inquiry, Error> {
    if store::insert(conn, new)? == 0 {
        return Err(Error::AlreadyVerified);
    }
    let inquiry = store::of_user(conn, new.user)?.ok_or(Error::NoInquiry)?;
    Entry::of(KIND, inquiry.id).by(actor, action).to(inquiry.state).record(conn)?;
    Ok(inquiry)
}

/// The inquiry of `user`, sent or not.
///
/// # Errors
/// [`Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Inquiry>, Error> {
    Ok(store::of_user(conn, user)?)
}

/// The inquiry, locked until the transaction ends.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::Db`].
pub fn lock(conn: &mut Conn, id: InquiryId) -> Result<Inquiry, Error> {
    store::lock(conn, id)?.ok_or(Error::NoInquiry)
}

/// The inquiry, to be read.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: InquiryId) -> Result<Inquiry, Error> {
    find_all(conn, &[id])?.pop().ok_or(Error::NoInquiry)
}

/// The same of several, in no order, in one statement. What is no inquiry is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, ids: &[InquiryId]) -> Result<Vec<Inquiry>, Error> {
    Ok(store::find_all(conn, ids)?)
}

/// Where a step would lead. Nothing is changed.
///
/// # Errors
/// [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadReason`].
pub fn foresee(inquiry: &Inquiry, step: &Step<'_>) -> Result<State, Error> {
    step.reason.map_or(Ok(()), check_reason)?;
    if step.expected.is_some_and(|version| version != inquiry.version) {
        return Err(Error::StaleVersion);
    }
    machine::step(inquiry.state, inquiry.suspended_from, step.event, step.by)
}

/// Adds what an admin has to say of an inquiry to its history. The inquiry stays as it is, and the company reads
/// nothing of it.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::BadReason`], [`Error::Db`].
pub fn note(conn: &mut Conn, actor: Actor, id: InquiryId, text: &str) -> Result<Inquiry, Error> {
    check_reason(text)?;
    let inquiry = lock(conn, id)?;
    Entry::of(KIND, id).by(actor, "note").because(text).record(conn)?;
    Ok(inquiry)
}

/// Takes one step and answers the inquiry as it is then.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::StaleVersion`], [`Error::Refused`],
/// [`Error::BadReason`], [`Error::Db`].
pub fn step(conn: &mut Conn, id: InquiryId, step: &Step<'_>) -> Result<Inquiry, Error> {
    step.reason.map_or(Ok(()), check_reason)?;
    let before = lock(conn, id)?;
    let to = foresee(&before, step)?;
    let suspended_from = match step.event {
        Event::Suspend => Some(Some(before.state.as_str())),
        Event::Restore => Some(None),
        _ => None,
    };
    let change = Change { state: to.as_str(), reason: step.note(), suspended_from };
    let after = store::change(conn, id, &change)?;
    let entry = Entry::of(KIND, id).by(step.actor, step.event);
    entry.step(before.state, to).because(step.reason).record(conn)?;
    Ok(after)
}
