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

/// Whether this is the code of a currency that people are paid in: of ISO 4217, and no metal, fund, code for tests or
/// currency that another one has replaced.
pub fn is_currency(code: &str) -> bool {
    iso_currency::Currency::from_code(code).is_some_and(|known| {
        // The standard has both bolívares; the crate has the one without the last zeros replace the other.
        let is_current = known.is_superseded().is_none() || code == "VES";
        is_current && !known.is_fund() && !known.is_special()
    })
}

/// What is said of a code that is none.
pub const NO_CURRENCY: &str = "Choose a currency by its code in ISO 4217, such as EUR.";

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
    fn a_currency_is_one_that_people_are_paid_in() {
        for code in ["EUR", "GBP", "JPY", "VES", "VED", "XAF", "ZWG"] {
            assert!(is_currency(code), "{code}");
        }
        for code in [
            "", "EU", "eur", "EURO", "EUR ", "ABC", "ZZZ", "XTS", "XAU", "DEM", "HRK", "CHE",
            "USN", "€",
        ] {
            assert!(!is_currency(code), "{code}");
        }
        assert!(!is_currency(&"X".repeat(3)), "no currency");
    }

    #[test]
    fn invoices_are_in_currencies_and_browsers_offer_all_of_them() {
        for own in Currency::ALL {
            assert!(is_currency(own.as_str()), "{}", own.as_str());
        }
        let source = include_str!("../../../frontend/src/facts/currencies.ts");
        let offered: Vec<&str> = source
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase()))
            .filter(|word| *word != "ISO")
            .collect();
        let letters = || (b'A'..=b'Z').map(char::from);
        let all = letters().flat_map(|a| letters().map(move |b| format!("{a}{b}")));
        let all = all.flat_map(|two| letters().map(move |c| format!("{two}{c}")));
        assert_eq!(offered, all.filter(|code| is_currency(code)).collect::<Vec<_>>());
    }

    #[test]
    fn an_amount_is_written_with_the_digits_of_its_currency() {
        assert_eq!(Currency::Eur.write(123_450), "1234.50 EUR");
        assert_eq!(Currency::Jpy.write(5000), "5000 JPY");
        assert_eq!(Currency::Usd.plain(-5), "-0.05");
        assert_eq!(Currency::Usd.plain(-105), "-1.05");
    }
}
