#![doc = include_str!("../README.md")]

pub mod archive;
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
mod problem;
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
pub use problem::{
    Answer, Format, Graded, GroupScore, InputArguments, Problem, ProblemLimits, ProblemTest,
    Program, Worth,
};
pub use validator::OutputValidator;
