#![doc = include_str!("../README.md")]

pub mod hours;
pub mod mergers;
pub mod online;
pub mod privacy;
mod role;
pub mod working;

pub use role::Role;
