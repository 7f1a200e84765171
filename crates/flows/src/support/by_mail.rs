//! Answers that people send by mail. ADR 57 says what the address, the token and the mail server's findings prove.

use auth::users::{self, User};
use db::{Conn, Db};
use kernel::{Email, Instant, SupportAttachmentId, SupportConversationId};
use mail::incoming::{self, Attached, Incoming, Received, Unreadable};
use support::Error as E;
use support::attachments::{self, File, MAX_OF_MESSAGE, shown_name};
use support::conversations::{self, Conversation, Marks, Side};
use support::mails::{Mail, Piece};
use support::messages::{self, Draft, MAX_REFUSED, MAX_TEXT, Mailed, Message, Wanted};
use support::replies::{self, Token};

use super::{announce, read_file};
use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// What begins the cause of a mail about a conversation.
pub(super) const CAUSE: &str = "support";
/// The most bytes of a mail.
pub const MAX_MAIL_BYTES: usize = incoming::MAX_BYTES;
/// How many of support's messages a mail quotes.
const QUOTED: usize = 10;

/// The mailbox that takes answers.
#[derive(Debug, Clone, Copy)]
pub struct Inbox<'a> {
    /// Its address, without a token.
    pub address: &'a Email,
    /// The server that must vouch for the sender, where one must.
    pub authserv: Option<&'a str>,
}

/// A mail as a mail server hands it over.
#[derive(Debug, Clone, Copy)]
pub struct Delivery<'a> {
    /// The whole message.
    pub raw: &'a [u8],
    /// To whom it was addressed on the way, where the mail server says so.
    pub recipient: Option<&'a Email>,
    /// Where reports of its delivery go; empty where there shall be none, absent where it is not known.
    pub return_path: Option<&'a str>,
}

/// What became of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// It stands in the conversation.
    Written,
    /// It did before.
    Known,
    /// Nobody wrote it, which is known by this.
    Dropped(&'static str),
}

/// Why a mail was not taken.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is not addressed to a conversation of its sender.
    #[error(
        "This address takes answers from the account that its mail went to. Write in the chat instead."
    )]
    Unknown,
    /// Its message was refused, or something failed.
    #[error(transparent)]
    Failed(#[from] Error),
}

/// Takes a mail into the conversation it answers, as a message of the person.
///
/// # Errors
/// [`Refusal`].
pub fn receive(
    db: &Db,
    inbox: Inbox<'_>,
    delivery: Delivery<'_>,
    now: Instant,
) -> Result<Taken, Refusal> {
    let received = match incoming::read(delivery.raw)? {
        Incoming::Automatic(why) => return Ok(Taken::Dropped(why)),
        Incoming::Written(received) => *received,
    };
    if delivery.return_path.is_some_and(|path| path.trim_matches(['<', '>', ' ']).is_empty()) {
        return Ok(Taken::Dropped("no return path"));
    }
    let to: Vec<Email> =
        delivery.recipient.into_iter().chain(&received.recipients).cloned().collect();
    let writer = db.read_now(|conn| writer(conn, inbox, &to, &received))?;
    let user = writer.ok_or(Refusal::Unknown)?;
    let Received { text, files, digest, pieces, is_cut, .. } = received.within(MAX_TEXT);
    let kept = pieces.into_iter().map(|it| Piece { text: it.text, is_folded: it.is_folded });
    let mail = Mail { pieces: kept.collect(), is_cut };
    let reply = Reply { text, digest, mail, sorted: sort(files) };
    Ok(db.write_now(|conn| write(conn, &user, reply, now))?)
}

/// Who writes: the person of the conversation in one of the addresses, if the mail is theirs.
fn writer(
    conn: &mut Conn,
    inbox: Inbox<'_>,
    to: &[Email],
    received: &Received,
) -> Result<Option<User>> {
    for address in to {
        let Some(token) = Token::of_address(inbox.address, address) else { continue };
        let Some(user) = replies::owner(conn, &token)? else { continue };
        let user = users::get(conn, user)?;
        let is_theirs = user.email == received.sender.as_str() && user.disabled_at.is_none();
        let vouched = inbox.authserv.is_none_or(|server| received.is_vouched_for(server));
        return Ok((is_theirs && vouched).then_some(user));
    }
    Ok(None)
}

/// Files that are what they may be, with the names they came with, and the names of the others.
struct Sorted {
    taken: Vec<(String, File)>,
    refused: Vec<String>,
}

