//! What companies hire for.

pub(crate) mod alerts;
pub(crate) mod applications;
mod asked;
mod beside;
pub(crate) mod intern_profiles;
mod introductions;
mod open_roles;
mod operator;
pub(crate) mod pool;
pub(crate) mod proposals;
mod review;
pub(crate) mod roles;
pub(crate) mod selecting;
mod sourcing;
mod talent;
pub(crate) mod team;
