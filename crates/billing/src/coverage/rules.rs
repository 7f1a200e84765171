//! What paid invoices cover. Pure.

use chrono::{Days, NaiveDate};

use crate::invoices::Period;

/// How many days after what was paid for a company keeps what payment opens. Source: product.md, flags.
pub const GRACE_DAYS: u64 = 7;
/// How far ahead the admin can extend that. Source: product.md §24d.
pub const MAX_EXTENSION_DAYS: i64 = 14;

/// Until when a company has paid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The first day that it has paid for; absent where it never did.
    pub since: Option<NaiveDate>,
    /// The last day that is paid for without a break from today on, or that was.
    pub until: Option<NaiveDate>,
    /// The last day with the flag; absent where it has none of a payment.
    pub open_until: Option<NaiveDate>,
    /// Until when the admin waits, where that is ahead.
    pub extended: Option<NaiveDate>,
}

impl Coverage {
    /// What paid periods cover on a day.
    pub(super) fn of(periods: &[Period], extended: Option<NaiveDate>, today: NaiveDate) -> Self {
        let with_grace =
            |day: NaiveDate| day.checked_add_days(Days::new(GRACE_DAYS)).unwrap_or(day);
        let mut begun: Vec<Period> = periods.to_vec();
        begun.sort_by_key(|one| (one.from, one.to));
        let since = begun.first().map(|one| one.from);
        let mut until: Option<NaiveDate> = None;
        for one in begun {
            // What begins later than the day after the grace of what came before is another stretch.
            let follows =
                |end: NaiveDate| one.from.pred_opt().is_some_and(|day| day <= with_grace(end));
            let joins = one.from <= today || until.is_some_and(follows);
            if joins {
                until = until.max(Some(one.to));
            }
        }
        let extended = extended.filter(|day| *day >= today);
        let open_until = until.map(with_grace).max(extended).filter(|day| *day >= today);
        Self { since, until, open_until, extended }
    }

    /// Whether the company has the flag by what it has paid, or by a longer grace.
    pub fn is_open(&self) -> bool {
        self.open_until.is_some()
    }

    /// Whether it has it by grace alone.
    pub fn is_grace(&self, today: NaiveDate) -> bool {
        self.is_open() && self.until.is_none_or(|until| until < today)
    }
}
