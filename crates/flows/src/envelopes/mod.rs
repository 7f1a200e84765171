//! What the header of a mail says: whom it is from, who reads replies, to which conversation it belongs, and where
//! mail like it is stopped.

use db::Conn;
use kernel::Email;

use crate::Result;
use crate::assessments::heading;
use crate::notify::stop;
use crate::partners::invitations;
use crate::support;

/// The mailboxes that replies may go to.
#[derive(Debug, Clone, Copy)]
pub struct Boxes<'a> {
    /// Takes answers to support's mail; `None` where none does.
    pub inbound: Option<&'a Email>,
    /// Reads replies to other mail; `None` where nobody does.
    pub support: Option<&'a Email>,
}

/// What the header of a mail says beside whom it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// In whose name it is sent, where that is not Assay alone.
    pub sender: Option<String>,
    /// Who reads replies.
    pub replies: Option<Email>,
    /// The name of the conversation that it belongs to.
    pub thread: Option<String>,
    /// Where mail like it is stopped.
    pub unsubscribe: Option<String>,
}

/// The envelope of the mail with this key.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn envelope(
    conn: &mut Conn,
    key: &str,
    (public_url, boxes): (&str, Boxes<'_>),
) -> Result<Envelope> {
    let thread = support::thread(conn, key, boxes.inbound)?;
    let answers = thread.as_ref().and_then(|thread| thread.answers.clone());
    let inviter = heading::replies(conn, key)?;
    let (partner, partner_stop) = invitations::header_of(conn, key, public_url)?.unzip();
    Ok(Envelope {
        sender: heading::sender(conn, key)?.or(partner),
        replies: answers.or(inviter).or_else(|| boxes.support.cloned()),
        thread: thread.map(|thread| thread.name),
        unsubscribe: stop::url(conn, key, public_url)?.or(partner_stop),
    })
}
