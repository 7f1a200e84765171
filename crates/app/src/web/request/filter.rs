//! Reading the filters of a query.

use kernel::chrono::{Datelike, NaiveDate};

use crate::error::ApiError;

/// What a filter asks for; nothing if it is missing or empty. `help` names what the query may hold.
pub(crate) fn filter<T>(
    text: Option<&str>,
    help: &'static str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, ApiError> {
    let known = |text| parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help));
    text.map(str::trim).filter(|text| !text.is_empty()).map(known).transpose()
}

/// A day of our time.
pub(crate) fn day(text: &str) -> Option<NaiveDate> {
    text.parse().ok().filter(|day| is_day(*day))
}

/// Whether a day is of our time: PostgreSQL may not know one beyond.
pub(crate) fn is_day(day: NaiveDate) -> bool {
    (2000..=2999).contains(&day.year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_is_missing_or_read_or_refused() {
        let read = |text| filter(text, "Ask for `from`.", day);
        assert_eq!(read(None).unwrap(), None);
        assert_eq!(read(Some(" ")).unwrap(), None);
        assert_eq!(read(Some(" 2026-11-29 ")).unwrap(), NaiveDate::from_ymd_opt(2026, 11, 29));
        for refused in ["29 November", "1999-12-31", "3000-01-01", "+12026-01-01"] {
            assert!(read(Some(refused)).is_err(), "{refused}");
        }
    }
}
