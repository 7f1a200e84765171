//! Candidates who let companies find them.

mod github;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AttemptId, CompanyId, ResumeId, TalentProfileId, UserId};

pub use rules::{Form, MAX_BLOCKED, MAX_PAY, Pay, Profile};
pub use words::{
    Authorisation, Availability, Employment, PayPeriod, Place, Score, Skill, Visibility,
};

use crate::deck::Deck;
use crate::{Error, results};

/// What the audit log calls somebody's place in the pool.
const KIND: &str = "talent_profile";
/// Counts of people are multiples of this.
const ROUNDED_TO: usize = 10;

/// Somebody's place in the pool; `None` where they have not joined.
///
/// # Errors
/// [`Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Profile>, Error> {
    let Some(profile) = store::of_user(conn, user)? else { return Ok(None) };
    let blocked = store::blocked(conn, profile.id)?;
    let shown = results::of(conn, profile.id)?;
    Ok(Some(profile.with(blocked, shown)))
}

/// Where each of these people would work. Who has not joined the pool, or hides in it, is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn places(
    conn: &mut Conn,
    users: &[UserId],
) -> Result<BTreeMap<UserId, BTreeSet<Place>>, Error> {
    let rows = store::places(conn, users)?;
    Ok(rows.into_iter().map(|(user, places)| (user, places.into_iter().collect())).collect())
}

/// Joins the pool, or changes what is said there; `seen` is the version that was read, 0 where there
/// was none. It counts from this transaction on.
///
/// # Errors
/// [`Error::Field`], [`Error::StaleVersion`], [`Error::Db`].
pub fn save(conn: &mut Conn, user: UserId, seen: i32, form: &Form) -> Result<Profile, Error> {
    form.check()?;
    let form = &form.normalised()?;
    let mut deck = Deck::lock(conn)?;
    let before = store::lock(conn, user)?;
    if before.as_ref().map_or(0, |profile| profile.version) != seen {
        return Err(Error::StaleVersion);
    }
    let after = match &before {
        None => store::insert(conn, user, form)?.ok_or(Error::StaleVersion)?,
        Some(profile) => store::update(conn, profile.id, form)?,
    };
    store::unblock(conn, after.id)?;
    store::block(conn, after.id, &form.blocked)?;
    results::set(conn, after.id, &form.results)?;
    deck.put(conn, after.id, &form.says(), form.shown())?;
    let action = if before.is_none() { "join" } else { "change" };
    let entry = Entry::of(KIND, after.id).by(Actor::User(user), action);
    match before {
        None => entry.to(form.visibility).record(conn)?,
        Some(was) => entry.step(was.form.visibility, form.visibility).record(conn)?,
    }
    Ok(after.with(form.blocked.clone(), form.results.clone()))
}

/// Puts a file beside the profile, or takes it away; answers the profile, and the file that was there, which
/// nothing refers to any more.
///
/// # Errors
/// [`Error::NoProfile`], [`Error::Db`].
pub fn attach(
    conn: &mut Conn,
    user: UserId,
    resume: Option<ResumeId>,
) -> Result<(Profile, Option<ResumeId>), Error> {
    Deck::lock(conn)?;
    let before = store::lock(conn, user)?.ok_or(Error::NoProfile)?;
    let after = store::set_resume(conn, before.id, resume)?;
    let action = if resume.is_some() { "attach_resume" } else { "remove_resume" };
    Entry::of(KIND, after.id).by(Actor::User(user), action).record(conn)?;
    let blocked = store::blocked(conn, after.id)?;
    let shown = results::of(conn, after.id)?;
    Ok((after.with(blocked, shown), before.resume.filter(|old| Some(*old) != resume)))
}

/// The attempts whose results somebody shows, of which those are forgotten that are gone. What was due of
/// them no longer is.
///
/// # Errors
/// [`Error::Db`].
pub fn settle(conn: &mut Conn, id: TalentProfileId) -> Result<BTreeSet<AttemptId>, Error> {
    // In the order in which a save locks.
    Deck::lock(conn)?;
    results::settle(conn, id)
}

/// Shows what the results of somebody reach now.
///
/// # Errors
/// [`Error::Db`].
pub fn prove(conn: &mut Conn, id: TalentProfileId, score: Option<Score>) -> Result<(), Error> {
    let mut deck = Deck::lock(conn)?;
    let Some(Profile { form, .. }) = store::lock_one(conn, id)? else { return Ok(()) };
    if form.score == score {
        return Ok(());
    }
    store::set_score(conn, id, score)?;
    let form = Form { score, ..form };
    deck.put(conn, id, &form.says(), form.shown())
}

/// Leaves the pool: nothing of it is kept but what became of introductions. Answers the file that was there,
/// which nothing refers to any more.
///
/// # Errors
/// [`Error::NoProfile`], [`Error::Db`].
pub fn leave(conn: &mut Conn, user: UserId) -> Result<Option<ResumeId>, Error> {
    let deck = Deck::lock(conn)?;
    let profile = store::lock(conn, user)?.ok_or(Error::NoProfile)?;
    deck.take(conn, profile.id)?;
    store::delete(conn, profile.id)?;
    Entry::of(KIND, profile.id).by(Actor::User(user), "leave").record(conn)?;
    Ok(profile.resume)
}

/// How many visible people have a skill, rounded down to tens; a skill with fewer is left out. Those
/// who block `viewer` are not counted for it.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, viewer: Option<CompanyId>) -> Result<BTreeMap<Skill, usize>, Error> {
    let mut counted: BTreeMap<Skill, usize> = BTreeMap::new();
    for skill in store::skills(conn, viewer)?.into_iter().flatten() {
        *counted.entry(skill).or_default() += 1;
    }
    let rounded = counted.into_iter().map(|(skill, n)| (skill, n - n % ROUNDED_TO));
    Ok(rounded.filter(|(_, n)| *n > 0).collect())
}

/// A company that can be blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Its id.
    pub id: CompanyId,
    /// Its name.
    pub name: String,
}

/// The first companies by name that are approved and whose name contains this, or begins with one or two letters, at most
/// ten.
///
/// # Errors
/// [`Error::Db`].
pub fn companies(conn: &mut Conn, begins: &str) -> Result<Vec<Known>, Error> {
    Ok(store::companies(conn, begins)?)
}

/// Whether a candidate blocks a company. Nobody does who is not in the pool.
///
/// # Errors
/// [`Error::Db`].
pub fn blocks(conn: &mut Conn, user: UserId, company: CompanyId) -> Result<bool, Error> {
    Ok(store::blocks(conn, user, company)?)
}

/// Which of these companies a candidate blocks, in one statement; see [`blocks`].
///
/// # Errors
/// [`Error::Db`].
pub fn blocked_among(
    conn: &mut Conn,
    user: UserId,
    companies: &[CompanyId],
) -> Result<BTreeSet<CompanyId>, Error> {
    Ok(store::blocked_among(conn, user, companies)?)
}

/// Locks a candidate's place in the pool, where they have one: until the transaction ends, they block no company and
/// unblock none.
///
/// # Errors
/// [`Error::Db`].
pub fn hold(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    store::lock(conn, user)?;
    Ok(())
}

/// The names of the companies that a candidate blocks.
///
/// # Errors
/// [`Error::Db`].
pub fn names(conn: &mut Conn, blocked: &Form) -> Result<Vec<Known>, Error> {
    Ok(store::names(conn, &blocked.blocked)?)
}
