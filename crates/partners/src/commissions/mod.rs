//! What partners earn, posted in double entry: an amount leaves one account for another in one transfer,
//! and the database checks that both sides are equal.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::money::Currency;
use kernel::{
    Cursor, Instant, InternshipId, InvoiceId, Page, Paging, PartnerCommissionId,
    PartnerStatementId, Seen, UserId,
};

pub use machine::{By, Event, State};
pub use rules::{Account, Change, Commission, Kind, Sums, net_paid, settle};

use crate::Error;
use crate::accounts;
use crate::attributions::Attribution;
use crate::terms::{self, Rate, Terms};

/// What the audit log calls a commission.
pub const KIND: &str = "commission";

/// For how many days a payment may be refunded: so long a commission is pending. Source: states.md §12.
pub const HOLD_DAYS: i64 = 30;

/// How many characters the reason of an adjustment has at least. Source: product.md §22.
pub const SHORTEST_REASON: usize = 20;

/// What is known of an invoice that was paid, in part or in whole, or refunded.
#[derive(Debug, Clone, Copy)]
pub struct PaidInvoice {
    /// Which.
    pub id: InvoiceId,
    /// In which it is.
    pub currency: Currency,
    /// What is paid on it before tax, and not refunded.
    pub net_paid: i64,
}

/// Writes a new commission down and posts it.
fn enter(conn: &mut Conn, actor: Actor, new: &Commission) -> Result<bool, Error> {
    if store::insert(conn, new, actor.user())? == 0 {
        return Ok(false);
    }
    let to = Account::of(new.state);
    store::post(conn, new.id, (Account::Cost, to, new.amount), new.earned_at)?;
    let entry = Entry::of(KIND, new.id).by(actor, "earn");
    entry.to(new.state).because(new.reason.as_deref()).record(conn)?;
    Ok(true)
}

/// Takes a step with a commission whose partner is held, and posts it.
pub(crate) fn step(
    conn: &mut Conn,
    (actor, by): (Actor, By),
    of: &Commission,
    (event, statement, why): (Event, Option<PartnerStatementId>, Option<&str>),
    now: Instant,
) -> Result<Commission, Error> {
    let to = machine::STEPS.step(of.state, event, by)?;
    let (from_account, to_account) = (Account::of(of.state), Account::of(to));
    let amount = if to == State::Void { 0 } else { of.amount };
    let after = Commission {
        state: to,
        amount,
        statement,
        reason: why.map(str::to_owned).or_else(|| of.reason.clone()),
        ..of.clone()
    };
    if of.amount != 0 {
        store::post(conn, of.id, (from_account, to_account, of.amount), now)?;
    }
    let after = store::save(conn, &after, now)?;
    let entry = Entry::of(KIND, of.id).by(actor, event);
    entry.step(of.state, to).because(why).record(conn)?;
    Ok(after)
}

/// Makes the commissions of an invoice what they should be after something was paid on it or taken back.
/// Answers the statements whose lines have changed.
///
/// # Errors
/// [`Error::Db`].
pub fn follow_payment(
    conn: &mut Conn,
    by: &Attribution,
    paid: PaidInvoice,
    now: Instant,
) -> Result<Vec<PartnerStatementId>, Error> {
    let partner = accounts::hold(conn, by.partner)?;
    let all = store::of_invoice(conn, paid.id)?;
    let first = all.iter().find_map(|one| one.terms);
    let terms = match first {
        Some(id) => Some(terms::find(conn, id)?),
        None => terms::on(conn, by.partner, now.date_naive())?,
    };
    let Some(terms) = terms else { return Ok(Vec::new()) };
    let target = terms.agreed.rate.of_payments(paid.net_paid, paid.currency);
    let may_earn = by.earns(now) && partner.state == accounts::State::Active;
    let known: Vec<(State, i64)> = all.iter().map(|one| (one.state, one.amount)).collect();
    let mut touched = Vec::new();
    for change in settle(&known, target, may_earn) {
        match change {
            Change::Earn(amount) => {
                let new = payment(by, &terms, (paid, amount), now);
                enter(conn, Actor::System, &new)?;
            }
            Change::Correct(amount) => {
                let new = Commission {
                    kind: Kind::Correction,
                    state: State::Due,
                    due_at: now,
                    ..payment(by, &terms, (paid, amount), now)
                };
                enter(conn, Actor::System, &new)?;
            }
            Change::Set(at, amount) => {
                let Some(of) = all.get(at) else { continue };
                touched.extend(of.statement);
                lower(conn, of, amount, now)?;
            }
            Change::Void(at) => {
                let Some(of) = all.get(at) else { continue };
                touched.extend(of.statement);
                let how = (Event::Void, None, Some("The payment was refunded."));
                step(conn, (Actor::System, By::System), of, how, now)?;
            }
        }
    }
    touched.sort_unstable();
    touched.dedup();
    Ok(touched)
}

