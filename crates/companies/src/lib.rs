#![doc = include_str!("../README.md")]

pub mod grants;
pub mod inquiries;
pub mod privacy;
pub mod profiles;

mod error;

pub use error::Error;
