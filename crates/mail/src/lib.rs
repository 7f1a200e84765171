#![doc = include_str!("../README.md")]

mod onboarding;
mod sender;
mod stories;
mod texts;

pub use onboarding::{account_made, activation, question, rejection, restoration, suspension};
pub use sender::{Error, Letter, Sender};
pub use stories::{
    story_about_you, story_answered, story_changes, story_published, story_turned_down,
};
pub use texts::{
    Text, code, erasure_scheduled, given_up, invitation, result_changed, result_ready,
};
