//! Inviting candidates to an assessment from the board, and reminding them of it.

use std::collections::HashMap;

use ::assessments::invitations::{self, Invitation, Terms};
use ::assessments::scores::Skill;
use ::assessments::sending::{self, Batch, Recipient};
use ::assessments::trends;
use auth::users;
use db::Conn;
use hiring::applications::{self as domain, Acting, Application, Event, State, Step};
use hiring::roles::Member;
use hiring::{assessing, board};
use kernel::{ApplicationId, AssessmentId, AttemptId, Instant, InvitationId, RoleId, Seen};

use super::faster;
use crate::assessments::invite::{self, Host};
use crate::assessments::send;
use crate::numbers;
use crate::{Error, Result, applications};

/// An assessment that somebody was invited to from the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessed {
    /// The invitation, with what became of it.
    pub invitation: Invitation,
    /// What the assessment is called.
    pub title: String,
    /// From when the mail may go once more; `None` where it goes no more.
    pub remind_from: Option<Instant>,
    /// Whether the company had invited them otherwise, and not from the board for this application.
    pub is_elsewhere: bool,
    /// The skill areas of its result.
    pub skills: Vec<Skill>,
}

/// What became of one of several who were to be invited.
#[derive(Debug)]
pub enum Answer {
    /// They are invited, and the application waits for the result.
    Invited(Box<Application>),
    /// They cannot be invited to the assessment, and nothing was changed.
    Not(sending::Outcome),
    /// The application does not allow it, and nothing was changed.
    Refused(Error),
}

/// Invites people of a role's shortlist to an assessment of the company's, in one transaction, and says what
/// became of each. The mail of the invitation is the news to the candidate.
///
/// # Errors
/// Those of the batch; [`billing::Error::QuotaUsedUp`] where no invitation is left for anybody.
pub fn assess_all(
    conn: &mut Conn,
    host: &Host,
    (role, of): (RoleId, &[Seen<ApplicationId>]),
    assessment: AssessmentId,
) -> Result<Vec<Answer>> {
    let title = board::required(conn, role)?.0.title;
    let host = &Host { role: Some(title), ..host.clone() };
    let mut held = hold_all(conn, host, role, of)?;
    // Named twice, somebody is asked for once.
    let asked: Vec<_> = of.iter().map(|seen| (seen.id, held.remove(&seen.id))).collect();
    let able = asked.iter().filter_map(|(_, one)| one.as_ref()?.as_ref().ok());
    let recipients: Vec<Recipient> = able.cloned().collect();
    let mut sent = match recipients.is_empty() {
        true => Vec::new(),
        false => send_to(conn, host, assessment, recipients)?,
    }
    .into_iter();
    let mut answers = Vec::with_capacity(asked.len());
    for (id, one) in asked {
        answers.push(match one {
            None => Answer::Not(sending::Outcome::Repeated),
            Some(Err(refused)) => Answer::Refused(refused),
            Some(Ok(_)) => match sent.next() {
                Some(Ok(invitation)) => {
                    Answer::Invited(Box::new(enter(conn, host, id, invitation)?))
                }
                Some(Err(outcome)) => Answer::Not(outcome),
                None => return Err(Error::inconsistent("a recipient without an outcome")),
            },
        });
    }
    Ok(answers)
}

/// Locks the applications in the order of their ids, so that two who invite the same people wait for one another,
/// and finds out who can be invited.
fn hold_all(
    conn: &mut Conn,
    host: &Host,
    role: RoleId,
    of: &[Seen<ApplicationId>],
) -> Result<HashMap<ApplicationId, Result<Recipient>>> {
    let mut sorted = of.to_vec();
    sorted.sort_by_key(|seen| seen.id);
    let mut held = HashMap::new();
    for seen in sorted {
        if held.contains_key(&seen.id) {
            continue;
        }
        match hold(conn, host, role, seen) {
            Err(
                Error::Db(e)
                | Error::Hiring(hiring::Error::Db(e))
                | Error::Auth(auth::Error::Db(e)),
            ) => return Err(e.into()),
            one => held.insert(seen.id, one),
        };
    }
    Ok(held)
}

fn acting(host: &Host) -> Acting {
    Acting::Company(Member { company: host.company, user: host.by })
}

