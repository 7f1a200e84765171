//! What is wrong with a field. Pure.

/// A field that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Which.
    pub field: &'static str,
    /// `length`, `range` or `format`.
    pub code: &'static str,
    /// A sentence.
    pub detail: &'static str,
}

impl Problem {
    pub(crate) fn new(field: &'static str, code: &'static str, detail: &'static str) -> Self {
        Self { field, code, detail }
    }
}