fn payment(
    by: &Attribution,
    terms: &Terms,
    (paid, amount): (PaidInvoice, i64),
    now: Instant,
) -> Commission {
    Commission {
        id: PartnerCommissionId::new(),
        partner: by.partner,
        brought: Some(by.user),
        kind: Kind::Payment,
        invoice: Some(paid.id),
        internship: None,
        terms: Some(terms.id),
        statement: None,
        currency: paid.currency,
        amount,
        state: State::Pending,
        version: 1,
        reason: None,
        earned_at: now,
        due_at: now + TimeDelta::days(HOLD_DAYS),
    }
}

/// Whom the commissions of an invoice are about: the same person, also after the company
/// has another owner. `None` where nothing was earned with it.
///
/// # Errors
/// [`Error::Db`].
pub fn brought_with(conn: &mut Conn, invoice: InvoiceId) -> Result<Option<UserId>, Error> {
    Ok(store::of_invoice(conn, invoice)?.first().and_then(|one| one.brought))
}

/// Takes a part off a commission that is not paid out.
fn lower(conn: &mut Conn, of: &Commission, amount: i64, now: Instant) -> Result<(), Error> {
    let less = of.amount - amount;
    store::post(conn, of.id, (Account::of(of.state), Account::Cost, less), now)?;
    store::save(conn, &Commission { amount, ..of.clone() }, now)?;
    let entry = Entry::of(KIND, of.id).by(Actor::System, "recalculate");
    entry.because("A part of the payment was refunded.").record(conn)?;
    Ok(())
}

/// Earns what a placement brings, once.
///
/// # Errors
/// [`Error::Db`].
pub fn follow_placement(
    conn: &mut Conn,
    by: &Attribution,
    internship: InternshipId,
    now: Instant,
) -> Result<(), Error> {
    let partner = accounts::hold(conn, by.partner)?;
    if !by.earns(now) || partner.state != accounts::State::Active {
        return Ok(());
    }
    let Some(terms) = terms::on(conn, by.partner, now.date_naive())? else { return Ok(()) };
    let Rate::PerPlacement { amount, currency } = terms.agreed.rate else { return Ok(()) };
    let new = Commission {
        id: PartnerCommissionId::new(),
        partner: by.partner,
        brought: Some(by.user),
        kind: Kind::Placement,
        invoice: None,
        internship: Some(internship),
        terms: Some(terms.id),
        statement: None,
        currency,
        amount,
        state: State::Pending,
        version: 1,
        reason: None,
        earned_at: now,
        due_at: now + TimeDelta::days(HOLD_DAYS),
    };
    enter(conn, Actor::System, &new)?;
    Ok(())
}

/// Adds something to what a partner is owed, or takes something off it; the partner reads why. It is due
/// at once.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Field`]; [`Error::ShortReason`]; [`Error::BadReason`]; [`Error::Db`].
pub fn adjust(
    conn: &mut Conn,
    actor: Actor,
    partner: UserId,
    (amount, currency, why): (i64, Currency, &str),
    now: Instant,
) -> Result<Commission, Error> {
    let why = accounts::reason(why)?;
    if why.chars().count() < SHORTEST_REASON {
        return Err(Error::ShortReason);
    }
    if amount == 0 || amount.unsigned_abs() > 100_000_000 {
        let detail = "Enter an amount other than zero, at most a million.";
        return Err(Error::Field { field: "amount", detail });
    }
    accounts::hold(conn, partner)?;
    let new = Commission {
        id: PartnerCommissionId::new(),
        partner,
        brought: None,
        kind: Kind::Adjustment,
        invoice: None,
        internship: None,
        terms: None,
        statement: None,
        currency,
        amount,
        state: State::Due,
        version: 1,
        reason: Some(why.to_owned()),
        earned_at: now,
        due_at: now,
    };
    enter(conn, actor, &new)?;
    Ok(new)
}

