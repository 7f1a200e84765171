#![doc = include_str!("../README.md")]

pub mod activity;
pub mod check_ins;
pub mod checklists;
pub mod extensions;
pub mod mergers;
pub mod needs;
pub mod onboarding;
pub mod placements;
pub mod privacy;
pub mod ratings;
pub mod reminders;

mod error;
#[cfg(test)]
mod tests;
mod words;

pub use error::Error;
