//! A company asks for a report, or a candidate makes their own; the candidate consents or does not.

mod machine;
mod reading;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, GithubReportId, Instant, Seen, UserId};

pub use machine::{By, Event, State};
pub use reading::{get, has_met, list, people};
pub use rules::{
    AGAIN_AFTER_DAYS, CONSENT_MINUTES, DAYS, Failure, MAX_OPEN, REFRESH_HOURS, Report,
};

use crate::Error;
use crate::evidence::Evidence;
use crate::metrics::Figures;

/// What the audit log calls a report.
pub const KIND: &str = "github_report";

/// How far back GitHub is read. Its counts go no further.
const SPAN_DAYS: i64 = 365;

/// Who asks, and what they write.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The company.
    pub company: CompanyId,
    /// Who at it.
    pub by: UserId,
    /// 20 to 1000 characters.
    pub message: &'a str,
}

/// A report to be stored.
pub(crate) struct New<'a> {
    candidate: UserId,
    asked: Option<Asked<'a>>,
    at: Instant,
    until: Instant,
}

/// A candidate, as a company that knows them sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// What the account calls itself.
    pub name: String,
    /// Its address.
    pub email: String,
}

/// Whose reports are meant.
#[derive(Debug, Clone, Copy)]
pub enum Whose {
    /// Those on a candidate.
    Candidate(UserId),
    /// Those that a company has asked for.
    Company(CompanyId),
}

impl Whose {
    fn owns(self, report: &Report) -> bool {
        match self {
            Self::Candidate(user) => report.candidate == user,
            Self::Company(company) => report.company == Some(company),
        }
    }
}

fn until(now: Instant) -> Instant {
    now + TimeDelta::days(DAYS)
}

/// Asks a candidate; `None` stands for an address of nobody whom the company knows, whatever the reason.
///
/// # Errors
/// [`Error::Field`], [`Error::TooManyOpen`], [`Error::AskedAlready`], [`Error::Db`].
pub fn request(
    conn: &mut Conn,
    asked: Asked<'_>,
    candidate: Option<UserId>,
    now: Instant,
) -> Result<Report, Error> {
    rules::check_message(asked.message)?;
    store::lock_company(conn, asked.company)?;
    let Some(candidate) = candidate else {
        let detail = "You know nobody by name with this address and an account: no applicant, nobody who \
                      started an assessment of yours and nobody who accepted an introduction.";
        return Err(Error::Field { field: "email", code: "unknown", detail });
    };
    let since = now - TimeDelta::days(AGAIN_AFTER_DAYS);
    if store::was_asked(conn, asked.company, candidate, since)? {
        return Err(Error::AskedAlready);
    }
    if store::count_open(conn, asked.company, now)? >= MAX_OPEN {
        return Err(Error::TooManyOpen);
    }
    let new = New { candidate, asked: Some(asked), at: now, until: until(now) };
    let id = store::insert(conn, &new)?;
    let entry = Entry::of(KIND, id).by(Actor::User(asked.by), "request");
    entry.to(State::Requested).record(conn)?;
    store::find(conn, id)?.ok_or(Error::NoReport)
}

/// The candidate's own report: the one that has not ended, or a new one.
///
/// # Errors
/// [`Error::Db`].
pub fn own(conn: &mut Conn, user: UserId, now: Instant) -> Result<Report, Error> {
    store::lock_candidate(conn, user)?;
    let id = match store::own(conn, user, now)? {
        Some(id) => id,
        None => {
            let new = New { candidate: user, asked: None, at: now, until: until(now) };
            let id = store::insert(conn, &new)?;
            let entry = Entry::of(KIND, id).by(Actor::User(user), "begin");
            entry.to(State::Requested).record(conn)?;
            id
        }
    };
    store::find(conn, id)?.ok_or(Error::NoReport)
}

/// Locks a report and checks the version that was seen.
fn hold(
    conn: &mut Conn,
    whose: Option<Whose>,
    seen: Seen<GithubReportId>,
) -> Result<Report, Error> {
    store::lock(conn, seen.id)?;
    let found = store::find(conn, seen.id)?.ok_or(Error::NoReport)?;
    if whose.is_some_and(|whose| !whose.owns(&found)) {
        return Err(Error::NoReport);
    }
    if seen.is_stale(found.version) { Err(Error::StaleVersion) } else { Ok(found) }
}

