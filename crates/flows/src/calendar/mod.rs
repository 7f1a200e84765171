//! What somebody has ahead, for their calendar program: what their pages show them, and no more.

mod candidate;
mod member;

use std::collections::BTreeMap;
use std::net::IpAddr;

use ::internships::check_ins::{self, CheckIn, Week};
use ::internships::placements::{Internship, Side};
use auth::users;
use companies::team;
use db::{Conn, Db};
use hiring::applications::{self, Listed};
use hiring::meetings::Meeting;
use hiring::offers::Offer;
use kernel::chrono::{Days, NaiveTime, TimeDelta};
use kernel::{ApplicationId, CompanyId, Instant, InternshipId, UserId};
use mail::calendar::{Deadline, Item, feed};
use notices::feeds;

use crate::limits::{self, Action, Who};
use crate::post::Sender;
use crate::{Error, Result, appointments, site};

/// How long an interview stays once it has begun, in days.
const PAST_DAYS: i64 = 30;
/// How far ahead check-ins are listed, in days.
const AHEAD_DAYS: u64 = 35;

/// The calendar behind a secret, as its program reads it. An address that tries secrets that are none waits
/// in the end.
///
/// # Errors
/// [`notices::Error::UnknownLink`]; [`Error::Limited`]; [`Error::Db`].
pub async fn read(
    db: &Db,
    sender: Sender,
    secret: String,
    address: Option<IpAddr>,
) -> Result<String> {
    let opened = db.read(move |conn| {
        let owner = feeds::open(conn, &secret)?;
        let user = users::get(conn, owner)?;
        if user.disabled_at.is_some() {
            return Err(notices::Error::UnknownLink.into());
        }
        Ok::<_, Error>(user.id)
    });
    let user = match opened.await {
        Err(Error::Notices(notices::Error::UnknownLink)) => {
            let who = Who::nobody(address);
            db.write(move |conn| limits::take(conn, Action::TryLink, who)).await?;
            return Err(notices::Error::UnknownLink.into());
        }
        opened => opened?,
    };
    let now = sender.now;
    db.write(move |conn| {
        limits::take(conn, Action::ReadCalendar, Who::of_account(user))?;
        Ok::<_, Error>(feeds::note_read(conn, user, now.date_naive())?)
    })
    .await?;
    db.read(move |conn| of(conn, &sender, user)).await
}

/// Somebody's calendar.
pub(crate) fn of(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<String> {
    let mut items = candidate::items(conn, sender, user)?;
    items.extend(member::items(conn, sender, user)?);
    Ok(feed(&items))
}

/// The last moment for something, which has a page.
struct Moment<'a> {
    /// What it is about, within this site.
    name: String,
    /// Grows with each later moment.
    sequence: i64,
    /// When what it is about was made.
    made_at: Instant,
    at: Instant,
    summary: String,
    path: &'a str,
}

fn deadline(sender: &Sender, of: Moment<'_>) -> Item {
    Item::Deadline(Deadline {
        uid: format!("{}@{}", of.name, sender.domain()),
        sequence: i32::try_from(of.sequence).unwrap_or(i32::MAX),
        made_at: of.made_at,
        at: of.at,
        summary: of.summary,
        url: sender.url(of.path),
    })
}

/// When an offer expires.
fn expiry(sender: &Sender, (offer, title): (&Offer, &str), path: &str) -> Item {
    let moment = Moment {
        name: format!("{}-expires", offer.id),
        sequence: 0,
        made_at: offer.made_at,
        at: offer.expires_at,
        summary: format!("Last moment to answer the offer: {title}"),
        path,
    };
    deadline(sender, moment)
}

/// The applications that interviews and offers belong to, as far as their reader sees them.
fn applications_of(
    conn: &mut Conn,
    (meetings, offers): (&[Meeting], &[Offer]),
    is_seen: impl Fn(&Listed) -> bool,
) -> Result<BTreeMap<ApplicationId, Listed>> {
    let ids = meetings.iter().map(|one| one.application);
    let ids: Vec<ApplicationId> = ids.chain(offers.iter().map(|one| one.application)).collect();
    let found = applications::find_all(conn, &ids)?.into_iter().filter(is_seen);
    Ok(found.map(|one| (one.application.id, one)).collect())
}

/// Interviews of these applications.
fn interviews(
    conn: &mut Conn,
    sender: &Sender,
    (meetings, listed): (&[Meeting], &BTreeMap<ApplicationId, Listed>),
) -> Result<Vec<Item>> {
    let companies: Vec<CompanyId> = listed.values().map(|one| one.company).collect();
    let teams = team::members_of(conn, &companies)?;
    let item = |meeting: &Meeting| {
        let of = listed.get(&meeting.application)?;
        let members = teams.get(&of.company).map(Vec::as_slice).unwrap_or_default();
        appointments::item(sender, (of, meeting), members)
    };
    Ok(meetings.iter().filter_map(item).collect())
}

/// The check-ins of one side that are due in each of these, and those of the next weeks.
fn check_ins_due(
    conn: &mut Conn,
    sender: &Sender,
    (internships, side): (&[Internship], Side),
) -> Result<Vec<Item>> {
    let ids: Vec<InternshipId> = internships.iter().map(|one| one.id).collect();
    let mut written: BTreeMap<InternshipId, Vec<CheckIn>> = BTreeMap::new();
    for (of, one) in check_ins::of_internships(conn, &ids)? {
        written.entry(of).or_default().push(one);
    }
    let of = |internship: &Internship| {
        let written = written.get(&internship.id).map(Vec::as_slice).unwrap_or_default();
        due(sender, (internship, side), written)
    };
    Ok(internships.iter().flat_map(of).collect())
}

fn due(sender: &Sender, (internship, side): (&Internship, Side), written: &[CheckIn]) -> Vec<Item> {
    let today = sender.now.date_naive();
    let last = today + Days::new(AHEAD_DAYS);
    let is_written =
        |week: &Week| written.iter().any(|one| one.week == week.number && one.side == side);
    let weeks = check_ins::weeks(internship.starts_on, internship.ends_on);
    let path = match side {
        Side::Candidate => site::own_internship(internship.id),
        Side::Company => site::internship(internship.id),
    };
    let item = |week: Week| {
        let due_on = week.last + TimeDelta::days(check_ins::GRACE_DAYS);
        let at = (due_on + Days::new(1)).and_time(NaiveTime::MIN).and_utc() - TimeDelta::minutes(1);
        let about = match side {
            Side::Candidate => &internship.company_name,
            Side::Company => &internship.candidate_name,
        };
        let moment = Moment {
            name: format!("{}-week-{}-{}", internship.id, week.number, side.as_str()),
            sequence: (due_on - internship.starts_on).num_days(),
            made_at: internship.began_at,
            at,
            summary: format!(
                "Check-in for week {} ({}, {about})",
                week.number, internship.role_title
            ),
            path: &path,
        };
        deadline(sender, moment)
    };
    let open = weeks.into_iter().filter(|week| {
        week.last + TimeDelta::days(check_ins::GRACE_DAYS) >= today && week.last <= last
    });
    open.filter(|week| !is_written(week)).map(item).collect()
}
