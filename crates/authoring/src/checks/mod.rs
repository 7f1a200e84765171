//! Verifications of drafts by the judge.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Actor;
use kernel::{ProblemCheckId, ProblemDraftId, Seen, UserId};
use queue::jobs::{self, Kind as JobKind, NewJob, Priority};
use queue::live;

pub use rules::{Check, Filling, GroupVerdict, Kind, Line, State, Times};

use crate::Error;
use crate::drafts::{self, By, Change, Draft, Event};

/// What the topic of a check begins with.
pub const TOPIC: &str = "check";

fn announce(conn: &mut Conn, id: ProblemCheckId) -> Result<(), Error> {
    Ok(live::announce(conn, &format!("{TOPIC}:{id}"))?)
}

/// Has the judge verify a draft whose files have this digest, once the author's solution has filled in the answers that
/// are asked for.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Refused`], [`Error::Db`], [`Error::Queue`].
pub fn request(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ProblemDraftId>,
    (digest, fills): (&[u8], Option<Filling>),
) -> Result<Check, Error> {
    let draft = drafts::step(conn, (actor, By::Author), seen, Event::Verify)?;
    cancel(conn, draft.id)?;
    let id = ProblemCheckId::new();
    store::insert(conn, id, draft.id, (digest, fills), actor.user())?;
    jobs::enqueue(
        conn,
        &NewJob {
            kind: JobKind::Verify,
            subject: id.0,
            generation: 1,
            priority: Priority::BACKGROUND,
            fair_key: actor.user().map(|user| user.0),
            fair_group: draft.owner.company().map(|company| company.0),
            needs: None,
        },
    )?;
    find(conn, id)
}

/// Has a draft published for this person once the check that runs of it has passed; publishing it is for the caller of
/// [`finish`].
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`]; [`Error::NoCheck`] where none runs; [`Error::Db`], [`Error::Queue`].
pub fn publish_once_passed(
    conn: &mut Conn,
    seen: Seen<ProblemDraftId>,
    by: UserId,
) -> Result<(), Error> {
    // An edit locks the draft first, so this does too.
    drafts::hold(conn, seen)?;
    let running = store::running(conn, seen.id)?;
    for id in &running {
        store::set_publisher(conn, *id, by)?;
        announce(conn, *id)?;
    }
    if running.is_empty() { Err(Error::NoCheck) } else { Ok(()) }
}

/// The draft of a check that has passed or failed, the person who has it published for that, and whether it has passed;
/// `None` where nobody has.
///
/// # Errors
/// [`Error::Db`].
pub fn to_publish(
    conn: &mut Conn,
    id: ProblemCheckId,
) -> Result<Option<(ProblemDraftId, UserId, bool)>, Error> {
    let ended = store::ended(conn, id)?;
    Ok(ended.map(|(draft, by, state)| (draft, by, state == State::Passed)))
}

/// One check.
///
/// # Errors
/// [`Error::NoCheck`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: ProblemCheckId) -> Result<Check, Error> {
    store::find(conn, id)?.ok_or(Error::NoCheck)
}

/// The last check of a draft.
///
/// # Errors
/// [`Error::Db`].
pub fn newest(conn: &mut Conn, draft: ProblemDraftId) -> Result<Option<Check>, Error> {
    Ok(store::newest(conn, draft)?)
}

/// The log of a check, in order.
///
/// # Errors
/// [`Error::Unreadable`], [`Error::Db`].
pub fn lines(conn: &mut Conn, id: ProblemCheckId) -> Result<Vec<Line>, Error> {
    let rows = store::lines(conn, id)?;
    rows.into_iter()
        .map(|(kind, subject, is_good, text, groups)| {
            let groups = groups.map(serde_json::from_value).transpose()?.unwrap_or_default();
            Ok(Line { kind, subject, is_good, text, groups })
        })
        .collect()
}

/// Changes files, as [`drafts::edit`] says, and cancels what runs of the version before.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Refused`], [`Error::BadPath`], [`Error::TooLarge`],
/// [`Error::Db`].
pub fn edit(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ProblemDraftId>,
    changes: &[Change],
) -> Result<Draft, Error> {
    let draft = drafts::edit(conn, actor, seen, changes)?;
    cancel(conn, draft.id)?;
    Ok(draft)
}

