//! What needs a member of a company, from every domain that has something.

use std::collections::HashMap;

use ::integrity::needs as cases;
use ::internships::needs as interning;
use assessments::needs as assessing;
use billing::needs as invoices;
use db::Conn;
use hiring::board::{self, Named};
use hiring::needs as hiring_needs;
use hiring::roles::Member;
use kernel::{ApplicationId, Instant};

use super::rules::{self, MOST, Need, Needs, Whom};
use super::{Looker, NeedKind};
use crate::Result;

/// What needs the member, the longest first, at most ten, and how much there is beside that.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn needs(conn: &mut Conn, looker: Looker, now: Instant) -> Result<Needs> {
    let mut found = Found::default();
    if looker.hires() {
        of_hiring(conn, looker, now, &mut found)?;
        of_internships(conn, looker, now, &mut found)?;
    }
    if looker.judges() {
        of_assessments(conn, looker, now, &mut found)?;
    }
    if looker.pays() {
        of_invoices(conn, looker, now, &mut found)?;
    }
    Ok(rules::first(found.needs, found.total))
}

/// What was found so far, and how much there is.
#[derive(Default)]
struct Found {
    needs: Vec<Need>,
    total: i64,
}

impl Found {
    fn take(&mut self, needs: impl IntoIterator<Item = Need>, total: i64) {
        self.needs.extend(needs);
        self.total += total;
    }
}

/// How many of a kind are asked for.
fn most() -> i64 {
    i64::try_from(MOST).unwrap_or(i64::MAX)
}

fn of_hiring(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let member = Member { company: looker.company, user: looker.user };
    let (needs, total) = hiring_needs::of_member(conn, member, looker.role.invites(), now)?;
    let ids: Vec<ApplicationId> = needs.iter().filter_map(|need| need.application).collect();
    let names: HashMap<ApplicationId, Named> = board::names(conn, &ids)?;
    let need = |of: hiring_needs::Need| Need {
        kind: match of.kind {
            hiring_needs::Kind::Review => NeedKind::Review,
            hiring_needs::Kind::Introduced => NeedKind::Introduced,
            hiring_needs::Kind::Scorecard => NeedKind::Scorecard,
            hiring_needs::Kind::NoTime => NeedKind::NoTime,
            hiring_needs::Kind::OfferEnding => NeedKind::OfferEnding,
            hiring_needs::Kind::RoleChanges => NeedKind::RoleChanges,
        },
        place: of.application.map_or(of.role.0, |id| id.0),
        role: Some(of.role.0),
        title: of.title,
        whom: of.application.map(|id| names.get(&id).cloned().map(Whom::from).unwrap_or_default()),
        since: of.since,
        until: of.until,
        due_on: None,
    };
    found.take(needs.into_iter().map(need), total);
    Ok(())
}

fn of_internships(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    // Nobody has an intern before somebody has accepted an offer.
    if looker.flags.accepted_interns == 0 {
        return Ok(());
    }
    let asking = interning::Asking {
        user: looker.user,
        owns: looker.role.owns(),
        steps: looker.role.invites(),
    };
    let needs = interning::of_member(conn, (looker.company, asking), now)?;
    let total = i64::try_from(needs.len()).unwrap_or(i64::MAX);
    let need = |of: interning::Need| Need {
        kind: match of.kind {
            interning::Kind::Item => NeedKind::InternshipItem,
            interning::Kind::CheckIn => NeedKind::CheckIn,
            interning::Kind::Rating => NeedKind::InternRating,
            interning::Kind::End => NeedKind::InternshipEnd,
            interning::Kind::Extension => NeedKind::Extension,
        },
        place: of.internship.0,
        role: None,
        title: of.title,
        whom: Some(Whom::named(of.name)),
        since: of.since,
        until: None,
        due_on: of.due_on,
    };
    found.take(needs.into_iter().take(MOST).map(need), total);
    Ok(())
}

fn of_assessments(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let Looker { company, user, role, .. } = looker;
    let asked = (now, most());
    let (needs, total) = assessing::of_member(conn, (company, user), role.invites(), asked)?;
    let need = |of: assessing::Need| Need {
        kind: match of.kind {
            assessing::Kind::ExtraTime => NeedKind::ExtraTime,
            assessing::Kind::ReportReview => NeedKind::ReportReview,
        },
        place: of.place,
        role: None,
        title: of.title,
        whom: Some(Whom::named(of.name)),
        since: of.since,
        until: None,
        due_on: None,
    };
    found.take(needs.into_iter().map(need), total);
    if role.decides() {
        let (open, total) = cases::of_reviewer(conn, company, user, most())?;
        let need = |of: cases::Need| Need {
            kind: NeedKind::IntegrityCase,
            place: of.case.0,
            role: None,
            title: of.title,
            whom: Some(Whom::named(of.name)),
            since: of.since,
            until: None,
            due_on: None,
        };
        found.take(open.into_iter().map(need), total);
    }
    Ok(())
}

fn of_invoices(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let asked = (now.date_naive(), most());
    let (due, total) = invoices::of_company(conn, looker.company, asked)?;
    let need = |of: invoices::Due| Need {
        kind: NeedKind::InvoiceDue,
        place: of.id.0,
        role: None,
        title: of.number.to_string(),
        whom: None,
        since: of.issued_at,
        until: None,
        due_on: Some(of.due_on),
    };
    found.take(due.into_iter().map(need), total);
    Ok(())
}
