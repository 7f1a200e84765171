#![doc = include_str!("../README.md")]

mod assessments;
mod letter;
mod onboarding;
mod partners;
mod roles;
mod sender;
mod stories;
mod upkeep;

pub use assessments::{invitation, more_time, result_changed, result_ready};
pub use letter::{Letter, Reader, Text, Unwritten};
pub use onboarding::{
    account_made, activation, approval, code, question, rejection, restoration, suspension,
};
pub use partners::{partner_approval, partner_rejection};
pub use roles::{role_approved, role_changes, role_published, role_rejected};
pub use sender::{Error, Parcel, Sender};
pub use stories::{
    story_about_you, story_answered, story_changes, story_published, story_turned_down,
};
pub use upkeep::{Remedy, digest, erasure_scheduled, given_up};
