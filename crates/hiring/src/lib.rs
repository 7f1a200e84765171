#![doc = include_str!("../README.md")]

pub mod applications;
pub mod board;
pub mod drafts;
pub mod open_roles;
pub mod privacy;
pub mod resumes;
pub mod review;
pub mod roles;
pub mod slates;

mod error;

pub use error::Error;
