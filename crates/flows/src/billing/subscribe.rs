//! Subscriptions: begun, changed, ended, and renewed with an invoice for each period.

use ::billing::allowance;
use ::billing::subscriptions::{self, Subscription};
use companies::profiles;
use db::audit::Actor;
use db::{Conn, Db};
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, Seen};

use crate::post::Sender;
use crate::{Result, Reviewer};

/// How many companies are looked at in one go.
const AT_ONCE: i64 = 200;

/// Subscribes a company to a plan, and issues the invoice of the first period.
///
/// # Errors
/// [`crate::Error::UnknownBuyer`]; those of the subscription and the invoice.
pub fn subscribe(
    conn: &mut Conn,
    by: &Reviewer,
    company: CompanyId,
    plan: &str,
) -> Result<Subscription> {
    super::buyer(conn, company)?;
    let begun = subscriptions::begin(conn, by.actor, company, plan, by.sender.now)?;
    bill(conn, by, &begun)?;
    Ok(begun)
}

/// Issues the invoice of a period; a plan that costs nothing has none.
fn bill(conn: &mut Conn, by: &Reviewer, of: &Subscription) -> Result<()> {
    if of.plan.form.price == 0 {
        return Ok(());
    }
    let draft = subscriptions::draft(&of.plan, of.period);
    let begun = super::begin(conn, by, of.company, &draft)?;
    let issued = super::issue(conn, by, Seen::at(begun.id, begun.version))?;
    Ok(subscriptions::note_invoice(conn, of, issued.id)?)
}

/// Chooses the plan of the next period.
///
/// # Errors
/// Those of the subscription.
pub fn choose_next(
    conn: &mut Conn,
    by: &Reviewer,
    of: (CompanyId, i32),
    plan: &str,
) -> Result<Subscription> {
    profiles::hold(conn, of.0)?;
    Ok(subscriptions::choose_next(conn, by.actor, of, plan)?)
}

/// Has a subscription end with its period, or go on after all.
///
/// # Errors
/// Those of the subscription.
pub fn end_with_period(
    conn: &mut Conn,
    by: &Reviewer,
    of: (CompanyId, i32),
    (ends, why): (bool, &str),
) -> Result<Subscription> {
    profiles::hold(conn, of.0)?;
    Ok(subscriptions::end_with_period(conn, by.actor, of, (ends, why))?)
}

/// Ends a subscription today.
///
/// # Errors
/// Those of the subscription.
pub fn churn(conn: &mut Conn, by: &Reviewer, of: (CompanyId, i32), why: &str) -> Result<()> {
    profiles::hold(conn, of.0)?;
    Ok(subscriptions::churn(conn, by.actor, of, why, by.sender.now)?)
}

/// Grants a company invitations beyond its plan.
///
/// # Errors
/// Those of the grant.
pub fn grant(
    conn: &mut Conn,
    by: &Reviewer,
    what: (CompanyId, i32, NaiveDate),
    why: &str,
) -> Result<()> {
    profiles::hold(conn, what.0)?;
    allowance::grant(conn, by.actor, what, why, by.sender.now)?;
    Ok(())
}

/// Renews every subscription whose period is over, or ends it.
pub(super) fn renew_due(db: &Db, sender: &Sender) -> Result<()> {
    let today = sender.now.date_naive();
    for company in db.read_now(|conn| subscriptions::due(conn, today, AT_ONCE))? {
        // One that fails does not keep the others; it is tried again a minute later.
        if let Err(e) = db.write_now(|conn| renew(conn, sender, company)) {
            tracing::error!(error = ?e, company.id = %company, "subscription.renewal_failed");
        }
    }
    Ok(())
}

fn renew(conn: &mut Conn, sender: &Sender, company: CompanyId) -> Result<()> {
    profiles::hold(conn, company)?;
    let by = Reviewer { actor: Actor::System, sender: sender.clone() };
    match subscriptions::advance(conn, company, sender.now)? {
        Some(renewed) => bill(conn, &by, &renewed),
        None => Ok(()),
    }
}
