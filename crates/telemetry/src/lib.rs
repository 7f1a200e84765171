#![doc = include_str!("../README.md")]

pub mod faults;
pub mod pages;
pub mod privacy;
