//! What authors and reviewers do with drafts.

use ::authoring::checklist::Fault;
use ::authoring::checks;
use ::authoring::drafts::{
    self, By, Change, Draft, Event, Files, Kind, Name, PUZZLE, Place, SCENARIO, State,
};
use billing::room::Of;
use challenges::problems::{self, Standing};
use db::Conn;
use judging::workbench::{self, Taken};
use kernel::{ProblemDraftId, Seen};
use puzzles::bank::{self, Standing as PuzzleStanding};

use super::kinds::{Facts, kind_of};
use super::{Author, imported_name, look, skeleton, verified};
use crate::companies::room;
use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// Begins a problem from nothing.
///
/// # Errors
/// [`Error::Limited`]; [`billing::Error::ProblemsTaken`]; [`Error::Authoring`].
pub fn begin(
    conn: &mut Conn,
    author: &Author,
    kind: Kind,
    name: &Name,
    title: &str,
) -> Result<Draft> {
    count(conn, author, Action::BeginProblem)?;
    let files = match kind {
        Kind::Code => skeleton::files(title),
        Kind::Grid => skeleton::puzzle(title),
        Kind::MultiTask => skeleton::scenario(title),
    };
    make(conn, author, (kind, name), &files)
}

/// The files of an archive, the folder that they are in, and what of the archive was left out.
#[derive(Debug)]
pub struct Unpacked(Taken);

/// Unpacks an archive, which takes its time and no connection.
///
/// # Errors
/// [`Error::BadArchive`].
pub fn unpack(archive: &[u8]) -> Result<Unpacked> {
    let read = workbench::import(archive).map_err(Error::inconsistent)?;
    read.map(Unpacked).map_err(Error::BadArchive)
}

/// Begins a problem with the files of an archive, under its folder's name or the one that is given. Beside it, what of
/// the archive was left out.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Authoring`].
pub fn import(
    conn: &mut Conn,
    author: &Author,
    Unpacked(taken): Unpacked,
    name: Option<&str>,
) -> Result<(Draft, Vec<Fault>)> {
    count(conn, author, Action::BeginProblem)?;
    let Taken { folder, files, left_out } = taken;
    let name = imported_name(name, folder.as_deref())?;
    Ok((make(conn, author, (kind_of(&files), &name), &files)?, left_out))
}

fn make(
    conn: &mut Conn,
    author: &Author,
    (kind, name): (Kind, &Name),
    files: &Files,
) -> Result<Draft> {
    let facts = Facts::of(kind, name.as_str(), files)?;
    let whose = (kind, author.owner, name);
    within_plan(conn, author, |conn| {
        Ok(drafts::begin(conn, author.actor, whose, (facts.title(), files))?)
    })
}

/// Does something that may add a problem, where the plan of the author's company has room for it.
fn within_plan(
    conn: &mut Conn,
    author: &Author,
    act: impl FnOnce(&mut Conn) -> Result<Draft>,
) -> Result<Draft> {
    match author.owner.company() {
        Some(company) => room::within(conn, (company, Of::Problems), act),
        None => act(conn),
    }
}

fn count(conn: &mut Conn, author: &Author, action: Action) -> Result<()> {
    match author.actor.user() {
        Some(user) => limits::take(conn, action, Who::of_account(user)),
        None => Ok(()),
    }
}

/// Changes files of a draft.
///
/// # Errors
/// [`Error::Authoring`]; a draft that has moved on says which files did.
pub fn save(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    changes: &[Change],
) -> Result<Draft> {
    author.find_own(conn, seen.id)?;
    let saved = checks::edit(conn, author.actor, seen, changes)?;
    let titled = ["problem.yaml", PUZZLE, SCENARIO];
    if changes.iter().any(|change| titled.contains(&change.path.as_str())) {
        let files = drafts::files(conn, seen.id)?;
        let facts = Facts::of(saved.kind, &saved.name, &files)?;
        drafts::retitle(conn, &saved, facts.title())?;
    }
    Ok(drafts::find(conn, seen.id)?)
}

/// Counts a call for the judge, in a transaction of its own: one that is refused counts too.
///
/// # Errors
/// [`Error::Limited`].
pub fn count_verify(conn: &mut Conn, author: &Author) -> Result<()> {
    count(conn, author, Action::VerifyProblem)
}

