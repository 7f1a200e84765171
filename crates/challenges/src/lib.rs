#![doc = include_str!("../README.md")]

pub mod judging;
pub mod problems;
pub mod submissions;

mod error;

pub use error::Error;
