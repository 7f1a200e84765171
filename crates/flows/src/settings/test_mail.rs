//! A mail of the admin's to themselves, which shows whether mail arrives.

use auth::users::User;
use db::Conn;
use kernel::{Email, MailId};
use queue::outbox::{self, Mail};

use crate::post::{self, Addressee, Posting, Sender};
use crate::{Error, Result, site};

/// How the outbox calls one.
const KEY: &str = "test-mail:";

/// Queues a test to the account's own address.
///
/// # Errors
/// [`Error::Db`].
pub fn send(conn: &mut Conn, sender: &Sender, to: &User) -> Result<Mail> {
    let key = format!("{KEY}{}:{}", to.id, MailId::new());
    let letter = mail::trial_mail(&sender.url(site::MAIL_SETTINGS));
    let email: Email = to.email.parse().map_err(Error::inconsistent)?;
    let addressee = Addressee { email, name: Some(to.display_name.clone()) };
    let (letter, replies) = (&letter, sender.support.as_ref());
    let posting = Posting { key: &key, to: addressee, letter, replies, calendar: None };
    post::post_for(conn, sender, posting)?;
    outbox::of_key(conn, &key)?.ok_or_else(|| Error::inconsistent("a mail just queued is gone"))
}

/// The test with this id: whether it waits, was sent or was refused.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, id: MailId) -> Result<Option<Mail>> {
    Ok(outbox::find(conn, id)?.filter(|mail| mail.dedup_key.starts_with(KEY)))
}
