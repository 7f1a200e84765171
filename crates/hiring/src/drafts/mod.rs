//! What somebody has filled in for a role and not sent yet. It is kept when the role closes.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, RoleId, Seen, UserId};

pub use rules::{Content, Draft, Said};

use crate::Error;
use crate::applications::{self, Application, New, Profile};
use crate::open_roles;
use crate::resumes::{self, File};

/// Whose draft, for which role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The role.
    pub role: RoleId,
    /// The person.
    pub candidate: UserId,
}

/// Somebody's draft; an empty one of version 0 before anything was saved.
///
/// # Errors
/// [`Error::NoRole`] where there is no draft and the role was never open; [`Error::Db`].
pub fn get(conn: &mut Conn, place: Place) -> Result<Draft, Error> {
    match store::find(conn, place)? {
        Some(row) => filled(conn, row),
        None => {
            open_roles::find(conn, place.role)?;
            Ok(Draft::default())
        }
    }
}

fn filled(conn: &mut Conn, row: store::Row) -> Result<Draft, Error> {
    let resume = row.resume.map(|id| resumes::find(conn, id)).transpose()?;
    Ok(Draft { content: row.content, resume, version: row.version })
}

/// Saves what is filled in over the version that was seen.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::AlreadyApplied`]; [`Error::Fields`] where
/// something is too long; [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    place: Place,
    seen: Seen<()>,
    content: &Content,
) -> Result<Draft, Error> {
    let faults = content.faults();
    if !faults.is_empty() {
        return Err(Error::Fields(faults));
    }
    let before = open(conn, place)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let row = store::save(conn, place, content)?;
    filled(conn, row)
}

/// Puts a résumé in the place of the one that is there.
///
/// # Errors
/// [`Error::NoRole`], [`Error::AlreadyApplied`], [`Error::Db`].
pub fn attach(conn: &mut Conn, place: Place, file: &File) -> Result<Draft, Error> {
    let before = open(conn, place)?;
    let kept = resumes::keep(conn, place.candidate, file)?;
    replace(conn, place, before, Some(kept))
}

/// Takes the résumé out.
///
/// # Errors
/// [`Error::NoRole`], [`Error::AlreadyApplied`], [`Error::Db`].
pub fn detach(conn: &mut Conn, place: Place) -> Result<Draft, Error> {
    let before = open(conn, place)?;
    replace(conn, place, before, None)
}

fn replace(
    conn: &mut Conn,
    place: Place,
    before: Draft,
    resume: Option<resumes::Resume>,
) -> Result<Draft, Error> {
    let row = store::set_resume(conn, place, resume.as_ref().map(|resume| resume.id))?;
    if let Some(old) = before.resume {
        resumes::remove(conn, old.id)?;
    }
    Ok(Draft { content: row.content, resume, version: row.version })
}

/// The draft to be changed, locked.
fn open(conn: &mut Conn, place: Place) -> Result<Draft, Error> {
    if applications::of_role(conn, place.role, place.candidate)?.is_some() {
        return Err(Error::AlreadyApplied);
    }
    open_roles::find(conn, place.role)?;
    store::begin(conn, place)?;
    let row = store::lock(conn, place)?.ok_or(Error::NoRole)?;
    filled(conn, row)
}

/// Sends what is filled in as an application with this profile; the draft goes.
///
/// # Errors
/// [`Error::RoleClosed`], and then the draft stays; [`Error::AlreadyApplied`], [`Error::NoRole`];
/// [`Error::Fields`] where an answer is missing or is not offered; [`Error::Db`].
pub fn send(
    conn: &mut Conn,
    place: Place,
    content: &Content,
    profile: Profile,
    now: Instant,
) -> Result<Application, Error> {
    let draft = open(conn, place)?;
    let role = open_roles::find(conn, place.role)?;
    if !role.takes_applications(now.date_naive()) {
        return Err(Error::RoleClosed);
    }
    let (answers, note) = content.checked(&role.form.questions)?;
    let resume = draft.resume.map(|resume| resume.id);
    let Place { role, candidate } = place;
    let new = New { role, candidate, profile, answers, note, resume };
    let sent = applications::apply(conn, &new, now)?;
    store::delete(conn, place)?;
    Ok(sent)
}

/// Removes drafts that nobody has changed since, with their résumés, and says how many.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    let resumes = store::delete_older(conn, before)?;
    for resume in resumes.iter().flatten() {
        resumes::remove(conn, *resume)?;
    }
    Ok(resumes.len())
}
