//! Saving what people say of themselves.

use auth::profiles::{self, Company, Edit, Profile};
use db::Conn;
use kernel::UserId;

use crate::Result;

/// Saves a profile; somebody who hires needs a company for it to be complete.
///
/// # Errors
/// Those of the profile.
pub fn save_profile(conn: &mut Conn, user: UserId, edit: &Edit, version: i32) -> Result<Profile> {
    let company = company(conn, user)?;
    Ok(profiles::save(conn, user, edit, version, company)?)
}

/// Takes the number of a company's inquiry into the profile of the person who sent it, unless it has one.
///
/// # Errors
/// Those of the profile.
pub(crate) fn take_phone(conn: &mut Conn, user: UserId, phone: &str) -> Result<()> {
    let company = company(conn, user)?;
    profiles::take_phone(conn, user, phone, company)?;
    Ok(())
}

fn company(conn: &mut Conn, user: UserId) -> Result<Company> {
    Ok(match companies::profiles::of_member(conn, user)? {
        Some(_) => Company::Named,
        None => Company::Missing,
    })
}
