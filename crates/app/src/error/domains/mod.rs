//! Errors of the domain crates, a file for each.

mod assessments;
mod auth;
mod authoring;
mod billing;
mod candidates;
mod challenges;
mod companies;
mod grades;
mod hiring;
mod integrity;
mod internships;
mod interviews;
mod notices;
mod partners;
mod referral;
mod support;
mod webhooks;

pub(super) use authoring::fault;
