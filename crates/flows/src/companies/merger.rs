//! Merging a company into another, by the admin's decision and for good (ADR 56).

use billing::{customers, subscriptions};
use companies::profiles::{self, Company, State};
use companies::team;
use db::audit::Entry;
use db::mergers::{self, Absorbed, Part, Table};
use db::{Conn, Db, rehearsal};
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, Email, Instant, UserId, words};

use crate::notify::{self, CompanyEvent, Notification};
use crate::{Error, Result, Reviewer, site};

words! {
    /// Why two companies cannot be merged now.
    pub enum Obstacle as "MergerObstacle" {
        /// Both are the same.
        SameCompany = "same_company",
        /// The first one was merged before.
        Merged = "merged",
        /// The second one was.
        IntoMerged = "into_merged",
        /// The first one is suspended: its members would act again.
        Suspended = "suspended",
        /// The second one is.
        IntoSuspended = "into_suspended",
        /// Only the first one is approved: its members would lose what that opens.
        IntoUnverified = "into_unverified",
        /// The first one has invoices that are to be paid, online or otherwise.
        UnpaidInvoices = "unpaid_invoices",
        /// Both have a subscription that goes on, and a company has one.
        BothSubscribed = "both_subscribed",
    }
}

impl Obstacle {
    /// A sentence that says what to do about it.
    pub fn text(self) -> &'static str {
        match self {
            Self::SameCompany => "A company cannot be merged into itself.",
            Self::Merged => "This company was already merged into another.",
            Self::IntoMerged => {
                "The other company was merged itself. Choose the one it was merged into."
            }
            Self::Suspended => "This company is suspended. Restore it first.",
            Self::IntoSuspended => "The other company is suspended. Restore it first.",
            Self::IntoUnverified => {
                "The other company is not approved and this one is. Approve it first."
            }
            Self::UnpaidInvoices => {
                "This company has unpaid invoices. Settle, void or write them off first."
            }
            Self::BothSubscribed => "Both companies have a subscription. End one of them first.",
        }
    }
}

/// Every list of what becomes of rows that name a company, in the order in which they are gone through: members before
/// what asks who belongs to the other company, drafts before the problems that they became.
pub fn tables() -> Vec<Table> {
    let held = [
        companies::mergers::HELD,
        hiring::mergers::HELD,
        internships::mergers::HELD,
        assessments::mergers::HELD,
        ::authoring::mergers::HELD,
        challenges::mergers::HELD,
        puzzles::mergers::HELD,
        talent::mergers::HELD,
        contributions::mergers::HELD,
        interviews::mergers::HELD,
        billing::mergers::HELD,
        webhooks::mergers::HELD,
        ats::mergers::HELD,
        auth::mergers::HELD,
    ];
    held.concat()
}

/// What merging two companies would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The company that would be merged.
    pub from: Company,
    /// The one it would be merged into.
    pub into: Company,
    /// What would become of what; empty while something is against it.
    pub parts: Vec<Part>,
    /// What is against it.
    pub obstacles: Vec<Obstacle>,
    /// What the merger has to name, so that it does what was shown.
    pub digest: String,
}

/// What the admin has read and typed before a merger.
#[derive(Debug)]
pub struct Confirmed<'a> {
    /// The name of the company that is merged.
    pub name: &'a str,
    /// That of the preview.
    pub digest: &'a str,
    /// Why.
    pub reason: &'a str,
}

/// What merging the first company into the second would do: it is done and taken back.
///
/// # Errors
/// [`companies::Error::NoCompany`].
pub fn preview(conn: &mut Conn, of: (CompanyId, CompanyId)) -> Result<Preview> {
    rehearsal::rehearse(conn, |conn| Ok(begin(conn, of)?.0))
}

/// Merges the first company into the second, and notifies the members of the one and the owners of the other.
///
/// # Errors
/// [`companies::Error::NoCompany`]; [`companies::Error::BadReason`]; [`Error::MergerName`]; [`Error::MergerChanged`];
/// [`Error::MergerRefused`].
pub fn merge(
    conn: &mut Conn,
    by: &Reviewer,
    of: (CompanyId, CompanyId),
    confirmed: &Confirmed<'_>,
) -> Result<Preview> {
    let (from, into) = of;
    hold(conn, of)?;
    let mut notified = everybody(conn, from)?;
    let (done, absorbed) = begin(conn, of)?;
    if !done.obstacles.is_empty() {
        return Err(Error::MergerRefused(done.obstacles));
    }
    if confirmed.name.trim() != done.from.name.trim() {
        return Err(Error::MergerName);
    }
    if confirmed.digest != done.digest {
        return Err(Error::MergerChanged);
    }
    profiles::merge(conn, of, by.actor, confirmed.reason, by.sender.now)?;
    for (kind, id) in absorbed.ended {
        let entry = Entry::of(kind, id).by(by.actor, "end_by_merger");
        entry.because(confirmed.reason).record(conn)?;
    }
    for owner in profiles::owners(conn, into)? {
        if !notified.contains(&owner) {
            notified.push(owner);
        }
    }
    tell(conn, by, &done, &notified)?;
    Ok(done)
}

