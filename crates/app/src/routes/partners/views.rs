//! What is said of partners on the wire.

use std::collections::HashMap;

use db::Conn;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{Page, UserId};
use partners::attributions::{self, Funnel, Listed};
use partners::commissions::{Commission, Sums};
use partners::statements::{Listed as Stated, Statement};
use partners::terms::{Rate, Terms};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::wire::{
    CommissionBasis, CommissionKind, CommissionState, InvoiceCurrency, PageBody, StatementState,
    Time, Word,
};

/// What a partner is promised from a day on.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerTerms)]
pub(crate) struct TermsView {
    effective_from: NaiveDate,
    basis: CommissionBasis,
    currency: InvoiceCurrency,
    /// For each placement, in minor units; null for a share of payments.
    amount: Option<i64>,
    /// The share in hundredths of a per cent; null for placements.
    rate_bp: Option<i32>,
    /// The most that one invoice brings, in minor units; null where there is no limit.
    cap: Option<i64>,
    window_days: i32,
}

impl From<Terms> for TermsView {
    fn from(terms: Terms) -> Self {
        let rate = terms.agreed.rate;
        let (amount, rate_bp, cap) = match rate {
            Rate::PerPlacement { amount, .. } => (Some(amount), None, None),
            Rate::ShareOfPayments { rate_bp, cap, .. } => (None, Some(rate_bp), cap),
        };
        Self {
            effective_from: terms.agreed.effective_from,
            basis: rate.basis().into(),
            currency: rate.currency().into(),
            amount,
            rate_bp,
            cap,
            window_days: terms.agreed.window_days,
        }
    }
}

/// What commissions of one currency come to, in minor units.
#[derive(Serialize, ToSchema)]
#[schema(as = CommissionSums)]
pub(crate) struct SumsView {
    currency: InvoiceCurrency,
    /// A payment may still be refunded.
    pending: i64,
    /// Due, and on statements that are not paid.
    due: i64,
    paid: i64,
}

impl From<Sums> for SumsView {
    fn from(sums: Sums) -> Self {
        let Sums { currency, pending, due, paid } = sums;
        Self { currency: Word(currency), pending, due, paid }
    }
}

/// How many have come how far.
#[derive(Serialize, ToSchema)]
#[schema(as = ReferralFunnel)]
pub(crate) struct FunnelView {
    /// How many days back; null for all.
    days: Option<i64>,
    /// At least one for each sign-up.
    clicks: i64,
    signed_up: i64,
    activated: i64,
    placed: i64,
    paid: i64,
}

impl FunnelView {
    pub(super) fn of(days: Option<i64>, counted: i64, funnel: Funnel) -> Self {
        let clicks = funnel.clicks(counted);
        let Funnel { signed_up, activated, placed, paid } = funnel;
        Self { days, clicks, signed_up, activated, placed, paid }
    }
}

/// Something a partner has earned, or that was taken off.
#[derive(Serialize, ToSchema)]
#[schema(as = Commission)]
pub(crate) struct CommissionView {
    id: Uuid,
    /// What a decision on it names.
    version: i32,
    kind: CommissionKind,
    state: CommissionState,
    currency: InvoiceCurrency,
    /// In minor units.
    amount: i64,
    /// The number of the one who was brought; null for an adjustment.
    number: Option<i32>,
    /// The company, where one was brought.
    company: Option<String>,
    reason: Option<String>,
    earned_at: Time,
    /// When it becomes due, or became it.
    due_at: Time,
}

impl CommissionView {
    fn of(one: Commission, names: &HashMap<UserId, (i32, Option<String>)>) -> Self {
        let brought = one.brought.and_then(|user| names.get(&user).cloned());
        let (number, company) = brought.map_or((None, None), |(n, name)| (Some(n), name));
        Self {
            id: one.id.0,
            version: one.version,
            kind: one.kind.into(),
            state: one.state.into(),
            currency: Word(one.currency),
            amount: one.amount,
            number,
            company,
            reason: one.reason,
            earned_at: one.earned_at.into(),
            due_at: one.due_at.into(),
        }
    }

    /// All of these, each with whom it is about.
    pub(super) fn all(conn: &mut Conn, of: Vec<Commission>) -> Result<Vec<Self>, ApiError> {
        let brought: Vec<UserId> = of.iter().filter_map(|one| one.brought).collect();
        let names = attributions::names(conn, &brought)?;
        Ok(of.into_iter().map(|one| Self::of(one, &names)).collect())
    }

    /// A page of these.
    pub(super) fn page(
        conn: &mut Conn,
        page: Page<Commission>,
    ) -> Result<PageBody<Self>, ApiError> {
        let (next, items) = (page.next, Self::all(conn, page.items)?);
        Ok(PageBody::of(Page { items, next }, |one| one))
    }
}

/// A partner's statement of a month.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerStatement)]
pub(crate) struct StatementView {
    id: Uuid,
    /// What a payment of it names.
    version: i32,
    /// The first of the month in which it was made.
    period: NaiveDate,
    currency: InvoiceCurrency,
    state: StatementState,
    /// In minor units.
    total: i64,
    review_until: NaiveDate,
    pay_on: NaiveDate,
    issued_at: Time,
    paid_at: Option<Time>,
    reference: Option<String>,
}

impl From<Statement> for StatementView {
    fn from(of: Statement) -> Self {
        Self {
            id: of.id.0,
            version: of.version,
            period: of.period,
            currency: Word(of.currency),
            state: of.state.into(),
            total: of.total,
            review_until: of.review_until,
            pay_on: of.pay_on,
            issued_at: of.issued_at.into(),
            paid_at: of.paid_at.map(Time::from),
            reference: of.reference,
        }
    }
}

/// A statement with whose it is, for those who pay it.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerPayout)]
pub(crate) struct PayoutView {
    organisation: String,
    email: String,
    statement: StatementView,
}

impl From<Stated> for PayoutView {
    fn from(of: Stated) -> Self {
        let (organisation, email) = (of.organisation, of.email);
        Self { organisation, email, statement: of.statement.into() }
    }
}

/// What those who were brought are called.
pub(super) fn users(of: &[Listed]) -> Vec<UserId> {
    of.iter().map(|one| one.of.user).collect()
}