/// Takes a step of somebody who holds the report; what has had its time has ended.
fn step(
    conn: &mut Conn,
    before: &Report,
    (event, by): (Event, Option<UserId>),
    now: Instant,
) -> Result<(), Error> {
    let late = event != Event::Expire;
    let from = if late { before.state_at(now) } else { before.state };
    let whose = if by.is_some() { By::Candidate } else { By::System };
    let to = machine::STEPS.step(from, event, whose)?;
    let ended = [State::Declined, State::Expired, State::Withdrawn].contains(&to);
    if ended {
        store::wipe(conn, before.id)?;
    }
    store::set_state(conn, before.id, to, ended.then_some(now))?;
    let actor = by.map_or(Actor::System, Actor::User);
    Entry::of(KIND, before.id).by(actor, event).step(before.state, to).record(conn)?;
    Ok(())
}

/// Takes a step of the candidate that needs nothing else: declining or withdrawing. What was collected is
/// deleted with it.
///
/// # Errors
/// [`Error::NoReport`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Db`].
pub fn end(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<GithubReportId>,
    event: Event,
    now: Instant,
) -> Result<Report, Error> {
    let before = hold(conn, Some(Whose::Candidate(user)), seen)?;
    step(conn, &before, (event, Some(user)), now)?;
    store::find(conn, seen.id)?.ok_or(Error::NoReport)
}

/// Gives the company that asks a copy of the candidate's own report.
///
/// # Errors
/// [`Error::NothingToShare`]; those of [`end`].
pub fn share(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<GithubReportId>,
    now: Instant,
) -> Result<Report, Error> {
    let before = hold(conn, Some(Whose::Candidate(user)), seen)?;
    let own = store::own(conn, user, now)?.map(|id| store::find(conn, id)).transpose()?.flatten();
    let own = own.filter(|own| own.id != seen.id && own.state_at(now) == State::Ready);
    let (own, at) =
        own.and_then(|own| own.collected_at.map(|at| (own, at))).ok_or(Error::NothingToShare)?;
    let figures = own.figures.as_ref().ok_or(Error::NothingToShare)?;
    step(conn, &before, (Event::Share, Some(user)), now)?;
    let json = serde_json::to_value(figures).unwrap_or_default();
    store::set_figures(conn, seen.id, (&json, own.login.as_deref()), (at, until(at)))?;
    store::find(conn, seen.id)?.ok_or(Error::NoReport)
}

/// Begins the way to GitHub and back. `state` is the digest of what the candidate comes back with.
///
/// # Errors
/// [`Error::RefreshedToday`]; those of [`end`].
pub fn begin_consent(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<GithubReportId>,
    (state, verifier): (&[u8], &str),
    now: Instant,
) -> Result<(), Error> {
    let before = hold(conn, Some(Whose::Candidate(user)), seen)?;
    machine::STEPS.step(before.state_at(now), Event::Consent, By::Candidate)?;
    if before.is_fresh(now) {
        return Err(Error::RefreshedToday);
    }
    let until = now + TimeDelta::minutes(CONSENT_MINUTES);
    store::begin_consent(conn, seen.id, (state, verifier), until)?;
    Ok(())
}

/// Takes the consent that the candidate began and that comes back with this state: its report and its
/// verifier. It cannot be taken twice.
///
/// # Errors
/// [`Error::NoConsentBegun`], [`Error::Db`].
pub fn take_consent(
    conn: &mut Conn,
    user: UserId,
    state: &[u8],
    now: Instant,
) -> Result<(GithubReportId, String), Error> {
    let (id, verifier) = store::consent_of(conn, user, state, now)?.ok_or(Error::NoConsentBegun)?;
    store::end_consent(conn, id)?;
    Ok((id, verifier.ok_or(Error::NoConsentBegun)?))
}

