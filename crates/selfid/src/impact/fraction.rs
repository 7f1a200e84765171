//! Exact fractions. Pure.

use std::cmp::Ordering;

/// A fraction in its lowest terms, not below 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fraction {
    /// What stands above the line.
    pub over: i64,
    /// What stands below it, at least 1.
    pub under: i64,
}

/// Below this share of the best rate a group is flagged. Source: 29 CFR 1607.4 D.
pub const FOUR_FIFTHS: Fraction = Fraction { over: 4, under: 5 };

impl Fraction {
    /// `over` of `under`; `None` where `under` is not above 0, or `over` is below it.
    pub fn of(over: i64, under: i64) -> Option<Self> {
        if under <= 0 || over < 0 {
            return None;
        }
        let by = divisor(over, under);
        Some(Self { over: over / by, under: under / by })
    }

    /// This as a share of `whole`; `None` where that is nothing, or the numbers grow too large.
    pub fn share_of(self, whole: Self) -> Option<Self> {
        let over = self.over.checked_mul(whole.under)?;
        Self::of(over, self.under.checked_mul(whole.over)?)
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let cross = |a: i64, b: i64| i128::from(a) * i128::from(b);
        cross(self.over, other.under).cmp(&cross(other.over, self.under))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.max(1) } else { divisor(b, a % b) }
}
