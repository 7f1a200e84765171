//! Roles: written over days, sent to the admin, shown, paused, closed.

pub mod form;
mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, Refused, RoleId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Act, MAX_LIVE, REOPEN_DAYS, Role, Stage};

use crate::Error;
use form::{Form, Problem};
use store::Moved;

/// What the audit log calls a role.
const KIND: &str = "role";

/// Somebody who acts for a company.
#[derive(Debug, Clone, Copy)]
pub struct Member {
    /// The company.
    pub company: CompanyId,
    /// The person.
    pub user: UserId,
}

/// Begins a role.
///
/// # Errors
/// [`Error::Fields`], [`Error::Db`].
pub fn create(conn: &mut Conn, member: Member, form: &Form) -> Result<Role, Error> {
    check(conn, member.company, form)?;
    let role = store::insert(conn, member.company, member.user, form)?;
    let entry = Entry::of(KIND, role.id).by(Actor::User(member.user), "create");
    entry.to(role.state).record(conn)?;
    Ok(role)
}

/// Begins a role that says what another one of the company's does, without its dates.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn duplicate(conn: &mut Conn, member: Member, id: RoleId) -> Result<Role, Error> {
    let form = find(conn, member.company, id)?.form.copied();
    create(conn, member, &form)
}

fn check(conn: &mut Conn, company: CompanyId, form: &Form) -> Result<(), Error> {
    let mut faults = form.faults();
    if let Some(assessment) = form.assessment
        && !store::has_assessment(conn, company, assessment)?
    {
        let detail = "Choose one of your company's assessments.";
        let field = "assessment_id".to_owned();
        faults.push(Problem { field, code: "not_offered", detail });
    }
    if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
}

/// The company's roles of a stage or of all, the last changed first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    stage: Option<Stage>,
    paging: Paging,
) -> Result<Page<Role>, Error> {
    let rows = store::list(conn, company, stage, paging)?;
    Ok(Page::cut(rows, paging.limit, |role| Cursor { at: role.changed_at, id: role.id.0 }))
}

/// One of the company's roles.
///
/// # Errors
/// [`Error::NoRole`] where it is none of theirs; [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId, id: RoleId) -> Result<Role, Error> {
    let found = store::find(conn, id)?.filter(|role| role.company == company);
    found.ok_or(Error::NoRole)
}

/// The company's role, locked, at the version that was looked at.
fn lock(conn: &mut Conn, company: CompanyId, seen: Seen<RoleId>) -> Result<Role, Error> {
    let found = store::lock(conn, seen.id)?.filter(|role| role.company == company);
    let role = found.ok_or(Error::NoRole)?;
    if seen.is_stale(role.version) { Err(Error::StaleVersion) } else { Ok(role) }
}

/// A role of any company's.
pub(crate) fn find_any(conn: &mut Conn, id: RoleId) -> Result<Role, Error> {
    store::find(conn, id)?.ok_or(Error::NoRole)
}

/// A role of any company's, locked, at the version that was looked at.
pub(crate) fn lock_any(conn: &mut Conn, seen: Seen<RoleId>) -> Result<Role, Error> {
    let role = store::lock(conn, seen.id)?.ok_or(Error::NoRole)?;
    if seen.is_stale(role.version) { Err(Error::StaleVersion) } else { Ok(role) }
}

/// Saves what is written so far.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Fields`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    company: CompanyId,
    seen: Seen<RoleId>,
    form: &Form,
) -> Result<Role, Error> {
    let role = lock(conn, company, seen)?;
    if !role.state.is_editable() {
        return Err(not_now(role.state, Act::Edit));
    }
    check(conn, company, form)?;
    Ok(store::save(conn, role.id, form)?)
}

/// Deletes a draft.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Db`].
pub fn delete(conn: &mut Conn, member: Member, seen: Seen<RoleId>) -> Result<(), Error> {
    let role = lock(conn, member.company, seen)?;
    if role.state != State::Draft {
        return Err(not_now(role.state, Act::Delete));
    }
    Entry::of(KIND, role.id).by(Actor::User(member.user), Act::Delete).record(conn)?;
    store::delete(conn, role.id)?;
    Ok(())
}

fn not_now(from: State, act: Act) -> Error {
    Refused::NotNow { from: from.as_str(), event: act.as_str() }.into()
}

/// Takes a step of the company's.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`]; on submitting, [`Error::Fields`]
/// and [`Error::TooManyRoles`]; on resuming and reopening, [`Error::DeadlinePassed`],
/// [`Error::ClosedTooLong`] and [`Error::TooManyRoles`]; [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    member: Member,
    seen: Seen<RoleId>,
    event: Event,
    now: Instant,
) -> Result<Role, Error> {
    store::lock_company(conn, member.company)?;
    let role = lock(conn, member.company, seen)?;
    let to = role.step(event, By::Company, now)?;
    if event == Event::Submit {
        let missing = role.form.missing(now.date_naive());
        if !missing.is_empty() {
            return Err(Error::Fields(missing));
        }
        check(conn, member.company, &role.form)?;
    }
    let joins = rules::COUNTED.contains(&to) && !rules::COUNTED.contains(&role.state);
    if joins && store::count_live(conn, member.company)? >= MAX_LIVE {
        return Err(Error::TooManyRoles);
    }
    move_on(conn, &role, Move { event, to, actor: Actor::User(member.user), note: None }, now)
}

/// A step that is allowed.
pub(crate) struct Move<'a> {
    pub(crate) event: Event,
    pub(crate) to: State,
    pub(crate) actor: Actor,
    /// What the admin says to the company.
    pub(crate) note: Option<&'a str>,
}

/// Takes a step, and records it.
pub(crate) fn move_on(
    conn: &mut Conn,
    role: &Role,
    step: Move<'_>,
    now: Instant,
) -> Result<Role, Error> {
    let Move { event, to, actor, note } = step;
    let entry = Entry::of(KIND, role.id).by(actor, event);
    entry.step(role.state, to).because(note).record(conn)?;
    let at = |when: Event| (event == when).then_some(now);
    let moved = Moved {
        state: to,
        live_state: to.is_live().then_some(to),
        note: (note.is_some() || event == Event::Submit).then_some(note),
        submitted_at: at(Event::Submit),
        closed_at: at(Event::Close),
    };
    Ok(store::set_state(conn, role.id, &moved)?)
}
