//! Grades that anybody can check: the document, its signature, the bundle that carries what was
//! judged, and judging that again.
//!
//! A grade document is made when it is asked for, from rows that never change but for the names of
//! people and companies: nothing more is kept than a grade is. What is signed are the bytes of [`canonical`] form, with the format's name before them.

mod bundle;
mod canonical;
mod compose;
mod document;
mod keys;
mod regrade;
#[cfg(test)]
mod tests;

pub(crate) use bundle::{Bundle, Source};
pub(crate) use compose::compose;
pub(crate) use document::{KeyBody, SignedGrade};
pub(crate) use keys::{Keys, verify};
pub(crate) use regrade::{files, find, regrade};
