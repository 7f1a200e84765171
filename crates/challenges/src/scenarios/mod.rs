//! Scenarios: several problems in an order, solved with one program that grows. They are practised.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{Page, Paging, ProblemId, SubmissionId, UserId};

pub use rules::{Opened, Own, Position, Program, Task, TaskState};

use crate::Error;
use crate::practice::{self, Found};
use crate::problems::{self, Slug};
use crate::submissions::{self, NewSubmission, Purpose, Rates, Summary};
use rules::{Facts, Place};

/// A scenario and how `user` stands with it; `None` where none of this name is open for practice or their company's own. What is still locked
/// is there without its problem. Who is signed out sees the first task.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, slug: &Slug, user: Option<UserId>) -> Result<Option<Opened>, Error> {
    let Some(found) = practice::scenario(conn, slug, user)? else { return Ok(None) };
    let places = store::places(conn, found.version)?;
    let facts = facts(conn, user, &found, &places)?;
    let states = rules::states(&facts);
    let mut ids: Vec<ProblemId> = vec![found.version];
    let open = places.iter().zip(&states).filter(|(_, state)| **state != TaskState::Locked);
    ids.extend(open.map(|(place, _)| place.version));
    let mut details = problems::details(conn, &ids)?;
    let Some(detail) = details.remove(&found.version) else { return Ok(None) };
    let tasks = places.iter().zip(states).zip(&facts).map(|((place, state), facts)| Task {
        position: place.position,
        title: place.title.clone(),
        weight: place.weight,
        regression: place.again(),
        state,
        best_points: facts.best_points,
        detail: details.remove(&place.version),
    });
    let tasks = tasks.collect();
    let own = user.map(|user| own(conn, user, &found, (&places, &facts))).transpose()?;
    Ok(Some(Opened { detail, tasks, own }))
}

fn own(
    conn: &mut Conn,
    user: UserId,
    found: &Found,
    (places, facts): (&[Place], &[Facts]),
) -> Result<Own, Error> {
    let drafts = practice::drafts(conn, user, found.problem)?;
    let sent = store::first_sent(conn, user, places)?;
    let drafted = store::first_draft(conn, user, found.problem)?;
    let solved = store::first_accepted(conn, user, places)?;
    Ok(Own {
        drafts,
        began_at: sent.into_iter().chain(drafted).min(),
        solved_at: rules::solved_at(places, &solved),
        hundredths: rules::hundredths(places, facts),
    })
}

/// What decides over the states of the tasks, in their order.
fn facts(
    conn: &mut Conn,
    user: Option<UserId>,
    found: &Found,
    places: &[Place],
) -> Result<Vec<Facts>, Error> {
    let Some(user) = user else { return Ok(vec![Facts::default(); places.len()]) };
    let standings = practice::standings(conn, user)?;
    let passed = store::core_passed(conn, user, places)?;
    let skipped = store::skipped(conn, user, found.problem)?;
    let of = |place: &Place| {
        let standing = standings.get(&place.problem);
        Facts {
            core_passed: passed.contains(&place.problem),
            skipped: skipped.contains(&place.problem),
            solved: standing.is_some_and(|standing| standing.solved),
            best_points: standing.and_then(|standing| standing.best_points),
        }
    };
    Ok(places.iter().map(of).collect())
}

/// The task of `position` and those before it, in their order.
fn reached(
    conn: &mut Conn,
    slug: &Slug,
    position: Position,
    user: UserId,
) -> Result<(Found, Vec<Place>, Place), Error> {
    let found = practice::scenario(conn, slug, Some(user))?.ok_or(Error::NoProblem)?;
    let mut places = store::places(conn, found.version)?;
    let facts = facts(conn, Some(user), &found, &places)?;
    let states = rules::states(&facts);
    let at = places.iter().position(|place| place.position == position.0);
    let at = at.ok_or(Error::NoProblem)?;
    if states.get(at) == Some(&TaskState::Locked) {
        return Err(Error::TaskLocked);
    }
    places.truncate(at + 1);
    let task = places.pop().ok_or(Error::NoProblem)?;
    Ok((found, places, task))
}

fn new(version: ProblemId, user: UserId, Program { language, source }: &Program) -> NewSubmission {
    let (purpose, source) = (Purpose::Practice, source.clone());
    NewSubmission { problem: version, user, purpose, language: *language, source }
}

/// Queues a run for a task: on `own_input` where there is one, else on its samples.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::TaskLocked`], and as [`submissions::run`].
pub fn run(
    conn: &mut Conn,
    (slug, position): (&Slug, Position),
    user: UserId,
    (program, own_input): (&Program, Option<&str>),
    rates: &Rates,
) -> Result<SubmissionId, Error> {
    let (_, _, task) = reached(conn, slug, position, user)?;
    submissions::run(conn, &new(task.version, user, program), own_input, rates)
}

/// Queues a submit for a task, and one for each task before it that runs again with it: the program must still do what
/// it did. Of all that is judged the best counts.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::TaskLocked`], and as [`submissions::submit`]; [`Error::InFlight`] while a submit of
/// any task of the scenario is being judged.
pub fn submit(
    conn: &mut Conn,
    (slug, position): (&Slug, Position),
    user: UserId,
    program: &Program,
    rates: &Rates,
) -> Result<SubmissionId, Error> {
    submissions::lock_user(conn, user)?;
    let (found, earlier, task) = reached(conn, slug, position, user)?;
    let all: Vec<ProblemId> =
        store::places(conn, found.version)?.iter().map(|place| place.version).collect();
    if submissions::is_judging(conn, user, &all)? {
        return Err(Error::InFlight);
    }
    let id = submissions::submit(conn, &new(task.version, user, program), rates)?;
    for place in earlier.iter().filter(|place| task.runs_again(place.position)) {
        submissions::submit_again(conn, &new(place.version, user, program), id)?;
    }
    Ok(id)
}

/// Leaves a task with the points it has brought, so that the next one opens. Skipping it again changes nothing.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::TaskLocked`], [`Error::LastTask`], [`Error::Db`].
pub fn skip(
    conn: &mut Conn,
    (slug, position): (&Slug, Position),
    user: UserId,
) -> Result<(), Error> {
    let (found, _, task) = reached(conn, slug, position, user)?;
    if store::places(conn, found.version)?.last().is_none_or(|last| last.position == position.0) {
        return Err(Error::LastTask);
    }
    let now = clock::now(conn)?;
    if store::skip(conn, (user, found.problem, task.problem), now)? == 1 {
        let entry = Entry::of("problem", task.problem).by(Actor::User(user), "skip_task");
        entry.to("skipped").record(conn)?;
    }
    Ok(())
}

/// What `user` has sent for a task, and what was judged again for it, newest first; `None` where there is no such task.
///
/// # Errors
/// [`Error::TaskLocked`], [`Error::Db`].
pub fn history(
    conn: &mut Conn,
    (slug, position): (&Slug, Position),
    user: UserId,
    paging: Paging,
) -> Result<Option<Page<Summary>>, Error> {
    match reached(conn, slug, position, user) {
        Err(Error::NoProblem) => Ok(None),
        Err(e) => Err(e),
        Ok((_, _, task)) => Ok(Some(submissions::practised(conn, user, task.problem, paging)?)),
    }
}