/// Has the judge run everything in a draft.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Authoring`].
pub fn verify(conn: &mut Conn, author: &Author, seen: Seen<ProblemDraftId>) -> Result<()> {
    author.find_own(conn, seen.id)?;
    // What is looked at is what will be run.
    drafts::hold(conn, seen)?;
    let files = drafts::files(conn, seen.id)?;
    checks::request(conn, author.actor, seen, &workbench::digest(&files))?;
    Ok(())
}

/// Takes a step: an author submits, or takes back; a reviewer takes out of use, or lets into use again. Where another
/// version is in use meanwhile, the end of a quarantine leaves the draft behind it.
///
/// # Errors
/// [`Error::Authoring`]; a draft is submitted only once its checklist is met.
pub fn step(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    event: Event,
) -> Result<Draft> {
    let (by, event) = match event {
        Event::Submit | Event::Withdraw => {
            author.find_own(conn, seen.id)?;
            (By::Author, event)
        }
        _ => {
            let draft = author.find(conn, seen.id)?;
            let is_behind = event == Event::Release && is_superseded(conn, &draft)?;
            (By::Reviewer, if is_behind { Event::Deprecate } else { event })
        }
    };
    let after = drafts::step(conn, (author.actor, by), seen, event)?;
    if event == Event::Submit {
        require_ready(conn, &after)?;
    }
    withhold(conn, author, &after, event)?;
    Ok(after)
}

/// Whether another version is in use where this one was.
fn is_superseded(conn: &mut Conn, draft: &Draft) -> Result<bool> {
    if drafts::versions(conn, draft)?.iter().any(|one| one.state == State::Published) {
        return Ok(true);
    }
    match draft.place {
        // The operator publishes packages without a draft.
        Some(Place::Problem(problem)) => Ok(problems::is_superseded(conn, problem)?),
        Some(Place::Puzzle(_)) | None => Ok(false),
    }
}

/// What a step means for who finds what was published.
fn withhold(conn: &mut Conn, author: &Author, draft: &Draft, event: Event) -> Result<()> {
    let (standing, of_puzzle) = match event {
        Event::Release => (Standing::Published, PuzzleStanding::Listed),
        Event::Deprecate => (Standing::Deprecated, PuzzleStanding::Unlisted),
        Event::Quarantine => (Standing::Quarantined, PuzzleStanding::Withheld),
        Event::Retire => (Standing::Retired, PuzzleStanding::Withheld),
        _ => return Ok(()),
    };
    match draft.place {
        None => {}
        Some(Place::Problem(problem)) => {
            problems::withhold(conn, author.actor, problem, standing)?;
        }
        Some(Place::Puzzle(puzzle)) => bank::withhold(conn, author.actor, puzzle, of_puzzle)?,
    }
    Ok(())
}

pub(super) fn require_ready(conn: &mut Conn, draft: &Draft) -> Result<Files> {
    let files = drafts::files(conn, draft.id)?;
    let (facts, found) = look(conn, draft, &files)?;
    let looks = facts.checklist(found.as_ref().map(verified));
    let missing: Vec<&str> =
        looks.iter().filter(|look| !look.is_met).map(|look| look.text.as_str()).collect();
    if missing.is_empty() {
        return Ok(files);
    }
    Err(::authoring::Error::NotReady(missing.join(" ")).into())
}

/// Sends a draft back to its author, who reads why.
///
/// # Errors
/// [`Error::Authoring`].
pub fn send_back(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    comment: &str,
) -> Result<Draft> {
    author.find(conn, seen.id)?;
    Ok(drafts::send_back(conn, author.actor, seen, comment)?)
}

/// Begins the next version of a problem that was published.
///
/// # Errors
/// [`Error::Authoring`].
pub fn begin_next(conn: &mut Conn, author: &Author, id: ProblemDraftId) -> Result<Draft> {
    author.find_own(conn, id)?;
    within_plan(conn, author, |conn| Ok(drafts::begin_next(conn, author.actor, id)?))
}

/// Removes a version that was never published.
///
/// # Errors
/// [`Error::Authoring`].
pub fn discard(conn: &mut Conn, author: &Author, seen: Seen<ProblemDraftId>) -> Result<()> {
    author.find_own(conn, seen.id)?;
    Ok(drafts::discard(conn, author.actor, seen)?)
}
