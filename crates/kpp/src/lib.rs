#![doc = include_str!("../README.md")]

mod check;
mod comparison;
mod credits;
mod expectation;
mod finding;
mod glob;
mod hash;
mod metadata;
mod open;
mod package;
mod submissions;
mod testdata;
#[cfg(test)]
mod tests;
mod tree;
mod validator;
mod yaml;

pub use expectation::{Expectation, Outcome, Rule, Verdict};
pub use finding::Finding;
pub use package::{
    Comparison, Difficulty, Group, Limits, Package, Reference, Tag, TestCase, language_of,
};
pub use validator::OutputValidator;
