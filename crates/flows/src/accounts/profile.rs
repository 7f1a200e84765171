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
    let company = match companies::profiles::of_member(conn, user)? {
        Some(_) => Company::Named,
        None => Company::Missing,
    };
    Ok(profiles::save(conn, user, edit, version, company)?)
}