/// Looks at no more files than a message has.
fn sort(files: Vec<Attached>) -> Sorted {
    let mut sorted = Sorted { taken: Vec::new(), refused: Vec::new() };
    for Attached { name, content } in files {
        let shown = shown_name(&name);
        let has_room = sorted.taken.len() < MAX_OF_MESSAGE;
        match has_room.then(|| read_file(&name, content)) {
            Some(Ok(file)) => sorted.taken.push((shown, file)),
            Some(Err(_)) | None => sorted.refused.push(shown),
        }
    }
    sorted
}

/// What is to be written.
struct Reply {
    text: String,
    digest: [u8; 32],
    mail: Mail,
    sorted: Sorted,
}

fn write(conn: &mut Conn, user: &User, reply: Reply, now: Instant) -> Result<Taken> {
    let Reply { text, digest, mail, sorted: Sorted { taken, mut refused } } = reply;
    if messages::was_mailed(conn, user.id, &digest)? {
        return Ok(Taken::Known);
    }
    limits::take(conn, Action::WriteSupport, Who::new(user.id, None))?;
    let mut files = Vec::new();
    for (name, file) in taken {
        match keep(conn, user, &file, now) {
            Ok(id) => files.push(id),
            Err(Error::Limited { .. } | Error::Support(E::FilesOfToday)) => refused.push(name),
            Err(e) => return Err(e),
        }
    }
    refused.truncate(MAX_REFUSED);
    let draft = Draft { text, files };
    let mailed = Mailed { digest, refused, mail };
    let (of, _) = messages::write_mailed(conn, user.id, (&draft, &mailed), now)?;
    // Who answers a mail has read what it quoted.
    let read = Marks { delivered: of.mailed_number, read: of.mailed_number };
    conversations::mark(conn, Some(user.id), of.id, (Side::User, read))?;
    announce(conn, user.id)?;
    Ok(Taken::Written)
}

/// Stores a file within the limits of files from the chat.
fn keep(conn: &mut Conn, user: &User, file: &File, now: Instant) -> Result<SupportAttachmentId> {
    limits::take(conn, Action::AttachFile, Who::new(user.id, None))?;
    Ok(attachments::keep(conn, user.id, file, now)?.id)
}

/// The conversation that a mail belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// What all mail about it names in common.
    pub name: String,
    /// Where it is answered by mail, where it is.
    pub answers: Option<Email>,
}

/// The conversation that the mail with this key is about, if it is about one.
///
/// # Errors
/// [`Error::Db`].
pub fn thread(conn: &mut Conn, key: &str, inbox: Option<&Email>) -> Result<Option<Thread>> {
    let Some(id) = conversation_of(key) else { return Ok(None) };
    let token = replies::find(conn, id)?;
    let answers = token.zip(inbox).and_then(|(token, inbox)| token.address(inbox));
    Ok(Some(Thread { name: format!("{CAUSE}.{id}"), answers }))
}

/// The key is that of a kind that can be stopped, with the cause behind it.
fn conversation_of(key: &str) -> Option<SupportConversationId> {
    let parts: Vec<&str> = key.split(':').collect();
    match parts.as_slice() {
        [_, _, cause, id, _] if *cause == CAUSE => id.parse().ok(),
        _ => None,
    }
}

/// What support wrote since the person read it last, and the address at which they answer it.
pub(super) fn answerable(
    conn: &mut Conn,
    of: &Conversation,
    inbox: &Email,
) -> Result<Option<(String, Email)>> {
    let (newest, _) = messages::list(conn, of.id, Wanted::Newest, QUOTED)?;
    let unread = newest.iter().filter(|it| it.side == Side::Admin && it.number > of.of_user.read);
    let text = unread.map(quoted).collect::<Vec<_>>().join("\n\n");
    let address = replies::token(conn, of.id)?.address(inbox);
    Ok(address.map(|address| (text, address)))
}

fn quoted(message: &Message) -> String {
    let names: Vec<&str> = message.files.iter().map(|file| file.name.as_str()).collect();
    let files = (!names.is_empty()).then(|| format!("In the chat: {}", names.join(", ")));
    let said = (!message.text.is_empty()).then(|| message.text.clone());
    said.into_iter().chain(files).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_about_a_conversation_is_known_by_its_key() {
        let id = SupportConversationId::new();
        let user = kernel::UserId::new();
        let key = |cause: &str| format!("support_reply:{user}:{cause}");
        assert_eq!(conversation_of(&key(&format!("support:{id}:2"))), Some(id));
        for other in [key(&format!("meeting:{id}:2")), format!("support:{id}"), key("support:x:2")]
        {
            assert_eq!(conversation_of(&other), None, "{other}");
        }
    }
}
