//! Cases: what was found is put to the candidate, answered, decided by a person and, once, appealed.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{
    AttemptId, CompanyId, Cursor, Instant, IntegrityCaseId, Page, Paging, Refused, Seen, UserId,
};

pub use machine::State;
pub use rules::{
    ANSWER_HOURS, APPEAL_DAYS, About, Case, DecidedAs, Decider, Decision, MAX_TEXT, Outcome, Queue,
};

use crate::Error;
use machine::{By, Event, STEPS};
use store::Change;

/// What the audit log calls a case.
pub const KIND: &str = "integrity_case";

/// Whose cases are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// A candidate's own.
    Candidate(UserId),
    /// Those of a company's assessments.
    Company(CompanyId),
    /// All, for the admin.
    Everybody,
}

impl Decider {
    /// Who it is, in the audit log.
    pub fn actor(self) -> Actor {
        self.user().map_or(Actor::Operator, Actor::User)
    }
}

/// Opens the case of an attempt, and notes that its candidate is notified: they have [`ANSWER_HOURS`] from now.
/// `None` where the attempt had one.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, attempt: AttemptId, now: Instant) -> Result<Option<Case>, Error> {
    let Some(id) = store::insert(conn, attempt, now)? else { return Ok(None) };
    Entry::of(KIND, id).by(Actor::System, "open").to(State::Open).record(conn)?;
    let case = store::lock(conn, id)?.ok_or(Error::NoCase)?;
    let state = STEPS.step(case.state, Event::Notify, By::System)?;
    let answer_until = Some(now + TimeDelta::hours(ANSWER_HOURS));
    let change = Change { state: Some(state), answer_until, ..Change::default() };
    save(conn, &case, (Event::Notify, Actor::System, None), &change).map(Some)
}

/// One case.
///
/// # Errors
/// [`Error::NoCase`] where there is none among those; [`Error::Db`].
pub fn find(conn: &mut Conn, whose: Whose, id: IntegrityCaseId) -> Result<Case, Error> {
    store::find(conn, whose, id)?.ok_or(Error::NoCase)
}

/// The case of an attempt, where it has one. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Case>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}

/// Cases, those opened last first; all states where no queue is named.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    whose: Whose,
    queue: Option<Queue>,
    paging: Paging,
) -> Result<Page<Case>, Error> {
    let rows = store::list(conn, whose, queue, paging)?;
    Ok(Page::cut(rows, paging.limit, |case| Cursor { at: case.opened_at, id: case.id.0 }))
}

/// How many cases each queue has; none for one without.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, whose: Whose) -> Result<BTreeMap<Queue, i64>, Error> {
    let mut counts = BTreeMap::new();
    for (state, count) in store::counts(conn, whose)? {
        let queue = Queue::ALL.into_iter().find(|queue| queue.states().contains(&state));
        if let Some(queue) = queue {
            *counts.entry(queue).or_default() += count;
        }
    }
    Ok(counts)
}

/// How many appeals wait for the admin, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// A case that waits for a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undecided {
    /// Whose assessment it is about.
    pub company: CompanyId,
    /// Who sent the invitation, and does not decide.
    pub sent_by: UserId,
    /// Since the answer, or since the time for one was over.
    pub since: Instant,
}

/// Every case that waits for a decision.
///
/// # Errors
/// [`Error::Db`].
pub fn undecided(conn: &mut Conn) -> Result<Vec<Undecided>, Error> {
    Ok(store::undecided(conn)?)
}

/// Keeps what the candidate is writing.
///
/// # Errors
/// [`Error::BadText`]; [`Error::NoCase`]; [`Error::Refused`] where nothing can be sent; [`Error::Db`].
pub fn keep_draft(
    conn: &mut Conn,
    user: UserId,
    id: IntegrityCaseId,
    text: &str,
) -> Result<(), Error> {
    rules::check_draft(text)?;
    let case = locked(conn, Whose::Candidate(user), Seen::any(id))?;
    let now = clock::now(conn)?;
    if !case.can_answer(now) && !case.can_appeal(now) {
        STEPS.step(case.state, Event::Answer, By::Candidate)?;
        return Err(Error::AnswerOver);
    }
    store::set_draft(conn, id, text)?;
    Ok(())
}

