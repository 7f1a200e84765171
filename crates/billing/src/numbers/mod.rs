//! Numbers without a gap.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;

pub use rules::{Gap, Number, Series};

use crate::Error;

/// The next number of a series in a year. Its row is locked until the transaction ends, so that a number
/// is taken only where what has it is kept. Whether one is missing is seen in that row alone: triggers keep beside
/// the last number how many of the year something has.
///
/// # Errors
/// [`Error::NumberGap`]; [`Error::NumbersUsedUp`]; [`Error::Db`].
pub(crate) fn take(conn: &mut Conn, series: Series, year: i32) -> Result<Number, Error> {
    store::begin(conn, series, year)?;
    let (last, used) = store::lock(conn, series, year)?;
    let used = match used {
        Some(used) => used,
        // The first time since there is such a figure; from then on the database keeps it.
        None => store::count_used(conn, series, year)?,
    };
    if used != last {
        return Err(Error::NumberGap);
    }
    if last >= Number::LAST {
        return Err(Error::NumbersUsedUp);
    }
    store::set(conn, series, year, last + 1)?;
    Ok(Number { series, year, serial: last + 1 })
}

/// Every number that was taken and that nothing has.
///
/// # Errors
/// [`Error::Db`].
pub fn gaps(conn: &mut Conn) -> Result<Vec<Gap>, Error> {
    let mut found = Vec::new();
    for (series, year, last) in store::counters(conn)? {
        if store::count(conn, series, year)? == i64::from(last) {
            continue;
        }
        let there = store::serials(conn, series, year)?;
        found.extend(rules::gaps(series, year, (last, &there)));
    }
    Ok(found)
}
