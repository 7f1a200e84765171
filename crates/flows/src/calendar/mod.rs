//! What somebody has ahead, for their calendar program: what their pages show them, and no more.

mod candidate;
mod member;

use std::net::IpAddr;

use ::internships::check_ins::{self, Week};
use ::internships::placements::{Internship, Side};
use auth::users;
use db::{Conn, Db};
use hiring::offers::Offer;
use kernel::chrono::{Days, NaiveTime, TimeDelta};
use kernel::{Instant, UserId};
use mail::calendar::{Deadline, Item, feed};
use notices::feeds;

use crate::limits::{self, Action, Who};
use crate::post::Sender;
use crate::{Error, Result, site};

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

/// The check-ins of one side that are due, and those of the next weeks.
fn due(
    conn: &mut Conn,
    sender: &Sender,
    (internship, side): (&Internship, Side),
) -> Result<Vec<Item>> {
    let today = sender.now.date_naive();
    let last = today + Days::new(AHEAD_DAYS);
    let written = check_ins::of_internship(conn, internship.id)?;
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
    Ok(open.filter(|week| !is_written(week)).map(item).collect())
}
