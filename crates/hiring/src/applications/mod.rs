//! Applications: sent, put before the company, chosen from, answered.

mod held;
mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{
    ApplicationId, CompanyId, Cursor, Instant, Line, Page, Paging, ResumeId, RoleId, Seen, UserId,
};

pub(crate) use held::lock_any;
pub use held::{Held, hold, hold_all};
pub use machine::{By, Event, Stage, State};
use rules::TELL_AFTER_SECONDS;
pub use rules::{
    Acting, Answer, Application, DeclineCode, Declined, Listed, NEWS_DAYS, Profile,
    RECONSIDER_MINUTES, Step,
};

use crate::Error;
use crate::roles::{self, Member, Role};
use store::Moved;
pub(crate) use store::Row;

/// What the audit log calls an application.
pub const KIND: &str = "application";

/// What somebody sends.
#[derive(Debug, Clone)]
pub struct New {
    /// For what.
    pub role: RoleId,
    /// Who.
    pub candidate: UserId,
    /// What they say of themselves.
    pub profile: Profile,
    /// In the order of the role's questions.
    pub answers: Vec<Answer>,
    /// What they say to the company, 1 to 2000 characters.
    pub note: Option<String>,
    /// What they send along.
    pub resume: Option<ResumeId>,
}

/// Takes an application in and checks the role's rules. Who misses one is not declined: the
/// application says which, and a person decides.
///
/// # Errors
/// [`Error::RoleClosed`], [`Error::AlreadyApplied`], [`Error::NoRole`], [`Error::Db`].
pub fn apply(conn: &mut Conn, new: &New, now: Instant) -> Result<Application, Error> {
    let role = roles::share(conn, new.role)?;
    if !role.takes_applications(now.date_naive()) {
        return Err(Error::RoleClosed);
    }
    let made = insert(conn, new, State::Applied, now)?.ok_or(Error::AlreadyApplied)?;
    let entry = Entry::of(KIND, made.id).by(Actor::User(new.candidate), "apply");
    entry.to(made.state).record(conn)?;
    step(conn, Acting::System, Seen::any(made.id), &Step::plain(Event::Screen), now)
}

/// Puts somebody on the shortlist who has accepted an introduction; where they have applied before,
/// their application stays as it is.
///
/// # Errors
/// [`Error::RoleClosed`], [`Error::NoRole`], [`Error::Db`].
pub fn introduce(conn: &mut Conn, new: &New, now: Instant) -> Result<Application, Error> {
    let role = roles::share(conn, new.role)?;
    if !role.takes_applications(now.date_naive()) {
        return Err(Error::RoleClosed);
    }
    if let Some(made) = insert(conn, new, State::Shortlisted, now)? {
        let entry = Entry::of(KIND, made.id).by(Actor::User(new.candidate), "introduce");
        entry.to(made.state).record(conn)?;
        return Ok(made);
    }
    store::of_role(conn, new.role, new.candidate)?.ok_or(Error::NoApplication)
}

/// How many codes are tried: of 810,000 there are, a role with 1,000 applicants has one in 800.
const CODES: usize = 20;

/// Nothing where the person has applied for the role.
fn insert(
    conn: &mut Conn,
    new: &New,
    state: State,
    now: Instant,
) -> Result<Option<Application>, Error> {
    for _ in 0..CODES {
        let made = store::insert(conn, new, state, now)?;
        if made.is_some() || store::of_role(conn, new.role, new.candidate)?.is_some() {
            return Ok(made);
        }
    }
    Err(Error::NoCode)
}

/// One application of anybody's.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: ApplicationId) -> Result<Listed, Error> {
    store::find(conn, id)?.ok_or(Error::NoApplication)
}

/// One of somebody's applications.
///
/// # Errors
/// [`Error::NoApplication`] where it is another's; [`Error::Db`].
pub fn find_own(conn: &mut Conn, candidate: UserId, id: ApplicationId) -> Result<Listed, Error> {
    let found = find(conn, id)?;
    if found.is_of(candidate) { Ok(found) } else { Err(Error::NoApplication) }
}

