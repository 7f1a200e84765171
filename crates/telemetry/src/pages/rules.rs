//! Which patterns are counted. Pure.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The browser application's own list; there is no second one that could differ.
const SOURCE: &str = include_str!("../../../../frontend/src/facts/paths.ts");

/// Where the list begins and ends in that file.
const BEGIN: &str = "export const paths = {";
const END: &str = "} as const";

/// What is counted for an address that no list names, such as a hidden page.
pub const OTHER: &str = "other";

/// A pattern of the browser application, or [`OTHER`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route(&'static str);

impl Route {
    /// The known pattern that `text` is, whatever its parameters are called. A real path is no
    /// pattern, so what stood in its place is never kept.
    pub fn of(text: &str) -> Self {
        static KNOWN: LazyLock<HashMap<String, &'static str>> =
            LazyLock::new(|| patterns().map(|pattern| (shape(pattern), pattern)).collect());
        Self(KNOWN.get(&shape(text)).copied().unwrap_or(OTHER))
    }

    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

/// Every pattern of the list, in its order.
pub(super) fn patterns() -> impl Iterator<Item = &'static str> {
    let list = SOURCE.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END));
    let list = list.map(|(list, _)| list).unwrap_or_default();
    list.split('\'').skip(1).step_by(2).filter(|text| text.starts_with('/'))
}

/// The pattern without the names of its parameters.
fn shape(pattern: &str) -> String {
    let parts = pattern.split('/').map(|part| if part.starts_with(':') { ":" } else { part });
    parts.collect::<Vec<_>>().join("/")
}
