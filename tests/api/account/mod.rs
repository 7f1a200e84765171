//! Somebody's account: who they are, what they are called, and what they are sent.

mod accounts;
mod letters;
mod names;
mod notified;
mod people;
mod retention;
mod tokens;
mod verification;