/// The candidate answers.
///
/// # Errors
/// [`Error::BadText`]; [`Error::NoCase`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::AnswerOver`];
/// [`Error::Db`].
pub fn answer(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<IntegrityCaseId>,
    text: &str,
) -> Result<Case, Error> {
    rules::check_text(text)?;
    let case = locked(conn, Whose::Candidate(user), seen)?;
    let state = STEPS.step(case.state, Event::Answer, By::Candidate)?;
    let now = clock::now(conn)?;
    if !case.can_answer(now) {
        return Err(Error::AnswerOver);
    }
    let change = Change {
        state: Some(state),
        draft: Some(String::new()),
        answer: Some(text.to_owned()),
        answered_at: Some(now),
        ..Change::default()
    };
    save(conn, &case, (Event::Answer, Actor::User(user), None), &change)
}

/// Ends the time to answer of the case that has been over for the longest; `None` where none is.
///
/// # Errors
/// [`Error::Db`].
pub fn lapse_next(conn: &mut Conn, now: Instant) -> Result<Option<Case>, Error> {
    let Some(id) = store::take_lapsed(conn, now)? else { return Ok(None) };
    let case = store::lock(conn, id)?.ok_or(Error::NoCase)?;
    let state = STEPS.step(case.state, Event::LetLapse, By::System)?;
    let change = Change { state: Some(state), draft: Some(String::new()), ..Change::default() };
    save(conn, &case, (Event::LetLapse, Actor::System, None), &change).map(Some)
}

/// Decides a case: first for the company or for Assay, and after an appeal for good.
///
/// # Errors
/// [`Error::BadText`]; [`Error::NoCase`]; [`Error::StaleVersion`]; [`Error::OwnInvitation`]; [`Error::Refused`];
/// [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    (whose, decider): (Whose, Decider),
    seen: Seen<IntegrityCaseId>,
    decision: &Decision,
) -> Result<Case, Error> {
    rules::check_text(&decision.reason)?;
    let case = locked(conn, whose, seen)?;
    let by = decider.by(case.about.sent_by);
    let appealed = case.state == State::Appealed;
    let event = if appealed { Event::Conclude } else { decision.outcome.event() };
    let state = match STEPS.step(case.state, event, by) {
        Err(Refused::NotYours { .. }) if by == By::Sender => return Err(Error::OwnInvitation),
        stepped => stepped?,
    };
    let now = clock::now(conn)?;
    let (outcome, reason) = (Some(decision.outcome), Some(decision.reason.clone()));
    let change = if appealed {
        Change {
            state: Some(state),
            final_outcome: outcome,
            final_reason: reason,
            final_by: decider.user(),
            final_at: Some(now),
            ..Change::default()
        }
    } else {
        Change {
            state: Some(state),
            outcome,
            reason,
            decided_by: decider.user(),
            decided_as: Some(decider.capacity()),
            decided_at: Some(now),
            ..Change::default()
        }
    };
    save(conn, &case, (event, decider.actor(), Some(decision.outcome.as_str())), &change)
}

/// The candidate appeals, once.
///
/// # Errors
/// As [`answer`], with [`Error::AppealOver`].
pub fn appeal(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<IntegrityCaseId>,
    text: &str,
) -> Result<Case, Error> {
    rules::check_text(text)?;
    let case = locked(conn, Whose::Candidate(user), seen)?;
    let state = STEPS.step(case.state, Event::Appeal, By::Candidate)?;
    let now = clock::now(conn)?;
    if !case.can_appeal(now) {
        return Err(Error::AppealOver);
    }
    let change = Change {
        state: Some(state),
        draft: Some(String::new()),
        appeal: Some(text.to_owned()),
        appealed_at: Some(now),
        ..Change::default()
    };
    save(conn, &case, (Event::Appeal, Actor::User(user), None), &change)
}

/// A case whose row is locked until the transaction ends, as it was seen.
fn locked(conn: &mut Conn, whose: Whose, seen: Seen<IntegrityCaseId>) -> Result<Case, Error> {
    find(conn, whose, seen.id)?;
    let case = store::lock(conn, seen.id)?.ok_or(Error::NoCase)?;
    if seen.is_stale(case.version) { Err(Error::StaleVersion) } else { Ok(case) }
}

/// Saves a step. What people write stays out of the audit log.
fn save(
    conn: &mut Conn,
    before: &Case,
    (event, actor, why): (Event, Actor, Option<&str>),
    change: &Change,
) -> Result<Case, Error> {
    store::change(conn, before.id, change)?;
    let after = store::lock(conn, before.id)?.ok_or(Error::NoCase)?;
    let entry = Entry::of(KIND, before.id).by(actor, event);
    entry.step(before.state, after.state).because(why).record(conn)?;
    Ok(after)
}
