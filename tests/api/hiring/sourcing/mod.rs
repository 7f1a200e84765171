//! How companies find people who have not applied.

mod prospects;
mod recruiting;
