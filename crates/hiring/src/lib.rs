#![doc = include_str!("../README.md")]

pub mod applications;
pub mod drafts;
pub mod open_roles;
pub mod privacy;
pub mod resumes;
pub mod review;
pub mod roles;

mod error;

pub use error::Error;
