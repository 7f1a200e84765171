//! Lists paged by key.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::DateTime;
use uuid::Uuid;

use crate::Instant;

/// One page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// The rows, in the list's order.
    pub items: Vec<T>,
    /// Where the next page starts; absent on the last.
    pub next: Option<Cursor>,
}

impl<T> Page<T> {
    /// Cuts `rows`, fetched with one more than `limit`, to a page; `key` names a row's place.
    pub fn cut(mut rows: Vec<T>, limit: Limit, key: impl Fn(&T) -> Cursor) -> Self {
        let more = rows.len() > limit.get();
        rows.truncate(limit.get());
        let next = if more { rows.last().map(key) } else { None };
        Self { items: rows, next }
    }

    /// The same page with each row turned into something else.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(f).collect(), next: self.next }
    }
}

/// How many rows a page holds: 1 to 100, by default 25.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit(u8);

impl Limit {
    /// The most rows a page may hold.
    pub const MAX: u8 = 100;

    /// `None` outside 1..=[`Limit::MAX`].
    pub fn new(rows: u8) -> Option<Self> {
        (1..=Self::MAX).contains(&rows).then_some(Self(rows))
    }

    /// As many rows as a page may hold.
    pub fn most() -> Self {
        Self(Self::MAX)
    }

    /// The number of rows.
    pub fn get(self) -> usize {
        usize::from(self.0)
    }

    /// What a query asks for: one row more, which tells whether another page follows.
    pub fn fetch(self) -> i64 {
        i64::from(self.0) + 1
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(25)
    }
}

/// Which part of a list is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paging<C = Cursor> {
    /// What the part before ended with; `None` for the first.
    pub after: Option<C>,
    /// How many rows.
    pub limit: Limit,
}

impl<C> Paging<C> {
    /// The first rows.
    pub fn first(limit: Limit) -> Self {
        Self { after: None, limit }
    }
}

/// The text is not a cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("This cursor is not valid.")]
pub struct BadCursor;

/// The place of a row in a list ordered by time, then id. Opaque to clients.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    /// The row's time.
    pub at: Instant,
    /// The row's id.
    pub id: Uuid,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [0; 24];
        let (time, id) = bytes.split_at_mut(8);
        time.copy_from_slice(&self.at.timestamp_micros().to_be_bytes());
        id.copy_from_slice(self.id.as_bytes());
        f.write_str(&URL_SAFE_NO_PAD.encode(bytes))
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| BadCursor)?;
        let (time, id) = bytes.split_first_chunk::<8>().ok_or(BadCursor)?;
        let at = DateTime::from_timestamp_micros(i64::from_be_bytes(*time)).ok_or(BadCursor)?;
        let id = Uuid::from_slice(id).map_err(|_| BadCursor)?;
        // PostgreSQL's timestamptz ends at 294276-12-31; chrono's range is wider on one side only.
        if at.timestamp_micros().unsigned_abs() > 9_000_000_000_000_000 {
            return Err(BadCursor);
        }
        Ok(Self { at, id })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor(micros: i64) -> Cursor {
        let at = DateTime::from_timestamp_micros(micros).unwrap();
        Cursor { at, id: Uuid::from_u128(7) }
    }

    #[test]
    fn a_cursor_survives_the_round_trip() {
        let given = cursor(1_795_000_000_123_456);
        assert_eq!(given.to_string().parse(), Ok(given));
    }

    #[test]
    fn text_that_is_no_cursor_is_refused() {
        for text in ["", "x", "AAAA", "!!!!", &"A".repeat(33), &"f".repeat(32)] {
            assert_eq!(text.parse::<Cursor>(), Err(BadCursor), "{text}");
        }
    }

    #[test]
    fn a_page_names_its_last_row_only_when_more_follow() {
        let limit = Limit::new(2).unwrap();
        let full = Page::cut(vec![1, 2, 3], limit, |n| cursor(*n));
        assert_eq!((full.items, full.next), (vec![1, 2], Some(cursor(2))));
        let last = Page::cut(vec![1, 2], limit, |n| cursor(*n));
        assert_eq!((last.items, last.next), (vec![1, 2], None));
    }

    #[test]
    fn a_limit_is_one_to_a_hundred() {
        assert_eq!([0, 1, 100, 101].map(|n| Limit::new(n).is_some()), [false, true, true, false]);
    }
}
