//! Interviews as both sides hear of them: by notice, and by mail with an entry for their calendars.

#[cfg(test)]
mod tests;

use chrono_tz::Tz;
use companies::team::{self, Member};
use db::Conn;
use hiring::applications::{Application, Listed};
use hiring::meetings::{self, Meeting};
use kernel::UserId;
use mail::calendar::{Attendee, Calendar, Entry, Item, Method};
use notices::settings;

use crate::notify::{self, HiringEvent, MailOnly, Notification};
use crate::post::{self, Sender};
use crate::{Result, site};

/// Who of the company takes part, as far as they belong to it: an account that is erased does not.
///
/// # Errors
/// [`crate::Error::Companies`].
pub fn team_of(conn: &mut Conn, listed: &Listed, meeting: &Meeting) -> Result<Vec<Member>> {
    Ok(taking_part(&team::members(conn, listed.company)?, meeting))
}

/// The interviews of an application, the last proposed first, and who takes part in each; see [`team_of`].
///
/// # Errors
/// [`crate::Error::Companies`]; [`crate::Error::Hiring`].
pub fn of_application(conn: &mut Conn, listed: &Listed) -> Result<Vec<(Meeting, Vec<Member>)>> {
    let members = team::members(conn, listed.company)?;
    let with = |meeting: Meeting| {
        let team = taking_part(&members, &meeting);
        (meeting, team)
    };
    let all = meetings::of_application(conn, listed.application.id)?;
    Ok(all.into_iter().map(with).collect())
}

fn taking_part(members: &[Member], meeting: &Meeting) -> Vec<Member> {
    let takes_part = |member: &&Member| meeting.proposal.people.contains(&member.user);
    members.iter().filter(takes_part).cloned().collect()
}

/// The entry of an interview that both sides have in their calendars, or had; nothing before a time was
/// picked.
///
/// # Errors
/// [`crate::Error::Companies`].
pub fn calendar(
    conn: &mut Conn,
    sender: &Sender,
    listed: &Listed,
    meeting: &Meeting,
) -> Result<Option<Calendar>> {
    let team = team_of(conn, listed, meeting)?;
    Ok(entry(sender, (listed, meeting), &team, Some(candidate(listed))))
}

/// The person who applied, as they said who they are.
fn candidate(listed: &Listed) -> Attendee {
    let Application { profile, .. } = &listed.application;
    Attendee { name: profile.name.clone(), email: profile.email.clone() }
}

/// An interview in somebody's calendar of all they have ahead, with these members of its company; nothing where it is off
/// or has no time.
pub(crate) fn item(
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
    members: &[Member],
) -> Option<Item> {
    let built = built(sender, (listed, meeting), &taking_part(members, meeting), None);
    built.filter(|_| meeting.is_in_calendars()).map(Item::Entry)
}

fn entry(
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
    team: &[Member],
    candidate: Option<Attendee>,
) -> Option<Calendar> {
    let method = if meeting.is_in_calendars() { Method::Request } else { Method::Cancel };
    Some(built(sender, (listed, meeting), team, candidate)?.write(method))
}

fn built(
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
    team: &[Member],
    candidate: Option<Attendee>,
) -> Option<Entry> {
    let set = meeting.set.as_ref()?;
    let of_member =
        |member: &Member| Attendee { name: member.name.clone(), email: member.email.clone() };
    // Replies to the entry go to the person who proposed the interview, while they belong to the team.
    let host = team.iter().find(|member| member.user == meeting.created_by).or(team.first());
    let organizer = host.map(of_member).unwrap_or_else(|| Attendee {
        name: listed.company_name.clone(),
        email: format!("no-reply@{}", sender.domain()),
    });
    let attendees = candidate.into_iter().chain(team.iter().map(of_member)).collect();
    Some(Entry {
        uid: format!("{}@{}", meeting.id, sender.domain()),
        sequence: meeting.sequence,
        made_at: meeting.changed_at,
        starts_at: set.starts_at,
        ends_at: set.ends_at(),
        summary: format!("Interview: {} at {}", listed.title, listed.company_name),
        description: meeting.proposal.message.clone().unwrap_or_default(),
        place: set.place.clone(),
        organizer,
        attendees,
    })
}

/// What one side is notified of, once it is known who they are and by which clocks they live.
struct Side<'a> {
    /// How the other side is called.
    with: &'a str,
    /// The zone of their clocks.
    zone: Tz,
}

