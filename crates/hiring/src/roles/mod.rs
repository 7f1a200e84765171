//! Roles: written over days, sent to the admin, shown, paused, closed.

pub mod form;
mod machine;
mod revision;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, Refused, RoleId, Seen, UserId};

pub use machine::{By, Event, State};
pub use revision::{Revision, RevisionState};
pub(crate) use rules::COUNTED;
pub use rules::{ARCHIVE_DAYS, Act, Comment, REOPEN_DAYS, Role, Stage};

use crate::Error;
use form::{Form, Problem};
pub(crate) use store::form_of;
use store::{Moved, Remarks, Sent};

/// What the audit log calls a role.
pub const KIND: &str = "role";

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
    let form = find(conn, member.company, id)?.written().copied();
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

/// What kind of employment a role of any company's is; `None` before anybody has said.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn kind(conn: &mut Conn, id: RoleId) -> Result<Option<form::Kind>, Error> {
    Ok(find_any(conn, id)?.form.kind)
}

/// A role of any company's.
pub(crate) fn find_any(conn: &mut Conn, id: RoleId) -> Result<Role, Error> {
    store::find(conn, id)?.ok_or(Error::NoRole)
}

/// A role of any company's, which stays as it is until the transaction ends.
pub(crate) fn share(conn: &mut Conn, id: RoleId) -> Result<Role, Error> {
    store::share(conn, id)?.ok_or(Error::NoRole)
}

/// A role of any company's, locked, at the version that was looked at.
pub(crate) fn lock_any(conn: &mut Conn, seen: Seen<RoleId>) -> Result<Role, Error> {
    let role = store::lock(conn, seen.id)?.ok_or(Error::NoRole)?;
    if seen.is_stale(role.version) { Err(Error::StaleVersion) } else { Ok(role) }
}

/// Saves what is written so far: the role, or changes to one that has been shown.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Fields`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    member: Member,
    seen: Seen<RoleId>,
    form: &Form,
) -> Result<Role, Error> {
    let role = lock(conn, member.company, seen)?;
    if !role.is_editable() {
        return Err(not_now(role.state, Act::Edit));
    }
    check(conn, member.company, form)?;
    if role.state.is_editable() {
        return Ok(store::save(conn, role.id, form)?);
    }
    if role.revision.is_none() {
        let entry = Entry::of(KIND, role.id).by(Actor::User(member.user), "begin_revision");
        entry.record(conn)?;
    }
    let state = role.revision.map_or(RevisionState::Draft, |revision| revision.state);
    let revision = Revision { state, form: form.clone() };
    let sent = Sent { remarks: Remarks::unchanged(), submitted_at: None };
    Ok(store::set_revision(conn, role.id, Some(&revision), &sent)?)
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
    Refused::not_now(from.as_str(), act.as_str()).into()
}

/// Takes a step of the company's, with the role or with the changes to it.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`]; on submitting, [`Error::Fields`]; on
/// resuming and reopening, [`Error::DeadlinePassed`] and [`Error::ClosedTooLong`]; [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    member: Member,
    seen: Seen<RoleId>,
    event: Event,
    now: Instant,
) -> Result<Role, Error> {
    let role = lock(conn, member.company, seen)?;
    let revised = role.revise(event, By::Company).transpose()?;
    let to = match revised {
        Some(_) => role.state,
        None => role.step(event, By::Company, now)?,
    };
    if event == Event::Submit {
        let missing = role.written().missing(now.date_naive());
        if !missing.is_empty() {
            return Err(Error::Fields(missing));
        }
        check(conn, member.company, role.written())?;
    }
    let by = Cause { event, actor: Actor::User(member.user), note: None, comments: &[] };
    match revised {
        Some(to) => revise(conn, &role, to, by, now),
        None => move_on(conn, &role, to, by, now),
    }
}

/// How many roles of a company are in review or live, paused ones among them: they go on without asking.
///
/// # Errors
/// [`Error::Db`].
pub fn count_live(conn: &mut Conn, company: CompanyId) -> Result<i64, Error> {
    Ok(store::count_live(conn, company)?)
}

/// Who takes a step that is allowed, and what the admin says with it.
#[derive(Clone, Copy)]
pub(crate) struct Cause<'a> {
    pub(crate) event: Event,
    pub(crate) actor: Actor,
    /// For the company.
    pub(crate) note: Option<&'a str>,
    pub(crate) comments: &'a [Comment],
}

