//! How an assessment changes: in place until somebody is invited, from then on as another version.

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, CompanyId, ProblemId, Seen, UserId};

use super::rules::{
    Assessment, NewAssessment, NewTask, Settings, TOTAL_WEIGHT, Task, Version, copied_title,
};
use super::{KIND, VERSIONS, insert, insert_tasks, store};
use crate::{Error, solvable};

/// How long the trial of a single problem lasts, in minutes. Ours.
const TRIAL_MINUTES: i32 = 60;

/// Changes an assessment that nobody was invited to; or makes its next version, where somebody was.
/// Answers which one to show now.
///
/// # Errors
/// Those of making one; [`Error::NoAssessment`], [`Error::StaleAssessment`], [`Error::Superseded`],
/// [`Error::Archived`].
pub fn edit(
    conn: &mut Conn,
    seen: Seen<AssessmentId>,
    new: &NewAssessment,
) -> Result<AssessmentId, Error> {
    let before = locked(conn, new.company, seen)?;
    new.check()?;
    let problems = new.problems();
    new.check_offers(&store::offers(conn, new.company, &problems)?)?;
    let actor = Actor::User(new.created_by);
    if store::is_invited_to(conn, seen.id)? {
        let id = insert(conn, new)?;
        let first = store::first_of(conn, seen.id)?;
        store::set_version(conn, id, first, before.number + 1)?;
        store::set_superseded(conn, seen.id)?;
        Entry::of(KIND, id).by(actor, "create_version").record(conn)?;
        return Ok(id);
    }
    let tasks = super::tasks(conn, seen.id)?;
    let same = is_same_test(&before, &tasks, new);
    store::rewrite(conn, seen.id, new, same)?;
    store::delete_tasks(conn, seen.id)?;
    insert_tasks(conn, seen.id, &new.tasks)?;
    Entry::of(KIND, seen.id).by(actor, "edit").record(conn)?;
    Ok(seen.id)
}

/// Whether somebody who takes it now takes what they took before.
fn is_same_test(before: &Assessment, tasks: &[Task], new: &NewAssessment) -> bool {
    let same = |task: &Task, now: &NewTask| {
        let variants = task.variants.iter().map(|variant| &variant.problem);
        (task.problem, task.weight) == (now.problem, now.weight) && variants.eq(&now.variants)
    };
    before.duration_minutes == new.duration_minutes
        && before.languages == new.languages
        && before.settings.ai_policy == new.settings.ai_policy
        && tasks.len() == new.tasks.len()
        && tasks.iter().zip(&new.tasks).all(|(task, now)| same(task, now))
}

/// Makes an assessment like another one, which nobody was invited to.
///
/// # Errors
/// Those of making one; [`Error::NoAssessment`].
pub fn duplicate(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
    by: UserId,
) -> Result<AssessmentId, Error> {
    let of = store::find(conn, company, id)?.ok_or(Error::NoAssessment)?;
    let title = copied_title(&of.title);
    let new = NewAssessment { title, ..draft(conn, company, &of, by)? };
    super::create(conn, &new)
}

fn draft(
    conn: &mut Conn,
    company: CompanyId,
    of: &Assessment,
    by: UserId,
) -> Result<NewAssessment, Error> {
    let task = |task: Task| NewTask {
        problem: task.problem,
        weight: task.weight,
        variants: task.variants.into_iter().map(|variant| variant.problem).collect(),
    };
    Ok(NewAssessment {
        company,
        created_by: by,
        title: of.title.clone(),
        duration_minutes: of.duration_minutes,
        languages: of.languages.clone(),
        tasks: super::tasks(conn, of.id)?.into_iter().map(task).collect(),
        settings: of.settings,
    })
}

/// Puts an assessment away, or takes it out again. Invitations that were made stay as they are.
///
/// # Errors
/// [`Error::NoAssessment`], [`Error::StaleAssessment`], [`Error::Superseded`], [`Error::Db`].
pub fn archive(
    conn: &mut Conn,
    company: CompanyId,
    seen: Seen<AssessmentId>,
    archived: bool,
    by: UserId,
) -> Result<(), Error> {
    let before = match locked(conn, company, seen) {
        Err(Error::Archived) => true,
        found => found?.archived,
    };
    if before != archived {
        store::set_archived(conn, seen.id, archived)?;
        let event = if archived { "archive" } else { "unarchive" };
        Entry::of(KIND, seen.id).by(Actor::User(by), event).record(conn)?;
    }
    Ok(())
}

