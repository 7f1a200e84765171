//! Whom a case is news to. Notices to those who decide repeat nothing of what was written.

use auth::users;
use companies::team;
use db::Conn;
use integrity::cases::{Case, State};
use integrity::signals::Finding;
use kernel::{Email, UserId};

use crate::notify::{self, IntegrityEvent, Notification};
use crate::post::{self, Sender};
use crate::{Result, site};

/// The candidate is asked: what was seen, what else it can be, and until when they can answer.
pub(super) fn asked(
    conn: &mut Conn,
    sender: &Sender,
    case: &Case,
    findings: &[Finding],
) -> Result<()> {
    let line = |found: &Finding| {
        let task = found.task.map(|task| format!("Task {task}. ")).unwrap_or_default();
        format!("{task}{} Other explanations: {}", found.sentence(), found.signal.benign())
    };
    let event = IntegrityEvent::Asked {
        company: case.about.company_name.clone(),
        title: case.about.title.clone(),
        seen: findings.iter().map(line).collect(),
        until: case.answer_until.map(post::moment).unwrap_or_default(),
    };
    candidate(conn, sender, (case, "asked"), event)
}

/// The candidate hears what was decided, and why.
pub(super) fn decided(conn: &mut Conn, sender: &Sender, case: &Case) -> Result<()> {
    let (company, title) = (case.about.company_name.clone(), case.about.title.clone());
    let outcome = case.stands().map(|of| of.as_str().to_owned()).unwrap_or_default();
    let event = if case.state == State::Final {
        let note = case.final_reason.clone().unwrap_or_default();
        IntegrityEvent::Concluded { company, title, outcome, note }
    } else {
        let note = case.reason.clone().unwrap_or_default();
        let until = case.appeal_until().map(post::moment);
        IntegrityEvent::Decided { company, title, outcome, note, until }
    };
    candidate(conn, sender, (case, case.state.as_str()), event)
}

fn candidate(
    conn: &mut Conn,
    sender: &Sender,
    (case, what): (&Case, &str),
    event: IntegrityEvent,
) -> Result<()> {
    let link = site::own_integrity_case(case.id);
    send(conn, sender, (case, what), (case.about.candidate, event, &link))
}

/// Those of the company who review and did not send the invitation hear that a case waits for them; the admin
/// where there is nobody else.
pub(super) fn deciders(
    conn: &mut Conn,
    sender: &Sender,
    admin: Option<&Email>,
    case: &Case,
) -> Result<()> {
    let answered = case.state == State::Answered;
    let event = IntegrityEvent::Undecided { title: case.about.title.clone(), answered };
    let members = team::members(conn, case.about.company)?;
    let reviewers: Vec<UserId> = members
        .iter()
        .filter(|member| member.role.decides() && member.user != case.about.sent_by)
        .map(|member| member.user)
        .collect();
    let link = site::integrity_case(case.id);
    for user in &reviewers {
        let of = (*user, event.clone(), link.as_str());
        send(conn, sender, (case, case.state.as_str()), of)?;
    }
    if reviewers.is_empty() {
        let link = site::admin_integrity_case("undecided", case.id);
        to_admin(conn, sender, admin, (case, event, &link))?;
    }
    Ok(())
}

/// The admin hears of an appeal.
pub(super) fn appealed(
    conn: &mut Conn,
    sender: &Sender,
    admin: Option<&Email>,
    case: &Case,
) -> Result<()> {
    let event = IntegrityEvent::Appealed {
        company: case.about.company_name.clone(),
        title: case.about.title.clone(),
    };
    let link = site::admin_integrity_case("appeals", case.id);
    to_admin(conn, sender, admin, (case, event, &link))
}

fn to_admin(
    conn: &mut Conn,
    sender: &Sender,
    admin: Option<&Email>,
    (case, event, link): (&Case, IntegrityEvent, &str),
) -> Result<()> {
    let Some(email) = admin else { return Ok(()) };
    let Some(user) = users::by_email(conn, email)? else { return Ok(()) };
    send(conn, sender, (case, case.state.as_str()), (user.id, event, link))
}

fn send(
    conn: &mut Conn,
    sender: &Sender,
    (case, what): (&Case, &str),
    (user, event, link): (UserId, IntegrityEvent, &str),
) -> Result<()> {
    let cause = format!("integrity:{}:{what}:{user}", case.id);
    let event = event.into();
    notify::notify(conn, sender, &Notification { user, cause: &cause, event, link })
}