impl<'a> Cause<'a> {
    /// What the admin said last is forgotten when the company sends its text again.
    fn remarks(&self) -> Remarks<'a> {
        if self.note.is_some() || self.event == Event::Submit {
            Remarks::of(self.note, self.comments)
        } else {
            Remarks::unchanged()
        }
    }

    fn at(&self, event: Event, now: Instant) -> Option<Instant> {
        (self.event == event).then_some(now)
    }
}

/// Takes a step, and records it.
pub(crate) fn move_on(
    conn: &mut Conn,
    role: &Role,
    to: State,
    by: Cause<'_>,
    now: Instant,
) -> Result<Role, Error> {
    let entry = Entry::of(KIND, role.id).by(by.actor, by.event);
    entry.step(role.state, to).because(by.note).record(conn)?;
    let moved = Moved {
        state: to,
        live_state: to.is_live().then_some(to),
        remarks: by.remarks(),
        submitted_at: by.at(Event::Submit, now),
        closed_at: by.at(Event::Close, now),
        publish_at: (to != State::Approved).then_some(None),
        published_at: by.at(Event::Publish, now),
    };
    Ok(store::set_state(conn, role.id, &moved)?)
}

/// Takes a step with the changes to a role, and records it.
pub(crate) fn revise(
    conn: &mut Conn,
    role: &Role,
    to: RevisionState,
    by: Cause<'_>,
    now: Instant,
) -> Result<Role, Error> {
    let revision = role.revision.as_ref().ok_or(Error::NoRole)?;
    let entry = Entry::of(KIND, role.id).by(by.actor, revision::action(by.event));
    entry.because(by.note).record(conn)?;
    let sent = Sent { remarks: by.remarks(), submitted_at: by.at(Event::Submit, now) };
    Ok(match to {
        RevisionState::Published => store::publish_revision(conn, role.id, &revision.form, &sent)?,
        RevisionState::Dropped => store::set_revision(conn, role.id, None, &sent)?,
        state => {
            let revision = Revision { state, form: revision.form.clone() };
            store::set_revision(conn, role.id, Some(&revision), &sent)?
        }
    })
}

/// Shows the company who has applied. A role that was paused or closed before anybody looked goes back to
/// that when it goes on; where the company has been shown applicants, more are shown by the way.
pub(crate) fn release_slate(
    conn: &mut Conn,
    role: &Role,
    actor: Actor,
    now: Instant,
) -> Result<Role, Error> {
    let by = Cause { event: Event::ReleaseSlate, actor, note: None, comments: &[] };
    match (role.state, role.live_state) {
        (State::ApplicantsReleased, _) => Ok(role.clone()),
        (State::Paused | State::Closed, Some(State::ApplicantsReleased)) => Ok(role.clone()),
        (State::Paused | State::Closed, Some(State::Published)) => {
            Entry::of(KIND, role.id).by(actor, by.event).record(conn)?;
            Ok(store::set_live_state(conn, role.id, State::ApplicantsReleased)?)
        }
        _ => {
            let to = role.step(Event::ReleaseSlate, By::Admin, now)?;
            move_on(conn, role, to, by, now)
        }
    }
}

/// Says when an approved role is published by itself, or that it is not.
pub(crate) fn schedule(
    conn: &mut Conn,
    role: &Role,
    actor: Actor,
    at: Option<Instant>,
) -> Result<Role, Error> {
    let action = if at.is_some() { "schedule" } else { "unschedule" };
    Entry::of(KIND, role.id).by(actor, action).record(conn)?;
    Ok(store::schedule(conn, role.id, at)?)
}

/// How many roles of each kind are moved on in one go.
const AT_ONCE: i64 = 100;

/// The roles for which time alone has brought about a step.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant) -> Result<Vec<RoleId>, Error> {
    let mut due = store::to_publish(conn, now, AT_ONCE)?;
    due.extend(store::to_close(conn, now, AT_ONCE)?);
    due.extend(store::to_archive(conn, now, AT_ONCE)?);
    Ok(due)
}

/// Takes the step that is due, where one still is. A role that could not be sent today any more, such as
/// after its deadline, is not published: its schedule ends.
///
/// # Errors
/// [`Error::Db`].
pub fn advance(conn: &mut Conn, id: RoleId, now: Instant) -> Result<Option<(Event, Role)>, Error> {
    let Some(role) = store::lock(conn, id)? else { return Ok(None) };
    let Some(event) = role.due(now) else { return Ok(None) };
    if event == Event::Publish && !role.form.missing(now.date_naive()).is_empty() {
        schedule(conn, &role, Actor::System, None)?;
        return Ok(None);
    }
    let to = role.step(event, By::System, now)?;
    let by = Cause { event, actor: Actor::System, note: None, comments: &[] };
    Ok(Some((event, move_on(conn, &role, to, by, now)?)))
}