fn hold(
    conn: &mut Conn,
    host: &Host,
    role: RoleId,
    seen: Seen<ApplicationId>,
) -> Result<Recipient> {
    let held = domain::hold(conn, acting(host), Seen::any(seen.id))?;
    let found = held.application();
    if found.role != role {
        return Err(hiring::Error::NoApplication.into());
    }
    if seen.is_stale(found.version) {
        return Err(faster(conn, found)?);
    }
    domain::check(found, acting(host), Event::Assess, host.sender.now)?;
    let candidate = found.candidate.ok_or(hiring::Error::NoApplication)?;
    let user = users::get(conn, candidate)?;
    let name = Some(user.display_name).filter(|name| is_greeting(name));
    Ok(Recipient { email: user.email, name, accommodation_percent: None })
}

/// Whether a mail can greet somebody so: a recipient's name begins like no formula.
fn is_greeting(name: &str) -> bool {
    !name.is_empty() && !name.starts_with(['=', '+', '-', '@'])
}

/// The invitation of each recipient, in their order, or why there is none.
fn send_to(
    conn: &mut Conn,
    host: &Host,
    assessment: AssessmentId,
    recipients: Vec<Recipient>,
) -> Result<Vec<std::result::Result<InvitationId, sending::Outcome>>> {
    let (company, by) = (host.company, host.by);
    // The result belongs to the application of this account, and so no other one takes it.
    let terms = Terms { only_address: true, ..Terms::default() };
    let batch = Batch { company, assessment, by, terms, recipients };
    let (plan, made) = send::make(conn, host, &batch)?;
    let mut made = made.into_iter();
    let mut sent = Vec::with_capacity(plan.rows.len());
    for row in plan.rows {
        sent.push(match row.outcome {
            sending::Outcome::Invited => {
                let invitation = made.next();
                Ok(invitation.ok_or_else(|| Error::inconsistent("no invitation was made"))?.id)
            }
            outcome => Err(outcome),
        });
    }
    Ok(sent)
}

/// Has an application wait for the result of an invitation.
fn enter(
    conn: &mut Conn,
    host: &Host,
    id: ApplicationId,
    invitation: InvitationId,
) -> Result<Application> {
    let (sender, step) = (&host.sender, Step::plain(Event::Assess));
    let moved = applications::step_quietly(conn, sender, acting(host), Seen::any(id), &step)?;
    assessing::record(conn, id, invitation, sender.now)?;
    Ok(moved.application)
}

/// Mails a candidate, who waits in the column of assessments, their invitation once more.
///
/// # Errors
/// [`hiring::Error::NoApplication`]; [`::assessments::Error::InvitationClosed`] where nothing waits for them; those
/// of an invitation that is sent again.
pub fn remind(conn: &mut Conn, host: &Host, id: ApplicationId) -> Result<Application> {
    let found = board::find(conn, host.company, id)?.application;
    let closed = || Error::from(::assessments::Error::InvitationClosed);
    let last = assessing::last(conn, &[id])?.remove(&id).ok_or_else(closed)?;
    let known = invitations::titled(conn, &[last])?;
    let is_open = |(one, _): &(Invitation, String)| one.expires_at > host.sender.now;
    if found.state != State::Assessment || !known.iter().any(is_open) {
        return Err(closed());
    }
    invite::resend(conn, host, last)?;
    board::touch(conn, found.role)?;
    applications::announce(conn, found.role)?;
    Ok(found)
}

/// The last assessment that each of them was invited to from the board, else the last that the company invited them to
/// otherwise and has the result of.
///
/// # Errors
/// [`Error::Db`].
pub fn assessed(conn: &mut Conn, of: &[ApplicationId]) -> Result<HashMap<ApplicationId, Assessed>> {
    let known = assessing::known(conn, of)?;
    if known.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<InvitationId> = known.values().map(|(id, _)| *id).collect();
    let rows = invitations::titled(conn, &ids)?;
    let graded = rows.iter().filter_map(|(one, _)| one.attempt.filter(|of| of.fineness.is_some()));
    let graded: Vec<AttemptId> = graded.map(|attempt| attempt.id).collect();
    let mut skills = trends::skills(conn, &graded)?;
    let most = if rows.is_empty() { 0 } else { numbers::RESENDS.now(conn)? };
    let assessed = |(invitation, title): (Invitation, String)| {
        let remind_from = invitation.remind_from(most);
        let of = invitation.attempt.and_then(|attempt| skills.remove(&attempt.id));
        let skills = of.unwrap_or_default();
        (invitation.id, Assessed { invitation, title, remind_from, is_elsewhere: false, skills })
    };
    let rows: HashMap<_, _> = rows.into_iter().map(assessed).collect();
    let pair = |(of, (id, is_elsewhere)): (ApplicationId, (InvitationId, bool))| {
        Some((of, Assessed { is_elsewhere, ..rows.get(&id)?.clone() }))
    };
    Ok(known.into_iter().filter_map(pair).collect())
}
