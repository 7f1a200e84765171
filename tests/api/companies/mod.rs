//! A company's way in, and the admin who opens the door.

mod activation;
mod dashboard;
pub(crate) mod details;
mod direct;
pub(crate) mod home;
mod keys;
mod made_accounts;
pub(crate) mod merger;
mod onboarding;
mod public;
mod rejecting;
mod review;
pub(crate) mod team;
mod trial;
mod webhooks;
