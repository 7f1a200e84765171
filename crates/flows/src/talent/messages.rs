//! Messages of an accepted introduction: who reads them, who is notified, and what they answer (ADR 80).

use std::collections::{BTreeMap, BTreeSet};
use std::slice;

use companies::profiles::{self, Company, Role};
use companies::team::{self, Member};
use db::Conn;
use hiring::replies;
use kernel::{CompanyId, IntroductionId, Page, Paging, UserId};
use talent::introductions::{self, Introduction, Side, State};
use talent::messages::{self, Message, Party};
use talent::profiles as pool;

use crate::companies::recipient;
use crate::limits::{self, Action, Who};
use crate::notify::{self, Notification, TalentEvent};
use crate::post::Sender;
use crate::{Result, site};

/// Messages of one introduction.
#[derive(Debug)]
pub struct Thread {
    /// The newest first.
    pub page: Page<Message>,
    /// The side for whose sake neither can write: the company where it may not act or has nobody left, the candidate
    /// where their account is closed or they block the company.
    pub closed: Option<Party>,
}

/// The messages of an introduction, for one of its sides.
///
/// # Errors
/// [`talent::Error::NoIntroduction`], [`talent::Error::NotAccepted`]; [`crate::Error::Db`].
pub fn thread(conn: &mut Conn, side: Side, id: IntroductionId, paging: Paging) -> Result<Thread> {
    let of = introductions::accepted(conn, side, id)?;
    let closed = closed(conn, side, &of)?;
    Ok(Thread { page: messages::list(conn, id, paging)?, closed })
}

/// Counts a message. What was counted stays counted where [`write()`] refuses.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn count_message(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::WriteIntroductionMessage, Who::of_account(user))
}

/// Writes to the other side and notifies it. The company's first message answers the application that the
/// introduction has made.
///
/// # Errors
/// [`talent::Error::NoIntroduction`], [`talent::Error::NotAccepted`], [`talent::Error::CandidateClosed`],
/// [`talent::Error::CompanyClosed`], [`talent::Error::CompanyBlocked`]; those of the message and of the queue.
pub fn write(
    conn: &mut Conn,
    sender: &Sender,
    side: Side,
    id: IntroductionId,
    text: &str,
) -> Result<Message> {
    let of = introductions::accepted(conn, side, id)?;
    // A block that is saved now counts for this message, or waits for it.
    pool::hold(conn, of.candidate)?;
    if let Some(closed) = closed(conn, side, &of)? {
        return Err(refusal(side, closed).into());
    }
    let written = messages::write(conn, side, &of, text, sender.now)?;
    if let (Party::Company, Some(position)) = (written.party, &of.request.position) {
        replies::take_message(conn, position.role, of.candidate, sender.now)?;
    }
    say(conn, sender, &of, &written)?;
    Ok(written)
}

/// The side for whose sake neither writes in each of these introductions of one candidate, as that candidate is shown it,
/// in as many statements as of one. Where both can write, and where it was not accepted, it is missing.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn closed_to(
    conn: &mut Conn,
    candidate: UserId,
    introductions: &[Introduction],
) -> Result<BTreeMap<IntroductionId, Party>> {
    let accepted: Vec<&Introduction> =
        introductions.iter().filter(|one| one.state == State::Accepted).collect();
    let companies: Vec<CompanyId> = accepted.iter().map(|one| one.company).collect();
    let found = profiles::find_all(conn, &companies)?.into_iter();
    let active: BTreeSet<CompanyId> =
        found.filter(Company::may_act).map(|company| company.id).collect();
    let teams = team::members_of(conn, &companies)?;
    let blocked = pool::blocked_among(conn, candidate, &companies)?;
    let closed = |of: &Introduction| {
        // As `recipient` chooses.
        let reads = |one: &Member| one.role == Role::Owner || Some(one.user) == of.requested_by;
        let has_reader = teams.get(&of.company).is_some_and(|team| team.iter().any(reads));
        if !has_reader || !active.contains(&of.company) {
            return Some((of.id, Party::Company));
        }
        blocked.contains(&of.company).then_some((of.id, Party::Candidate))
    };
    Ok(accepted.into_iter().filter_map(closed).collect())
}

/// The side for whose sake neither writes: the other one, where nobody could read there, or else a candidate who blocks
/// the company.
fn closed(conn: &mut Conn, side: Side, of: &Introduction) -> Result<Option<Party>> {
    if let Side::Candidate(user) = side {
        return Ok(closed_to(conn, user, slice::from_ref(of))?.remove(&of.id));
    }
    if auth::users::get(conn, of.candidate)?.disabled_at.is_some() {
        return Ok(Some(Party::Candidate));
    }
    Ok(pool::blocks(conn, of.candidate, of.company)?.then_some(Party::Candidate))
}

/// What a side hears that cannot write. Only candidates learn that it is their block.
fn refusal(side: Side, closed: Party) -> talent::Error {
    match (closed, side) {
        (Party::Company, _) => talent::Error::CompanyClosed,
        (Party::Candidate, Side::Candidate(_)) => talent::Error::CompanyBlocked,
        (Party::Candidate, Side::Company(..) | Side::System) => talent::Error::CandidateClosed,
    }
}

/// Notifies the other side: the candidate, or who wrote last for the company, or who asked.
fn say(conn: &mut Conn, sender: &Sender, of: &Introduction, written: &Message) -> Result<()> {
    let (user, from, link) = match written.party {
        Party::Company => (of.candidate, of.company_name.clone(), site::INTRODUCTIONS_TO_ME),
        Party::Candidate => {
            let wrote = messages::last_author(conn, of.id, Party::Company)?;
            let Some(user) = recipient(conn, of.company, wrote.or(of.requested_by))? else {
                return Ok(());
            };
            let name = auth::users::get(conn, of.candidate)?.display_name;
            (user, name, site::INTRODUCTIONS_BY_US)
        }
    };
    let cause = format!("introduction-message:{}", written.id);
    let event = TalentEvent::Wrote { from }.into();
    notify::notify(conn, sender, &Notification { user, cause: &cause, event, link })
}
