//! The moderator's side of stories: a decision, and the mail that tells of it.

use auth::notifications::{self, KINDS};
use auth::users;
use companies::profiles;
use db::Conn;
use db::audit::Actor;
use interviews::drafts::{Draft, State};
use interviews::moderation::{self, Decision, Why};
use interviews::replies::{self, Reply};
use interviews::{directory, stories};
use kernel::uuid::Uuid;
use kernel::{Instant, UserId};
use queue::outbox::{self, Message};

use crate::error::ApiError;

/// Who decides, when, and where links lead.
pub(crate) struct Desk {
    pub(crate) actor: Actor,
    pub(crate) now: Instant,
    pub(crate) public_url: String,
}

/// Takes a decision and tells the author of it.
pub(crate) fn decide(
    conn: &mut Conn,
    desk: &Desk,
    case: (Uuid, Option<i32>),
    decision: Decision,
    why: Option<&Why>,
) -> Result<Draft, ApiError> {
    let before = moderation::find(conn, case.0)?;
    let draft = moderation::decide(conn, desk.actor, case, (decision, why), desk.now)?;
    let (base, company) = (&desk.public_url, before.form.company_name.as_str());
    let note = why.map(Why::told).unwrap_or_default();
    match decision {
        Decision::Publish => {
            published(conn, desk, &draft)?;
        }
        Decision::RequestChanges => {
            let url = format!("{base}/submit/interview/manual?id={}", draft.id);
            tell(conn, &draft, "changes", mail::story_changes(company, &note, &url))?;
        }
        Decision::Reject | Decision::Remove => {
            tell(conn, &draft, "turned-down", mail::story_turned_down(company, &note))?;
        }
        Decision::Keep | Decision::Verify => {}
    }
    Ok(draft)
}

/// Tells the author, and the company where it has an account, that a story can be read.
pub(crate) fn published(conn: &mut Conn, desk: &Desk, draft: &Draft) -> Result<(), ApiError> {
    let card = stories::find(conn, draft.id)?.card;
    let url = format!("{}{}", desk.public_url, card.path());
    tell(conn, draft, "published", mail::story_published(&card.company.name, &url))?;
    let Some(company) = directory::find(conn, &card.company.slug)?.company else { return Ok(()) };
    let Some(owner) = profiles::owner(conn, company)? else { return Ok(()) };
    let text = mail::story_about_you(&card.company.name, &url);
    mail_to(conn, owner, &format!("story-about:{}", draft.id), text)
}

/// One message for each version: what is repeated later is told again.
fn tell(conn: &mut Conn, draft: &Draft, what: &str, text: mail::Text) -> Result<(), ApiError> {
    let Some(author) = draft.author else { return Ok(()) };
    mail_to(conn, author, &format!("story-{what}:{}:{}", draft.id, draft.version), text)
}

/// Nothing goes to somebody who has switched such mail off.
fn mail_to(conn: &mut Conn, user: UserId, key: &str, text: mail::Text) -> Result<(), ApiError> {
    let kind = KINDS.iter().find(|kind| kind.name == "moderation_result");
    let settings = notifications::get(conn, user)?;
    if !kind.is_some_and(|kind| settings.by_email(*kind)) {
        return Ok(());
    }
    let to = users::get(conn, user)?.email.parse().map_err(ApiError::internal)?;
    let message = Message { to, subject: text.subject, text: text.text, html: Some(text.html) };
    outbox::enqueue_mail(conn, key, &message)?;
    Ok(())
}

/// Shows a company's answer, or does not; the author hears of one that is shown.
pub(crate) fn decide_reply(
    conn: &mut Conn,
    desk: &Desk,
    (story, version): (Uuid, i32),
    publish: bool,
) -> Result<Reply, ApiError> {
    let reply = replies::decide(conn, desk.actor, story, (version, publish))?;
    let draft = moderation::find(conn, story)?;
    if publish && draft.state != State::Removed {
        let card = stories::find(conn, story)?.card;
        let url = format!("{}{}", desk.public_url, card.path());
        tell(conn, &draft, "answered", mail::story_answered(&card.company.name, &url))?;
    }
    Ok(reply)
}
