//! Saving what somebody types. Drafts that arrive together are saved in one transaction (ADR 55).

mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::borrow::Borrow;
use std::collections::HashMap;

use db::together::{Each, Locked as Met};
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, UserId};

use crate::Error;
use crate::attempts::{Draft, GRACE_SECONDS, Locked, MAX_DRAFT, NewDraft, State};
use crate::leases::{self, Lease};
use store::{Place, Saved, Tasks};

/// A draft that somebody sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saving {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whose it has to be.
    pub user: UserId,
    /// What they typed.
    pub draft: NewDraft,
}

/// Saves the drafts of several people and answers each with its revision and time. The revision must be the one
/// last seen; saving again what is saved changes nothing. Where the connection had broken before the end, what
/// was typed arrives a while later than anything else. What is refused is answered as by
/// [`crate::attempts::check_open`], or with [`Error::LanguageNotOffered`], [`Error::SourceTooLarge`],
/// [`Error::SourceHasNul`] or [`Error::StaleRevision`], and leaves the others as they are.
///
/// # Errors
/// [`Error::Db`], where nothing was saved.
pub fn save_all(
    conn: &mut Conn,
    of: &[impl Borrow<Saving>],
    met: Met,
) -> Result<Each<Draft, Error>, Error> {
    let ids: Vec<AttemptId> = of.iter().map(|one| one.borrow().attempt).collect();
    let locked = store::lock(conn, &ids, met)?;
    let known = Known::read(conn, of, &locked)?;
    let mut each = Vec::with_capacity(of.len());
    let mut to_save = Vec::new();
    for (at, one) in of.iter().enumerate() {
        let one: &Saving = one.borrow();
        each.push(match (locked.get(&one.attempt), met) {
            // Somebody else has it, or it is not there: one that waits will see.
            (None, Met::Skip) => None,
            (None, Met::Wait) => Some(Err(Error::NoAttempt)),
            (Some(locked), _) => match known.next(one, locked) {
                Ok((revision, Some(saved))) if revision == saved.revision => Some(Ok(saved)),
                Ok((revision, _)) => {
                    to_save.push((at, one, revision));
                    None
                }
                Err(refused) => Some(Err(refused)),
            },
        });
    }
    let rows: Vec<_> = to_save.iter().map(|(_, one, revision)| (*one, *revision)).collect();
    let mut saved = store::save(conn, &rows, known.now)?;
    for (at, one, _) in to_save {
        if let Some(result) = each.get_mut(at) {
            *result = saved.remove(&Place::of(one)).map(Ok);
        }
    }
    Ok(each)
}

/// What is known of those who send something, read after their attempts were locked.
struct Known {
    now: Instant,
    leases: HashMap<AttemptId, Lease>,
    tasks: Tasks,
    saved: Saved,
}

impl Known {
    fn read(
        conn: &mut Conn,
        of: &[impl Borrow<Saving>],
        locked: &HashMap<AttemptId, Locked>,
    ) -> Result<Self, Error> {
        let ids: Vec<AttemptId> = locked.keys().copied().collect();
        let drafts = || of.iter().map(|one| &one.borrow().draft);
        let tasks: Vec<_> = drafts().map(|draft| draft.task).collect();
        let languages: Vec<_> = drafts().map(|draft| draft.language).collect();
        Ok(Self {
            now: clock::now(conn)?,
            leases: leases::of(conn, &ids)?,
            tasks: store::tasks(conn, &ids, &tasks)?,
            saved: store::saved(conn, &ids, (&tasks, &languages))?,
        })
    }

    /// The revision that a draft is saved as, and what is saved of it so far.
    fn next(&self, one: &Saving, locked: &Locked) -> Result<(i32, Option<Draft>), Error> {
        let draft = &one.draft;
        if locked.user != one.user {
            return Err(Error::NoAttempt);
        }
        let task = self.tasks.get(&(one.attempt, draft.task)).ok_or(Error::NoTask)?;
        if locked.state != State::InProgress {
            return Err(Error::AttemptClosed);
        }
        let lease = self.leases.get(&one.attempt);
        leases::admit(lease, draft.lease)?;
        let grace = TimeDelta::seconds(GRACE_SECONDS);
        if self.now > leases::text_until(lease, locked.ends_at, grace) {
            return Err(Error::AttemptClosed);
        }
        draft.check(&task.languages, task.max_source.min(MAX_DRAFT))?;
        let saved = self.saved.get(&Place::of(one));
        let current = saved.map_or(1, |draft| draft.revision);
        Ok((draft.next(saved)?.unwrap_or(current), saved.cloned()))
    }
}
