//! Writing problems: what a draft, the bank and the judge have to do with each other.

mod acts;
mod kinds;
mod names;
mod publishing;
mod skeleton;

use ::authoring::checklist::{Fault, Look, Verified};
use ::authoring::checks::{self, Check, Line};
use ::authoring::drafts::{self, Draft, Files, Kind, Name, Owner, Place, State};
use ::companies::{grants, profiles};
use challenges::problems::{self, Slug};
use db::Conn;
use db::audit::Actor;
use judging::workbench;
use kernel::{Page, Paging, ProblemCheckId, ProblemDraftId, ProblemId, PuzzleId, UserId};

pub use acts::{
    GivenTests, Unpacked, add_tests, begin, begin_next, check_own, count_tests, count_verify,
    discard, fill_answers, import, save, send_back, step, unpack, unpack_tests, verify,
    verify_and_publish,
};
pub use kinds::verify_puzzle;
pub use publishing::{end_check, give_up_check, publish, publish_own};
pub use skeleton::blank_task;

use crate::{Error, Result};
use kinds::Facts;

/// Somebody who writes problems, or decides about them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Author {
    /// In the audit.
    pub actor: Actor,
    /// Whose problems they write.
    pub owner: Owner,
    is_reviewer: bool,
}

impl Author {
    /// The admin, or somebody at the command line: writes for the bank and decides about everybody's.
    pub fn reviewer(actor: Actor) -> Self {
        Self { actor, owner: Owner::Bank, is_reviewer: true }
    }

    /// Whether they decide what is published.
    pub fn reviews(&self) -> bool {
        self.is_reviewer
    }

    fn sees(&self, draft: &Draft) -> bool {
        draft.owner == self.owner || self.reviews() && draft.state != State::Draft
    }

    /// A draft that they may look at.
    fn find(&self, conn: &mut Conn, id: ProblemDraftId) -> Result<Draft> {
        let draft = drafts::find(conn, id)?;
        if self.sees(&draft) { Ok(draft) } else { Err(::authoring::Error::NoDraft.into()) }
    }

    /// A draft that they may write.
    fn find_own(&self, conn: &mut Conn, id: ProblemDraftId) -> Result<Draft> {
        let draft = drafts::find(conn, id)?;
        if draft.owner == self.owner { Ok(draft) } else { Err(::authoring::Error::NoDraft.into()) }
    }
}

/// Who somebody is as an author: the admin, somebody of the staff who writes for the bank, or somebody of a company;
/// `None` for anybody else.
///
/// # Errors
/// [`Error::Db`].
pub fn author(
    conn: &mut Conn,
    user: UserId,
    (is_admin, is_staff): (bool, bool),
) -> Result<Option<Author>> {
    if is_admin {
        return Ok(Some(Author::reviewer(Actor::User(user))));
    }
    if is_staff {
        let actor = Actor::User(user);
        return Ok(Some(Author { actor, owner: Owner::Bank, is_reviewer: false }));
    }
    author_of_company(conn, user)
}

/// Somebody of a company that may use assessments, who looks after them.
fn author_of_company(conn: &mut Conn, user: UserId) -> Result<Option<Author>> {
    let Some(membership) = profiles::of_member(conn, user)? else { return Ok(None) };
    let company = &membership.company;
    let flags = grants::flags(conn, company.id)?;
    let may = company.may_act() && flags.has_assessments() && membership.role.invites();
    let owner = Owner::Company(company.id);
    Ok(may.then_some(Author { actor: Actor::User(user), owner, is_reviewer: false }))
}

/// What the judge found last.
#[derive(Debug, Clone)]
pub struct Found {
    /// The check.
    pub check: Check,
    /// Its log.
    pub lines: Vec<Line>,
    /// Whether it is about the files as they are.
    pub is_current: bool,
}

/// A draft as the editor shows it.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The version.
    pub draft: Draft,
    /// Its files.
    pub files: Files,
    /// What stands between it and being published.
    pub looks: Vec<Look>,
    /// Everything wrong with the package.
    pub faults: Vec<Fault>,
    /// What the judge found last.
    pub found: Option<Found>,
    /// Every version of the problem, newest first.
    pub versions: Vec<Draft>,
    /// Where a problem is shown, once it is published.
    pub shown: Option<(String, ProblemId)>,
    /// The puzzle, once it is published.
    pub puzzle: Option<PuzzleId>,
}

/// The drafts that an author has, changed last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, author: &Author, paging: Paging) -> Result<Page<Draft>> {
    Ok(drafts::list(conn, author.owner, paging)?)
}

