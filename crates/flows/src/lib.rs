#![doc = include_str!("../README.md")]

pub mod accounts;
pub mod alerts;
pub mod applications;
pub mod appointments;
pub mod assessments;
pub mod billing;
pub mod browsers;
pub mod companies;
mod error;
pub mod fairness;
pub mod internships;
pub mod jobs;
pub mod limits;
pub mod meetings;
pub mod notes;
pub mod notify;
pub mod offers;
pub mod onboarding;
pub mod partners;
pub mod performance;
pub mod playback;
pub mod post;
pub mod practice;
pub mod retention;
mod reviewer;
pub mod roles;
pub mod selection;
pub mod sharing;
pub mod site;
pub mod slates;
pub mod stories;
pub mod support;
pub mod talent;
pub mod webhooks;

pub use error::{Error, Result};
pub use reviewer::Reviewer;
