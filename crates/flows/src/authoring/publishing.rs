//! How a draft that is ready becomes what others find.

use ::authoring::checks::{self, Times};
use ::authoring::drafts::{self, By, Draft, Files, Kind, Place, State};
use challenges::practice;
use challenges::problems;
use db::Conn;
use judging::scenario::{self, ForBank};
use judging::workbench;
use kernel::{ProblemCheckId, ProblemDraftId, Seen, UserId};
use puzzles::bank::{self, Standing};

use super::acts::require_ready;
use super::kinds::puzzle_text;
use super::{Author, author, bank_name};
use crate::notify::{self, CompanyEvent, Notification};
use crate::post::Sender;
use crate::{Error, Result, site};

/// Publishes a draft that waits for it: a problem for everybody who builds assessments, a puzzle or a scenario for
/// everybody, and a company's for its own.
///
/// # Errors
/// [`Error::Authoring`], also where the checklist is not met; [`Error::Challenges`].
pub fn publish(conn: &mut Conn, author: &Author, seen: Seen<ProblemDraftId>) -> Result<Draft> {
    let draft = author.find(conn, seen.id)?;
    make_public(conn, (author, By::Reviewer), &draft, seen)
}

/// Publishes a verified draft of the author's company for its own assessments. Nobody reviews it.
///
/// # Errors
/// [`Error::Authoring`]: it is the bank's, the judge has not passed it, or the checklist is not met;
/// [`Error::Challenges`].
pub fn publish_own(conn: &mut Conn, author: &Author, seen: Seen<ProblemDraftId>) -> Result<Draft> {
    let draft = author.find_own(conn, seen.id)?;
    if !draft.owner.is_company() {
        return Err(::authoring::Error::NeedsReview.into());
    }
    make_public(conn, (author, By::Author), &draft, seen)
}

/// Ends a check, and publishes its draft where it has passed and somebody has that done, as far as they still may and
/// nothing of the checklist is open; else the draft stays verified. They are notified either way: their page may be closed.
///
/// # Errors
/// Those of ending the check, of publishing and of notifying.
pub fn end_check(
    conn: &mut Conn,
    sender: &Sender,
    id: ProblemCheckId,
    outcome: (bool, Option<Times>),
) -> Result<()> {
    checks::finish(conn, id, outcome)?;
    let Some((draft, by, passed)) = checks::to_publish(conn, id)? else { return Ok(()) };
    let Some(author) = author(conn, by, (false, false))? else { return Ok(()) };
    let published = passed
        && match publish_own(conn, &author, Seen::any(draft)) {
            Ok(_) => true,
            // The checklist says what is open.
            Err(Error::Authoring(::authoring::Error::NotReady(_))) => false,
            // They write for another company by now, and learn no title of this one.
            Err(Error::Authoring(::authoring::Error::NoDraft)) => return Ok(()),
            Err(e) => return Err(e),
        };
    tell(conn, sender, id, (draft, by, published))
}

/// Ends a check that no worker could finish, saying why, and notifies the person who has its draft published.
///
/// # Errors
/// Those of ending the check and of notifying.
pub fn give_up_check(
    conn: &mut Conn,
    sender: &Sender,
    id: ProblemCheckId,
    why: &str,
) -> Result<()> {
    checks::give_up(conn, id, why)?;
    match checks::to_publish(conn, id)? {
        Some((draft, by, false)) => tell(conn, sender, id, (draft, by, false)),
        _ => Ok(()),
    }
}

/// Notifies the person who has a draft published whether it is, while they may still write it.
fn tell(
    conn: &mut Conn,
    sender: &Sender,
    id: ProblemCheckId,
    (draft, by, published): (ProblemDraftId, UserId, bool),
) -> Result<()> {
    let Some(author) = author(conn, by, (false, false))? else { return Ok(()) };
    let title = match author.find_own(conn, draft) {
        Ok(of) => of.title,
        Err(Error::Authoring(::authoring::Error::NoDraft)) => return Ok(()),
        Err(e) => return Err(e),
    };
    let event = if published {
        CompanyEvent::ProblemPublished { title }
    } else {
        CompanyEvent::ProblemNotPublished { title }
    };
    let (cause, link) = (format!("problem-check:{id}"), site::problem_draft(draft));
    let notification = Notification { user: by, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &notification)
}

fn make_public(
    conn: &mut Conn,
    (author, by): (&Author, By),
    draft: &Draft,
    seen: Seen<ProblemDraftId>,
) -> Result<Draft> {
    drafts::hold(conn, seen)?;
    let files = require_ready(conn, draft)?;
    let place = match draft.kind {
        Kind::Code => publish_problem(conn, author, draft, &files)?,
        Kind::Grid => publish_puzzle(conn, author, draft, &files)?,
        Kind::MultiTask => publish_scenario(conn, author, draft, &files)?,
    };
    Ok(drafts::mark_published(conn, (author.actor, by), seen, place)?)
}

fn publish_problem(
    conn: &mut Conn,
    author: &Author,
    draft: &Draft,
    files: &Files,
) -> Result<Place> {
    let slug = bank_name(draft.owner, &draft.name)?;
    let version = workbench::bank_version(&draft.name, files, (slug, draft.owner.is_company()));
    let version = version.map_err(Error::inconsistent)?;
    let whose = (author.actor, draft.owner.company());
    Ok(Place::Problem(problems::publish_for(conn, whose, &version)?.id))
}

/// The tasks first, then what names their versions. A scenario of the bank has no other use than practice, so its first
/// version is open for it; whether the next one is stays as it was.
fn publish_scenario(
    conn: &mut Conn,
    author: &Author,
    draft: &Draft,
    files: &Files,
) -> Result<Place> {
    let of = (files, draft.owner.is_company());
    let read = scenario::bank_versions(&draft.name, of, |name| Ok(bank_name(draft.owner, name)?));
    let ForBank { mut whole, tasks } = read.map_err(Error::inconsistent)?;
    let whose = (author.actor, draft.owner.company());
    for task in tasks {
        let known = problems::publish_for(conn, whose, &task.version)?;
        let named = scenario::task_in_bank(&task.named, known).map_err(Error::inconsistent)?;
        whole.tasks.push(named);
    }
    let published = problems::publish_for(conn, whose, &whole)?;
    let earlier = drafts::versions(conn, draft)?;
    if whose.1.is_none() && !earlier.iter().any(|version| version.state.was_published()) {
        practice::set_by(conn, author.actor, &whole.slug, true)?;
    }
    Ok(Place::Problem(published.id))
}

/// The version before it leaves the list, and can still be tried by who has its address.
fn publish_puzzle(conn: &mut Conn, author: &Author, draft: &Draft, files: &Files) -> Result<Place> {
    let company = draft.owner.company();
    let id = bank::publish(conn, author.actor, company, puzzle_text(files))?;
    for version in drafts::versions(conn, draft)? {
        if let (State::Published, Some(Place::Puzzle(before))) = (version.state, version.place) {
            bank::withhold(conn, author.actor, before, Standing::Unlisted)?;
        }
    }
    Ok(Place::Puzzle(id))
}
