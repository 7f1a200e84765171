//! Putting a letter into the outbox, addressed.

use chrono_tz::Tz;
use db::Conn;
use kernel::{Email, Instant};
use mail::calendar::Calendar;
use mail::{Letter, Reader};
use queue::outbox::{self, Attached, Message};

use crate::{Error, Result};

/// From where mail and notices come, and when.
#[derive(Debug, Clone)]
pub struct Sender {
    /// The site's own address, without a slash at the end.
    pub public_url: String,
    /// Who reads replies to mail; `None` where nobody does.
    pub support: Option<Email>,
    /// When it is sent.
    pub now: Instant,
}

impl Sender {
    /// The whole address of a path of this site.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.public_url)
    }

    /// The domain of this site, which ends the names that calendars know entries by.
    pub(crate) fn domain(&self) -> &str {
        let host = self.public_url.split("://").nth(1).unwrap_or("assay");
        host.split([':', '/']).next().unwrap_or("assay")
    }
}

/// A moment in words, with the time zone.
pub(crate) fn moment(at: Instant) -> String {
    at.format("%-d %B %Y, %H:%M UTC").to_string()
}

/// A moment in words by the clocks of the person who names it, and by UTC for those who read it elsewhere.
pub(crate) fn moment_of(at: Instant, zone: Option<Tz>) -> String {
    match zone {
        Some(zone) => format!("{} ({})", moment_in(at, zone), at.format("%H:%M UTC")),
        None => moment(at),
    }
}

/// A moment in words by the clocks of a time zone, which is named.
pub(crate) fn moment_in(at: Instant, zone: Tz) -> String {
    let there = at.with_timezone(&zone);
    format!("{} ({zone}, UTC{})", there.format("%A, %-d %B %Y, %H:%M"), there.format("%:z"))
}

/// Whom a letter is for.
#[derive(Debug)]
pub(crate) struct Addressee {
    pub(crate) email: Email,
    /// How they are greeted, where that is known.
    pub(crate) name: Option<String>,
}

/// Writes a letter to somebody; of two with the same key only the first is sent. Replies go to
/// support, where there is one.
pub(crate) fn post(
    conn: &mut Conn,
    sender: &Sender,
    key: &str,
    to: Addressee,
    letter: &Letter,
) -> Result<()> {
    let replies = sender.support.as_ref();
    post_for(conn, sender, Posting { key, to, letter, replies, calendar: None })
}

/// A letter on its way.
pub(crate) struct Posting<'a> {
    /// What it is called in the outbox.
    pub(crate) key: &'a str,
    pub(crate) to: Addressee,
    pub(crate) letter: &'a Letter,
    /// Who reads what is replied.
    pub(crate) replies: Option<&'a Email>,
    /// What goes with it for the reader's calendar.
    pub(crate) calendar: Option<&'a Calendar>,
}

/// The same for a letter whose replies somebody else reads; the worker that sends it names them.
pub(crate) fn post_for(conn: &mut Conn, sender: &Sender, posting: Posting<'_>) -> Result<()> {
    let Posting { key, to, letter, replies, calendar } = posting;
    let reader = Reader { name: to.name.as_deref(), url: &sender.public_url, replies };
    let text = letter.write(&reader).map_err(Error::inconsistent)?;
    let (to, html) = (to.email, Some(text.html));
    let attached = |entry: &Calendar| Attached {
        method: entry.method.as_str().to_owned(),
        text: entry.text.clone(),
    };
    let calendar = calendar.map(attached);
    let message = Message { to, subject: text.subject, text: text.text, html, calendar };
    outbox::enqueue_mail(conn, key, &message)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use kernel::chrono::{TimeZone, Utc};

    use super::*;

    #[test]
    fn a_moment_is_told_by_the_clocks_of_its_day() {
        let zone: Tz = "Europe/Lisbon".parse().unwrap();
        for (day, want) in [
            (27, "Saturday, 27 March 2027, 09:00 (Europe/Lisbon, UTC+00:00)"),
            (29, "Monday, 29 March 2027, 10:00 (Europe/Lisbon, UTC+01:00)"),
        ] {
            let at = Utc.with_ymd_and_hms(2027, 3, day, 9, 0, 0).unwrap();
            assert_eq!(moment_in(at, zone), want);
            assert_eq!(moment_of(at, Some(zone)), format!("{want} (09:00 UTC)"));
        }
        let at = Utc.with_ymd_and_hms(2027, 3, 29, 9, 0, 0).unwrap();
        assert_eq!(moment_of(at, None), "29 March 2027, 09:00 UTC");
    }
}
