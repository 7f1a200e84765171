//! What a company sees of those who have applied, and selects from.

mod hider;
mod matching;
mod names;
mod rules;
mod store;
#[cfg(test)]
mod tests;
mod veil;

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, CompanyId, Cursor, Instant, Page, Paging, RoleId, UserId};

pub use hider::MARK;
pub use matching::{Requirement, RequirementKind, requirements, skills};
use rules::Asked;
pub use rules::{
    Column, Counts, Line, Move, OUTSTANDING_DAYS, Outstanding, Selecting, Wanted, lines, why,
};
pub use veil::{Hidden, Named, Shown, Veil, show};

use crate::Error;
use crate::applications::{Application, Listed, State};
use crate::facts::Filter;
use crate::roles::form::Form;
use crate::roles::{self, Member, Role};

/// The company's roles that have applicants to be seen, the last published first.
///
/// # Errors
/// [`Error::Db`].
pub fn roles(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> Result<Page<Selecting>, Error> {
    let mut rows = store::roles(conn, company, paging)?;
    let ids: Vec<RoleId> = rows.iter().map(|row| row.id).collect();
    let counted = store::counts(conn, &ids)?;
    for row in &mut rows {
        row.counts = Counts::of(counted.iter().filter(|(role, ..)| *role == row.id));
    }
    let key = |row: &Selecting| Cursor { at: row.published_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// A role of the company's that has applicants to be seen, and how many each column holds.
///
/// # Errors
/// [`Error::NoRole`] where it is another company's, or nobody of it has been shown; [`Error::Db`].
pub fn role(conn: &mut Conn, company: CompanyId, id: RoleId) -> Result<(Role, Counts), Error> {
    let role = roles::find(conn, company, id)?;
    let counts = counts(conn, id)?;
    let is_shown = role.live_state == Some(roles::State::ApplicantsReleased);
    if is_shown || counts.total() > 0 { Ok((role, counts)) } else { Err(Error::NoRole) }
}

/// How many applications each column of a role holds.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, role: RoleId) -> Result<Counts, Error> {
    Ok(Counts::of(store::counts(conn, &[role])?.iter()))
}

/// A number that grows with every change of what a company sees of a role's applications.
///
/// # Errors
/// [`Error::Db`].
pub fn change(conn: &mut Conn, role: RoleId) -> Result<i64, Error> {
    Ok(store::versions(conn, role)? + store::changes(conn, role)?)
}

/// Counts a change of a board that no application counts.
///
/// # Errors
/// [`Error::Db`].
pub fn touch(conn: &mut Conn, role: RoleId) -> Result<(), Error> {
    store::touch(conn, role)?;
    Ok(())
}

/// How many applications each column of a role holds, of those that are asked for.
///
/// # Errors
/// [`Error::Db`].
pub fn found(conn: &mut Conn, role: RoleId, filter: &Filter) -> Result<Counts, Error> {
    if filter.is_empty() {
        return counts(conn, role);
    }
    let veil = veil(conn, role)?;
    Ok(Counts::of(store::found(conn, role, (filter, veil))?.iter()))
}

/// The applications of a column, or of all, that are asked for, in the order of the slate.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    role: RoleId,
    (column, filter): (Option<Column>, &Filter),
    paging: Paging,
) -> Result<Page<Application>, Error> {
    let asked = Asked { column, filter, veil: veil(conn, role)? };
    let rows = store::list(conn, role, asked, (paging.after, paging.limit.fetch()))?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.stands_at, id: row.id.0 }))
}

/// Those of them that say what is looked for where the company reads it, in the order of the slate.
///
/// # Errors
/// [`Error::Db`].
pub fn search(
    conn: &mut Conn,
    role: RoleId,
    (column, filter, wanted): (Option<Column>, &Filter, &Wanted),
    paging: Paging,
) -> Result<Page<Application>, Error> {
    let veil = veil(conn, role)?;
    let asked = Asked { column, filter, veil };
    let key = |row: &Application| Cursor { at: row.stands_at, id: row.id.0 };
    let (mut found, mut after) = (Vec::new(), paging.after);
    loop {
        let rows = store::list(conn, role, asked, (after, AT_ONCE))?;
        after = rows.last().map(key);
        found.extend(rows.into_iter().filter(|row| wanted.is_in(&show(row, veil))));
        if after.is_none() || found.len() > paging.limit.get() {
            return Ok(Page::cut(found, paging.limit, key));
        }
    }
}

/// How many are looked through with one query.
const AT_ONCE: i64 = 1000;

/// All of them, in the order of the slate; at most 10,000.
///
/// # Errors
/// [`Error::Db`].
pub fn all(conn: &mut Conn, role: RoleId) -> Result<Vec<Application>, Error> {
    Ok(store::all(conn, role, MOST)?)
}

/// How many rows a table has at most. Source: product.md §30.
const MOST: i64 = 10_000;