/// Tells the candidate and everybody of the company who takes part; the entry goes along.
fn tell_both(
    conn: &mut Conn,
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
    event: impl Fn(&Side<'_>) -> HiringEvent,
) -> Result<()> {
    let team = team_of(conn, listed, meeting)?;
    let calendar = entry(sender, (listed, meeting), &team, Some(candidate(listed)));
    let application = &listed.application;
    let own = site::application(application.id);
    let theirs = site::candidate(application.role, application.id);
    let candidate = application.candidate;
    let candidate = candidate.map(|user| (user, listed.company_name.as_str(), own.as_str()));
    let team = team.iter().map(|one| (one.user, application.profile.name.as_str(), &*theirs));
    for (user, with, link) in candidate.into_iter().chain(team) {
        let zone = zone_of(conn, user, meeting)?;
        let event = event(&Side { with, zone }).into();
        let cause = cause(meeting, user);
        let of = Notification { user, cause: &cause, event, link };
        let only = MailOnly { calendar: calendar.as_ref(), said: None };
        notify::notify_with(conn, sender, &of, only)?;
    }
    Ok(())
}

/// The clocks that somebody has chosen, or those that the interview was proposed by.
fn zone_of(conn: &mut Conn, user: UserId, meeting: &Meeting) -> Result<Tz> {
    let own = settings::get(conn, user)?.time_zone;
    Ok(own.or(meeting.proposal.tz()).unwrap_or(Tz::UTC))
}

/// The cause that nobody is notified of twice.
pub(crate) fn cause(meeting: &Meeting, user: UserId) -> String {
    format!("meeting:{}:{}:{user}", meeting.id, meeting.version)
}

/// Tells both sides that an interview has its time, or another one than before.
///
/// # Errors
/// Those of the queue.
pub(crate) fn tell_set(
    conn: &mut Conn,
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
    is_moved: bool,
) -> Result<()> {
    let Some(set) = &meeting.set else { return Ok(()) };
    tell_both(conn, sender, (listed, meeting), |side| {
        let (with, title) = (side.with.to_owned(), listed.title.clone());
        let (at, place) = (post::moment_in(set.starts_at, side.zone), set.place.clone());
        if is_moved {
            HiringEvent::MeetingMoved { with, title, at, place }
        } else {
            HiringEvent::MeetingSet { with, title, at, place }
        }
    })
}

/// Tells both sides that an interview is off. Before there was a time, only the candidate knew of it.
///
/// # Errors
/// Those of the queue.
pub(crate) fn tell_cancelled(
    conn: &mut Conn,
    sender: &Sender,
    (listed, meeting): (&Listed, &Meeting),
) -> Result<()> {
    let event = |with: &str| HiringEvent::MeetingCancelled {
        with: with.to_owned(),
        title: listed.title.clone(),
        note: meeting.reason.clone().unwrap_or_default(),
    };
    if meeting.set.is_some() {
        return tell_both(conn, sender, (listed, meeting), |side| event(side.with));
    }
    let Some(user) = listed.application.candidate else { return Ok(()) };
    let (cause, link) = (cause(meeting, user), site::application(listed.application.id));
    let event = event(&listed.company_name).into();
    notify::notify(conn, sender, &Notification { user, cause: &cause, event, link: &link })
}

/// What an interview is called whose candidate is about to be erased.
const UNNAMED: &str = "a candidate who has left Assay";

/// Calls off what is ahead of somebody who is about to be erased, and tells the members of the company
/// who take part, without a word of whom: what is mailed outlives the account.
///
/// # Errors
/// Those of the queue.
pub(crate) fn lapse_unnamed(conn: &mut Conn, sender: &Sender, listed: &Listed) -> Result<()> {
    let link = site::board(listed.application.role);
    for (before, after) in meetings::lapse(conn, listed.application.id, sender.now)? {
        if !before.is_in_calendars() {
            continue;
        }
        let team = team_of(conn, listed, &after)?;
        let calendar = entry(sender, (listed, &after), &team, None);
        for one in &team {
            let (with, title) = (UNNAMED.to_owned(), listed.title.clone());
            let event = HiringEvent::MeetingCancelled { with, title, note: String::new() };
            let cause = cause(&after, one.user);
            let of =
                Notification { user: one.user, cause: &cause, event: event.into(), link: &link };
            let only = MailOnly { calendar: calendar.as_ref(), said: None };
            notify::notify_with(conn, sender, &of, only)?;
        }
    }
    Ok(())
}

/// Calls off what is ahead of an application that has ended, and tells both sides.
///
/// # Errors
/// Those of the queue.
pub(crate) fn lapse(conn: &mut Conn, sender: &Sender, listed: &Listed) -> Result<()> {
    for (before, after) in meetings::lapse(conn, listed.application.id, sender.now)? {
        // A candidate who knows that the application has ended does not wait for a time any more.
        if before.is_in_calendars() {
            tell_cancelled(conn, sender, (listed, &after))?;
        }
    }
    Ok(())
}
