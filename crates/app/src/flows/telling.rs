//! Telling people of what has happened: by mail and in the application, with the same words, in the
//! transaction in which it happens. Either way only where they have not switched it off.

use auth::news::{self, New, News};
use auth::{notifications, users};
use db::Conn;
use kernel::{Email, Instant, UserId};
use mail::Letter;

use super::posting::{self, Addressee};
use crate::config::Config;
use crate::error::ApiError;

/// From where it is told, and when.
#[derive(Clone)]
pub(crate) struct Office {
    pub(crate) public_url: String,
    /// Who reads replies to mail; `None` where nobody does.
    pub(crate) support: Option<Email>,
    pub(crate) now: Instant,
}

impl Office {
    pub(crate) fn of(config: &Config, now: Instant) -> Self {
        let (public_url, support) = (config.public_url.clone(), config.support_email.clone());
        Self { public_url, support, now }
    }
}

/// One thing to tell one person.
pub(crate) struct Telling<'a> {
    pub(crate) user: UserId,
    /// What brought it about: the same cause is told once.
    pub(crate) cause: &'a str,
    pub(crate) news: News,
    /// The page it is about, a path of ours.
    pub(crate) link: &'a str,
}

/// What is said of it, in a mail and in its copy in the application; `url` is where the link leads.
pub(crate) fn words(news: &News, url: &str) -> Letter {
    match news {
        News::Invitation { company, title, minutes, until } => {
            mail::invitation(company, title, *minutes, url, until)
        }
        News::ResultReady { company, title } => mail::result_ready(company, title, url),
        News::ResultChanged { company, title, before, now } => {
            mail::result_changed(company, title, (*before, *now), url)
        }
        News::StoryPublished { company } => mail::story_published(company, url),
        News::StoryChanges { company, note } => mail::story_changes(company, note, url),
        News::StoryTurnedDown { company, note } => mail::story_turned_down(company, note),
        News::StoryAnswered { company } => mail::story_answered(company, url),
        News::StoryAboutYou { company } => mail::story_about_you(company, url),
    }
}

/// Tells somebody, by each way they have left on.
pub(crate) fn tell(conn: &mut Conn, office: &Office, of: &Telling<'_>) -> Result<(), ApiError> {
    let (settings, kind) = (notifications::get(conn, of.user)?, of.news.kind());
    if settings.by_email(kind) {
        let letter = words(&of.news, &format!("{}{}", office.public_url, of.link));
        let user = users::get(conn, of.user)?;
        let email = user.email.parse().map_err(ApiError::internal)?;
        let to = Addressee { email, name: Some(user.display_name) };
        posting::post(conn, office, of.cause, to, &letter)?;
    }
    if settings.in_app(kind) {
        show(conn, office.now, of)?;
    }
    Ok(())
}

/// Puts it on the person's list only; the mail goes its own way.
pub(crate) fn show(conn: &mut Conn, now: Instant, of: &Telling<'_>) -> Result<(), ApiError> {
    let new = New { user: of.user, cause: of.cause, news: &of.news, link: of.link };
    if news::tell(conn, new, now)? {
        announce(conn, of.user)?;
    }
    Ok(())
}

/// Has everybody who watches the person's list look at it.
pub(crate) fn announce(conn: &mut Conn, user: UserId) -> Result<(), ApiError> {
    Ok(queue::live::announce(conn, &format!("{TOPIC}:{user}"))?)
}

/// The lists that can be watched, each by its owner.
pub(crate) const TOPIC: &str = "notifications";