/// The application of somebody for a role; `None` before they have applied.
///
/// # Errors
/// [`Error::Db`].
pub fn of_role(
    conn: &mut Conn,
    role: RoleId,
    candidate: UserId,
) -> Result<Option<Application>, Error> {
    Ok(store::of_role(conn, role, candidate)?)
}

/// Somebody's applications, the last sent first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::of_candidate(conn, candidate, paging)?;
    let key = |row: &Listed| Cursor { at: row.application.applied_at, id: row.application.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Takes one step and answers the application as it is then.
///
/// # Errors
/// Those of [`hold`] and [`advance`].
pub fn step(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<ApplicationId>,
    step: &Step<'_>,
    now: Instant,
) -> Result<Application, Error> {
    let held = hold(conn, acting, seen)?;
    Ok(advance(conn, acting, held, step, now)?.application)
}

/// Takes one step of an application that is held, and answers it as it is then.
///
/// # Errors
/// [`Error::Refused`], [`Error::BadReason`], [`Error::ReconsideredLate`], [`Error::Db`].
pub fn advance(
    conn: &mut Conn,
    acting: Acting,
    held: Held,
    step: &Step<'_>,
    now: Instant,
) -> Result<Listed, Error> {
    let reason = step.checked_reason()?;
    let Held(Listed { application: before, title, company, company_name }) = held;
    let to = before.leads_to(step.event, acting.by(), now)?;
    let decline = match (step.code, acting) {
        (Some(code), Acting::Company(member)) => Some((code, reason, member.user)),
        _ => None,
    };
    let unheard_from = before.next_unheard(to, step.event, acting.by());
    let later = now + TimeDelta::seconds(TELL_AFTER_SECONDS);
    let moved = Moved {
        state: to,
        released_at: (to == State::Released && before.released_at.is_none()).then_some(now),
        shortlisted_at: (to == State::Shortlisted && before.shortlisted_at.is_none())
            .then_some(now),
        answered_at: before.next_answer(step.event, acting.by(), now),
        moved_at: now,
        news_by: Application::next_news(to, now),
        decline_code: decline.map(|(code, ..)| code),
        decline_text: decline.map(|(_, text, _)| text),
        declined_by: decline.map(|(.., user)| user),
        declined_from: decline.map(|_| before.state),
        unheard_from,
        tell_at: unheard_from.map(|waits| waits.map(|_| later)),
    };
    let application = store::set_state(conn, before.id, &moved)?;
    // What a candidate reads is theirs, and goes with them; the log stays.
    let logged = step.code.map_or(reason, |code| Some(code.as_str()));
    let entry = Entry::of(KIND, before.id).by(acting.actor(), step.event);
    entry.step(before.state, to).because(logged).record(conn)?;
    Ok(Listed { application, title, company, company_name })
}

/// Says that the requirements which an application misses do not matter.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NothingMissed`], [`Error::Db`].
pub fn waive(
    conn: &mut Conn,
    member: Member,
    seen: Seen<ApplicationId>,
    now: Instant,
) -> Result<Application, Error> {
    let Held(Listed { application: before, .. }) = hold(conn, Acting::Company(member), seen)?;
    if before.missed().next().is_none() || before.waived.is_some() {
        return Err(Error::NothingMissed);
    }
    Entry::of(KIND, seen.id).by(Actor::User(member.user), "waive").record(conn)?;
    Ok(store::waive(conn, seen.id, member.user, now)?)
}

/// Whether an application's state allows a step now; nothing is changed.
///
/// # Errors
/// [`Error::Refused`], [`Error::ReconsideredLate`].
pub fn check(of: &Application, acting: Acting, event: Event, now: Instant) -> Result<(), Error> {
    of.leads_to(event, acting.by(), now)?;
    Ok(())
}

/// Several applications of anybody's, in one statement, in the order in which they were sent. One that is not there is
/// missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, ids: &[ApplicationId]) -> Result<Vec<Listed>, Error> {
    Ok(store::find_all(conn, ids)?)
}

/// One application of a company's roles, once the company was shown it.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Db`].
pub fn find_shown(conn: &mut Conn, company: CompanyId, id: ApplicationId) -> Result<Listed, Error> {
    let found = find(conn, id)?;
    if found.is_shown_to(company) { Ok(found) } else { Err(Error::NoApplication) }
}

