//! The people of the demo, as the Auth emulator is given them. A build without the feature `auth-emulator`, as every
//! release is, holds none of them.

use serde::Deserialize;

/// The people of the demo and the password that all of them have.
#[derive(Debug, Deserialize)]
pub struct Demo {
    /// Of every account.
    pub password: String,
    /// In the order in which they are offered.
    pub accounts: Vec<Person>,
}

/// Somebody whom a visitor of a development server can log in as.
#[derive(Debug, Deserialize)]
pub struct Person {
    /// The address they log in with.
    pub email: String,
    /// Their name.
    pub display_name: String,
    /// What to look at as them; `None` for somebody whom the log-in page does not offer.
    pub look_around: Option<LookAround>,
}

/// What somebody of the demo is there to show.
#[derive(Debug, Deserialize)]
pub struct LookAround {
    /// Who they are, in two to five words.
    pub title: String,
    /// What there is to see, in one line.
    pub line: String,
}

/// The people of the file. That it can be read is tested, not a question at run time.
#[cfg(feature = "auth-emulator")]
pub(super) fn people() -> Option<&'static Demo> {
    use std::sync::OnceLock;

    static PEOPLE: OnceLock<Option<Demo>> = OnceLock::new();
    let read =
        || serde_json::from_str(include_str!("../../../tests/emulator/demo-accounts.json")).ok();
    PEOPLE.get_or_init(read).as_ref()
}

/// Nobody.
#[cfg(not(feature = "auth-emulator"))]
pub(super) fn people() -> Option<&'static Demo> {
    None
}
