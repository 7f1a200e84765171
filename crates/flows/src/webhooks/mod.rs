//! What happens at a company, sent to its own programs: which act is which event, and what an event says. It
//! says ids, states and links, and nothing of a person; what it says the company's members see.

mod acts;
mod deliver;

use ::billing::invoices::Invoice;
use assessments::attempts;
use assessments::reuse::Shared;
use db::Conn;
use hiring::applications::{Event as Move, Listed};
use hiring::offers::{Offer, State as Offered};
use hiring::roles::{Event as Turn, Role};
use internships::placements::{Event as Stage, Internship};
use kernel::chrono::SecondsFormat;
use kernel::{AttemptId, CompanyId, Instant, InvitationId};
use serde_json::{Value, json};
use webhooks::{EventKind, deliveries};

pub use acts::{NewWebhook, add, replay, test};
pub use deliver::deliver;

use crate::post::Sender;
use crate::{Error, Result, site};

/// An event as it is sent.
fn body(kind: &str, data: &Value, now: Instant) -> String {
    let timestamp = now.to_rfc3339_opts(SecondsFormat::Millis, true);
    json!({ "type": kind, "timestamp": timestamp, "data": data }).to_string()
}

fn emit(
    conn: &mut Conn,
    sender: &Sender,
    company: CompanyId,
    (kind, data): (EventKind, &Value),
) -> Result<()> {
    let body = body(kind.as_str(), data, sender.now);
    deliveries::emit(conn, company, (kind, &body), sender.now)?;
    Ok(())
}

/// An application has taken a step. The company gets no event of what it does not see yet.
pub(crate) fn of_application(
    conn: &mut Conn,
    sender: &Sender,
    of: &Listed,
    event: Move,
) -> Result<()> {
    if of.application.released_at.is_none() {
        return Ok(());
    }
    let kind = match event {
        Move::Release => EventKind::ApplicationReleased,
        Move::Decline => EventKind::ApplicationDeclined,
        Move::Withdraw => EventKind::ApplicationWithdrawn,
        _ => EventKind::ApplicationMoved,
    };
    application(conn, sender, of, kind)
}

/// A candidate who accepted an introduction is on the board.
pub(crate) fn of_introduction(conn: &mut Conn, sender: &Sender, of: &Listed) -> Result<()> {
    application(conn, sender, of, EventKind::ApplicationCreated)
}

fn application(conn: &mut Conn, sender: &Sender, of: &Listed, kind: EventKind) -> Result<()> {
    let one = &of.application;
    let data = json!({
        "application_id": one.id, "role_id": one.role, "state": one.state.as_str(),
        "link": sender.url(&site::candidate(one.role, one.id)),
    });
    emit(conn, sender, of.company, (kind, &data))
}

/// An offer was made, answered or not answered.
pub(crate) fn of_offer(conn: &mut Conn, sender: &Sender, of: &Listed, offer: &Offer) -> Result<()> {
    let kind = match offer.state {
        Offered::Open => EventKind::OfferSent,
        Offered::Accepted => EventKind::OfferAccepted,
        Offered::Declined => EventKind::OfferDeclined,
        Offered::Expired => EventKind::OfferExpired,
        Offered::Withdrawn | Offered::Lapsed => return Ok(()),
    };
    let role = of.application.role;
    let data = json!({
        "offer_id": offer.id, "application_id": offer.application, "role_id": role,
        "state": offer.state.as_str(), "link": sender.url(&site::candidate(role, offer.application)),
    });
    emit(conn, sender, of.company, (kind, &data))
}

/// A role has taken a step.
pub(crate) fn of_role(conn: &mut Conn, sender: &Sender, role: &Role, event: Turn) -> Result<()> {
    let kind = match event {
        Turn::Publish | Turn::Resume | Turn::Reopen => EventKind::RolePublished,
        Turn::Pause => EventKind::RolePaused,
        Turn::Close => EventKind::RoleClosed,
        _ => return Ok(()),
    };
    let data = json!({
        "role_id": role.id, "state": role.state.as_str(), "link": sender.url(&site::role(role.id)),
    });
    emit(conn, sender, role.company, (kind, &data))
}

/// An internship has taken a step.
pub(crate) fn of_internship(
    conn: &mut Conn,
    sender: &Sender,
    of: &Internship,
    event: Stage,
) -> Result<()> {
    let kind = match event {
        Stage::Start => EventKind::InternshipStarted,
        Stage::Complete | Stage::EndEarly => EventKind::InternshipEnded,
        Stage::Convert => EventKind::InternshipConverted,
        _ => return Ok(()),
    };
    let data = json!({
        "internship_id": of.id, "application_id": of.application, "role_id": of.role,
        "state": of.state.as_str(), "link": sender.url(&site::internship(of.id)),
    });
    emit(conn, sender, of.company, (kind, &data))
}

/// Somebody is invited to an assessment.
pub(crate) fn of_invitation(
    conn: &mut Conn,
    sender: &Sender,
    company: CompanyId,
    (invitation, assessment): (InvitationId, kernel::AssessmentId),
) -> Result<()> {
    let data = json!({
        "invitation_id": invitation, "assessment_id": assessment, "state": "invited",
        "link": sender.url(&site::assessment(assessment)),
    });
    emit(conn, sender, company, (EventKind::AssessmentInvited, &data))
}

/// What has happened to an invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Invoiced {
    Issued,
    Paid,
    Voided,
    Credited,
}

/// Something has happened to an invoice.
pub(crate) fn of_invoice(
    conn: &mut Conn,
    sender: &Sender,
    of: &Invoice,
    what: Invoiced,
) -> Result<()> {
    let kind = match what {
        Invoiced::Issued => EventKind::InvoiceIssued,
        Invoiced::Paid => EventKind::InvoicePaid,
        Invoiced::Voided => EventKind::InvoiceVoided,
        Invoiced::Credited => EventKind::InvoiceCredited,
    };
    let data = json!({
        "invoice_id": of.id, "state": of.state.as_str(), "link": sender.url(&site::invoice(of.id)),
    });
    emit(conn, sender, of.company, (kind, &data))
}

/// A candidate shares an earlier result, which is then a result of the assessment they were invited to.
pub(crate) fn of_earlier_result(
    conn: &mut Conn,
    sender: &Sender,
    shared: &Shared,
    attempt: AttemptId,
) -> Result<()> {
    let data = json!({
        "attempt_id": attempt, "assessment_id": shared.assessment, "state": "graded",
        "invitation_id": shared.invitation, "link": sender.url(&site::report(attempt)),
    });
    emit(conn, sender, shared.company, (EventKind::AssessmentGraded, &data))
}

/// An attempt has begun, is over, has a score or was voided.
pub(crate) fn of_attempt(
    conn: &mut Conn,
    sender: &Sender,
    attempt: AttemptId,
    kind: EventKind,
) -> Result<()> {
    let subject = attempts::subject(conn, attempt)?;
    let subject = subject.ok_or_else(|| Error::inconsistent("an attempt got lost"))?;
    // Nobody else hears of what a partner's students do.
    let Some(company) = subject.company else { return Ok(()) };
    let (state, link) = match kind {
        EventKind::AssessmentStarted => ("started", site::assessment(subject.assessment)),
        EventKind::AssessmentFinished => ("finished", site::report(attempt)),
        EventKind::AssessmentVoided => ("voided", site::report(attempt)),
        _ => ("graded", site::report(attempt)),
    };
    let data = json!({
        "attempt_id": attempt, "assessment_id": subject.assessment, "state": state,
        "link": sender.url(&link),
    });
    emit(conn, sender, company, (kind, &data))
}
