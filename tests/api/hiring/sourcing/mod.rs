//! How companies find people who have not applied.

mod messages;
mod prospects;
mod recruiting;
