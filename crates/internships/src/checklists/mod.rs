//! What has to be done before an internship begins.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Instant, InternshipId, InternshipItemId, Refused, Seen};

pub use machine::{By, Event, State};
pub use rules::{
    Item, MAX_DAYS, MAX_HELP, MAX_ITEMS, MAX_TITLE, Owner, Submission, Task, Template, built_in,
    is_done,
};

use crate::placements::{self, Acting, Internship};
use crate::{Error, words};

/// What the audit log calls an item, and a template of a company.
pub const KIND: &str = "internship_item";
const TEMPLATE: &str = "checklist_template";

/// How many versions of a template are listed.
const VERSIONS: i64 = 20;

/// The last versions of one template, the one in force first; the built-in one is version 0 of the
/// template of companies that have none of their own.
///
/// # Errors
/// [`Error::Db`].
pub fn versions(conn: &mut Conn, company: Option<CompanyId>) -> Result<Vec<Template>, Error> {
    let mut found = store::versions(conn, company, VERSIONS)?;
    if company.is_none() {
        let tasks = built_in();
        found.push(Template { company: None, version: 0, tasks, saved_at: None });
    }
    Ok(found)
}

/// The template that an internship of this company begins with.
///
/// # Errors
/// [`Error::Db`].
pub fn in_force(conn: &mut Conn, company: CompanyId) -> Result<Template, Error> {
    if let Some(own) = store::versions(conn, Some(company), 1)?.pop() {
        return Ok(own);
    }
    let shared = store::versions(conn, None, 1)?.pop();
    let first = Template { company: None, version: 0, tasks: built_in(), saved_at: None };
    Ok(shared.unwrap_or(first))
}

/// Saves a new version of a template; internships that have begun keep their items. `seen` is the version
/// that was looked at, 0 where none was saved.
///
/// # Errors
/// [`Error::Field`], [`Error::StaleVersion`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    actor: Actor,
    (company, seen): (Option<CompanyId>, i32),
    tasks: &[Task],
    now: Instant,
) -> Result<Template, Error> {
    rules::check(tasks)?;
    let present = store::versions(conn, company, 1)?.pop().map_or(0, |last| last.version);
    if present != seen {
        return Err(Error::StaleVersion);
    }
    let version = present + 1;
    let made = store::insert_template(conn, (company, version), tasks, now)?;
    let id = made.ok_or(Error::StaleVersion)?;
    Entry::of(TEMPLATE, id).by(actor, "save").record(conn)?;
    Ok(Template { company, version, tasks: tasks.to_vec(), saved_at: Some(now) })
}

/// Gives an internship that begins its items.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, internship: &Internship, now: Instant) -> Result<Vec<Item>, Error> {
    let today = now.date_naive();
    let tasks = in_force(conn, internship.company)?.tasks.into_iter();
    let due = |task: Task| {
        let on = task.due_on(internship.starts_on, today);
        (task, on)
    };
    store::insert_items(conn, internship.id, &tasks.map(due).collect::<Vec<_>>(), now)?;
    of_internship(conn, internship.id)
}

/// The items of an internship, in their order.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internship(conn: &mut Conn, id: InternshipId) -> Result<Vec<Item>, Error> {
    of_internships(conn, &[id])
}

/// The items of several internships, each in their order.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internships(conn: &mut Conn, ids: &[InternshipId]) -> Result<Vec<Item>, Error> {
    Ok(store::of_internships(conn, ids)?)
}

/// The item at the version that was looked at with its internship, which is locked.
fn hold(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipItemId>,
    event: Event,
) -> Result<(Internship, Item), Error> {
    let of = store::find(conn, seen.id)?.ok_or(Error::NoItem)?.internship;
    let internship = placements::hold(conn, acting, Seen::any(of)).map_err(|e| match e {
        Error::NoInternship => Error::NoItem,
        other => other,
    })?;
    let item = store::find(conn, seen.id)?.ok_or(Error::NoItem)?;
    if seen.is_stale(item.version) {
        return Err(Error::StaleVersion);
    }
    if !internship.state.is_open() {
        let (from, event) = (internship.state.as_str(), event.as_str());
        return Err(Refused::not_now(from, event).into());
    }
    Ok((internship, item))
}

/// An act on an item, and what became of it.
#[derive(Debug, Clone)]
pub struct Done {
    /// Whose checklist it is on.
    pub internship: Internship,
    /// The item after it.
    pub item: Item,
}

/// Submits an item as its owner.
///
/// # Errors
/// [`Error::NoItem`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`], [`Error::Db`].
pub fn submit(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipItemId>,
    what: Submission<'_>,
    now: Instant,
) -> Result<Done, Error> {
    let (internship, before) = hold(conn, acting, seen, Event::Submit)?;
    if !before.owner.is(acting.by()) {
        return Err(Refused::NotYours { event: Event::Submit.as_str() }.into());
    }
    let to = machine::STEPS.step(before.state, Event::Submit, By::Owner)?;
    let what = Submission { text: what.checked(&before)?, ..what };
    let item = store::submit(conn, seen.id, (to, what), now)?;
    let entry = Entry::of(KIND, seen.id).by(acting.actor(), Event::Submit);
    entry.step(before.state, to).record(conn)?;
    Ok(Done { internship, item })
}

/// Approves an item as the admin, or rejects it for a reason of 1 to 2000 characters.
///
/// # Errors
/// [`Error::NoItem`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    admin: Actor,
    seen: Seen<InternshipItemId>,
    rejected: Option<&str>,
    now: Instant,
) -> Result<Done, Error> {
    let event = if rejected.is_some() { Event::Reject } else { Event::Approve };
    let (internship, before) = hold(conn, Acting::Admin(admin), seen, event)?;
    let to = machine::STEPS.step(before.state, event, By::Admin)?;
    let why = rejected.map(|why| words::reason(Some(why))).transpose()?;
    let item = store::decide(conn, seen.id, (to, why), now)?;
    let entry = Entry::of(KIND, seen.id).by(admin, event);
    entry.step(before.state, to).record(conn)?;
    Ok(Done { internship, item })
}

/// Finds an internship ready, as the admin, once its checklist is done.
///
/// # Errors
/// [`Error::ChecklistOpen`]; those of [`placements::step`].
pub fn make_ready(
    conn: &mut Conn,
    admin: Actor,
    seen: Seen<InternshipId>,
    now: Instant,
) -> Result<Internship, Error> {
    let event = (placements::Event::MakeReady, None);
    let ready = placements::step(conn, Acting::Admin(admin), seen, event, now)?;
    if is_done(&of_internship(conn, seen.id)?) { Ok(ready) } else { Err(Error::ChecklistOpen) }
}
