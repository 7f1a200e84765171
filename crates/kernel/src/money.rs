//! Currencies, amounts of them in whole minor units, and how halves are rounded. Pure.

use crate::words;

words! {
    /// A currency that invoices and commissions are in. Source: ISO 4217.
    pub enum Currency as "InvoiceCurrency" {
        Aud = "AUD", Brl = "BRL", Cad = "CAD", Chf = "CHF", Czk = "CZK", Dkk = "DKK", Eur = "EUR",
        Gbp = "GBP", Hkd = "HKD", Huf = "HUF", Inr = "INR", Jpy = "JPY", Krw = "KRW", Mxn = "MXN",
        Nok = "NOK", Nzd = "NZD", Pln = "PLN", Ron = "RON", Sek = "SEK", Sgd = "SGD", Usd = "USD",
        Zar = "ZAR",
    }
}

impl Currency {
    /// How many digits a minor unit stands behind the point.
    pub fn digits(self) -> u32 {
        if matches!(self, Self::Jpy | Self::Krw) { 0 } else { 2 }
    }

    /// An amount as people read it: `1234.50 EUR`.
    pub fn write(self, amount: i64) -> String {
        format!("{} {}", self.plain(amount), self.as_str())
    }

    /// The same without the currency.
    pub fn plain(self, amount: i64) -> String {
        let unit = 10_i64.pow(self.digits());
        let (whole, rest) = (amount / unit, (amount % unit).abs());
        let sign = if amount < 0 && whole == 0 { "-" } else { "" };
        match self.digits() {
            0 => whole.to_string(),
            _ => format!("{sign}{whole}.{rest:02}"),
        }
    }
}

/// A quotient to the nearest whole, halves to the even neighbour; `by` is above zero.
pub fn half_even(number: i128, by: i128) -> i128 {
    let (whole, rest) = (number.div_euclid(by), number.rem_euclid(by));
    match (2 * rest).cmp(&by) {
        std::cmp::Ordering::Less => whole,
        std::cmp::Ordering::Greater => whole + 1,
        std::cmp::Ordering::Equal => whole + whole.rem_euclid(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_to_the_even_neighbour() {
        for (number, by, want) in [
            (5, 10, 0),
            (15, 10, 2),
            (25, 10, 2),
            (35, 10, 4),
            (24, 10, 2),
            (26, 10, 3),
            (-5, 10, 0),
            (-15, 10, -2),
            (0, 7, 0),
        ] {
            assert_eq!(half_even(number, by), want, "{number}/{by}");
        }
    }

    #[test]
    fn an_amount_is_written_with_the_digits_of_its_currency() {
        assert_eq!(Currency::Eur.write(123_450), "1234.50 EUR");
        assert_eq!(Currency::Jpy.write(5000), "5000 JPY");
        assert_eq!(Currency::Usd.plain(-5), "-0.05");
        assert_eq!(Currency::Usd.plain(-105), "-1.05");
    }
}
