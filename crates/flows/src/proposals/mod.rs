//! The admin proposes roles to candidates, who apply by saying yes (ADR 0066); so do companies, of their own roles, to
//! those whose result they have (ADR 0113).

use assessments::decisions;
use auth::directory;
use auth::users::Access;
use db::audit::Actor;
use db::{Conn, Db};
use hiring::open_roles::{self, OpenRole};
use hiring::proposals::{self, Event, New, Proposal, Side};
use hiring::roles::{self, Member};
use kernel::{AttemptId, CompanyId, Page, Paging, RoleId, RoleProposalId, Seen, UserId};
use talent::profiles;

use crate::limits::{self, Action, Who};
use crate::notify::{self, HiringEvent, Notification};
use crate::post::{self, Sender};
use crate::{Error, Result, Reviewer, applications, site};

/// How many proposals are ended, or their candidates reminded, in one go.
const AT_ONCE: i64 = 200;

/// Proposes a role to a candidate, and notifies them.
///
/// # Errors
/// [`auth::Error::NoUser`]; [`Error::CannotAnswer`], [`Error::BlocksCompany`]; those of the proposal.
pub fn propose(conn: &mut Conn, by: &Reviewer, new: &New) -> Result<Proposal> {
    let person = directory::find(conn, new.candidate)?;
    if person.access == Access::Locked || !person.email_verified {
        return Err(Error::CannotAnswer);
    }
    let role = seen_by_all(conn, new.role)?;
    let profile = profiles::of_user(conn, new.candidate)?;
    if profile.is_some_and(|profile| profile.form.blocked.contains(&role.company)) {
        return Err(Error::BlocksCompany);
    }
    let made = proposals::propose(conn, by.actor, new, by.sender.now)?;
    let (company, title) = (made.company_name.clone(), made.title.clone());
    let (note, until) = (made.note.clone(), post::moment(made.answer_by()));
    let event = match made.by_company {
        true => HiringEvent::RoleAsked { company, title, note, until },
        false => HiringEvent::RoleProposed { company, title, note, until },
    };
    tell(conn, &by.sender, &made, ("role-proposal", event))?;
    Ok(made)
}

/// Counts a question of a company. What was counted stays counted where [`ask`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count(conn: &mut Conn, company: CompanyId) -> Result<()> {
    limits::take(conn, Action::AskAboutRole, Who::of_company(company))
}

/// Asks somebody about a role of the member's company, which has a result of theirs, and notifies them. Whether they have
/// applied, or shut the company out, is not said to it.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] where it has none; [`hiring::Error::NoRole`]; [`Error::CannotBeAsked`]; those of the
/// proposal.
pub fn ask(
    conn: &mut Conn,
    sender: &Sender,
    member: Member,
    attempt: AttemptId,
    (role, note): (RoleId, String),
) -> Result<Proposal> {
    let candidate = candidate(conn, member, attempt)?;
    roles::find(conn, member.company, role)?;
    let by = Reviewer { actor: Actor::User(member.user), sender: sender.clone() };
    match propose(conn, &by, &New { role, candidate, note, by_company: true }) {
        Err(
            Error::CannotAnswer | Error::BlocksCompany | Error::Hiring(hiring::Error::HasApplied),
        ) => Err(Error::CannotBeAsked),
        asked => asked,
    }
}

/// What the member's company has asked the candidate of a result about, the newest first.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] where it has none; [`Error::Db`].
pub fn asked(
    conn: &mut Conn,
    member: Member,
    attempt: AttemptId,
    paging: Paging,
) -> Result<Page<Proposal>> {
    let candidate = candidate(conn, member, attempt)?;
    Ok(proposals::of_company(conn, (member.company, candidate), paging)?)
}

fn candidate(conn: &mut Conn, member: Member, attempt: AttemptId) -> Result<UserId> {
    let found = decisions::candidate(conn, member.company, attempt)?;
    Ok(found.ok_or(assessments::Error::NoAttempt)?)
}

