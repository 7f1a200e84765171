//! Notes about an application, and the colleagues who are mentioned in them.

use std::collections::BTreeSet;

use companies::team;
use db::Conn;
use hiring::applications as kept;
use hiring::notes::{self, Content, Note};
use hiring::roles::Member;
use hiring::roles::form::Problem;
use kernel::{ApplicationId, NoteId, Seen, UserId};

use crate::limits::{self, Action, Who};
use crate::notify::{self, HiringEvent, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// Counts a note. What was counted stays counted where [`add`] refuses.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn ask(conn: &mut Conn, author: UserId) -> Result<()> {
    limits::take(conn, Action::WriteNote, Who::new(author, None))
}

/// Writes a note and notifies the colleagues whom it mentions.
///
/// # Errors
/// Those of the note.
pub fn add(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    to: ApplicationId,
    content: &Content,
) -> Result<Note> {
    check_mentions(conn, by, content)?;
    let made = notes::add(conn, by, to, content, sender.now)?;
    tell(conn, sender, by, (&made, &made.content.mentions))?;
    Ok(made)
}

/// Changes one's own note and notifies the colleagues whom it did not mention before.
///
/// # Errors
/// Those of the note.
pub fn edit(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<NoteId>,
    content: &Content,
) -> Result<Note> {
    check_mentions(conn, by, content)?;
    let (before, after) = notes::edit(conn, by, seen, content, sender.now)?;
    let new = after.content.mentions.difference(&before.content.mentions).copied().collect();
    tell(conn, sender, by, (&after, &new))?;
    Ok(after)
}

/// Everybody who is mentioned belongs to the company, and may read the note.
fn check_mentions(conn: &mut Conn, by: Member, content: &Content) -> Result<()> {
    let members = team::members(conn, by.company)?;
    let reads = |user: &UserId| members.iter().any(|one| one.user == *user && one.role.reads());
    if content.mentions.iter().all(reads) {
        return Ok(());
    }
    let detail = "Mention members of your team who see candidates.";
    let problem = Problem { field: "mentions".to_owned(), code: "not_offered", detail };
    Err(hiring::Error::Fields(vec![problem]).into())
}

fn tell(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    (note, new): (&Note, &BTreeSet<UserId>),
) -> Result<()> {
    let listed = kept::find(conn, note.application)?;
    let author = auth::users::get(conn, by.user)?.display_name;
    let link = site::candidate(listed.application.role, note.application);
    for user in new.iter().copied().filter(|user| *user != by.user) {
        let event = HiringEvent::NoteMention { by: author.clone(), title: listed.title.clone() };
        let cause = format!("note:{}:{user}", note.id);
        let of = Notification { user, cause: &cause, event: event.into(), link: &link };
        notify::notify(conn, sender, &of)?;
    }
    Ok(())
}
