//! Filters of the admin's lists that an account has saved under a name. Nobody else sees them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, SavedFilterId, UserId};

pub use rules::{Filter, List, MAX_FILTERS, MAX_NAME, MAX_QUERY, Named};

use crate::Error;

/// What an account has saved for a list, by name; at most [`MAX_FILTERS`].
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, user: UserId, list: List) -> Result<Vec<Filter>, Error> {
    let mut found = store::list(conn, user, list)?;
    found.sort_by_cached_key(|filter| filter.name.to_lowercase());
    Ok(found)
}

/// Saves a filter under a new name.
///
/// # Errors
/// [`Error::BadFilterName`]; [`Error::BadFilterQuery`]; [`Error::NameTaken`]; [`Error::TooManyFilters`];
/// [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    user: UserId,
    list: List,
    named: Named<'_>,
    now: Instant,
) -> Result<Filter, Error> {
    let named = named.checked()?;
    store::lock_owner(conn, user)?;
    let others = store::list(conn, user, list)?;
    if !rules::is_free(named.name, &others, None) {
        return Err(Error::NameTaken);
    }
    if others.len() >= MAX_FILTERS {
        return Err(Error::TooManyFilters);
    }
    let (name, query) = (named.name.to_owned(), named.query.to_owned());
    let filter = Filter { id: SavedFilterId::new(), list, name, query };
    store::insert(conn, user, &filter, now)?;
    Ok(filter)
}

/// Gives a filter another name, another query or both.
///
/// # Errors
/// [`Error::NoFilter`] where the account has none with this id; as [`save`].
pub fn replace(
    conn: &mut Conn,
    user: UserId,
    id: SavedFilterId,
    named: Named<'_>,
    now: Instant,
) -> Result<Filter, Error> {
    let named = named.checked()?;
    store::lock_owner(conn, user)?;
    let filter = store::one(conn, user, id)?.ok_or(Error::NoFilter)?;
    let others = store::list(conn, user, filter.list)?;
    if !rules::is_free(named.name, &others, Some(id)) {
        return Err(Error::NameTaken);
    }
    store::update(conn, id, named, now)?;
    Ok(Filter { name: named.name.to_owned(), query: named.query.to_owned(), ..filter })
}

/// Deletes a filter.
///
/// # Errors
/// [`Error::NoFilter`]; [`Error::Db`].
pub fn delete(conn: &mut Conn, user: UserId, id: SavedFilterId) -> Result<(), Error> {
    if store::delete(conn, user, id)? == 0 { Err(Error::NoFilter) } else { Ok(()) }
}
