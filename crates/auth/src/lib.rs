#![doc = include_str!("../README.md")]

pub mod addresses;
pub mod agreements;
pub mod directory;
pub mod erasure;
pub mod extra_time;
pub mod mergers;
pub mod otp;
pub mod privacy;
pub mod profiles;
pub mod provider;
pub mod tokens;
pub mod usernames;
pub mod users;
pub mod verification;
pub mod view_as;

mod error;
pub use error::Error;
