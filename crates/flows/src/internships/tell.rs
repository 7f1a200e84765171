//! Whom an act on an internship is news to.

use auth::users;
use companies::{profiles, team};
use db::Conn;
use internships::placements::{Internship, Side};
use kernel::chrono::NaiveDate;
use kernel::{Email, UserId};

use crate::notify::{self, InternshipEvent, News, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// A day in words.
pub(super) fn in_words(day: NaiveDate) -> String {
    day.format("%-d %B %Y").to_string()
}

/// One piece of news.
pub(super) struct Message<'a> {
    /// The internship.
    pub(super) of: &'a Internship,
    /// What brought it about; nobody is notified of the same cause twice.
    pub(super) cause: String,
    /// What happened.
    pub(super) event: fn(News) -> InternshipEvent,
    /// The item, the week or the number of days that it is about.
    pub(super) what: String,
    /// The day that it is about.
    pub(super) day: Option<NaiveDate>,
    /// What somebody says to it.
    pub(super) note: Option<String>,
}

impl<'a> Message<'a> {
    /// News of an internship that need no more words.
    pub(super) fn plain(
        of: &'a Internship,
        cause: String,
        event: fn(News) -> InternshipEvent,
    ) -> Self {
        Self { of, cause, event, what: String::new(), day: None, note: None }
    }

    fn news(&self, with: &str) -> News {
        News {
            with: with.to_owned(),
            title: self.of.role_title.clone(),
            what: self.what.clone(),
            day: self.day.map(in_words).unwrap_or_default(),
            note: self.note.clone().unwrap_or_default(),
        }
    }

    /// Notifies one side, where somebody of it is left.
    pub(super) fn tell(&self, conn: &mut Conn, sender: &Sender, side: Side) -> Result<()> {
        let of = self.of;
        let (user, with, link) = match side {
            Side::Candidate => (of.candidate, &of.company_name, site::own_internship(of.id)),
            Side::Company => (contact(conn, of)?, &of.candidate_name, site::internship(of.id)),
        };
        let Some(user) = user else { return Ok(()) };
        self.notify(conn, sender, (user, with, &link))
    }

    /// Notifies both sides.
    pub(super) fn tell_both(&self, conn: &mut Conn, sender: &Sender) -> Result<()> {
        Side::ALL.into_iter().try_for_each(|side| self.tell(conn, sender, side))
    }

    /// Notifies the admin, where one has an account.
    pub(super) fn tell_admin(
        &self,
        conn: &mut Conn,
        sender: &Sender,
        admin: Option<&Email>,
    ) -> Result<()> {
        let Some(email) = admin else { return Ok(()) };
        let Some(user) = users::by_email(conn, email)? else { return Ok(()) };
        let link = site::onboarding(self.of.id);
        self.notify(conn, sender, (user.id, &self.of.company_name, &link))
    }

    fn notify(
        &self,
        conn: &mut Conn,
        sender: &Sender,
        (user, with, link): (UserId, &str, &str),
    ) -> Result<()> {
        let cause = format!("internship:{}:{}:{user}", self.of.id, self.cause);
        let event = (self.event)(self.news(with)).into();
        notify::notify(conn, sender, &Notification { user, cause: &cause, event, link })
    }
}

/// The person of the company who hears of an internship: its supervisor, or who made the offer, while they
/// belong to it; else an owner.
fn contact(conn: &mut Conn, of: &Internship) -> Result<Option<UserId>> {
    let members = team::members(conn, of.company)?;
    let belongs = |user: &UserId| members.iter().any(|member| member.user == *user);
    let known = of.supervisor.iter().map(|(user, _)| *user).chain([of.contact]).find(belongs);
    match known {
        Some(user) => Ok(Some(user)),
        None => Ok(profiles::owner(conn, of.company)?),
    }
}
