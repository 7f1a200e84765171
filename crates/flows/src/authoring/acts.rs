//! What authors and reviewers do with drafts.

use std::io::{Read, Seek};

use ::authoring::checklist::Fault;
use ::authoring::checks::{self, Filling};
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
        Kind::Code if author.owner.is_company() => skeleton::own(title),
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
pub fn unpack(archive: impl Read + Seek) -> Result<Unpacked> {
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
    let facts = Facts::of((kind, author.owner), name.as_str(), files)?;
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
        let facts = Facts::of((saved.kind, saved.owner), &saved.name, &files)?;
        drafts::retitle(conn, &saved, facts.title())?;
    }
    Ok(drafts::find(conn, seen.id)?)
}

/// The tests of an archive, by their places in a package.
#[derive(Debug)]
pub struct GivenTests(Files);

/// Takes tests out of an archive, which takes its time and no connection.
///
/// # Errors
/// [`Error::BadArchive`], file by file.
pub fn unpack_tests(archive: impl Read + Seek) -> Result<GivenTests> {
    let read = workbench::tests_in(archive).map_err(Error::inconsistent)?;
    read.map(GivenTests).map_err(Error::BadArchive)
}

/// Counts an archive of tests before it is read, in a transaction of its own: one that is refused counts too.
///
/// # Errors
/// [`Error::Limited`].
pub fn count_tests(conn: &mut Conn, author: &Author) -> Result<()> {
    count(conn, author, Action::SendTests)
}

/// Refuses what is none of the author's, before an archive for it is read.
///
/// # Errors
/// [`Error::Authoring`].
pub fn check_own(conn: &mut Conn, author: &Author, id: ProblemDraftId) -> Result<()> {
    author.find_own(conn, id)?;
    Ok(())
}

/// Puts tests into a draft, or into a task of a scenario: they replace those of the same names, and every other stays.
///
/// # Errors
/// [`Error::BadArchive`] where an answer has no input, and then nothing is put;
/// [`Error::Authoring`].
pub fn add_tests(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    (GivenTests(given), task): (GivenTests, Option<&str>),
) -> Result<Draft> {
    let draft = author.find_own(conn, seen.id)?;
    if draft.kind == Kind::Grid {
        return Err(::authoring::Error::NoProgram.into());
    }
    let root = task.map(|task| format!("{task}/")).unwrap_or_default();
    let has = drafts::paths(conn, seen.id)?;
    if !has.contains(&format!("{root}problem.yaml")) {
        return Err(::authoring::Error::NoDraft.into());
    }
    let is_lost = |path: &&String| {
        let input = path.strip_suffix(".ans").map(|stem| format!("{stem}.in"));
        let is_there =
            |input: String| given.contains_key(&input) || has.contains(&format!("{root}{input}"));
        input.is_some_and(|input| !is_there(input))
    };
    let lost: Vec<Fault> = given
        .keys()
        .filter(is_lost)
        .map(|path| {
            let text = "There is no input for this answer.".to_owned();
            Fault { task: None, path: path.clone(), text }
        })
        .collect();
    if !lost.is_empty() {
        return Err(Error::BadArchive(lost));
    }
    let changes: Vec<Change> = given
        .into_iter()
        .map(|(path, content)| Change { path: format!("{root}{path}"), content: Some(content) })
        .collect();
    Ok(checks::edit(conn, author.actor, seen, &changes)?)
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
    ask_judge(conn, author, seen, None)
}

/// Has the judge run the first accepted solution on the inputs that are named, store what it writes as their answers, and
/// then run everything in the draft.
///
/// # Errors
/// Those of [`verify`]; [`Error::Authoring`] where the draft has no program.
pub fn fill_answers(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    which: Filling,
) -> Result<()> {
    if author.find_own(conn, seen.id)?.kind == Kind::Grid {
        return Err(::authoring::Error::NoProgram.into());
    }
    ask_judge(conn, author, seen, Some(which))
}

/// Has the judge run everything in a company's own draft, or go on where it does so, and the draft published once
/// everything has passed: [`super::end_check`] does that, whether or not anybody still looks.
///
/// # Errors
/// Those of [`verify`]; [`Error::Authoring`] where it is the bank's.
pub fn verify_and_publish(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
) -> Result<()> {
    let own = author.find_own(conn, seen.id)?;
    let Some(by) = author.actor.user().filter(|_| own.owner.is_company()) else {
        return Err(::authoring::Error::NeedsReview.into());
    };
    if drafts::hold(conn, seen)?.state != State::Verifying {
        ask_judge(conn, author, seen, None)?;
    }
    Ok(checks::publish_once_passed(conn, Seen::any(seen.id), by)?)
}

fn ask_judge(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    fills: Option<Filling>,
) -> Result<()> {
    author.find_own(conn, seen.id)?;
    // What is looked at is what will be run.
    drafts::hold(conn, seen)?;
    let files = drafts::files(conn, seen.id)?;
    checks::request(conn, author.actor, seen, (&workbench::digest(&files), fills))?;
    Ok(())
}

/// Takes a step: an author submits, or takes back; a reviewer takes out of use, or lets into use again. Where another
/// version is in use meanwhile, the end of a quarantine leaves the draft behind it.
///
/// # Errors
/// [`Error::Authoring`]; a draft is submitted only once its checklist is met, and none that a company writes for itself.
pub fn step(
    conn: &mut Conn,
    author: &Author,
    seen: Seen<ProblemDraftId>,
    event: Event,
) -> Result<Draft> {
    let (by, event) = match event {
        Event::Submit | Event::Withdraw => {
            let own = author.find_own(conn, seen.id)?;
            if event == Event::Submit && own.owner.is_company() {
                return Err(::authoring::Error::NoReview.into());
            }
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
