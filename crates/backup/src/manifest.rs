//! What a backup says of itself.

use std::collections::BTreeMap;

use kernel::Instant;
use serde::{Deserialize, Serialize};

/// The format that this version writes and reads.
pub(crate) const FORMAT: &str = "assay-backup/1";

/// The manifest of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// `assay-backup/1`.
    pub format: String,
    /// The program that made it.
    pub program: String,
    /// When.
    pub made_at: Instant,
    /// The major version of the database's server.
    pub postgres: u32,
    /// The migrations that the database had seen, in order.
    pub migrations: Vec<String>,
    /// Every table with what it held.
    pub tables: Vec<Table>,
    /// Every sequence with the value it had reached at least.
    pub sequences: BTreeMap<String, i64>,
    /// Statements that give objects back to roles other than the login.
    pub owners: Vec<String>,
    /// Every file beside this one.
    pub files: BTreeMap<String, Content>,
    /// Signatures of grades and the public keys they were made with, as the caller wrote them.
    pub proofs: serde_json::Value,
}

/// How many rows a table had, and a digest of them that no order of theirs changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// With its schema.
    pub name: String,
    /// How many.
    pub rows: i64,
    /// Sums of the parts of each row's SHA-256.
    pub digest: String,
}

/// A file's length and SHA-256.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Its length.
    pub bytes: u64,
    /// In hexadecimal digits.
    pub sha256: String,
}
