//! How companies find people who have not applied.

mod asked;
mod messages;
mod prospects;
mod recruiting;
