//! Somebody's account: who they are, what they are called, and what they are sent.

mod accounts;
pub(crate) mod address;
mod digest;
pub(crate) mod letters;
mod names;
mod notified;
mod people;
mod proven;
mod retention;
mod tokens;
mod unsubscribe;
mod verification;
