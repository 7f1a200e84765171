//! What needs a member of a company, from every domain that has something.

use std::collections::{BTreeMap, HashMap};

use ::integrity::needs as cases;
use ::internships::needs as interning;
use assessments::needs as assessing;
use billing::needs as invoices;
use db::Conn;
use hiring::board::{self, Named};
use hiring::needs as hiring_needs;
use hiring::roles::Member;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, Instant};

use super::rules::{self, MOST, Need, Needs, Whom};
use super::{Looker, NeedKind};
use crate::Result;

/// What needs the member, the longest first, at most ten, and how much there is beside that, kind by kind.
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
    Ok(rules::first(found.needs, found.totals))
}

/// What was found so far, and how much there is of each kind.
#[derive(Default)]
struct Found {
    needs: Vec<Need>,
    totals: BTreeMap<NeedKind, i64>,
}

impl Found {
    /// One of its kind, of which there are `total`.
    fn take(&mut self, need: Need, total: i64) {
        self.totals.insert(need.kind, total);
        self.needs.push(need);
    }

    /// One of its kind, when all are taken.
    fn count(&mut self, need: Need) {
        *self.totals.entry(need.kind).or_default() += 1;
        self.needs.push(need);
    }
}

/// How many of a kind are asked for.
fn most() -> i64 {
    i64::try_from(MOST).unwrap_or(i64::MAX)
}

fn of_hiring(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let member = Member { company: looker.company, user: looker.user };
    let needs = hiring_needs::of_member(conn, member, looker.role.invites(), now)?;
    let ids: Vec<ApplicationId> = needs.iter().filter_map(|need| need.application).collect();
    let names: HashMap<ApplicationId, Named> = board::names(conn, &ids)?;
    for of in needs {
        let whom = |id: ApplicationId| names.get(&id).cloned().map(Whom::from).unwrap_or_default();
        let need = Need {
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
            whom: of.application.map(whom),
            since: of.since,
            until: of.until,
            due_on: None,
        };
        found.take(need, of.total);
    }
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
    for of in interning::of_member(conn, (looker.company, asking), now)? {
        found.count(Need {
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
        });
    }
    Ok(())
}

fn of_assessments(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let Looker { company, user, role, .. } = looker;
    let asked = (now, most());
    for of in assessing::of_member(conn, (company, user), role.invites(), asked)? {
        let kind = match of.kind {
            assessing::Kind::Result => NeedKind::Result,
            assessing::Kind::ExtraTime => NeedKind::ExtraTime,
            assessing::Kind::ReportReview => NeedKind::ReportReview,
        };
        found.take(about(kind, of.place, (of.title, of.name), of.since), of.total);
    }
    if role.decides() {
        let (open, total) = cases::of_reviewer(conn, company, user, most())?;
        for of in open {
            let kind = NeedKind::IntegrityCase;
            found.take(about(kind, of.case.0, (of.title, of.name), of.since), total);
        }
    }
    Ok(())
}

/// Something about what somebody has done in an assessment.
fn about(kind: NeedKind, place: Uuid, (title, name): (String, String), since: Instant) -> Need {
    let whom = Some(Whom::named(name));
    Need { kind, place, role: None, title, whom, since, until: None, due_on: None }
}

fn of_invoices(conn: &mut Conn, looker: Looker, now: Instant, found: &mut Found) -> Result<()> {
    let asked = (now.date_naive(), most());
    let (due, total) = invoices::of_company(conn, looker.company, asked)?;
    for of in due {
        let need = Need {
            kind: NeedKind::InvoiceDue,
            place: of.id.0,
            role: None,
            title: of.number.to_string(),
            whom: None,
            since: of.issued_at,
            until: None,
            due_on: Some(of.due_on),
        };
        found.take(need, total);
    }
    Ok(())
}
