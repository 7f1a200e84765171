#![doc = include_str!("../README.md")]

pub mod accounts;
pub mod applications;
pub mod attributions;
pub mod commissions;
pub mod invitations;
pub mod mergers;
pub mod privacy;
pub mod statements;
pub mod terms;

mod error;
#[cfg(test)]
mod tests;

pub use error::Error;
