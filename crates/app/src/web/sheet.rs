//! Tables for spreadsheets: all rows of a list, and the answer that a browser saves as a file.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use kernel::{Limit, Page, Paging};

use crate::error::ApiError;

/// The most rows of a table. Source: product.md §30.
pub(crate) const MOST_ROWS: usize = 10_000;

/// The rows of a list in its order, page after page, at most [`MOST_ROWS`].
///
/// # Errors
/// Those of `page`.
pub(crate) fn every<T, E>(mut page: impl FnMut(Paging) -> Result<Page<T>, E>) -> Result<Vec<T>, E> {
    let limit = Limit::most();
    let (mut rows, mut after) = (Vec::new(), None);
    loop {
        let Page { items, next } = page(Paging { after, limit })?;
        rows.extend(items);
        after = next;
        if after.is_none() || rows.len() >= MOST_ROWS {
            rows.truncate(MOST_ROWS);
            return Ok(rows);
        }
    }
}

/// A table as a file of this name, which nothing on the way keeps.
///
/// # Errors
/// [`ApiError::internal`] where the table could not be written.
pub(crate) fn spreadsheet(
    name: &str,
    table: Result<Vec<u8>, csv::Error>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.csv\"")))
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .body(table.map_err(ApiError::internal)?))
}

#[cfg(test)]
mod tests {
    use kernel::Cursor;
    use kernel::chrono::DateTime;
    use kernel::uuid::Uuid;

    use super::*;

    /// A list of so many numbers.
    fn numbers(all: i64, Paging { after, limit }: Paging) -> Page<i64> {
        let start = after.map_or(0, |cursor| cursor.at.timestamp() + 1);
        let fetched = (start..all).take(limit.get() + 1).collect();
        let at = |number: i64| DateTime::from_timestamp(number, 0).unwrap();
        Page::cut(fetched, limit, |number| Cursor { at: at(*number), id: Uuid::nil() })
    }

    #[test]
    fn every_row_comes_once_and_in_order_up_to_the_most() {
        for (all, want) in [(0, 0), (1, 1), (100, 100), (101, 101), (10_050, MOST_ROWS)] {
            let rows = every(|place| Ok::<_, ()>(numbers(all, place))).unwrap();
            let expected: Vec<i64> = (0..).take(want).collect();
            assert_eq!(rows, expected, "of {all}");
        }
    }

    #[test]
    fn what_goes_wrong_on_a_later_page_is_no_shorter_table() {
        let mut pages = 0;
        let read = every(|place| {
            pages += 1;
            if pages == 2 { Err("lost") } else { Ok(numbers(250, place)) }
        });
        assert_eq!(read, Err("lost"));
    }
}