/// What waits for the reviewer, the longest first.
///
/// # Errors
/// [`Error::Db`].
pub fn waiting(conn: &mut Conn, paging: Paging) -> Result<Page<Draft>> {
    Ok(drafts::waiting(conn, paging)?)
}

/// A draft with everything about it.
///
/// # Errors
/// [`Error::Authoring`] where it is none of the author's; [`Error::Db`].
pub fn open(conn: &mut Conn, author: &Author, id: ProblemDraftId) -> Result<Opened> {
    let draft = author.find(conn, id)?;
    let files = drafts::files(conn, id)?;
    let (facts, found) = look(conn, &draft, &files)?;
    let looks = facts.checklist(found.as_ref().map(verified));
    let versions = drafts::versions(conn, &draft)?;
    let (shown, puzzle) = match draft.place {
        None => (None, None),
        Some(Place::Puzzle(puzzle)) => (None, Some(puzzle)),
        Some(Place::Problem(problem)) => {
            (problems::details(conn, &[problem])?.remove(&problem), None)
        }
    };
    let shown = shown.map(|detail| (detail.problem.slug, detail.problem.id));
    let faults = facts.into_faults();
    Ok(Opened { draft, files, looks, faults, found, versions, shown, puzzle })
}

fn verified(found: &Found) -> Verified<'_> {
    Verified { check: &found.check, lines: &found.lines, is_current: found.is_current }
}

fn look(conn: &mut Conn, draft: &Draft, files: &Files) -> Result<(Facts, Option<Found>)> {
    let mut facts = Facts::of((draft.kind, draft.owner), &draft.name, files)?;
    let of_names = names::faults(conn, draft, &facts)?;
    facts.add(of_names);
    let found = match checks::newest(conn, draft.id)? {
        None => None,
        Some(check) => {
            let lines = checks::lines(conn, check.id)?;
            let is_current = check.digest == workbench::digest(files);
            Some(Found { check, lines, is_current })
        }
    };
    Ok((facts, found))
}

/// The last check of a draft.
///
/// # Errors
/// Those of [`open`].
pub fn found(conn: &mut Conn, author: &Author, id: ProblemDraftId) -> Result<Option<Found>> {
    let draft = author.find(conn, id)?;
    let files = drafts::files(conn, id)?;
    Ok(look(conn, &draft, &files)?.1)
}

/// How far a check has come, if it is of a draft that the author may look at.
///
/// # Errors
/// [`Error::Db`].
pub fn progress(conn: &mut Conn, author: &Author, id: ProblemCheckId) -> Result<Option<i64>> {
    let Ok(check) = checks::find(conn, id) else { return Ok(None) };
    let draft = drafts::find(conn, check.draft)?;
    Ok(author.sees(&draft).then_some(check.changes))
}

/// A draft with its files, to be packed.
#[derive(Debug)]
pub struct ToExport {
    draft: Draft,
    files: Files,
}

/// The draft that an archive is made of.
///
/// # Errors
/// Those of [`open`].
pub fn to_export(conn: &mut Conn, author: &Author, id: ProblemDraftId) -> Result<ToExport> {
    Ok(ToExport { draft: author.find(conn, id)?, files: drafts::files(conn, id)? })
}

impl ToExport {
    /// The archive of a draft, and what it is called as a file: a package of the Kattis format is a `.kpp`, anything
    /// else a `.zip`. It takes its time and no connection.
    ///
    /// # Errors
    /// [`Error::Inconsistent`].
    pub fn pack(&self) -> Result<(String, Vec<u8>)> {
        let Self { draft, files } = self;
        let archive = workbench::export(&draft.name, files).map_err(Error::inconsistent)?;
        let ending = if draft.kind == Kind::Code { "kpp" } else { "zip" };
        Ok((format!("{}.{ending}", draft.name), archive))
    }
}

/// The name that a draft has in the bank. That of a company's own problem ends with a part of the
/// company's id, so that no name says what other companies have.
fn bank_name(owner: Owner, name: &str) -> Result<Slug> {
    let text = match owner {
        Owner::Bank => name.to_owned(),
        Owner::Company(company) => {
            let id = company.0.simple().to_string();
            format!("{name}-{}", id.get(24..).unwrap_or_default())
        }
    };
    text.parse().map_err(Error::inconsistent)
}

/// The name for a problem that comes from an archive.
fn imported_name(given: Option<&str>, folder: Option<&str>) -> Result<Name> {
    Ok(given.or(folder).unwrap_or_default().parse()?)
}
