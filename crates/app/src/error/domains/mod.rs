//! Errors of the domain crates, a file for each.

mod assessments;
mod auth;
mod billing;
mod candidates;
mod challenges;
mod companies;
mod grades;
mod hiring;
mod internships;
mod interviews;
mod notices;
mod partners;
mod referral;
mod support;
mod webhooks;