/// Moves what requests wrote for a company while it was merged: they had been let in before. It is looked for an hour.
///
/// # Errors
/// [`Error::Db`].
pub fn follow(db: &Db, now: Instant) -> Result<()> {
    let since = now - TimeDelta::hours(1);
    for of in db.read_now(|conn| profiles::merged_since(conn, since))? {
        let late = db.write_now(|conn| {
            hold(conn, of)?;
            Ok::<_, Error>(mergers::absorb(conn, &tables(), of)?.moved())
        })?;
        if late > 0 {
            tracing::info!(company.id = %of.0, rows = late, "company.merger_followed");
        }
    }
    Ok(())
}

/// Locks both, always the same one first, so that of two mergers of the same companies one waits for the other.
fn hold(conn: &mut Conn, (from, into): (CompanyId, CompanyId)) -> Result<(Company, Company)> {
    let first = profiles::hold(conn, from.min(into))?;
    let second = profiles::hold(conn, from.max(into))?;
    Ok(if from <= into { (first, second) } else { (second, first) })
}

/// Moves everything, unless something is against it; the preview takes it back.
fn begin(conn: &mut Conn, of: (CompanyId, CompanyId)) -> Result<(Preview, Absorbed)> {
    let (from, into) = hold(conn, of)?;
    let obstacles = obstacles(conn, &from, &into)?;
    let absorbed = match obstacles.is_empty() {
        true => mergers::absorb(conn, &tables(), of)?,
        false => Absorbed::default(),
    };
    let about = format!("{} {}\n{} {}", from.id, from.name, into.id, into.name);
    let (digest, parts) = (absorbed.digest(&about), absorbed.parts.clone());
    Ok((Preview { from, into, parts, obstacles, digest }, absorbed))
}

fn obstacles(conn: &mut Conn, from: &Company, into: &Company) -> Result<Vec<Obstacle>> {
    let unequal = from.state == State::Approved && into.state == State::Unverified;
    let subscribed = subscriptions::of(conn, from.id)?.is_some();
    let both = from.id != into.id && subscribed && subscriptions::of(conn, into.id)?.is_some();
    let found = [
        (from.id == into.id, Obstacle::SameCompany),
        (from.state == State::Merged, Obstacle::Merged),
        (into.state == State::Merged, Obstacle::IntoMerged),
        (from.state == State::Suspended, Obstacle::Suspended),
        (into.state == State::Suspended, Obstacle::IntoSuspended),
        (unequal, Obstacle::IntoUnverified),
        (customers::owes(conn, from.id)?, Obstacle::UnpaidInvoices),
        (both, Obstacle::BothSubscribed),
    ];
    Ok(found.into_iter().filter(|(is, _)| *is).map(|(_, obstacle)| obstacle).collect())
}

fn everybody(conn: &mut Conn, company: CompanyId) -> Result<Vec<UserId>> {
    let members = team::members(conn, company)?;
    Ok(members.into_iter().map(|member| member.user).collect())
}

fn tell(conn: &mut Conn, by: &Reviewer, done: &Preview, notified: &[UserId]) -> Result<()> {
    let cause = format!("company-merged:{}", done.from.id);
    for &user in notified {
        let (company, into) = (done.from.name.clone(), done.into.name.clone());
        let event = CompanyEvent::Merged { company, into }.into();
        let link = site::CLIENT_PROFILE;
        notify::notify(conn, &by.sender, &Notification { user, cause: &cause, event, link })?;
    }
    Ok(())
}

/// The company that an operator names by its id or by the address of its owner.
///
/// # Errors
/// [`companies::Error::NoCompany`].
pub fn named(conn: &mut Conn, text: &str) -> Result<Company> {
    if let Ok(id) = text.parse::<CompanyId>() {
        return Ok(profiles::find(conn, id)?.ok_or(companies::Error::NoCompany)?);
    }
    let email: Email = text.parse().map_err(|_| companies::Error::NoCompany)?;
    Ok(profiles::of_owner(conn, &email)?.ok_or(companies::Error::NoCompany)?)
}