/// Declines a commission that no statement has, for a reason that the partner reads.
///
/// # Errors
/// [`Error::NoCommission`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::BadReason`];
/// [`Error::Db`].
pub fn decline(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<PartnerCommissionId>,
    why: &str,
    now: Instant,
) -> Result<Commission, Error> {
    let why = accounts::reason(why)?;
    let partner = store::find(conn, seen.id)?.ok_or(Error::NoCommission)?.partner;
    accounts::hold(conn, partner)?;
    let of = store::find(conn, seen.id)?.ok_or(Error::NoCommission)?;
    if seen.is_stale(of.version) {
        return Err(Error::StaleVersion);
    }
    step(conn, (actor, By::Admin), &of, (Event::Decline, None, Some(why)), now)
}

/// Those whose time is over.
///
/// # Errors
/// [`Error::Db`].
pub fn to_release(
    conn: &mut Conn,
    now: Instant,
    most: i64,
) -> Result<Vec<PartnerCommissionId>, Error> {
    Ok(store::to_release(conn, now, most)?)
}

/// Makes one due, where it is still pending.
///
/// # Errors
/// [`Error::NoCommission`]; [`Error::Db`].
pub fn release(conn: &mut Conn, id: PartnerCommissionId, now: Instant) -> Result<(), Error> {
    let partner = store::find(conn, id)?.ok_or(Error::NoCommission)?.partner;
    accounts::hold(conn, partner)?;
    let of = store::find(conn, id)?.ok_or(Error::NoCommission)?;
    if of.state == State::Pending {
        let how = (Event::Release, None, None);
        step(conn, (Actor::System, By::System), &of, how, now)?;
    }
    Ok(())
}

/// Whose commissions that were due before the month began come to something, in which currency, where the
/// month has no statement of them.
pub(crate) fn to_state(
    conn: &mut Conn,
    month: (NaiveDate, Instant),
    most: i64,
) -> Result<Vec<(UserId, Currency)>, Error> {
    Ok(store::to_state(conn, month, most)?)
}

/// Those that a statement takes.
pub(crate) fn due(
    conn: &mut Conn,
    (partner, currency): (UserId, Currency),
    before: Instant,
) -> Result<Vec<Commission>, Error> {
    Ok(store::due(conn, partner, currency, before)?)
}

/// Those on a statement, the first earned first.
///
/// # Errors
/// [`Error::Db`].
pub fn on_statement(
    conn: &mut Conn,
    statement: PartnerStatementId,
) -> Result<Vec<Commission>, Error> {
    Ok(store::on_statement(conn, statement)?)
}

/// All of a partner, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, partner: UserId, paging: Paging) -> Result<Page<Commission>, Error> {
    let rows = store::list(conn, partner, paging)?;
    let key = |row: &Commission| Cursor { at: row.earned_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// What the commissions of these partners come to, by currency.
///
/// # Errors
/// [`Error::Db`].
pub fn sums(conn: &mut Conn, of: &[UserId]) -> Result<BTreeMap<UserId, Vec<Sums>>, Error> {
    let mut all = BTreeMap::new();
    for (partner, rows) in store::sums(conn, of)? {
        let mut sums: Vec<Sums> = Vec::new();
        for (currency, state, amount) in rows {
            if sums.last().is_none_or(|last| last.currency != currency) {
                sums.push(Sums { currency, pending: 0, due: 0, paid: 0 });
            }
            let Some(last) = sums.last_mut() else { continue };
            match state {
                State::Pending => last.pending += amount,
                State::Due | State::InStatement => last.due += amount,
                State::Paid => last.paid += amount,
                State::Void | State::Declined => {}
            }
        }
        all.insert(partner, sums);
    }
    Ok(all)
}

/// What each of those who were brought has earned their partner, by currency.
///
/// # Errors
/// [`Error::Db`].
pub fn earned_by(
    conn: &mut Conn,
    brought: &[UserId],
) -> Result<BTreeMap<UserId, Vec<(Currency, i64)>>, Error> {
    Ok(store::earned_by(conn, brought)?)
}
