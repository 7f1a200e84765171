//! How many candidates a company can still invite: what its plan has, what the admin has granted, and what was used
//! of both, counted from the invitations themselves.

use std::collections::BTreeMap;

use assessments::invitations;
use billing::allowance::{self, Allowance, Window};
use companies::free_trials::{self, FreeTrial};
use companies::{grants, profiles};
use db::Conn;
use kernel::chrono::{Days, NaiveDate};
use kernel::{CompanyId, Instant, InvitationId};

use crate::Result;

/// What is left to a company.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Allowance> {
    if let Some(trial) = trial_in_force(conn, company)? {
        return of_trial(conn, company, &trial);
    }
    let (plan, window) = allowance::plan_of(conn, company, today)?;
    let made = invitations::made_between(conn, company, (window.from, window.renews_on))?;
    Ok(allowance::of(conn, company, ((plan, window), made), today)?)
}

/// What is left of a free trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftOfTrial {
    /// When it ends.
    pub ends_at: Instant,
    /// How many invitations it has.
    pub invitations: i64,
    /// How many of them are left.
    pub invitations_left: i64,
}

/// The free trial that opens a company's assessments: none for one that pays for them.
fn trial_in_force(conn: &mut Conn, company: CompanyId) -> Result<Option<FreeTrial>> {
    match free_trials::of(conn, company)? {
        Some(trial) if !grants::flags(conn, company)?.has_assessments() => Ok(Some(trial)),
        Some(_) | None => Ok(None),
    }
}

/// What is left of it.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn left_of_trial(
    conn: &mut Conn,
    company: CompanyId,
    now: Instant,
) -> Result<Option<LeftOfTrial>> {
    let Some(trial) = trial_in_force(conn, company)? else { return Ok(None) };
    let allowance = of(conn, company, now.date_naive())?;
    let (invitations, invitations_left) = (trial.invitations.into(), allowance.left());
    Ok(Some(LeftOfTrial { ends_at: trial.ends_at, invitations, invitations_left }))
}

/// What is left of a free trial, counted from its first day on.
fn of_trial(conn: &mut Conn, company: CompanyId, trial: &FreeTrial) -> Result<Allowance> {
    let day_after = trial.ends_at.date_naive() + Days::new(1);
    let window = Window { from: trial.begun_at.date_naive(), renews_on: day_after };
    let made = invitations::made_between(conn, company, (window.from, window.renews_on))?;
    Ok(allowance::of_trial(conn, trial.invitations, (window, made))?)
}

/// The same of each of these companies, in as many statements as of one.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of_each(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeMap<CompanyId, Allowance>> {
    let plans = allowance::plans_of(conn, companies, today)?;
    let months: Vec<_> = plans
        .iter()
        .map(|(company, (_, window))| (*company, (window.from, window.renews_on)))
        .collect();
    let made = invitations::made_by_each(conn, &months)?;
    let counted = plans
        .into_iter()
        .map(|(company, plan)| (company, (plan, made.get(&company).copied().unwrap_or_default())))
        .collect();
    Ok(allowance::of_each(conn, counted, today)?)
}

/// What [`of`] answers, which stays so until the transaction ends: everybody else who invites for the company waits.
pub(in crate::assessments) fn hold(
    conn: &mut Conn,
    company: CompanyId,
    today: NaiveDate,
) -> Result<Allowance> {
    profiles::hold(conn, company)?;
    of(conn, company, today)
}

/// Takes what was invited beyond the quota from what was granted.
pub(in crate::assessments) fn charge(
    conn: &mut Conn,
    (company, before): (CompanyId, &Allowance),
    made: &[InvitationId],
    today: NaiveDate,
) -> Result<()> {
    Ok(allowance::charge(conn, (company, before), made, today)?)
}