/// The newest version, as the caller was shown it; no other is changed or invited to meanwhile.
fn locked(
    conn: &mut Conn,
    company: CompanyId,
    seen: Seen<AssessmentId>,
) -> Result<Assessment, Error> {
    store::find(conn, company, seen.id)?.ok_or(Error::NoAssessment)?;
    store::lock(conn, seen.id)?;
    let found = store::find(conn, company, seen.id)?.ok_or(Error::NoAssessment)?;
    if found.superseded {
        return Err(Error::Superseded);
    }
    if seen.is_stale(found.revision) {
        return Err(Error::StaleAssessment);
    }
    if found.archived { Err(Error::Archived) } else { Ok(found) }
}

pub(super) fn all(conn: &mut Conn, id: AssessmentId) -> Result<Vec<Version>, Error> {
    let first = store::first_of(conn, id)?;
    let rows = store::versions(conn, first, VERSIONS)?;
    let ids: Vec<AssessmentId> = rows.iter().map(|(id, ..)| *id).collect();
    let invited = store::count_invited(conn, &ids)?;
    let version = |(id, number, created_at)| Version {
        id,
        number,
        created_at,
        invited: invited.get(&id).copied().unwrap_or(0),
    };
    Ok(rows.into_iter().map(version).collect())
}

/// The assessment, where people can be invited to it now; it stays so until the transaction ends. One from before sets
/// that cannot be solved were refused is sent no more.
pub(crate) fn open_to_invitations(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> Result<Assessment, Error> {
    let found = store::standing(conn, company, id)?.ok_or(Error::NoAssessment)?;
    if found.superseded {
        Err(Error::Superseded)
    } else if found.archived {
        Err(Error::Archived)
    } else if found.tried || store::is_invited_to(conn, id)? {
        solvable::check(conn, id, &found.languages)?;
        Ok(found)
    } else {
        Err(Error::NotTried)
    }
}

/// A copy of the assessment for one member to take, which is none of the company's assessments.
pub(crate) fn copy_for_trial(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
    by: UserId,
) -> Result<AssessmentId, Error> {
    let of = store::standing(conn, company, id)?.ok_or(Error::NoAssessment)?;
    if of.superseded {
        return Err(Error::Superseded);
    }
    let new = draft(conn, company, &of, by)?;
    let copy = insert(conn, &new)?;
    store::set_trial(conn, copy, id, of.revision)?;
    Ok(copy)
}

/// An assessment of one published problem for one member to take: a trial of itself, and so none of the company's
/// assessments (ADR 71).
pub(crate) fn alone_for_trial(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    problem: ProblemId,
    title: String,
) -> Result<AssessmentId, Error> {
    let offer = store::offers(conn, company, &[problem])?.pop();
    let languages = offer.ok_or(Error::UnknownProblem { position: 1 })?.languages;
    let new = NewAssessment {
        company,
        created_by: by,
        title,
        duration_minutes: TRIAL_MINUTES,
        languages,
        tasks: vec![NewTask { problem, weight: TOTAL_WEIGHT, variants: Vec::new() }],
        settings: Settings::default(),
    };
    let id = insert(conn, &new)?;
    store::set_trial(conn, id, id, 1)?;
    Ok(id)
}

/// Notes that somebody has finished an attempt at `taken`, where that is a copy for a trial.
pub(crate) fn tried_by(conn: &mut Conn, taken: AssessmentId, actor: Actor) -> Result<(), Error> {
    let Some((of, revision)) = store::trial(conn, taken)? else { return Ok(()) };
    if store::set_tried(conn, of, revision)? == 1 {
        Entry::of(KIND, of).by(actor, "try").record(conn)?;
    }
    Ok(())
}

/// Notes that a member of the company has looked at the present version as a candidate sees it.
///
/// # Errors
/// [`Error::NoAssessment`], [`Error::Db`].
pub fn note_preview(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
    actor: Actor,
) -> Result<(), Error> {
    let detail = super::detail(conn, company, id)?.ok_or(Error::NoAssessment)?;
    if store::set_tried(conn, id, detail.assessment.revision)? == 1 {
        Entry::of(KIND, id).by(actor, "preview").record(conn)?;
    }
    Ok(())
}

/// Notes that the assessment was tried in another way, as the operator does for the one of a demo.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_tried(conn: &mut Conn, id: AssessmentId, actor: Actor) -> Result<(), Error> {
    if store::set_tried(conn, id, 1)? == 1 {
        Entry::of(KIND, id).by(actor, "try").record(conn)?;
    }
    Ok(())
}
