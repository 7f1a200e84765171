//! What companies hire for.

mod operator;
pub(crate) mod roles;