/// What a role of any company's requires of those who apply, and whether its company reads their names before the
/// shortlist.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn required(conn: &mut Conn, role: RoleId) -> Result<(Form, Veil), Error> {
    let (form, is_named) = store::required(conn, role)?.ok_or(Error::NoRole)?;
    Ok((form, veil_where(is_named)))
}

/// An application that a company has been shown.
///
/// # Errors
/// [`Error::NoApplication`] where it has not; [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId, id: ApplicationId) -> Result<Listed, Error> {
    let found = crate::applications::find(conn, id)?;
    let is_shown = found.company == company && found.application.released_at.is_some();
    if is_shown { Ok(found) } else { Err(Error::NoApplication) }
}

/// The applicants whom the company was shown more than seven days ago and nobody of it has moved, the
/// longest waiting first.
///
/// # Errors
/// [`Error::Db`].
pub fn outstanding(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
    now: Instant,
) -> Result<Page<Outstanding>, Error> {
    let before = now - TimeDelta::days(OUTSTANDING_DAYS);
    let rows = store::outstanding(conn, company, paging, before)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.released_at, id: row.id.0 }))
}

/// Whether the applicants of a role are shown by name before the shortlist.
///
/// # Errors
/// [`Error::Db`].
pub fn veil(conn: &mut Conn, role: RoleId) -> Result<Veil, Error> {
    Ok(veil_where(store::is_named(conn, role)?))
}

fn veil_where(is_named: bool) -> Veil {
    if is_named { Veil::Off } else { Veil::UntilShortlist }
}

/// What the company may call these applicants now.
///
/// # Errors
/// [`Error::Db`].
pub fn names(
    conn: &mut Conn,
    ids: &[ApplicationId],
) -> Result<HashMap<ApplicationId, Named>, Error> {
    let found = crate::applications::find_all(conn, ids)?;
    let open = open_among(conn, &found)?;
    let named = |of: &Application| {
        let Shown { code, name, .. } = show(of, veil_of(of, &open));
        (of.id, Named { code, name })
    };
    Ok(found.iter().map(|one| named(&one.application)).collect())
}

/// The applications of a candidate that a company reads by their name, as it reads them, the last sent first. One
/// that it knows by a code only is left out: beside the account it would say whose it is.
///
/// # Errors
/// [`Error::Db`].
pub fn by_name(
    conn: &mut Conn,
    company: CompanyId,
    candidate: UserId,
) -> Result<Vec<(Listed, Shown)>, Error> {
    let ids = store::of_candidate(conn, company, candidate)?;
    let mut found = crate::applications::find_all(conn, &ids)?;
    let open = open_among(conn, &found)?;
    found.sort_by_key(|one| Reverse((one.application.applied_at, one.application.id.0)));
    let shown = |one: Listed| {
        let shown = show(&one.application, veil_of(&one.application, &open));
        shown.name.is_some().then_some((one, shown))
    };
    Ok(found.into_iter().filter_map(shown).collect())
}

/// Whether a company reads some application of a candidate by their name that they have not withdrawn.
///
/// # Errors
/// [`Error::Db`].
pub fn knows(conn: &mut Conn, company: CompanyId, candidate: UserId) -> Result<bool, Error> {
    let shown = by_name(conn, company, candidate)?;
    Ok(shown.iter().any(|(one, _)| one.application.state != State::Withdrawn))
}

/// The roles of these applications whose applicants are shown by name before the shortlist.
fn open_among(conn: &mut Conn, found: &[Listed]) -> Result<HashSet<RoleId>, Error> {
    let roles: Vec<RoleId> = found.iter().map(|one| one.application.role).collect();
    Ok(store::named_among(conn, &roles)?.into_iter().collect())
}

fn veil_of(of: &Application, open: &HashSet<RoleId>) -> Veil {
    veil_where(open.contains(&of.role))
}

/// Has the applicants of a role shown by name before the shortlist, or no longer; says why, and when.
///
/// # Errors
/// [`Error::NoRole`], [`Error::BadWhy`], [`Error::ShownLikeThat`], [`Error::Db`].
pub fn set_veil(
    conn: &mut Conn,
    member: Member,
    id: RoleId,
    veil: Veil,
    (reason, now): (&str, Instant),
) -> Result<(), Error> {
    let why = why(reason)?;
    role(conn, member.company, id)?;
    let (changed, action) = match veil {
        Veil::Off => (store::name(conn, id, member.user, now)?, "show_names"),
        Veil::UntilShortlist => (store::unname(conn, id)?, "hide_names"),
    };
    if changed == 0 {
        return Err(Error::ShownLikeThat);
    }
    touch(conn, id)?;
    let entry = Entry::of(roles::KIND, id).by(Actor::User(member.user), action);
    Ok(entry.because(why).record(conn)?)
}
