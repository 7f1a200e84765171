//! What a username may be. Pure.

use kernel::Instant;
use kernel::chrono::TimeDelta;

use crate::Error;

/// How long a username stays before it may be changed again. Source: the state machine of accounts.
pub const CHANGE_EVERY_DAYS: i64 = 30;

/// Names that would look like a part of Assay or like somebody who speaks for it.
const RESERVED: &[&str] = &[
    "about",
    "account",
    "admin",
    "administrator",
    "anonymous",
    "api",
    "assay",
    "assets",
    "auth",
    "billing",
    "blog",
    "candidate",
    "companies",
    "company",
    "contact",
    "dashboard",
    "dev",
    "docs",
    "everyone",
    "help",
    "home",
    "info",
    "interview",
    "interviews",
    "login",
    "logout",
    "me",
    "moderator",
    "null",
    "official",
    "owner",
    "partner",
    "privacy",
    "profile",
    "report",
    "root",
    "security",
    "settings",
    "signup",
    "staff",
    "status",
    "support",
    "system",
    "talent",
    "team",
    "terms",
    "undefined",
    "user",
    "username",
    "webmaster",
    "www",
];

/// A username: 3 to 30 of `a`–`z`, digits and `_`, not reserved. Capitals are lowered, so that two
/// names that differ in case are the same name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Username(String);

impl Username {
    /// Reads a name as somebody typed it.
    ///
    /// # Errors
    /// [`Error::BadUsername`], [`Error::UsernameReserved`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let name = text.trim().to_ascii_lowercase();
        let formed = (3..=30).contains(&name.len())
            && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        if !formed {
            return Err(Error::BadUsername);
        }
        if RESERVED.contains(&name.as_str()) {
            return Err(Error::UsernameReserved);
        }
        Ok(Self(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a name may be changed now; the first choice is no change.
pub(super) fn check_change(
    current: Option<&str>,
    changed_at: Option<Instant>,
    now: Instant,
) -> Result<(), Error> {
    let Some(last) = changed_at.filter(|_| current.is_some()) else { return Ok(()) };
    let next = last + TimeDelta::days(CHANGE_EVERY_DAYS);
    if now >= next { Ok(()) } else { Err(Error::UsernameChangeTooSoon { next }) }
}

/// A name made of how somebody is called and a number, for those who are not asked for one.
pub(super) fn made_of(display_name: &str, number: u32) -> Option<Username> {
    let folded = kernel::fold(display_name);
    let stem: String = folded.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    let stem = if stem.is_empty() { "company" } else { &stem };
    Username::parse(&format!("{stem}_{:06}", number % 1_000_000)).ok()
}

/// Names like the one somebody wanted, to be offered where they are free.
pub(super) fn alternatives(wanted: &str, year: i32) -> Vec<String> {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let stem: String = wanted.trim().chars().map(plain).take(24).collect();
    let stem = stem.trim_matches('_');
    let stem = if stem.len() < 2 { "user" } else { stem };
    let endings = ["_1".to_owned(), "_2".to_owned(), format!("_{year}")];
    let more = ["_dev", "_x", "_7", "_42", "_99"].map(str::to_owned);
    let names = endings.iter().chain(&more).map(|ending| format!("{stem}{ending}"));
    names.filter(|name| Username::parse(name).is_ok()).collect()
}
