#![doc = include_str!("../README.md")]

pub mod activations;
pub mod grants;
pub mod inquiries;
pub mod privacy;
pub mod profiles;
pub mod review;

mod error;
mod reason;

pub use error::Error;
