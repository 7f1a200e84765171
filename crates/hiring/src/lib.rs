#![doc = include_str!("../README.md")]

pub mod privacy;
pub mod review;
pub mod roles;

mod error;

pub use error::Error;
