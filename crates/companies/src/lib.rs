#![doc = include_str!("../README.md")]

pub mod activations;
pub mod activity;
pub mod details;
pub mod directory;
pub mod free_trials;
pub mod grants;
pub mod inquiries;
pub mod keys;
pub mod logos;
pub mod mergers;
pub mod privacy;
pub mod profiles;
pub mod review;
pub mod roster;
pub mod team;

mod error;
mod problem;
mod reason;
mod token;

pub use error::Error;
pub use problem::Problem;
pub use token::Token;
