//! A company's way in, and the admin who opens the door.

mod activation;
pub(crate) mod details;
mod direct;
mod made_accounts;
mod onboarding;
mod public;
mod review;
pub(crate) mod team;
