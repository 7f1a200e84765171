//! What companies decide about results, and what candidates and inviters are notified of.

use std::collections::BTreeSet;

use assessments::decisions::{self, News, Reason, State};
use assessments::invitations;
use companies::profiles;
use db::{Conn, Db};
use kernel::{CompanyId, InvitationId, UserId};

use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// How many candidates are notified in one transaction.
const AT_ONCE: i64 = 100;

/// Notifies the candidates of decisions that can no longer be taken back.
///
/// # Errors
/// [`crate::Error::Db`]; those of the queue.
pub fn tell_due(db: &Db, sender: &Sender) -> Result<usize> {
    let mut notified = 0;
    loop {
        let count = db.write_now(|conn| {
            let due = decisions::take_due_news(conn, sender.now, AT_ONCE)?;
            for news in &due {
                tell(conn, sender, news)?;
            }
            Ok::<_, crate::Error>(due.len())
        })?;
        notified += count;
        if count == 0 {
            return Ok(notified);
        }
    }
}

fn tell(conn: &mut Conn, sender: &Sender, news: &News) -> Result<()> {
    let (company, title) = (news.company.clone(), news.title.clone());
    let event = match (news.state, news.reason) {
        (State::Declined, Some(reason)) => {
            let (why, note) = (of_reason(reason).to_owned(), news.text.clone().unwrap_or_default());
            AssessmentEvent::ResultDeclined { company, title, why, note }
        }
        _ => AssessmentEvent::ResultAdvanced { company, title },
    };
    let cause = format!("result-decision:{}:{}", news.invitation, news.version);
    let link = site::report(news.attempt);
    let of = Notification { user: news.candidate, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)
}

/// Why a company does not go on, as the candidate reads it.
fn of_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Skills => "Other candidates are a stronger match for the skills.",
        Reason::Experience => "Other candidates have more experience with such work.",
        Reason::Availability => "The dates don't match.",
        Reason::Location => "The place of work doesn't match.",
        Reason::Filled => "The openings are filled.",
        Reason::Other => "The company says why in its own words.",
    }
}

/// Notifies the person who invited of a result: of the first of an assessment on a day, so that a hundred candidates
/// are no hundred mails.
pub(super) fn notify_inviter(
    conn: &mut Conn,
    sender: &Sender,
    invitation: InvitationId,
) -> Result<()> {
    let Some((found, title)) = invitations::titled(conn, &[invitation])?.pop() else {
        return Ok(());
    };
    let (Some(attempt), Some(company)) = (found.attempt, decisions::decider(conn, invitation)?)
    else {
        return Ok(());
    };
    let (day, link) = (sender.now.date_naive(), site::report(attempt.id));
    for user in readers(conn, invitation, company)? {
        let cause = format!("result-to-decide:{}:{day}:{user}", found.assessment);
        let event = AssessmentEvent::ResultToDecide { title: title.clone() };
        let of = Notification { user, cause: &cause, event: event.into(), link: &link };
        notify::notify(conn, sender, &of)?;
    }
    Ok(())
}

/// The person who invited, or the owners once that person has left.
pub(super) fn readers(
    conn: &mut Conn,
    invitation: InvitationId,
    company: CompanyId,
) -> Result<BTreeSet<UserId>> {
    if let Some(inviter) = invitations::inviter(conn, invitation)? {
        return Ok(BTreeSet::from([inviter]));
    }
    Ok(profiles::owners(conn, company)?.into_iter().collect())
}
