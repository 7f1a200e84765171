//! What the billing dashboard counts. Pure.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};

use crate::invoices::Period;
use crate::money::{Currency, part};

/// What is owed, by how late it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ageing {
    /// Not due yet.
    pub current: i64,
    /// 1 to 30 days late.
    pub to_30: i64,
    /// 31 to 60 days late.
    pub to_60: i64,
    /// 61 to 90 days late.
    pub to_90: i64,
    /// Later.
    pub beyond: i64,
}

impl Ageing {
    /// Adds what is owed of one invoice.
    pub(super) fn add(&mut self, days_late: i64, owed: i64) {
        let bucket = match days_late {
            ..=0 => &mut self.current,
            1..=30 => &mut self.to_30,
            31..=60 => &mut self.to_60,
            61..=90 => &mut self.to_90,
            _ => &mut self.beyond,
        };
        *bucket += owed;
    }

    /// What is late.
    pub fn overdue(&self) -> i64 {
        self.to_30 + self.to_60 + self.to_90 + self.beyond
    }

    /// What is owed.
    pub fn outstanding(&self) -> i64 {
        self.current + self.overdue()
    }
}

/// The figures of one currency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Which.
    pub currency: Currency,
    /// What the invoices that cover today come to a month, before tax.
    pub mrr: i64,
    /// What was issued this month, with tax.
    pub issued: i64,
    /// What was received this month.
    pub collected: i64,
    /// What is owed.
    pub ageing: Ageing,
}

/// The figures by currency, as they are put together.
#[derive(Debug, Default)]
pub(super) struct Sheet(BTreeMap<&'static str, Figures>);

impl Sheet {
    pub(super) fn of(&mut self, currency: Currency) -> &mut Figures {
        let (mrr, issued, collected, ageing) = (0, 0, 0, Ageing::default());
        let empty = Figures { currency, mrr, issued, collected, ageing };
        self.0.entry(currency.as_str()).or_insert(empty)
    }

    pub(super) fn rows(self) -> Vec<Figures> {
        self.0.into_values().collect()
    }
}

/// What an amount for a period comes to a month of a twelfth of 365 days.
pub fn a_month(net: i64, period: Period) -> i64 {
    part(net, 365, 12 * period.days().max(1))
}

/// The first day of a day's month.
pub(super) fn month_of(day: NaiveDate) -> NaiveDate {
    day.with_day(1).unwrap_or(day)
}
