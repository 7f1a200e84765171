//! The logos of companies.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, UserId};

pub use rules::{KEPT_SIDE, Logo, MAX_BYTES, MAX_SIDE, redraw};

use crate::{Error, profiles};

/// The name of a logo: the SHA-256 of its picture.
pub type Hash = Vec<u8>;

/// The name of a company's logo; `None` where it has none.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, company: CompanyId) -> Result<Option<Hash>, Error> {
    Ok(store::of_company(conn, company)?)
}

/// The picture of this name, a PNG.
///
/// # Errors
/// [`Error::NoLogo`], [`Error::Db`].
pub fn picture(conn: &mut Conn, name: &[u8]) -> Result<Vec<u8>, Error> {
    store::picture(conn, name)?.ok_or(Error::NoLogo)
}

/// Keeps a company's logo, in place of the one before.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn put(conn: &mut Conn, company: CompanyId, by: UserId, logo: &Logo) -> Result<(), Error> {
    profiles::lock(conn, company)?.ok_or(Error::NoCompany)?;
    store::put(conn, company, logo)?;
    Entry::of("company", company).by(Actor::User(by), "set_logo").record(conn)?;
    Ok(())
}

/// Removes a company's logo, where it has one.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, company: CompanyId, by: UserId) -> Result<(), Error> {
    if store::remove(conn, company)? > 0 {
        Entry::of("company", company).by(Actor::User(by), "remove_logo").record(conn)?;
    }
    Ok(())
}
