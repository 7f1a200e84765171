//! What a company says of itself: written by its owner, its domain approved by the admin.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod vocabulary;

use chrono::Datelike;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, Seen, UserId};

pub use rules::{Details, Form, MAX_ABOUT, Ruled, domain_of, is_domain_of};
pub(crate) use store::{Row as DetailsRow, standing_of};
pub use vocabulary::{Industry, Ruling, Size, Standing};

use crate::reason::check_reason;
use crate::{Error, profiles};

/// What the audit log calls a company.
const KIND: &str = "company";

/// What a company says of itself; nothing but its name before it has said anything.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId) -> Result<Details, Error> {
    store::find(conn, company)?.ok_or(Error::NoCompany)
}

/// How far those of each of these companies are.
pub(crate) fn standings(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<Vec<(CompanyId, Standing)>, Error> {
    let found = store::find_each(conn, companies)?;
    Ok(found.into_iter().map(|details| (details.company, details.standing())).collect())
}

/// Somebody's change, and the version they looked at.
#[derive(Debug)]
pub struct Edit {
    /// Whose details.
    pub company: CompanyId,
    /// Who changes them.
    pub by: UserId,
    /// The version that was read.
    pub version: i32,
    /// What they say now.
    pub form: Form,
}

/// Saves what is filled in so far.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::StaleVersion`], [`Error::Fields`], [`Error::Db`].
pub fn save(conn: &mut Conn, edit: Edit, now: Instant) -> Result<Details, Error> {
    profiles::lock(conn, edit.company)?.ok_or(Error::NoCompany)?;
    let before = find(conn, edit.company)?;
    if before.version != edit.version {
        return Err(Error::StaleVersion);
    }
    let form = edit.form.trimmed();
    let faults = form.faults(now.year());
    if !faults.is_empty() {
        return Err(Error::Fields(faults));
    }
    store::save(conn, edit.company, &form, now)?;
    let actor = Actor::User(edit.by);
    if form.name != before.form.name {
        profiles::set_name(conn, edit.company, &profiles::Name::parse(&form.name)?)?;
        Entry::of(KIND, edit.company).by(actor, "rename").record(conn)?;
    }
    let after = find(conn, edit.company)?;
    let entry = Entry::of(KIND, edit.company).by(actor, "describe");
    entry.step(before.standing(), after.standing()).record(conn)?;
    Ok(after)
}

/// A company's details, as the admin reads them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// What it says.
    pub details: Details,
    /// The addresses of its owners.
    pub owners: Vec<String>,
    /// Whether one of them writes from the site's domain.
    pub same_domain: bool,
}

impl Waiting {
    fn of(details: Details, owners: Vec<String>) -> Self {
        let domain = domain_of(&details.form.website);
        let same_domain =
            domain.is_some_and(|domain| owners.iter().any(|owner| is_domain_of(&domain, owner)));
        Self { details, owners, same_domain }
    }
}

/// The companies whose details are complete and wait for a decision, the longest waiting first.
///
/// # Errors
/// [`Error::Db`].
pub fn waiting(conn: &mut Conn, paging: Paging) -> Result<Page<Waiting>, Error> {
    let rows = store::waiting(conn, paging)?;
    let ids: Vec<CompanyId> = rows.iter().map(|details| details.company).collect();
    let mut owners = store::owners(conn, &ids)?;
    let page = Page::cut(rows, paging.limit, |details| Cursor {
        at: details.changed_at.unwrap_or_default(),
        id: details.company.0,
    });
    Ok(page.map(|details| {
        let owners = owners.remove(&details.company).unwrap_or_default();
        Waiting::of(details, owners)
    }))
}

/// One company's details, waiting or not, as the admin reads them.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn review(conn: &mut Conn, company: CompanyId) -> Result<Waiting, Error> {
    let details = find(conn, company)?;
    let owners = store::owners(conn, &[company])?.remove(&company).unwrap_or_default();
    Ok(Waiting::of(details, owners))
}

/// How many companies wait for a decision on their name and domain, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// Since when a company waits for that decision; `None` if there is nothing to decide.
///
/// # Errors
/// [`Error::Db`].
pub fn waits_since(conn: &mut Conn, company: CompanyId) -> Result<Option<Instant>, Error> {
    Ok(store::waits_since(conn, company)?)
}

/// Approves or rejects the present name and domain of a company; the note is for its owner.
///
/// # Errors
/// [`Error::NoCompany`]; [`Error::StaleVersion`]; [`Error::DetailsIncomplete`]; [`Error::BadReason`] where
/// a rejection says nothing; [`Error::Db`].
pub fn rule(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<CompanyId>,
    ruling: Ruling,
    note: Option<&str>,
) -> Result<Details, Error> {
    let company = seen.id;
    profiles::lock(conn, company)?.ok_or(Error::NoCompany)?;
    let before = find(conn, company)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    if ruling == Ruling::Rejected || note.is_some() {
        check_reason(note.unwrap_or_default())?;
    }
    let domain = domain_of(&before.form.website).filter(|_| before.form.is_complete());
    let domain = domain.ok_or(Error::DetailsIncomplete)?;
    let note = note.map(str::to_owned);
    let ruled = Ruled { ruling, name: before.form.name.clone(), domain, note };
    store::rule(conn, company, &ruled)?;
    let after = find(conn, company)?;
    let entry = Entry::of(KIND, company).by(actor, "rule_details");
    entry.step(before.standing(), after.standing()).because(ruled.note.as_deref()).record(conn)?;
    Ok(after)
}

/// Approves a name and a domain before the company has written them, as its inquiry is approved: details that say both
/// wait for nobody. What was ruled about before stays.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub(crate) fn approve_ahead(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    (name, domain): (&str, &str),
) -> Result<(), Error> {
    if find(conn, company)?.ruled.is_some() {
        return Ok(());
    }
    let (name, domain) = (name.to_owned(), domain.to_owned());
    let ruled = Ruled { ruling: Ruling::Approved, name, domain, note: None };
    store::rule_ahead(conn, company, &ruled)?;
    Ok(Entry::of(KIND, company).by(actor, "approve_domain").record(conn)?)
}
