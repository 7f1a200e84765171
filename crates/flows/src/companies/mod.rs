//! What companies are: what they say of themselves, and who belongs to them.

pub mod details;
pub mod team;
