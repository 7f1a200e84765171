//! What routes, socket and stream say in the same way.

pub(crate) mod grade;
mod lists;
mod word;

pub(crate) use lists::*;
pub(crate) use word::{Word, word_or_empty};
