#![doc = include_str!("../README.md")]

pub mod activity;
pub mod allowance;
pub mod coverage;
pub mod customers;
pub mod figures;
pub mod history;
pub mod invoices;
pub mod ledger;
pub mod listing;
pub mod mergers;
pub mod money;
pub mod needs;
pub mod numbers;
pub mod online;
pub mod plans;
pub mod privacy;
pub mod room;
pub mod subscriptions;

mod error;
mod reason;
#[cfg(test)]
mod tests;

pub use error::{Error, Problem};
