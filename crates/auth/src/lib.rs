#![doc = include_str!("../README.md")]

pub mod notifications;
pub mod otp;
pub mod profiles;
pub mod provider;
pub mod tokens;
pub mod usernames;
pub mod users;
pub mod verification;

mod error;
pub use error::Error;
