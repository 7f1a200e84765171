//! What a subscription is. Pure.

use chrono::NaiveDate;
use kernel::{CompanyId, SubscriptionId, words};

use crate::invoices::Period;
use crate::plans::Plan;

words! {
    /// Whether a subscription goes on.
    pub enum State as "SubscriptionState" { Active = "active", Ended = "ended" }
}

/// A company's subscription to a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Its id.
    pub id: SubscriptionId,
    /// Whose it is.
    pub company: CompanyId,
    /// Grows with every change.
    pub version: i32,
    /// Its first day.
    pub since: NaiveDate,
    /// The plan of the running period, as it was when that began.
    pub plan: Plan,
    /// The running period, or the last one until the next begins.
    pub period: Period,
    /// The plan from the next period on, where it is another.
    pub next_plan: Option<String>,
    /// Whether it ends with the period.
    pub ends_with_period: bool,
}

impl Subscription {
    /// The period after the running one, on a plan. Periods are counted from the first day, so that the day of the
    /// month stays; where the length changes, the day after the last period begins a new count.
    pub(super) fn next_period(&self, plan: &Plan) -> Option<Period> {
        let begins = self.period.to.succ_opt()?;
        let counted = (1..=1200).map_while(|number| plan.form.every.period(self.since, number));
        let same = counted.take_while(|one| one.from <= begins).last();
        match same.filter(|one| one.from == begins) {
            Some(period) => Some(period),
            None => plan.form.every.period(begins, 0),
        }
    }
}
