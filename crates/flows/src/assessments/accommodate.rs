//! Extra time that invited people ask for: who hears of a request, and who of its answer. Neither notice
//! repeats what was written.

use std::collections::BTreeSet;

use assessments::accommodations::{self, Answer, Asker, Request, Wish};
use assessments::invitations::{self, Code};
use assessments::stops;
use companies::profiles;
use db::Conn;
use kernel::{AccommodationId, CompanyId, Seen, UserId};

use super::invite::Host;
use crate::limits::{self, Action, Who};
use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::Sender;
use crate::{Error, Result, site};

/// Counts a request. What was counted stays counted where [`ask`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::AskExtraTime, Who::new(user, None))
}

/// Asks for extra time, and notifies the person who invited and the owners of the company.
///
/// # Errors
/// Those of the request.
pub fn ask(
    conn: &mut Conn,
    sender: &Sender,
    asker: &Asker,
    seen: (&Code, i32),
    wish: &Wish,
) -> Result<Request> {
    let request = accommodations::ask(conn, asker, seen, wish)?;
    let company = stops::by_code(conn, seen.0.as_str())?.company;
    let (invitation, title) = about(conn, &request)?;
    let link = format!("{}?tab=requests", site::assessment(invitation.assessment));
    for user in deciders(conn, company, &request)? {
        let cause = format!("extra-time:{}:{}:{user}", request.id, request.version);
        let event = AssessmentEvent::TimeAsked { title: title.clone() }.into();
        notify::notify(conn, sender, &Notification { user, cause: &cause, event, link: &link })?;
    }
    Ok(request)
}

/// Answers a request, and notifies the candidate.
///
/// # Errors
/// Those of the request.
pub fn decide(
    conn: &mut Conn,
    host: &Host,
    seen: Seen<AccommodationId>,
    answer: &Answer,
) -> Result<Request> {
    let request = accommodations::decide(conn, (host.company, host.by), seen, answer)?;
    let Some(user) = accommodations::account_of(conn, request.invitation)? else {
        return Ok(request);
    };
    let (invitation, title) = about(conn, &request)?;
    let company = host.company_name.clone();
    let cause = format!("extra-time:{}:{}:{user}", request.id, request.version);
    let granted = Some(matches!(answer, Answer::Grant(_)));
    let event = AssessmentEvent::TimeAnswered { company, title, granted }.into();
    let link = site::invitation(&invitation.code);
    notify::notify(conn, &host.sender, &Notification { user, cause: &cause, event, link: &link })?;
    Ok(request)
}

/// The invitation that a request is about, and the title of its assessment.
fn about(conn: &mut Conn, request: &Request) -> Result<(invitations::Invitation, String)> {
    let mut found = invitations::titled(conn, &[request.invitation])?;
    found.pop().ok_or_else(|| Error::inconsistent("a request without an invitation"))
}

/// Who may answer and is notified: the person who invited, while they may invite, and the owners.
fn deciders(conn: &mut Conn, company: CompanyId, of: &Request) -> Result<BTreeSet<UserId>> {
    let mut people: BTreeSet<UserId> = profiles::owners(conn, company)?.into_iter().collect();
    if let Some(inviter) = invitations::inviter(conn, of.invitation)? {
        let may = profiles::of_member(conn, inviter)?.is_some_and(|member| member.role.invites());
        people.extend(may.then_some(inviter));
    }
    Ok(people)
}
