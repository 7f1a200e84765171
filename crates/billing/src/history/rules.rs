//! Months, and what is added up in each. Pure.

use std::collections::BTreeMap;

use chrono::{Datelike, Months, NaiveDate};
use kernel::CompanyId;

use crate::coverage::Coverage;
use crate::figures::a_month;
use crate::invoices::Period;
use crate::money::Currency;

/// How many months are looked back on, the running one among them.
pub const MONTHS: u32 = 12;

/// What the invoices that cover a day come to a month.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Month {
    /// Its first day.
    pub first: NaiveDate,
    /// The day that is looked at: the last of the month, today in the running one.
    pub day: NaiveDate,
    /// Before tax, one sum for each currency.
    pub monthly: Vec<(Currency, i64)>,
    /// Of how many companies.
    pub companies: i64,
}

/// Companies that have paid for the same month first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cohort {
    /// The first day of that month.
    pub first: NaiveDate,
    /// How many they are.
    pub began: i64,
    /// How many of them a payment, or grace, covers today.
    pub covered: i64,
}

/// An invoice that was issued and is neither voided nor given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Issued {
    pub(super) company: CompanyId,
    pub(super) currency: Currency,
    pub(super) net: i64,
    pub(super) period: Period,
}

fn first_of(day: NaiveDate) -> NaiveDate {
    day.with_day(1).unwrap_or(day)
}

/// The first day of the month that is looked back on furthest.
pub(super) fn oldest(today: NaiveDate) -> NaiveDate {
    let first = first_of(today);
    first.checked_sub_months(Months::new(MONTHS - 1)).unwrap_or(first)
}

/// The months up to today, the oldest first.
pub(super) fn months(issued: &[Issued], today: NaiveDate) -> Vec<Month> {
    let oldest = oldest(today);
    let first = |number| oldest.checked_add_months(Months::new(number));
    let month = |number| {
        let (first, next) = (first(number)?, first(number + 1)?);
        Some(of_day(issued, first, next.pred_opt()?.min(today)))
    };
    (0..MONTHS).filter_map(month).collect()
}

fn of_day(issued: &[Issued], first: NaiveDate, day: NaiveDate) -> Month {
    let mut sums: BTreeMap<&'static str, (Currency, i64)> = BTreeMap::new();
    let mut companies = Vec::new();
    for one in issued.iter().filter(|one| one.period.from <= day && day <= one.period.to) {
        let sum = sums.entry(one.currency.as_str()).or_insert((one.currency, 0));
        sum.1 += a_month(one.net, one.period);
        companies.push(one.company);
    }
    companies.sort_unstable();
    companies.dedup();
    let companies = i64::try_from(companies.len()).unwrap_or(i64::MAX);
    Month { first, day, monthly: sums.into_values().collect(), companies }
}

/// Companies by the month that they have paid for first, the oldest first. Those that never paid are in none.
pub(super) fn cohorts(covered: impl Iterator<Item = Coverage>) -> Vec<Cohort> {
    let mut found: BTreeMap<NaiveDate, Cohort> = BTreeMap::new();
    for of in covered {
        let Some(since) = of.since else { continue };
        let first = first_of(since);
        let empty = Cohort { first, began: 0, covered: 0 };
        let cohort = found.entry(first).or_insert(empty);
        cohort.began += 1;
        cohort.covered += i64::from(of.is_open());
    }
    found.into_values().collect()
}
