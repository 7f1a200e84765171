//! A company asks to be introduced to a candidate.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, IntroductionId, Page, Paging, Seen, UserId};

pub use crate::cards::AGAIN_AFTER_DAYS;
pub use machine::{By, Event, State};
pub use rules::{
    ANSWER_DAYS, DIRECT_A_MONTH, Introduction, MAX_OPEN, PayRange, Person, Position, REMIND_HOURS,
    Request,
};

use crate::Error;
use crate::cards::Chosen;

/// What the audit log calls an introduction.
pub const KIND: &str = "introduction";

/// Makes sure that fewer than `most` candidates have a request of the company that they have not answered. No other
/// request of the company is made before the transaction ends.
///
/// # Errors
/// [`Error::TooManyOpen`], [`Error::Db`].
pub fn check_room(conn: &mut Conn, company: CompanyId, most: i64) -> Result<(), Error> {
    store::lock_company(conn, company)?;
    if store::count_open(conn, company)? >= most { Err(Error::TooManyOpen(most)) } else { Ok(()) }
}

/// Asks for an introduction to the person behind a card, or writes to them directly. That the role is the
/// company's own and live, that [`check_room`] finds room for it, and that the company may write directly, is for
/// the caller to know.
///
/// # Errors
/// [`Error::Field`], [`Error::TooManyMessages`], [`Error::AskedAlready`], [`Error::Db`].
pub fn request(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    chosen: &Chosen,
    request: &Request,
    now: Instant,
) -> Result<Introduction, Error> {
    request.check()?;
    store::lock_company(conn, company)?;
    if request.position.is_none() && messages_left(conn, company, now)? == 0 {
        return Err(Error::TooManyMessages);
    }
    let since = now - TimeDelta::days(AGAIN_AFTER_DAYS);
    if store::was_asked(conn, company, chosen.user, since)? {
        return Err(Error::AskedAlready);
    }
    let id = store::insert(conn, (company, by), chosen, request, now)?;
    let action = if request.position.is_some() { "request" } else { "message" };
    let entry = Entry::of(KIND, id).by(Actor::User(by), action);
    entry.to(State::Requested).record(conn)?;
    store::find(conn, id)?.ok_or(Error::NoIntroduction)
}

/// How many direct messages a company may still send this calendar month, UTC.
///
/// # Errors
/// [`Error::Db`].
pub fn messages_left(conn: &mut Conn, company: CompanyId, now: Instant) -> Result<i64, Error> {
    let sent = store::count_direct(conn, company, rules::month_of(now))?;
    Ok((DIRECT_A_MONTH - sent).max(0))
}

/// What a company has last asked each of these candidates, as far as that keeps it from asking them
/// again.
///
/// # Errors
/// [`Error::Db`].
pub fn latest(
    conn: &mut Conn,
    company: CompanyId,
    candidates: &[UserId],
    now: Instant,
) -> Result<BTreeMap<UserId, Introduction>, Error> {
    let since = now - TimeDelta::days(AGAIN_AFTER_DAYS);
    let oldest_first = store::since(conn, company, candidates, since)?;
    Ok(oldest_first.into_iter().map(|one| (one.candidate, one)).collect())
}

/// The introductions to a company that a candidate has accepted, oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn accepted_by(
    conn: &mut Conn,
    company: CompanyId,
    candidate: UserId,
) -> Result<Vec<Introduction>, Error> {
    let mut all = store::since(conn, company, &[candidate], Instant::UNIX_EPOCH)?;
    all.retain(|one| one.state == State::Accepted);
    Ok(all)
}

/// Whose step it is.
#[derive(Debug, Clone, Copy)]
pub enum Side {
    /// The candidate who is asked.
    Candidate(UserId),
    /// Somebody of the company that asks.
    Company(CompanyId, UserId),
    /// Time.
    System,
}

impl Side {
    fn by(self) -> By {
        match self {
            Self::Candidate(_) => By::Candidate,
            Self::Company(..) => By::Company,
            Self::System => By::System,
        }
    }

    fn actor(self) -> Actor {
        match self {
            Self::Candidate(user) | Self::Company(_, user) => Actor::User(user),
            Self::System => Actor::System,
        }
    }

    /// Whether it is theirs to see.
    fn owns(self, introduction: &Introduction) -> bool {
        match self {
            Self::Candidate(user) => introduction.candidate == user,
            Self::Company(company, _) => introduction.company == company,
            Self::System => true,
        }
    }
}

