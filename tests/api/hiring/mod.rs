//! What companies hire for.

pub(crate) mod applications;
mod introductions;
mod open_roles;
mod operator;
pub(crate) mod pool;
mod review;
pub(crate) mod roles;
mod talent;
