//! The one mail of a day, for people who want no more than one: what could wait is in it, each morning at
//! eight by their own clocks, and on a day without anything there is none.

use db::{Conn, Db};
use kernel::UserId;
use notices::digest::{self, Due, Entry};
use notices::settings::{self, Settings};
use queue::outbox;

use super::{Event, stop};
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result};

/// How many are named in one mail; the rest are counted.
pub const MOST_NAMED: usize = 20;
/// How many people of a time zone get their mail in one go.
const AT_ONCE: i64 = 500;

/// How the key of such a mail begins; whose it is follows.
pub(super) const PREFIX: &str = "digest";

/// Writes the mails that are due, each in a transaction of its own. One that cannot be written does not
/// keep the others.
///
/// # Errors
/// [`Error::Db`] where it is not even known for whom something waits.
pub fn send_due(db: &Db, sender: &Sender) -> Result<()> {
    for zone in db.read_now(digest::zones)? {
        let Some(due) = digest::last_due(zone.unwrap_or_default(), sender.now) else { continue };
        for user in db.read_now(|conn| digest::waiting(conn, zone, due.at, AT_ONCE))? {
            if let Err(e) = db.write_now(|conn| send(conn, sender, user, due)) {
                tracing::error!(user.id = %user, error = ?e, "digest.failed");
            }
        }
    }
    Ok(())
}

/// Writes one mail, unless the person had theirs: somebody who travels can have the same day twice, and
/// what waits is then for the next.
fn send(conn: &mut Conn, sender: &Sender, user: UserId, due: Due) -> Result<()> {
    let key = format!("{PREFIX}:{user}:{}", due.date);
    if outbox::of_key(conn, &key)?.is_some() {
        return Ok(());
    }
    let settings = settings::get(conn, user)?;
    let token = settings::stop_token(conn, user)?;
    let token = token.ok_or_else(|| Error::inconsistent("mail waits without settings"))?;
    let taken = digest::take(conn, user, due.at, sender.now)?;
    let lines = lines(sender, &settings, taken)?;
    if lines.is_empty() {
        return Ok(());
    }
    let (named, rest) = lines.split_at(lines.len().min(MOST_NAMED));
    let letter = mail::digest(named, rest.len(), &sender.url("/dashboard"));
    let letter = letter.stopped_at(&sender.url(&stop::page(token, None)));
    let user = auth::users::get(conn, user)?;
    let email = user.email.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(user.display_name) };
    post::post(conn, sender, &key, to, &letter)
}

/// What a mail says of each, and where that is read: nothing of what was switched off meanwhile, and first
/// what cannot be read in the application, as the last ones may only be counted.
fn lines(sender: &Sender, settings: &Settings, taken: Vec<Entry>) -> Result<Vec<(String, String)>> {
    let mut lines = Vec::new();
    for Entry { kind, params, link } in taken {
        let event = Event::join(&kind, params).map_err(Error::inconsistent)?;
        let (switch, url) = (event.switch(), sender.url(&link));
        if settings.by_email(switch) {
            let subject = event.letter(&url).subject().to_owned();
            lines.push((settings.in_app(switch), (subject, url)));
        }
    }
    lines.sort_by_key(|(in_app, _)| *in_app);
    Ok(gathered(lines.into_iter().map(|(_, line)| line)))
}

/// What says the same of the same page is one line with how often it was so, in the place of the first.
fn gathered(lines: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut found: Vec<((String, String), usize)> = Vec::new();
    for line in lines {
        match found.iter_mut().find(|(other, _)| *other == line) {
            Some((_, times)) => *times += 1,
            None => found.push((line, 1)),
        }
    }
    let line = |((subject, url), times)| match times {
        1 => (subject, url),
        _ => (format!("{subject} ({times})"), url),
    };
    found.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::gathered;

    #[test]
    fn what_is_said_more_than_once_of_a_page_is_one_line_that_counts() {
        let line = |subject: &str, url: &str| (subject.to_owned(), url.to_owned());
        let (one, two, other) = (line("New", "/a"), line("New", "/b"), line("Old", "/a"));
        let said = [one.clone(), two.clone(), one.clone(), other.clone(), one];
        assert_eq!(gathered(said.into_iter()), [line("New (3)", "/a"), two, other]);
        assert_eq!(gathered(std::iter::empty()), []);
    }
}
