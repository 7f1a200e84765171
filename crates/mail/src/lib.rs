#![doc = include_str!("../README.md")]

mod onboarding;
mod sender;
mod texts;

pub use onboarding::{account_made, activation, question, rejection, restoration, suspension};
pub use sender::{Error, Letter, Sender};
pub use texts::{Text, code, erasure_scheduled, given_up, invitation};
