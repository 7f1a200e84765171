//! A company's way in, and the admin who opens the door.

mod activation;
mod direct;
mod made_accounts;
mod onboarding;
mod review;