/// The consent, with a token that is sealed. What was read before stays readable until it is read again.
///
/// # Errors
/// Those of [`end`].
pub fn consent(
    conn: &mut Conn,
    user: UserId,
    id: GithubReportId,
    sealed: &[u8],
    now: Instant,
) -> Result<Report, Error> {
    let before = hold(conn, Some(Whose::Candidate(user)), Seen::any(id))?;
    let (_, evidence) = store::collected(conn, id)?.ok_or(Error::NoReport)?;
    step(conn, &before, (Event::Consent, Some(user)), now)?;
    let evidence = evidence.renewed((now - TimeDelta::days(SPAN_DAYS), now));
    store::set_token(conn, id, sealed, (&evidence, now))?;
    store::find(conn, id)?.ok_or(Error::NoReport)
}

/// What is to be collected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// The token, sealed.
    pub token: Vec<u8>,
    /// What was read so far.
    pub evidence: Evidence,
}

/// Begins or goes on collecting; `None` where there is nothing to collect any more.
///
/// # Errors
/// [`Error::Db`].
pub fn begin_collecting(
    conn: &mut Conn,
    id: GithubReportId,
    generation: i32,
    now: Instant,
) -> Result<Option<Task>, Error> {
    store::lock(conn, id)?;
    let found = store::find(conn, id)?.filter(|report| report.generation == generation);
    let Some(report) = found else { return Ok(None) };
    match report.state_at(now) {
        State::Consented => step(conn, &report, (Event::Collect, None), now)?,
        State::Collecting => {}
        _ => return Ok(None),
    }
    let row = store::collected(conn, id)?;
    Ok(row.and_then(|(token, evidence)| token.map(|token| Task { token, evidence })))
}

/// The report while it is still being collected in this generation; locked.
fn collecting(
    conn: &mut Conn,
    id: GithubReportId,
    generation: i32,
    now: Instant,
) -> Result<Option<Report>, Error> {
    store::lock(conn, id)?;
    let goes_on =
        |one: &Report| one.state_at(now) == State::Collecting && one.generation == generation;
    Ok(store::find(conn, id)?.filter(goes_on))
}

/// Saves what was read so far; `false` where the candidate has withdrawn meanwhile.
///
/// # Errors
/// [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    id: GithubReportId,
    generation: i32,
    evidence: &Evidence,
    now: Instant,
) -> Result<bool, Error> {
    let Some(report) = collecting(conn, id, generation, now)? else { return Ok(false) };
    store::save(conn, report.id, evidence)?;
    Ok(true)
}

/// Everything was read: the report is ready, and the token deleted. `None` where the candidate has withdrawn
/// meanwhile.
///
/// # Errors
/// [`Error::Db`].
pub fn finish(
    conn: &mut Conn,
    id: GithubReportId,
    generation: i32,
    figures: &Figures,
    now: Instant,
) -> Result<Option<Report>, Error> {
    let Some(report) = collecting(conn, id, generation, now)? else { return Ok(None) };
    let json = serde_json::to_value(figures).unwrap_or_default();
    store::set_figures(conn, id, (&json, Some(&figures.login)), (now, until(now)))?;
    step(conn, &report, (Event::Finish, None), now)?;
    Ok(store::find(conn, id)?)
}

/// It cannot be read; the token is deleted.
///
/// # Errors
/// [`Error::Db`].
pub fn fail(
    conn: &mut Conn,
    id: GithubReportId,
    generation: i32,
    why: Failure,
    now: Instant,
) -> Result<(), Error> {
    let Some(report) = collecting(conn, id, generation, now)? else { return Ok(()) };
    store::set_failure(conn, id, why)?;
    step(conn, &report, (Event::Fail, None), now)
}

/// Reports and requests whose time is over, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<GithubReportId>, Error> {
    Ok(store::overdue(conn, now, limit)?)
}

/// Ends a report whose time is over, and deletes what was collected.
///
/// # Errors
/// [`Error::Refused`] where it has ended meanwhile; [`Error::Db`].
pub fn expire(conn: &mut Conn, id: GithubReportId, now: Instant) -> Result<(), Error> {
    let before = hold(conn, None, Seen::any(id))?;
    step(conn, &before, (Event::Expire, None), now)
}
