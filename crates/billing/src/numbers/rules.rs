//! What a number is, and which are missing. Pure.

use std::fmt;

use kernel::words;

words! {
    /// What is numbered.
    pub enum Series as "NumberSeries" {
        /// Invoices.
        Invoice = "A",
        /// Credit notes.
        CreditNote = "C",
    }
}

/// A number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Of what.
    pub series: Series,
    /// The year it was issued in, by UTC.
    pub year: i32,
    /// Its place in that year, from 1.
    pub serial: i32,
}

impl Number {
    /// The last of a year.
    pub(super) const LAST: i32 = 999_999;
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:04}-{:06}", self.series.as_str(), self.year, self.serial)
    }
}

/// Numbers that are missing, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gap {
    /// The first that is missing.
    pub from: Number,
    /// The last.
    pub to: Number,
}

/// What is missing of 1 to `last`, or is there beyond it; `there` is in order.
pub(super) fn gaps(series: Series, year: i32, (last, there): (i32, &[i32])) -> Vec<Gap> {
    let number = |serial| Number { series, year, serial };
    let gap = |from, to| Gap { from: number(from), to: number(to) };
    let mut found = Vec::new();
    let mut next = 1;
    for serial in there.iter().copied().filter(|serial| *serial <= last) {
        if serial > next {
            found.push(gap(next, serial - 1));
        }
        next = serial + 1;
    }
    if next <= last {
        found.push(gap(next, last));
    }
    // What the counter has not given is as wrong as what it has given and is not there.
    found.extend(there.iter().filter(|serial| **serial > last).map(|serial| gap(*serial, *serial)));
    found
}
