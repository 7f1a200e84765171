//! The one place of xtask that reads the environment.

/// The value of a variable that is set, not empty, and valid text.
#[expect(
    clippy::disallowed_methods,
    reason = "xtask configures other programs; the product's settings are read in the crate config"
)]
pub(crate) fn read(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
