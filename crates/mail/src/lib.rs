#![doc = include_str!("../README.md")]

mod sender;
mod texts;

pub use sender::{Error, Letter, Sender};
pub use texts::{Text, code, given_up, invitation};
