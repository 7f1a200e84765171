//! Amounts in whole minor units: cents, pence, yen. Pure.

use std::collections::BTreeMap;

pub use kernel::money::Currency;
use kernel::money::half_even;
use kernel::words;

/// The most a line can come to, before tax, on either side of zero.
pub const MAX_LINE: i64 = 1_000_000_000_000;
/// All of something, in thousandths of a per cent.
pub const WHOLE: i32 = 100_000;

/// A rounded quotient that is known to fit; 0 of nothing.
pub(crate) fn part(number: i64, times: i64, by: i64) -> i64 {
    if by == 0 {
        return 0;
    }
    let exact = half_even(i128::from(number) * i128::from(times), i128::from(by));
    i64::try_from(exact).unwrap_or(i64::MAX)
}

words! {
    /// Whether tax is rounded per line or per rate.
    pub enum TaxBy as "InvoiceTaxBy" {
        /// Each line by itself.
        Line = "line",
        /// All lines of a rate together, so that the table by rate adds up to the cent.
        Rate = "rate",
    }
}

/// What an invoice asks money for, or takes off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is, 1 to 200 characters.
    pub text: String,
    /// How much of it, in thousandths, 1 to 10⁹.
    pub quantity_milli: i64,
    /// What one costs, up to 10¹⁰ on either side of zero. Below zero it is a discount.
    pub unit_price: i64,
    /// The tax on it in thousandths of a per cent, 0 to 100 000.
    pub tax_milli: i32,
}

impl Line {
    /// What it comes to before tax, rounded once.
    pub fn net(&self) -> i64 {
        part(self.quantity_milli, self.unit_price, 1000)
    }
}

/// The tax on an amount.
fn tax_on(net: i64, tax_milli: i32) -> i64 {
    part(net, i64::from(tax_milli), i64::from(WHOLE))
}

/// The tax of each line, in order. By rate, a line has what its net adds to the tax of those of its rate before it, so
/// that the lines of a rate come to exactly the tax on all of them.
pub fn taxes(lines: &[Line], by: TaxBy) -> Vec<i64> {
    let mut bases: BTreeMap<i32, i64> = BTreeMap::new();
    let tax = |line: &Line| match by {
        TaxBy::Line => tax_on(line.net(), line.tax_milli),
        TaxBy::Rate => {
            let base = bases.entry(line.tax_milli).or_default();
            let before = tax_on(*base, line.tax_milli);
            *base += line.net();
            tax_on(*base, line.tax_milli) - before
        }
    };
    lines.iter().map(tax).collect()
}

/// The lines that take a discount off all the others, one for each rate that has anything to take it off.
pub fn discount_lines(lines: &[Line], discount_milli: i32) -> Vec<Line> {
    if discount_milli == 0 {
        return Vec::new();
    }
    let line = |rate: RateSum| Line {
        text: format!("Discount {}%", percent(discount_milli)),
        quantity_milli: 1000,
        unit_price: -part(rate.net, i64::from(discount_milli), i64::from(WHOLE)),
        tax_milli: rate.tax_milli,
    };
    let lines = Totals::of_lines(lines, TaxBy::Rate).rates.into_iter().map(line);
    lines.filter(|line| line.unit_price != 0).collect()
}

