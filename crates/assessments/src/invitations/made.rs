//! How many invitations companies make.

use std::collections::BTreeMap;

use db::Conn;
use kernel::chrono::{NaiveDate, NaiveTime, TimeDelta};
use kernel::{CompanyId, Instant, InvitationId};

use super::store;
use crate::Error;

/// How many invitations the company can make now, of so many a day; fewer than 0 where the number was lowered
/// since. Others of the company wait.
pub(crate) fn left_today(
    conn: &mut Conn,
    (company, a_day): (CompanyId, i64),
    now: Instant,
) -> Result<i64, Error> {
    store::lock_company(conn, company)?;
    // What is made right now counts too, whatever the clocks of others say.
    let (from, before) = (now - TimeDelta::days(1), now + TimeDelta::days(1));
    Ok(a_day - store::made_between(conn, company, from, before)?)
}

/// How many invitations a company has made from one day on and before another one. Trials are none.
///
/// # Errors
/// [`Error::Db`].
pub fn made_between(
    conn: &mut Conn,
    company: CompanyId,
    (from, before): (NaiveDate, NaiveDate),
) -> Result<i64, Error> {
    Ok(store::made_between(conn, company, midnight(from), midnight(before))?)
}

/// The same of several companies, each between days of its own, in one statement. One that has made none is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn made_by_each(
    conn: &mut Conn,
    asked: &[(CompanyId, (NaiveDate, NaiveDate))],
) -> Result<BTreeMap<CompanyId, i64>, Error> {
    let between = |(company, (from, before)): &(CompanyId, (NaiveDate, NaiveDate))| {
        (*company, midnight(*from), midnight(*before))
    };
    let asked: Vec<_> = asked.iter().map(between).collect();
    Ok(store::made_by_each(conn, &asked)?)
}

fn midnight(day: NaiveDate) -> Instant {
    day.and_time(NaiveTime::MIN).and_utc()
}

/// The company that invites; `None` where there is no such invitation, or a partner runs the assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn company(conn: &mut Conn, id: InvitationId) -> Result<Option<CompanyId>, Error> {
    Ok(store::company(conn, id)?.flatten())
}
