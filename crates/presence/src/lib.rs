#![doc = include_str!("../README.md")]

pub mod hours;
pub mod mergers;
pub mod online;
pub mod privacy;
pub mod working;