/// Thousandths of a per cent as a number: “9.975”, “10”.
pub fn percent(milli: i32) -> String {
    let text = format!("{}.{:03}", milli / 1000, milli % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What one rate of tax comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateSum {
    /// The rate in thousandths of a per cent.
    pub tax_milli: i32,
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
            let of = rates.entry(one.tax_milli).or_insert(RateSum { net: 0, tax: 0, ..one });
            of.net += one.net;
            of.tax += one.tax;
        }
        Self { net, tax, rates: rates.into_values().collect() }
    }

    /// The sum of lines.
    pub fn of_lines(lines: &[Line], by: TaxBy) -> Self {
        let sum = |(line, tax): (&Line, i64)| {
            let (tax_milli, net) = (line.tax_milli, line.net());
            RateSum { tax_milli, net, tax }
        };
        Self::of(lines.iter().zip(taxes(lines, by)).map(sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(quantity_milli: i64, unit_price: i64, tax_milli: i32) -> Line {
        Line { text: "Seats".to_owned(), quantity_milli, unit_price, tax_milli }
    }

    fn rates(totals: &Totals) -> Vec<(i32, i64, i64)> {
        totals.rates.iter().map(|one| (one.tax_milli, one.net, one.tax)).collect()
    }

    #[test]
    fn a_line_is_rounded_once_and_its_tax_once() {
        let sums = |line: Line| (line.net(), taxes(&[line], TaxBy::Line)[0]);
        assert_eq!(sums(line(1000, 49_900, 19_000)), (49_900, 9481));
        assert_eq!(sums(line(2500, 1, 19_000)), (2, 0), "2.5 is even 2");
        assert_eq!(sums(line(3500, 1, 50_000)), (4, 2), "3.5 is even 4");
        assert_eq!(sums(line(1000, 50, 5000)), (50, 2), "2.5 is even 2");
        assert_eq!(sums(line(1000, -50, 5000)), (-50, -2), "2.5 is even 2 below zero too");
        assert_eq!(sums(line(1000, 10_000, 9975)), (10_000, 998), "997.5 is even 998");
        assert_eq!(sums(line(1_000_000_000, 10_000_000_000, 100_000)).0, 10_i64.pow(16));
    }

    /// Figures worked by hand: 24,167 × 20 % is 4,833.4 a line, 4,833 × 50 = 241,650; 1,208,350 × 20 % = 241,670.
    #[test]
    fn the_tax_by_rate_is_that_of_its_base_to_the_cent() {
        let lines = vec![line(1000, 24_167, 20_000); 50];
        let by_line = Totals::of_lines(&lines, TaxBy::Line);
        assert_eq!((by_line.net, by_line.tax), (1_208_350, 241_650));
        let by_rate = Totals::of_lines(&lines, TaxBy::Rate);
        assert_eq!((by_rate.net, by_rate.tax), (1_208_350, 241_670));
        assert_eq!(rates(&by_rate), [(20_000, 1_208_350, 241_670)]);
        let taxes = taxes(&lines, TaxBy::Rate);
        assert_eq!(taxes.iter().sum::<i64>(), 241_670);
        assert!(taxes.iter().all(|tax| (4833..=4834).contains(tax)), "{taxes:?}");
    }

    #[test]
    fn lines_are_summed_a_rate() {
        let lines = [(1000, 19_000), (333, 7000), (1, 19_000)];
        let lines = lines.map(|(price, rate)| line(1000, price, rate));
        let totals = Totals::of_lines(&lines, TaxBy::Rate);
        assert_eq!((totals.net, totals.tax, totals.gross()), (1334, 213, 1547));
        assert_eq!(rates(&totals), [(7000, 333, 23), (19_000, 1001, 190)]);
    }

    /// By hand: of 100.00 at 19 % and 50.00 at 7 %, 12.5 % off is 12.50 and 6.25; 87.50 × 19 % = 16.625, even 16.62;
    /// 43.75 × 7 % = 3.0625, 3.06.
    #[test]
    fn a_discount_on_the_whole_is_a_line_for_each_rate() {
        let lines = [line(1000, 10_000, 19_000), line(1000, 5000, 7000), line(1000, 0, 0)];
        let off = discount_lines(&lines, 12_500);
        let said: Vec<_> =
            off.iter().map(|one| (one.text.as_str(), one.net(), one.tax_milli)).collect();
        assert_eq!(said, [("Discount 12.5%", -625, 7000), ("Discount 12.5%", -1250, 19_000)]);
        let totals = Totals::of_lines(&[&lines[..], &off].concat(), TaxBy::Rate);
        assert_eq!(rates(&totals), [(0, 0, 0), (7000, 4375, 306), (19_000, 8750, 1662)]);
        assert_eq!(discount_lines(&lines, 0), []);
        assert_eq!(
            Totals::of_lines(&[&lines[..], &discount_lines(&lines, WHOLE)].concat(), TaxBy::Rate)
                .gross(),
            0
        );
    }

    #[test]
    fn a_rate_is_said_without_needless_noughts() {
        assert_eq!(
            [9975, 10_000, 12_500, 5, 0].map(percent),
            ["9.975", "10", "12.5", "0.005", "0"]
        );
    }

    #[test]
    fn the_table_by_rate_adds_up_for_any_lines() {
        use rand::{Rng, SeedableRng};
        let mut rng = rand::rngs::StdRng::seed_from_u64(36);
        for _ in 0..2000 {
            let count = rng.random_range(1..12);
            let one = |_| {
                let rate = [0, 5000, 9975, 19_000, 20_000][rng.random_range(0..5)];
                line(rng.random_range(1..9999), rng.random_range(-20_000..90_000), rate)
            };
            let lines: Vec<Line> = (0..count).map(one).collect();
            let totals = Totals::of_lines(&lines, TaxBy::Rate);
            for rate in &totals.rates {
                let exact = i128::from(rate.net) * i128::from(rate.tax_milli);
                assert!(
                    (exact - i128::from(rate.tax) * 100_000).abs() <= 50_000,
                    "{rate:?} of {lines:?}"
                );
            }
            assert_eq!(totals.tax, totals.rates.iter().map(|rate| rate.tax).sum::<i64>());
            assert_eq!(totals.tax, taxes(&lines, TaxBy::Rate).iter().sum::<i64>());
        }
    }
}
