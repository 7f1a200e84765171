#![doc = include_str!("../README.md")]

pub mod accommodations;
pub mod activity;
pub mod addresses;
pub mod assistance;
pub mod attempts;
pub mod closing;
pub mod cohorts;
pub mod consent;
pub mod cut_offs;
pub mod definitions;
pub mod drafts;
pub mod grading;
pub mod invitations;
pub mod leases;
pub mod links;
pub mod mergers;
pub mod merging;
pub mod needs;
pub mod offered;
pub mod outages;
pub mod overview;
pub mod performance;
pub mod privacy;
pub mod readdressing;
pub mod recordings;
pub mod reminders;
pub mod reports;
pub mod results;
pub mod retakes;
pub mod reuse;
pub mod reviews;
pub mod sending;
mod solvable;
pub mod statistics;
pub mod stops;
pub mod trends;
pub mod trials;
pub mod variants;
pub mod verification;
pub mod voiding;
mod withdrawals;

mod error;
mod host;
mod machine;

pub use error::Error;
