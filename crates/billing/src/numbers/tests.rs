//! Gaps by table; that numbers have none is tested with invoices.

use super::*;

fn number(serial: i32) -> Number {
    Number { series: Series::Invoice, year: 2026, serial }
}

#[test]
fn a_number_names_series_year_and_place() {
    assert_eq!(number(123).to_string(), "A-2026-000123");
    let credit = Number { series: Series::CreditNote, ..number(1) };
    assert_eq!(credit.to_string(), "C-2026-000001");
}

#[test]
fn what_is_missing_and_what_is_too_much_is_a_gap() {
    let found = |last, there: &[i32]| -> Vec<(i32, i32)> {
        let gaps = rules::gaps(Series::Invoice, 2026, (last, there));
        gaps.into_iter().map(|gap| (gap.from.serial, gap.to.serial)).collect()
    };
    assert_eq!(found(3, &[1, 2, 3]), []);
    assert_eq!(found(0, &[]), []);
    assert_eq!(found(3, &[]), [(1, 3)]);
    assert_eq!(found(6, &[2, 5, 6]), [(1, 1), (3, 4)]);
    assert_eq!(found(4, &[1, 2]), [(3, 4)]);
    assert_eq!(found(1, &[1, 7]), [(7, 7)]);
}
