#![doc = include_str!("../README.md")]

pub mod comparing;
pub mod judging;
pub mod mergers;
pub mod performance;
pub mod practice;
pub mod privacy;
pub mod problems;
pub mod scenarios;
pub mod statistics;
pub mod submissions;
pub mod suites;

mod error;

pub use error::Error;
