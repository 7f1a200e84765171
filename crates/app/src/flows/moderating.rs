//! The moderator's side of stories: a decision, and telling of it.

use auth::news::News;
use companies::profiles;
use db::Conn;
use db::audit::Actor;
use interviews::drafts::{Draft, State};
use interviews::moderation::{self, Decision, Why};
use interviews::replies::{self, Reply};
use interviews::{directory, stories};
use kernel::uuid::Uuid;

use super::telling::{self, Office, Telling};
use crate::error::ApiError;

/// Who decides, when, and where links lead.
pub(crate) struct Desk {
    pub(crate) actor: Actor,
    pub(crate) office: Office,
}

/// Where authors find their own stories.
const OWN_STORIES: &str = "/dashboard";

/// Takes a decision and tells the author of it.
pub(crate) fn decide(
    conn: &mut Conn,
    desk: &Desk,
    case: (Uuid, Option<i32>),
    decision: Decision,
    why: Option<&Why>,
) -> Result<Draft, ApiError> {
    let before = moderation::find(conn, case.0)?;
    let draft = moderation::decide(conn, desk.actor, case, (decision, why), desk.office.now)?;
    let company = before.form.company_name;
    let note = why.map(Why::told).unwrap_or_default();
    match decision {
        Decision::Publish => {
            published(conn, &desk.office, &draft)?;
        }
        Decision::RequestChanges => {
            let link = format!("/submit/interview/manual?id={}", draft.id);
            let news = News::StoryChanges { company, note };
            tell_author(conn, &desk.office, (&draft, "changes"), news, &link)?;
        }
        Decision::Reject | Decision::Remove => {
            let news = News::StoryTurnedDown { company, note };
            tell_author(conn, &desk.office, (&draft, "turned-down"), news, OWN_STORIES)?;
        }
        Decision::Keep | Decision::Verify => {}
    }
    Ok(draft)
}

/// Tells the author, and the company where it has an account, that a story can be read.
pub(crate) fn published(conn: &mut Conn, office: &Office, draft: &Draft) -> Result<(), ApiError> {
    let card = stories::find(conn, draft.id)?.card;
    let (company, link) = (card.company.name.clone(), card.path());
    let news = News::StoryPublished { company: company.clone() };
    tell_author(conn, office, (draft, "published"), news, &link)?;
    let Some(account) = directory::find(conn, &card.company.slug)?.company else { return Ok(()) };
    let Some(user) = profiles::owner(conn, account)? else { return Ok(()) };
    let (cause, news) = (format!("story-about:{}", draft.id), News::StoryAboutYou { company });
    telling::tell(conn, office, &Telling { user, cause: &cause, news, link: &link })
}

/// Told once for each version: what is repeated later is told again.
fn tell_author(
    conn: &mut Conn,
    office: &Office,
    (draft, what): (&Draft, &str),
    news: News,
    link: &str,
) -> Result<(), ApiError> {
    let Some(user) = draft.author else { return Ok(()) };
    let cause = format!("story-{what}:{}:{}", draft.id, draft.version);
    telling::tell(conn, office, &Telling { user, cause: &cause, news, link })
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
        let (news, link) =
            (News::StoryAnswered { company: card.company.name.clone() }, card.path());
        tell_author(conn, &desk.office, (&draft, "answered"), news, &link)?;
    }
    Ok(reply)
}
