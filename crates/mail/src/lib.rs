#![doc = include_str!("../README.md")]

mod sender;
mod texts;

pub use sender::{Error, Letter, Sender};
pub use texts::{Text, code, erasure_scheduled, given_up, invitation};
