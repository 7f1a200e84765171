//! Interviews: proposed, picked, moved, called off, with the application's step and what each side hears.

use std::collections::BTreeSet;

use companies::team;
use db::Conn;
use hiring::applications::{self as kept, Acting, Event as Move, Listed, State, Step};
use hiring::meetings::{self, Act, Meeting, Proposal};
use hiring::roles::Member;
use hiring::roles::form::Problem;
use kernel::{ApplicationId, MeetingId, Refused, Seen, UserId};

use crate::notify::{self, HiringEvent, Notification};
use crate::post::Sender;
use crate::{Result, applications, appointments, offers, site};

/// Proposes times to somebody who is shortlisted, takes the assessment or is interviewed. The first
/// proposal moves their application to the interview.
///
/// # Errors
/// Those of the application's step and of the interview.
pub fn propose(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<ApplicationId>,
    proposal: &Proposal,
) -> Result<Meeting> {
    check_people(conn, by, proposal)?;
    let acting = Acting::Company(by);
    let held = kept::hold(conn, acting, seen)?;
    let listed = match held.application().state {
        State::Interview => kept::find(conn, seen.id)?,
        State::Shortlisted | State::Assessment => {
            let step = Step::plain(Move::Interview);
            applications::step_quietly(conn, sender, acting, seen, &step)?
        }
        state => {
            let (from, event) = (state.as_str(), Move::Interview.as_str());
            return Err(hiring::Error::Refused(Refused::not_now(from, event)).into());
        }
    };
    let made = meetings::propose(conn, by, &listed.application, proposal, sender.now)?;
    tell_of_proposal(conn, sender, &listed, &made)?;
    Ok(made)
}

/// Proposes other times. What is set stands until the candidate picks one of them.
///
/// # Errors
/// Those of the interview.
pub fn repropose(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<MeetingId>,
    proposal: &Proposal,
) -> Result<Meeting> {
    check_people(conn, by, proposal)?;
    let acting = Acting::Company(by);
    let (_, after) = meetings::step(conn, acting, seen, Act::Repropose(proposal), sender.now)?;
    let listed = kept::find(conn, after.application)?;
    tell_of_proposal(conn, sender, &listed, &after)?;
    Ok(after)
}

/// Everybody who takes part belongs to the company, and may see its candidates.
fn check_people(conn: &mut Conn, by: Member, proposal: &Proposal) -> Result<()> {
    let members = team::members(conn, by.company)?;
    let able: BTreeSet<UserId> =
        members.iter().filter(|one| one.role.reads()).map(|one| one.user).collect();
    if proposal.people.iter().all(|user| able.contains(user)) {
        return Ok(());
    }
    let detail = "Choose members of your team who see candidates.";
    let problem = Problem { field: "people".to_owned(), code: "not_offered", detail };
    Err(hiring::Error::Fields(vec![problem]).into())
}

/// Calls an interview off, and says why to those who would have come.
///
/// # Errors
/// Those of the interview.
pub fn cancel(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<MeetingId>,
    reason: Option<&str>,
) -> Result<Meeting> {
    let acting = Acting::Company(by);
    let (_, after) = meetings::step(conn, acting, seen, Act::Cancel(reason), sender.now)?;
    let listed = kept::find(conn, after.application)?;
    appointments::tell_cancelled(conn, sender, (&listed, &after))?;
    Ok(after)
}

/// A candidate's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer<'a> {
    /// One of the times, counted from 0.
    Pick(usize),
    /// None fits, and what they say to it.
    NoneFits(Option<&'a str>),
}

/// Answers a proposal. A time that is picked is mailed to both sides with an entry for their calendars.
///
/// # Errors
/// Those of the interview.
pub fn answer(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<MeetingId>,
    answer: Answer<'_>,
) -> Result<Meeting> {
    let act = match answer {
        Answer::Pick(slot) => Act::Pick(slot),
        Answer::NoneFits(note) => Act::Refuse(note),
    };
    let acting = Acting::Candidate(user);
    let (before, after) = meetings::step(conn, acting, seen, act, sender.now)?;
    let listed = kept::find(conn, after.application)?;
    match answer {
        Answer::Pick(_) => {
            appointments::tell_set(conn, sender, (&listed, &after), before.set.is_some())?;
        }
        Answer::NoneFits(_) => tell_of_refusal(conn, sender, &listed, &after)?,
    }
    Ok(after)
}

fn tell_of_proposal(
    conn: &mut Conn,
    sender: &Sender,
    listed: &Listed,
    meeting: &Meeting,
) -> Result<()> {
    let Some(user) = listed.application.candidate else { return Ok(()) };
    let event = HiringEvent::MeetingProposed {
        company: listed.company_name.clone(),
        title: listed.title.clone(),
        note: meeting.proposal.message.clone().unwrap_or_default(),
    };
    let (cause, link) =
        (appointments::cause(meeting, user), site::application(meeting.application));
    let of = Notification { user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)
}

fn tell_of_refusal(
    conn: &mut Conn,
    sender: &Sender,
    listed: &Listed,
    meeting: &Meeting,
) -> Result<()> {
    let user = offers::contact(conn, listed, meeting.created_by)?;
    let Some(user) = user else { return Ok(()) };
    let event = HiringEvent::MeetingUnfit {
        name: listed.application.profile.name.clone(),
        title: listed.title.clone(),
        note: meeting.note.clone().unwrap_or_default(),
    };
    let cause = appointments::cause(meeting, user);
    let link = site::candidate(listed.application.role, meeting.application);
    let of = Notification { user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)
}
