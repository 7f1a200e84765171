//! Putting a letter into the outbox, addressed.

use db::Conn;
use kernel::{Email, Instant};
use mail::{Letter, Reader};
use queue::outbox::{self, Message};

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
}

/// A moment in words, with the time zone.
pub(crate) fn moment(at: Instant) -> String {
    at.format("%-d %B %Y, %H:%M UTC").to_string()
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
    post_for(conn, sender, Posting { key, to, letter, replies: sender.support.as_ref() })
}

/// A letter on its way.
pub(crate) struct Posting<'a> {
    /// What it is called in the outbox.
    pub(crate) key: &'a str,
    pub(crate) to: Addressee,
    pub(crate) letter: &'a Letter,
    /// Who reads what is replied.
    pub(crate) replies: Option<&'a Email>,
}

/// The same for a letter whose replies somebody else reads; the worker that sends it names them.
pub(crate) fn post_for(conn: &mut Conn, sender: &Sender, posting: Posting<'_>) -> Result<()> {
    let Posting { key, to, letter, replies } = posting;
    let reader = Reader { name: to.name.as_deref(), url: &sender.public_url, replies };
    let text = letter.write(&reader).map_err(Error::inconsistent)?;
    let (to, html) = (to.email, Some(text.html));
    let message = Message { to, subject: text.subject, text: text.text, html };
    outbox::enqueue_mail(conn, key, &message)?;
    Ok(())
}
