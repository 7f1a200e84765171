#![doc = include_str!("../README.md")]

mod error;
mod manifest;
mod postgres;
mod restoring;
mod rules;
mod seal;
mod shelf;
mod store;
mod taking;
#[cfg(test)]
mod tests;

pub use error::Error;
pub use manifest::{Manifest, Table};
pub use postgres::Tools;
pub use restoring::{Place, Restored, Verified, restore, verify};
pub use seal::{Key, Lock, Sealed};
pub use shelf::{DATABASE, Listed, MANIFEST, SEALED, list, open, remove_but};
pub use taking::{Plan, take};

/// A step that the caller does; its error is shown unchanged.
pub type Outside<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
