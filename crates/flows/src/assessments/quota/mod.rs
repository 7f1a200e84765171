//! How many candidates a company can still invite: what its plan has, what the admin has granted, and what was used
//! of both, counted from the invitations themselves.

use std::collections::BTreeMap;

use assessments::invitations;
use billing::allowance::{self, Allowance};
use companies::profiles;
use db::Conn;
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, InvitationId};

use crate::Result;

/// What is left to a company.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Allowance> {
    let (plan, window) = allowance::plan_of(conn, company, today)?;
    let made = invitations::made_between(conn, company, (window.from, window.renews_on))?;
    Ok(allowance::of(conn, company, ((plan, window), made), today)?)
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
