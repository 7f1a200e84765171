//! What companies hire for.

pub(crate) mod roles;