/// Ends what runs of a draft, because its files change.
fn cancel(conn: &mut Conn, draft: ProblemDraftId) -> Result<(), Error> {
    for id in store::running(conn, draft)? {
        store::finish(conn, id, State::Cancelled, None)?;
        announce(conn, id)?;
    }
    Ok(())
}

/// Takes a check up, from the beginning: what a worker before has written is removed. `None` where it is
/// through or cancelled.
///
/// # Errors
/// [`Error::Db`], [`Error::Queue`].
pub fn begin(conn: &mut Conn, id: ProblemCheckId) -> Result<Option<Check>, Error> {
    let Some(check) = store::lock(conn, id)? else { return Ok(None) };
    match check.state {
        State::Queued => {}
        State::Running => {
            store::delete_lines(conn, id)?;
        }
        State::Passed | State::Failed | State::Cancelled => return Ok(None),
    }
    store::begin(conn, id)?;
    announce(conn, id)?;
    Ok(Some(check))
}

/// Adds a line to the log; answers whether the check goes on.
///
/// # Errors
/// [`Error::Unreadable`], [`Error::Db`], [`Error::Queue`].
pub fn add(conn: &mut Conn, id: ProblemCheckId, line: &Line) -> Result<bool, Error> {
    if !goes_on(conn, id)? {
        return Ok(false);
    }
    let line = line.bounded();
    let number = store::last_number(conn, id)?.unwrap_or(0) + 1;
    let groups = (!line.groups.is_empty()).then(|| serde_json::to_value(&line.groups));
    store::insert_line(conn, id, number, &line, groups.transpose()?)?;
    store::count_line(conn, id)?;
    announce(conn, id)?;
    Ok(true)
}

/// Whether a check is still wanted.
///
/// # Errors
/// [`Error::Db`].
pub fn goes_on(conn: &mut Conn, id: ProblemCheckId) -> Result<bool, Error> {
    Ok(store::lock(conn, id)?.is_some_and(|check| check.state == State::Running))
}

/// Puts the tests that generators made where the draft's tests are. What is checked from now on is the draft with them,
/// which has this digest. Answers whether the check goes on; nothing is put where it does not.
///
/// # Errors
/// [`Error::BadPath`], [`Error::TooLarge`], [`Error::Db`], [`Error::Queue`].
pub fn put_made(
    conn: &mut Conn,
    id: ProblemCheckId,
    made: &[Change],
    digest: &[u8],
) -> Result<bool, Error> {
    let Some(draft) = store::find(conn, id)?.map(|check| check.draft) else { return Ok(false) };
    // An edit locks the draft first, so this does too.
    drafts::hold(conn, Seen::any(draft))?;
    if !goes_on(conn, id)? {
        return Ok(false);
    }
    drafts::put_made(conn, draft, made)?;
    store::set_digest(conn, id, digest)?;
    announce(conn, id)?;
    Ok(true)
}

/// Ends a check, and with it the verification of its draft. Nothing where it was cancelled.
///
/// # Errors
/// [`Error::Refused`], [`Error::Db`], [`Error::Queue`].
pub fn finish(
    conn: &mut Conn,
    id: ProblemCheckId,
    (passed, times): (bool, Option<Times>),
) -> Result<(), Error> {
    let Some(draft) = store::find(conn, id)?.map(|check| check.draft) else { return Ok(()) };
    // An edit locks the draft first, so this does too.
    drafts::hold(conn, Seen::any(draft))?;
    let Some(check) = store::lock(conn, id)? else { return Ok(()) };
    if !matches!(check.state, State::Running | State::Queued) {
        return Ok(());
    }
    let (state, event) =
        if passed { (State::Passed, Event::Pass) } else { (State::Failed, Event::Fail) };
    store::finish(conn, id, state, times)?;
    drafts::step(conn, (Actor::System, By::System), Seen::any(draft), event)?;
    announce(conn, id)
}

/// Ends a check that no worker could finish, saying why.
///
/// # Errors
/// Those of [`finish`].
pub fn give_up(conn: &mut Conn, id: ProblemCheckId, why: &str) -> Result<(), Error> {
    let line = Line {
        kind: Kind::Package,
        subject: String::new(),
        is_good: false,
        text: format!("The check could not be finished: {why}"),
        groups: Vec::new(),
    };
    if begin(conn, id)?.is_some() {
        add(conn, id, &line)?;
        finish(conn, id, (false, None))?;
    }
    Ok(())
}
