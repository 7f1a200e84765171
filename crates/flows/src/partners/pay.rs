//! What partners are paid: commissions that become due, monthly statements, and adjustments.

use db::{Conn, Db};
use kernel::money::Currency;
use kernel::{PartnerStatementId, Seen, UserId};
use partners::commissions::{self, Commission};
use partners::statements::{self, Statement};

use super::tell::tell;
use crate::notify::{PartnerEvent, Payout};
use crate::post::Sender;
use crate::{Result, Reviewer};

/// How many are looked at in one go.
const AT_ONCE: i64 = 200;

/// Makes commissions due whose 30 days are over, and this month's statements of what was due before it.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender) -> Result<()> {
    for id in db.read_now(|conn| commissions::to_release(conn, sender.now, AT_ONCE))? {
        let done = db.write_now(|conn| Ok(commissions::release(conn, id, sender.now)?));
        complain(done, "commission.release_failed");
    }
    for of in db.read_now(|conn| statements::to_make(conn, sender.now, AT_ONCE))? {
        complain(db.write_now(|conn| make(conn, sender, of)), "statement.make_failed");
    }
    Ok(())
}

/// One that fails does not keep the others.
fn complain(done: Result<()>, what: &'static str) {
    if let Err(e) = done {
        tracing::error!(error = ?e, "{what}");
    }
}

fn make(conn: &mut Conn, sender: &Sender, of: (UserId, Currency)) -> Result<()> {
    let Some(made) = statements::make(conn, of, sender.now)? else { return Ok(()) };
    tell(conn, sender, of.0, ("issued", made.id.0), PartnerEvent::StatementIssued(payout(&made)))
}

fn payout(of: &Statement) -> Payout {
    Payout {
        month: of.period.format("%B %Y").to_string(),
        amount: of.currency.write(of.total),
        review_until: of.review_until.format("%-d %B %Y").to_string(),
        pay_on: of.pay_on.format("%-d %B %Y").to_string(),
        note: of.reference.clone().unwrap_or_default(),
    }
}

/// Records that a statement was paid out, and notifies the partner.
///
/// # Errors
/// Those of the statement.
pub fn pay(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<PartnerStatementId>,
    reference: &str,
) -> Result<Statement> {
    let paid = statements::pay(conn, by.actor, seen, reference, by.sender.now)?;
    let event = PartnerEvent::StatementPaid(payout(&paid));
    tell(conn, &by.sender, paid.partner, ("paid", paid.id.0), event)?;
    Ok(paid)
}

/// Adds something to what a partner is owed, or takes something off it, and notifies them why.
///
/// # Errors
/// Those of the adjustment.
pub fn adjust(
    conn: &mut Conn,
    by: &Reviewer,
    partner: UserId,
    (amount, currency, why): (i64, Currency, &str),
) -> Result<Commission> {
    let made =
        commissions::adjust(conn, by.actor, partner, (amount, currency, why), by.sender.now)?;
    let event = PartnerEvent::Adjusted {
        amount: currency.write(amount),
        note: made.reason.clone().unwrap_or_default(),
    };
    tell(conn, &by.sender, partner, ("adjusted", made.id.0), event)?;
    Ok(made)
}
