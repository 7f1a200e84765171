//! What a partner is promised. Pure.

use chrono::NaiveDate;
use kernel::money::{Currency, half_even};
use kernel::{Instant, PartnerTermsId, words};

use crate::Error;

words! {
    /// What a commission is for.
    pub enum Basis as "CommissionBasis" {
        /// So much for each candidate they brought whose internship has begun.
        PerPlacement = "per_placement",
        /// A share of what companies they brought have paid, before tax.
        ShareOfPayments = "share_of_payments",
    }
}

/// How much a commission comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rate {
    /// So much for each placement.
    PerPlacement {
        /// In minor units.
        amount: i64,
        /// Of the amount.
        currency: Currency,
    },
    /// A share of payments.
    ShareOfPayments {
        /// In hundredths of a per cent.
        rate_bp: i32,
        /// The most that one invoice in this currency brings, in minor units; one in another currency has no cap.
        cap: Option<i64>,
        /// In which the cap is written.
        currency: Currency,
    },
}

impl Rate {
    /// What it is for.
    pub fn basis(self) -> Basis {
        match self {
            Self::PerPlacement { .. } => Basis::PerPlacement,
            Self::ShareOfPayments { .. } => Basis::ShareOfPayments,
        }
    }

    /// The currency it is written in.
    pub fn currency(self) -> Currency {
        match self {
            Self::PerPlacement { currency, .. } | Self::ShareOfPayments { currency, .. } => {
                currency
            }
        }
    }

    /// What so much that was paid on one invoice brings, in all, in the currency of the invoice.
    pub fn of_payments(self, net: i64, paid_in: Currency) -> i64 {
        match self {
            Self::PerPlacement { .. } => 0,
            Self::ShareOfPayments { rate_bp, cap, currency } => {
                let share = half_even(i128::from(net) * i128::from(rate_bp), 10_000);
                let share = i64::try_from(share).unwrap_or(i64::MAX);
                cap.filter(|_| currency == paid_in).map_or(share, |cap| share.min(cap))
            }
        }
    }
}

/// Terms to be agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct New {
    /// The first day on which they count.
    pub effective_from: NaiveDate,
    /// How much.
    pub rate: Rate,
    /// How many days from the sign-up on what somebody does earns a commission.
    pub window_days: i32,
}

impl New {
    pub(super) fn check(&self, today: NaiveDate) -> Result<(), Error> {
        let wrong = |field, detail| Err(Error::Field { field, detail });
        let ahead = (self.effective_from - today).num_days();
        if !(0..=366).contains(&ahead) {
            return wrong("effective_from", "Choose today or a day of the next year.");
        }
        if !(1..=730).contains(&self.window_days) {
            return wrong("window_days", "Choose 1 to 730 days.");
        }
        match self.rate {
            Rate::PerPlacement { amount, .. } if !(1..=100_000_000).contains(&amount) => {
                wrong("amount", "Enter an amount above zero, at most a million.")
            }
            Rate::ShareOfPayments { rate_bp, .. } if !(1..=5000).contains(&rate_bp) => {
                wrong("rate_bp", "Choose a share of 0.01 to 50 percent.")
            }
            Rate::ShareOfPayments { cap: Some(cap), .. } if !(1..=1_000_000_000).contains(&cap) => {
                wrong("cap", "Enter an amount above zero, at most ten million.")
            }
            _ => Ok(()),
        }
    }
}

/// Terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// Their id.
    pub id: PartnerTermsId,
    /// What was agreed.
    pub agreed: New,
    /// When that was written down.
    pub made_at: Instant,
}
