//! What other rows know of an application: where it comes from, how far its assessment is, whose
//! scorecards are in. And which applications a company asks for by that.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use kernel::ApplicationId;

use crate::Error;

pub(crate) use rules::normal;
pub use rules::{Facts, Filter, Progress, Source};
pub(crate) use store::wanted;

/// What is known of each of these applications.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, ids: &[ApplicationId]) -> Result<HashMap<ApplicationId, Facts>, Error> {
    Ok(store::of(conn, ids)?.into_iter().collect())
}
