//! What is earned, and what becomes of it when a payment is refunded. Pure.

use kernel::money::{Currency, half_even};
use kernel::{
    Instant, InternshipId, InvoiceId, PartnerCommissionId, PartnerStatementId, PartnerTermsId,
    UserId, words,
};

use super::machine::State;

words! {
    /// Where a commission comes from.
    pub enum Kind as "CommissionKind" {
        /// A company that they brought has paid.
        Payment = "payment",
        /// Somebody whom they brought has begun an internship.
        Placement = "placement",
        /// A payment was refunded after its commission was paid out.
        Correction = "correction",
        /// The admin has added or taken off something.
        Adjustment = "adjustment",
    }
}

words! {
    /// Where an amount stands. What leaves one account enters another.
    pub enum Account as "CommissionAccount" {
        /// What it costs us, always below nothing.
        Cost = "cost",
        Pending = "pending",
        Due = "due",
        InStatement = "in_statement",
        Paid = "paid",
    }
}

impl Account {
    /// Where the amount of a commission in this state stands.
    pub(crate) fn of(state: State) -> Self {
        match state {
            State::Pending => Self::Pending,
            State::Due => Self::Due,
            State::InStatement => Self::InStatement,
            State::Paid => Self::Paid,
            State::Void | State::Declined => Self::Cost,
        }
    }
}

/// A commission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commission {
    /// Its id.
    pub id: PartnerCommissionId,
    /// Whose.
    pub partner: UserId,
    /// Who was brought; `None` for an adjustment.
    pub brought: Option<UserId>,
    /// Where it comes from.
    pub kind: Kind,
    /// The invoice that was paid.
    pub invoice: Option<InvoiceId>,
    /// The internship that has begun.
    pub internship: Option<InternshipId>,
    /// The terms it was earned under.
    pub terms: Option<PartnerTermsId>,
    /// The statement that has it.
    pub statement: Option<PartnerStatementId>,
    /// Of the amount.
    pub currency: Currency,
    /// In minor units.
    pub amount: i64,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// Why it was made or declined; the partner reads it.
    pub reason: Option<String>,
    /// When it was earned.
    pub earned_at: Instant,
    /// When nothing is refunded any more.
    pub due_at: Instant,
}

/// What is to be done with the commissions of an invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// So much more was earned.
    Earn(i64),
    /// One comes to so much now.
    Set(usize, i64),
    /// One comes to nothing.
    Void(usize),
    /// So much too much was paid out: below zero.
    Correct(i64),
}

/// What follows for the commissions of one invoice, oldest first, where they should come to `target` in
/// all. Where nothing more is to be earned, they stay below it. What is too much is taken off the newest
/// that is not paid out, then off the next statement. What was declined stays so, and takes its part of
/// that as if it were open, so that a refund of what earned nothing costs nothing.
pub fn settle(all: &[(State, i64)], target: i64, may_earn: bool) -> Vec<Change> {
    let counted: i64 =
        all.iter().filter(|(state, _)| *state != State::Void).map(|(_, amount)| amount).sum();
    let mut changes = Vec::new();
    if counted < target {
        if may_earn {
            changes.push(Change::Earn(target - counted));
        }
        return changes;
    }
    let mut excess = counted - target;
    for (at, (state, amount)) in all.iter().enumerate().rev() {
        let open = matches!(state, State::Pending | State::Due | State::InStatement);
        let declined = *state == State::Declined;
        if excess == 0 || !(open || declined) || *amount <= 0 {
            continue;
        }
        let taken = excess.min(*amount);
        excess -= taken;
        if declined {
            continue;
        }
        let left = amount - taken;
        changes.push(if left == 0 { Change::Void(at) } else { Change::Set(at, left) });
    }
    let paid: i64 = all
        .iter()
        .filter(|(state, amount)| *state == State::Paid || (*amount < 0 && *state != State::Void))
        .map(|(_, amount)| amount)
        .sum();
    let back = excess.min(paid.max(0));
    if back > 0 {
        changes.push(Change::Correct(-back));
    }
    changes
}

/// What was paid on an invoice before tax, where tax is as much of it as of the whole.
pub fn net_paid(paid: i64, net: i64, gross: i64) -> i64 {
    if gross <= 0 {
        return 0;
    }
    let part = half_even(i128::from(paid) * i128::from(net), i128::from(gross));
    i64::try_from(part).unwrap_or(i64::MAX)
}

/// What commissions of one currency come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sums {
    /// Which.
    pub currency: Currency,
    /// Not due yet.
    pub pending: i64,
    /// To be paid out: due, and on statements that are not paid.
    pub due: i64,
    /// Paid out.
    pub paid: i64,
}
