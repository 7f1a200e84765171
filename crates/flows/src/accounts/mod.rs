//! Acts on one's own account.

pub mod address;
pub mod erase;
pub mod export;
pub mod free_trial;
mod lock;
pub mod merger;
pub(crate) mod profile;
mod sign_up;
pub mod verify;

use db::Conn;
use kernel::{Email, UserId};

pub use lock::set_access;
pub use profile::save_profile;
pub use sign_up::{
    choose_username, follow_token, name_account, name_referral_code, register, tell_referrer,
    username_availability,
};

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// Whose data it is.
#[derive(Debug, Clone)]
pub struct Holder {
    /// The account.
    pub user: UserId,
    /// Its address.
    pub email: Email,
    /// How they are greeted.
    pub name: String,
}

/// Counts a request. One too many is refused for the day, not for a moment.
fn count(conn: &mut Conn, action: Action, who: Who) -> Result<()> {
    if limits::may(conn, action, who)? { Ok(()) } else { Err(Error::DailyLimit) }
}
