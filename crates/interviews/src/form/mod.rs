//! What a story says: the form that an author fills in, the finished content that is made of it, and
//! the marks by which copies are known. Pure.

mod content;
mod fields;
mod marks;
#[cfg(test)]
pub(crate) mod tests;

pub use content::{Content, Round};
pub use fields::{Form, FormRound, Problem};

/// A field that an answer of the guided way has filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct Filled {
    /// Its path.
    pub field: String,
    /// What it holds now.
    pub value: serde_json::Value,
}
