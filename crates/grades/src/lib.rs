#![doc = include_str!("../README.md")]

mod bundle;
mod canonical;
mod compose;
mod document;
mod error;
mod keys;
mod regrade;
#[cfg(test)]
mod tests;

pub use bundle::{Bundle, Files, Source};
pub use compose::{Graded, compose};
pub use document::*;
pub use error::Error;
pub use keys::{Keys, verify};
pub use regrade::{files, find, regrade};
