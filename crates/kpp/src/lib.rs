#![doc = include_str!("../README.md")]

pub mod archive;
mod comparison;
mod credits;
mod files;
mod finding;
mod generators;
mod outline;
mod package;
mod problem;
mod scenario;
mod submissions;
#[cfg(test)]
mod tests;
mod validator;

pub use finding::Finding;
pub use generators::{GENERATORS, Generators, MadeTest};
pub use outline::{Outline, OutlineTask};
pub use package::{
    Comparison, Difficulty, Group, Limits, Package, ProblemType, Reference, Rules, Scoring, Tag,
    TestCase, digest, language_of,
};
pub use problem::{
    Answer, Format, Graded, GroupScore, InputArguments, Problem, ProblemLimits, ProblemTest,
    Program, Worth,
};
pub use scenario::{Scenario, ScenarioTask};
pub use submissions::{Expectation, Outcome, Rule, Verdict};
pub use validator::OutputValidator;