/// Ends what is open of a role that has ended for good, and answers it.
///
/// # Errors
/// [`Error::Db`].
pub fn close_all(conn: &mut Conn, role: RoleId, now: Instant) -> Result<Vec<Listed>, Error> {
    let open = store::open_of_role(conn, role)?;
    for id in &open {
        step(conn, Acting::System, Seen::any(*id), &Step::plain(Event::CloseRole), now)?;
    }
    Ok(store::find_all(conn, &open)?)
}

/// How many people have applied for each of these roles, whatever became of it; one that nobody has applied for is left
/// out.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, roles: &[RoleId]) -> Result<BTreeMap<RoleId, i64>, Error> {
    Ok(store::counts(conn, roles)?.into_iter().collect())
}

/// Until when the slate of each of these roles is expected: the first of those who wait for it was promised to hear by
/// then. A role for which nobody waits is left out.
///
/// # Errors
/// [`Error::Db`].
pub fn promised(conn: &mut Conn, roles: &[RoleId]) -> Result<BTreeMap<RoleId, Instant>, Error> {
    let found = store::promised(conn, roles)?.into_iter();
    Ok(found.filter_map(|(role, by)| Some((role, by?))).collect())
}

/// Closes a role that runs once as many people have accepted an offer as it has openings, and answers it. What is
/// open of its applications stays. Source: states.md §1.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn close_filled(conn: &mut Conn, id: RoleId, now: Instant) -> Result<Option<Role>, Error> {
    if !roles::find_any(conn, id)?.state.is_running() {
        return Ok(None);
    }
    // Of two who accept at once the second counts the first.
    let role = roles::lock_any(conn, Seen::any(id))?;
    if !role.is_filled_by(store::count_hired(conn, id)?) {
        return Ok(None);
    }
    let event = roles::Event::Close;
    let to = role.step(event, roles::By::System, now)?;
    let by = roles::Cause { event, actor: Actor::System, note: None, comments: &[] };
    roles::move_on(conn, &role, to, by, now).map(Some)
}

/// Takes back what is open of somebody who is about to be erased, and answers it.
///
/// # Errors
/// [`Error::Db`].
pub fn abandon(conn: &mut Conn, candidate: UserId, now: Instant) -> Result<Vec<Listed>, Error> {
    let withdraw = Step::plain(Event::Withdraw);
    let open = store::open_of_candidate(conn, candidate)?;
    for id in &open {
        step(conn, Acting::Candidate(candidate), Seen::any(*id), &withdraw, now)?;
    }
    Ok(store::find_all(conn, &open)?)
}

/// Applications whose candidates are to hear of them now: nothing has changed for a while, or a
/// decline stands. The longest due come first, locked and with their next dates set.
///
/// # Errors
/// [`Error::Db`].
pub fn take_due_news(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<Listed>, Error> {
    let due = store::lock_due_news(conn, now, most)?;
    store::set_news(conn, &due, now + TimeDelta::days(NEWS_DAYS))?;
    Ok(store::find_all(conn, &due)?)
}

/// Applications whose candidates are to be notified of a company's step now, as they are: of several steps the last, and
/// none where the candidate was notified of this stage before.
///
/// # Errors
/// [`Error::Db`].
pub fn take_unheard(
    conn: &mut Conn,
    now: Instant,
    most: i64,
) -> Result<(usize, Vec<Listed>), Error> {
    let due = store::lock_unheard(conn, now, most)?;
    let mut found = store::find_all(conn, &due)?;
    store::hush(conn, &due)?;
    found.retain(|listed| listed.application.is_unheard());
    Ok((due.len(), found))
}

/// Drops the pending notice of an application: another one says it in other words.
///
/// # Errors
/// [`Error::Db`].
pub fn hush(conn: &mut Conn, id: ApplicationId) -> Result<(), Error> {
    store::hush(conn, &[id])?;
    Ok(())
}

/// Every step but the one that takes a decline back.
pub(crate) fn steps() -> &'static [Line<State, Event, By>] {
    machine::STEPS.lines()
}
