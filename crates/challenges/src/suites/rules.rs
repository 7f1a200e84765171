//! What the judge runs a submission against. Pure.

use crate::problems::{Limits, Tag};

/// What the judge needs to know of a version. It never changes, so it may be kept by id.
#[derive(Debug, Clone, PartialEq)]
pub struct Suite {
    /// What programs may use.
    pub limits: Limits,
    /// How output is compared.
    pub comparison: serde_json::Value,
    /// The program that decides instead, where the problem brings one.
    pub validator: Option<serde_json::Value>,
    /// The groups in order, samples first.
    pub groups: Vec<SuiteGroup>,
}

/// A group for the judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuiteGroup {
    /// Its name.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// Points for passing it.
    pub weight: i32,
    /// Groups that must have passed.
    pub requires: Vec<String>,
    /// Its tests in order.
    pub tests: Vec<SuiteTest>,
}

/// A test for the judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuiteTest {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// Its name in the package.
    pub name: String,
    /// Standard input.
    pub input: Vec<u8>,
    /// The expected output.
    pub answer: Vec<u8>,
}