/// Notifies the candidate of their proposal, once for each such cause.
fn tell(
    conn: &mut Conn,
    sender: &Sender,
    of: &Proposal,
    (cause, event): (&str, HiringEvent),
) -> Result<()> {
    let cause = format!("{cause}:{}", of.id);
    let (user, link) = (of.candidate, site::OWN_ROLE_PROPOSALS);
    let notification = Notification { user, cause: &cause, event: event.into(), link };
    notify::notify(conn, sender, &notification)?;
    Ok(())
}

/// The role, while everybody sees it: it was published, and its company may act.
fn seen_by_all(conn: &mut Conn, role: RoleId) -> Result<OpenRole> {
    match open_roles::find(conn, role) {
        Err(hiring::Error::NoRole) => Err(hiring::Error::RoleClosed.into()),
        found => Ok(found?),
    }
}

/// The candidate's yes: they apply with their profile as it is now. A company that asked them itself has them on its
/// shortlist at once, as after an introduction.
///
/// # Errors
/// Those of the step; [`hiring::Error::RoleClosed`], [`hiring::Error::AlreadyApplied`].
pub fn accept(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<RoleProposalId>,
) -> Result<Proposal> {
    let side = Side::Candidate(user);
    let accepted = proposals::step(conn, side, seen, (Event::Accept, None), sender.now)?;
    seen_by_all(conn, accepted.role)?;
    if accepted.by_company {
        applications::introduce(conn, user, accepted.role, sender)?;
    } else {
        applications::apply_as_proposed(conn, sender, user, accepted.role)?;
    }
    Ok(accepted)
}

/// The candidate's no; the reason is their own record.
///
/// # Errors
/// Those of the step.
pub fn decline(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<RoleProposalId>,
    reason: Option<&str>,
) -> Result<Proposal> {
    let side = Side::Candidate(user);
    Ok(proposals::step(conn, side, seen, (Event::Decline, reason), sender.now)?)
}

/// Takes a proposal back that nobody has answered.
///
/// # Errors
/// Those of the step.
pub fn withdraw(conn: &mut Conn, by: &Reviewer, seen: Seen<RoleProposalId>) -> Result<Proposal> {
    let side = Side::Admin(by.actor);
    Ok(proposals::step(conn, side, seen, (Event::Withdraw, None), by.sender.now)?)
}

/// Ends what was not answered in time, and reminds those who have two days left. One that fails does not keep the
/// others.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender) -> Result<()> {
    for id in db.read_now(|conn| proposals::overdue(conn, sender.now, AT_ONCE))? {
        let expired = (Event::Expire, None);
        let ended = db.write_now(|conn| {
            proposals::step(conn, Side::System, Seen::any(id), expired, sender.now)
        });
        match ended {
            // It was answered in the meantime.
            Ok(_) | Err(hiring::Error::Refused(_)) => {}
            Err(e) => tracing::error!(error = ?e, "role_proposal.expire_failed"),
        }
    }
    if let Err(e) = db.write_now(|conn| remind(conn, sender)) {
        tracing::error!(error = ?e, "role_proposal.remind_failed");
    }
    Ok(())
}

/// A candidate who could not accept just now, because the role is paused, is not reminded.
fn remind(conn: &mut Conn, sender: &Sender) -> Result<()> {
    let today = sender.now.date_naive();
    for waiting in proposals::take_to_remind(conn, sender.now, AT_ONCE)? {
        match seen_by_all(conn, waiting.role) {
            Ok(role) if role.takes_applications(today) => {}
            Ok(_) | Err(Error::Hiring(hiring::Error::RoleClosed)) => continue,
            Err(e) => return Err(e),
        }
        let event = HiringEvent::RoleReminder {
            company: waiting.company_name.clone(),
            title: waiting.title.clone(),
            until: post::moment(waiting.answer_by()),
        };
        tell(conn, sender, &waiting, ("role-proposal-reminder", event))?;
    }
    Ok(())
}
