//! The moderator's decisions about stories, and notifying their authors.

use companies::profiles;
use db::Conn;
use interviews::machine::State;
use interviews::manuscripts::Manuscript;
use interviews::moderation::{self, Decision, Ruling, Why};
use interviews::replies::{self, Reply};
use interviews::{directory, stories};
use kernel::{Seen, StoryId};

use crate::notify::{self, Notification, StoryEvent};
use crate::post::Sender;
use crate::{Result, Reviewer, site};

/// Takes a decision and notifies the author.
///
/// # Errors
/// Those of the decision.
pub fn decide(
    conn: &mut Conn,
    reviewer: &Reviewer,
    case: Seen<StoryId>,
    decision: Decision,
    why: Option<&Why>,
) -> Result<Manuscript> {
    let before = moderation::find(conn, case.id)?;
    let ruling = Ruling { decision, why };
    let draft = moderation::decide(conn, reviewer.actor, case, ruling, reviewer.sender.now)?;
    let company = before.form.company_name;
    let note = why.map(Why::note).unwrap_or_default();
    match decision {
        Decision::Publish => {
            published(conn, &reviewer.sender, &draft)?;
        }
        Decision::RequestChanges => {
            let link = site::edit_story(draft.id);
            let event = StoryEvent::Changes { company, note };
            let news = News { what: "changes", event, link: &link };
            notify_author(conn, &reviewer.sender, &draft, news)?;
        }
        Decision::Reject | Decision::Remove => {
            let event = StoryEvent::TurnedDown { company, note };
            let news = News { what: "turned-down", event, link: site::OWN_STORIES };
            notify_author(conn, &reviewer.sender, &draft, news)?;
        }
        Decision::Keep | Decision::Verify => {}
    }
    Ok(draft)
}

/// Notifies the author, and the company where it has an account, that a story can be read.
///
/// # Errors
/// Those of the story.
pub fn published(conn: &mut Conn, sender: &Sender, draft: &Manuscript) -> Result<()> {
    let card = stories::find(conn, draft.id)?.card;
    let (company, link) = (card.company.name.clone(), card.path());
    let event = StoryEvent::Published { company: company.clone() };
    notify_author(conn, sender, draft, News { what: "published", event, link: &link })?;
    let Some(account) = directory::find(conn, &card.company.slug)?.company else { return Ok(()) };
    let Some(user) = profiles::owner(conn, account)? else { return Ok(()) };
    let (cause, event) = (format!("story-about:{}", draft.id), StoryEvent::AboutYou { company });
    notify::notify(
        conn,
        sender,
        &Notification { user, cause: &cause, event: event.into(), link: &link },
    )
}

/// What an author is notified of.
struct News<'a> {
    /// In a word; once for each version: what is repeated later is a new cause.
    what: &'a str,
    event: StoryEvent,
    link: &'a str,
}

fn notify_author(
    conn: &mut Conn,
    sender: &Sender,
    draft: &Manuscript,
    news: News<'_>,
) -> Result<()> {
    let Some(user) = draft.author else { return Ok(()) };
    let News { what, event, link } = news;
    let cause = format!("story-{what}:{}:{}", draft.id, draft.version);
    notify::notify(conn, sender, &Notification { user, cause: &cause, event: event.into(), link })
}

/// Shows a company's answer, or does not; the author is notified of one that is shown.
///
/// # Errors
/// Those of the reply.
pub fn decide_reply(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<StoryId>,
    decision: replies::Decision,
) -> Result<Reply> {
    let reply = replies::decide(conn, reviewer.actor, seen, decision)?;
    let draft = moderation::find(conn, seen.id)?;
    if decision == replies::Decision::Publish && draft.state != State::Removed {
        let card = stories::find(conn, seen.id)?.card;
        let (company, link) = (card.company.name.clone(), card.path());
        let event = StoryEvent::Answered { company };
        let news = News { what: "answered", event, link: &link };
        notify_author(conn, &reviewer.sender, &draft, news)?;
    }
    Ok(reply)
}
