//! Amounts in whole minor units: cents, pence, yen. Pure.

use std::collections::BTreeMap;

pub use kernel::money::Currency;
use kernel::money::half_even;

/// The most a line can come to, before tax.
pub const MAX_LINE: i64 = 1_000_000_000_000;

/// A rounded quotient that is known to fit.
pub(crate) fn part(number: i64, times: i64, by: i64) -> i64 {
    let exact = half_even(i128::from(number) * i128::from(times), i128::from(by));
    i64::try_from(exact).unwrap_or(i64::MAX)
}

/// What an invoice asks money for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is, 1 to 200 characters.
    pub text: String,
    /// How much of it, in thousandths, 1 to 10⁹.
    pub quantity_milli: i64,
    /// What one costs, 0 to 10¹⁰.
    pub unit_price: i64,
    /// The tax on it in hundredths of a per cent, 0 to 10 000.
    pub tax_bp: i32,
}

impl Line {
    /// What it comes to before tax, rounded once.
    pub fn net(&self) -> i64 {
        part(self.quantity_milli, self.unit_price, 1000)
    }

    /// The tax on that, rounded once.
    pub fn tax(&self) -> i64 {
        part(self.net(), i64::from(self.tax_bp), 10_000)
    }
}

/// What one rate of tax comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateSum {
    /// The rate in hundredths of a per cent.
    pub tax_bp: i32,
    /// What it is on.
    pub net: i64,
    /// What it is.
    pub tax: i64,
}

/// What lines come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals {
    /// Before tax.
    pub net: i64,
    /// The tax.
    pub tax: i64,
    /// By rate, the lowest first.
    pub rates: Vec<RateSum>,
}

impl Totals {
    /// With tax.
    pub fn gross(&self) -> i64 {
        self.net + self.tax
    }

    /// The sum of amounts, each with its rate.
    pub fn of(parts: impl IntoIterator<Item = RateSum>) -> Self {
        let mut rates: BTreeMap<i32, RateSum> = BTreeMap::new();
        let (mut net, mut tax) = (0, 0);
        for one in parts {
            net += one.net;
            tax += one.tax;
            let of = rates.entry(one.tax_bp).or_insert(RateSum { net: 0, tax: 0, ..one });
            of.net += one.net;
            of.tax += one.tax;
        }
        Self { net, tax, rates: rates.into_values().collect() }
    }

    /// The sum of lines.
    pub fn of_lines(lines: &[Line]) -> Self {
        let sum = |line: &Line| RateSum { tax_bp: line.tax_bp, net: line.net(), tax: line.tax() };
        Self::of(lines.iter().map(sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_rounded_once_and_its_tax_once() {
        let line = |quantity_milli, unit_price, tax_bp| Line {
            text: "Seats".to_owned(),
            quantity_milli,
            unit_price,
            tax_bp,
        };
        let sums = |line: Line| (line.net(), line.tax());
        assert_eq!(sums(line(1000, 49_900, 1900)), (49_900, 9481));
        assert_eq!(sums(line(2500, 1, 1900)), (2, 0), "2.5 is even 2");
        assert_eq!(sums(line(3500, 1, 5000)), (4, 2), "3.5 is even 4");
        assert_eq!(sums(line(1000, 50, 500)), (50, 2), "2.5 is even 2");
        assert_eq!(sums(line(1_000_000_000, 10_000_000_000, 10_000)).0, 10_i64.pow(16));
    }

    #[test]
    fn lines_are_summed_a_rate() {
        let line = |unit_price, tax_bp| Line {
            text: "x".to_owned(),
            quantity_milli: 1000,
            unit_price,
            tax_bp,
        };
        let totals = Totals::of_lines(&[line(1000, 1900), line(333, 700), line(1, 1900)]);
        assert_eq!((totals.net, totals.tax, totals.gross()), (1334, 213, 1547));
        let rates: Vec<_> = totals.rates.iter().map(|one| (one.tax_bp, one.net, one.tax)).collect();
        assert_eq!(rates, [(700, 333, 23), (1900, 1001, 190)]);
    }
}