/// Takes one step and answers the introduction as it is then. A reason, of 1 to 500 characters, is for
/// the candidate's own record: the company does not read it.
///
/// # Errors
/// [`Error::NoIntroduction`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`],
/// [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    side: Side,
    seen: Seen<IntroductionId>,
    (event, reason): (Event, Option<&str>),
    now: Instant,
) -> Result<Introduction, Error> {
    if reason.is_some_and(|text| !(1..=500).contains(&text.chars().count())) {
        let detail = "A reason has at most 500 characters.";
        return Err(Error::Field { field: "reason", code: "length", detail });
    }
    store::lock(conn, seen.id)?;
    let before = store::find(conn, seen.id)?.filter(|found| side.owns(found));
    let before = before.ok_or(Error::NoIntroduction)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    // What nobody has looked at since its time was over has ended all the same.
    let late = now >= before.answer_by() && before.state == State::Requested;
    let from = if late && event != Event::Expire { State::Expired } else { before.state };
    let to = machine::STEPS.step(from, event, side.by())?;
    store::set_state(conn, seen.id, to, reason, now)?;
    let entry = Entry::of(KIND, seen.id).by(side.actor(), event);
    entry.step(before.state, to).record(conn)?;
    store::find(conn, seen.id)?.ok_or(Error::NoIntroduction)
}

/// An introduction that is accepted, for one of its sides.
///
/// # Errors
/// [`Error::NoIntroduction`], [`Error::NotAccepted`], [`Error::Db`].
pub fn accepted(conn: &mut Conn, side: Side, id: IntroductionId) -> Result<Introduction, Error> {
    let found = store::find(conn, id)?.filter(|found| side.owns(found));
    let found = found.ok_or(Error::NoIntroduction)?;
    if found.state == State::Accepted { Ok(found) } else { Err(Error::NotAccepted) }
}

/// Whose introductions are listed.
#[derive(Debug, Clone, Copy)]
pub enum Whose {
    /// Those that a candidate was asked for.
    Candidate(UserId),
    /// Those that a company has asked for.
    Company(CompanyId),
}

/// Introductions, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, whose: Whose, paging: Paging) -> Result<Page<Introduction>, Error> {
    let rows = store::list(conn, whose, paging)?;
    let key = |row: &Introduction| Cursor { at: row.requested_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Whom one side of these introductions has met: the other side of each that is accepted, by its
/// account. An account that is erased or locked is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn met(
    conn: &mut Conn,
    whose: Whose,
    introductions: &[Introduction],
) -> Result<BTreeMap<UserId, Person>, Error> {
    let accepted = introductions.iter().filter(|one| one.state == State::Accepted);
    let others: Vec<UserId> = match whose {
        Whose::Candidate(_) => accepted.filter_map(|one| one.requested_by).collect(),
        Whose::Company(_) => accepted.map(|one| one.candidate).collect(),
    };
    Ok(store::people(conn, &others)?)
}

/// Introductions whose time for an answer is over, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<IntroductionId>, Error> {
    Ok(store::waiting_since(conn, now - TimeDelta::days(ANSWER_DAYS), limit)?)
}

/// Marks those as reminded that have waited for [`REMIND_HOURS`] and were not yet, and answers them.
///
/// # Errors
/// [`Error::Db`].
pub fn take_to_remind(
    conn: &mut Conn,
    now: Instant,
    limit: i64,
) -> Result<Vec<Introduction>, Error> {
    let due = store::to_remind(conn, now - TimeDelta::hours(REMIND_HOURS), limit)?;
    store::reminded(conn, &due, now)?;
    let mut taken = Vec::new();
    for id in due {
        taken.extend(store::find(conn, id)?);
    }
    Ok(taken)
}

/// Declines what a candidate has not answered: all of it when they leave the pool, or what these companies have asked
/// when they block them.
///
/// # Errors
/// Those of the step.
pub fn decline_open(
    conn: &mut Conn,
    user: UserId,
    only: Option<&BTreeSet<CompanyId>>,
    now: Instant,
) -> Result<Vec<Introduction>, Error> {
    let mut declined = Vec::new();
    for (id, company) in store::open_of(conn, user, now - TimeDelta::days(ANSWER_DAYS))? {
        if only.is_some_and(|only| !only.contains(&company)) {
            continue;
        }
        let side = Side::Candidate(user);
        declined.push(step(conn, side, Seen::any(id), (Event::Decline, None), now)?);
    }
    Ok(declined)
}
