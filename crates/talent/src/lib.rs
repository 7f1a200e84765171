#![doc = include_str!("../README.md")]

pub mod activity;
pub mod cards;
pub mod deck;
pub mod extras;
pub mod introductions;
pub mod mergers;
pub mod messages;
pub mod picks;
pub mod privacy;
pub mod profiles;
pub mod prospects;
pub mod results;
pub mod searches;

mod error;
pub use error::Error;
