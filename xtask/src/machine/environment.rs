//! The one place of xtask that reads the environment.

/// The value of a variable that is set, not empty, and valid text.
#[expect(
    clippy::disallowed_methods,
    reason = "xtask configures other programs; the product's settings are read in the crate config"
)]
pub(crate) fn read(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The variables whose name is wanted, sorted by name. Text that is not valid is replaced as `String::from_utf8_lossy` does.
pub(crate) fn read_all(wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let text = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
    let all = std::env::vars_os().map(|(name, value)| (text(name), text(value)));
    let mut chosen: Vec<_> = all.filter(|(name, _)| wanted(name)).collect();
    chosen.sort();
    chosen
}
