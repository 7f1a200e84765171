//! Changing assessments and sending them to people.

pub(crate) mod accommodations;
pub(crate) mod changes;
pub(crate) mod cut_offs;
pub(crate) mod results;
pub(crate) mod sending;
pub(crate) mod tasks;
pub(crate) mod trials;
pub(crate) mod versions;
pub(crate) mod wording;
