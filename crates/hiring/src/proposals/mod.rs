//! The admin proposes a role to a candidate (ADR 0066), or its own company does, which has a result of theirs (ADR 0113).

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, RoleId, RoleProposalId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{AGAIN_AFTER_DAYS, ANSWER_DAYS, New, Proposal, REMIND_HOURS};

use crate::words::reason;
use crate::{Error, applications, roles};

/// What the audit log calls a proposal.
pub const KIND: &str = "role_proposal";

/// Whose step it is.
#[derive(Debug, Clone, Copy)]
pub enum Side {
    /// The candidate who is asked.
    Candidate(UserId),
    /// The admin, or the operator.
    Admin(Actor),
    /// Time.
    System,
}

impl Side {
    fn by(self) -> By {
        match self {
            Self::Candidate(_) => By::Candidate,
            Self::Admin(_) => By::Admin,
            Self::System => By::System,
        }
    }

    fn actor(self) -> Actor {
        match self {
            Self::Candidate(user) => Actor::User(user),
            Self::Admin(actor) => actor,
            Self::System => Actor::System,
        }
    }

    /// Whether it is theirs to see.
    fn finds(self, proposal: &Proposal) -> bool {
        match self {
            Self::Candidate(user) => proposal.candidate == user,
            Self::Admin(_) | Self::System => true,
        }
    }
}

/// Proposes a role to somebody who has not applied for it. That everybody may see the role, and that the candidate can
/// answer, is for the caller to know.
///
/// # Errors
/// [`Error::BadProposalNote`], [`Error::NoRole`], [`Error::RoleClosed`], [`Error::HasApplied`],
/// [`Error::ProposedAlready`], [`Error::Db`].
pub fn propose(conn: &mut Conn, actor: Actor, new: &New, now: Instant) -> Result<Proposal, Error> {
    new.check()?;
    if !roles::share(conn, new.role)?.takes_applications(now.date_naive()) {
        return Err(Error::RoleClosed);
    }
    if applications::of_role(conn, new.role, new.candidate)?.is_some() {
        return Err(Error::HasApplied);
    }
    if store::was_declined(conn, new, now - TimeDelta::days(AGAIN_AFTER_DAYS))? {
        return Err(Error::ProposedAlready);
    }
    let id = store::insert(conn, actor.user(), new, now)?.ok_or(Error::ProposedAlready)?;
    Entry::of(KIND, id).by(actor, "propose").to(State::Proposed).record(conn)?;
    store::find(conn, id)?.ok_or(Error::NoProposal)
}

/// Takes one step and answers the proposal as it is then. A reason, of at most 2000 characters, is for the candidate's
/// own record: nobody else reads it.
///
/// # Errors
/// [`Error::NoProposal`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadWords`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    side: Side,
    seen: Seen<RoleProposalId>,
    (event, why): (Event, Option<&str>),
    now: Instant,
) -> Result<Proposal, Error> {
    let why = reason(why)?;
    store::lock(conn, seen.id)?;
    let before = store::find(conn, seen.id)?.filter(|found| side.finds(found));
    let before = before.ok_or(Error::NoProposal)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    // What nobody has looked at since its time was over has ended all the same.
    let from = if event == Event::Expire { before.state } else { before.state_at(now) };
    let to = machine::STEPS.step(from, event, side.by())?;
    store::set_state(conn, seen.id, to, why, now)?;
    let entry = Entry::of(KIND, seen.id).by(side.actor(), event);
    entry.step(before.state, to).record(conn)?;
    store::find(conn, seen.id)?.ok_or(Error::NoProposal)
}

/// What was proposed to a candidate, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    paging: Paging,
) -> Result<Page<Proposal>, Error> {
    let rows = store::of_candidate(conn, candidate, paging)?;
    let key = |row: &Proposal| Cursor { at: row.proposed_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// What a company has asked a candidate about, of its own roles, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(
    conn: &mut Conn,
    asked: (CompanyId, UserId),
    paging: Paging,
) -> Result<Page<Proposal>, Error> {
    let rows = store::of_company(conn, asked, paging)?;
    let key = |row: &Proposal| Cursor { at: row.proposed_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Proposals whose time for an answer is over, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<RoleProposalId>, Error> {
    Ok(store::waiting_since(conn, now - TimeDelta::days(ANSWER_DAYS), limit)?)
}

/// Marks those as reminded whose time for an answer is over in [`REMIND_HOURS`] and that were not yet, and answers
/// them.
///
/// # Errors
/// [`Error::Db`].
pub fn take_to_remind(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<Proposal>, Error> {
    let over = now - TimeDelta::days(ANSWER_DAYS);
    let due = store::to_remind(conn, (over, over + TimeDelta::hours(REMIND_HOURS)), limit)?;
    store::reminded(conn, &due, now)?;
    let mut taken = Vec::new();
    for id in due {
        taken.extend(store::find(conn, id)?);
    }
    Ok(taken)
}

/// Ends what nobody has answered of a role that has ended for good.
///
/// # Errors
/// Those of the step.
pub fn lapse(conn: &mut Conn, role: RoleId, now: Instant) -> Result<(), Error> {
    for id in store::open(conn, role, None)? {
        step(conn, Side::System, Seen::any(id), (Event::Expire, None), now)?;
    }
    Ok(())
}

/// Takes a proposal as accepted, where there is one, whose candidate has applied for the role by themselves.
///
/// # Errors
/// Those of the step.
pub fn take_application(
    conn: &mut Conn,
    candidate: UserId,
    role: RoleId,
    now: Instant,
) -> Result<(), Error> {
    for id in store::open(conn, role, Some(candidate))? {
        let side = Side::Candidate(candidate);
        match step(conn, side, Seen::any(id), (Event::Accept, None), now) {
            // Its time was over; the worker says so.
            Ok(_) | Err(Error::Refused(_)) => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}
