//! Notifying people of what has happened: by mail and in the application, with the same words, in the
//! transaction in which it happens. Either way only where they have not switched it off.

pub mod digest;
mod event;
mod kinds;
pub mod stop;

use db::Conn;
use kernel::{Email, Instant, NoticeId, Page, Paging, UserId};
use mail::calendar::Calendar;
use notices::inbox::{self, New, Notice, Which};
use notices::settings::{self, Settings, Wanted};

pub use event::{
    ApplicationEvent, AssessmentEvent, Bill, BillingEvent, CompanyEvent, Event, GithubReportEvent,
    HiringEvent, IntegrityEvent, InternshipEvent, News, PartnerEvent, Payout, ReferralEvent,
    RoleEvent, StoryEvent, SupportEvent, TalentEvent,
};
pub use kinds::KINDS;

use crate::post::{self, Addressee, Posting, Sender};
use crate::{Error, Result};

/// One event that one person is notified of.
#[derive(Debug)]
pub struct Notification<'a> {
    /// Who.
    pub user: UserId,
    /// What brought it about: nobody is notified of the same cause twice.
    pub cause: &'a str,
    /// What happened.
    pub event: Event,
    /// The page it is about, a path of this site.
    pub link: &'a str,
}

/// Notifies somebody, by each way they have left on. The mail waits for the one of the day where they want
/// only that or the kind comes often, unless they must not miss it.
///
/// # Errors
/// Those of the account and of the queue.
pub fn notify(conn: &mut Conn, sender: &Sender, of: &Notification<'_>) -> Result<()> {
    notify_with(conn, sender, of, MailOnly::default())
}

/// What only the mail has.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct MailOnly<'a> {
    /// An entry for the person's calendar.
    pub(crate) calendar: Option<&'a Calendar>,
    /// What was said, and the address at which it is answered.
    pub(crate) said: Option<(&'a str, &'a Email)>,
}

/// The same with what only the mail has.
///
/// # Errors
/// As [`notify`].
pub(crate) fn notify_with(
    conn: &mut Conn,
    sender: &Sender,
    of: &Notification<'_>,
    only: MailOnly<'_>,
) -> Result<()> {
    let (settings, kind) = (settings::get(conn, of.user)?, of.event.switch());
    if settings.by_email(kind) && (settings.digest || kind.daily) && !kind.required {
        // The mail of the day goes to those who have settings, and stops by their token.
        settings::new_stop_token(conn, of.user)?;
        notices::digest::add(conn, &new(of)?, sender.now)?;
    } else if settings.by_email(kind) {
        let (mut key, mut letter) = (of.cause.to_owned(), of.event.letter(&sender.url(of.link)));
        if let Some((text, _)) = only.said {
            letter = letter.with_answer(text);
        }
        if !kind.required {
            let token = settings::new_stop_token(conn, of.user)?;
            letter = letter.stopped_at(&sender.url(&stop::page(token, Some(kind.name))));
            key = stop::key(kind, of.user, of.cause);
        }
        let user = auth::users::get(conn, of.user)?;
        let email = user.email.parse().map_err(Error::inconsistent)?;
        let to = Addressee { email, name: Some(user.display_name) };
        let answers = only.said.map(|(_, address)| address);
        let (letter, replies) = (&letter, answers.or(sender.support.as_ref()));
        let posting = Posting { key: &key, to, letter, replies, calendar: only.calendar };
        post::post_for(conn, sender, posting)?;
    }
    if settings.in_app(kind) {
        show(conn, sender.now, of)?;
    }
    Ok(())
}

/// Puts it on the person's list only; the mail goes its own way.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, now: Instant, of: &Notification<'_>) -> Result<()> {
    if inbox::add(conn, &new(of)?, now)? {
        announce(conn, of.user)?;
    }
    Ok(())
}

/// The same, where they have not switched it off.
///
/// # Errors
/// Those of the settings.
pub(crate) fn show_wanted(conn: &mut Conn, now: Instant, of: &Notification<'_>) -> Result<()> {
    let wanted = settings::get(conn, of.user)?.in_app(of.event.switch());
    if wanted { show(conn, now, of) } else { Ok(()) }
}

fn new<'a>(of: &Notification<'a>) -> Result<New<'a>> {
    let event::Parts { kind, params } = of.event.split().map_err(Error::inconsistent)?;
    Ok(New { user: of.user, cause: of.cause, kind, params, link: of.link })
}

/// A notice of somebody's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: NoticeId,
    /// What happened.
    pub event: Event,
    /// The page it is about, a path of this site.
    pub link: String,
    /// When that was.
    pub created_at: Instant,
    /// When it was read; `None` until then.
    pub read_at: Option<Instant>,
}

impl Listed {
    fn of(notice: Notice) -> Result<Self> {
        let event = Event::join(&notice.kind, notice.params).map_err(Error::inconsistent)?;
        let Notice { id, link, created_at, read_at, .. } = notice;
        Ok(Self { id, event, link, created_at, read_at })
    }
}

/// Somebody's notices, the newest first.
///
/// # Errors
/// [`Error::Db`]; [`Error::Inconsistent`] where a notice is of no kind that is known.
pub fn list(conn: &mut Conn, user: UserId, which: Which, paging: Paging) -> Result<Page<Listed>> {
    let page = inbox::list(conn, user, which, paging)?;
    let items = page.items.into_iter().map(Listed::of).collect::<Result<_>>()?;
    Ok(Page { items, next: page.next })
}

/// Marks notices as read, and has everybody who watches the list look at it.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_read(conn: &mut Conn, user: UserId, read: &inbox::Read, now: Instant) -> Result<()> {
    if inbox::mark_read(conn, user, read, now)? > 0 {
        announce(conn, user)?;
    }
    Ok(())
}

/// Saves how somebody wants to be notified.
///
/// # Errors
/// [`notices::Error::BadSettings`]; [`notices::Error::BadTimeZone`]; [`Error::Db`].
pub fn save_settings(conn: &mut Conn, user: UserId, wanted: &Wanted) -> Result<Settings> {
    let settings = Settings::of(KINDS, wanted)?;
    settings::save(conn, user, &settings)?;
    Ok(settings)
}

/// The lists that can be watched, each by its owner.
pub const TOPIC: &str = "notifications";

fn announce(conn: &mut Conn, user: UserId) -> Result<()> {
    Ok(queue::live::announce(conn, &format!("{TOPIC}:{user}"))?)
}
