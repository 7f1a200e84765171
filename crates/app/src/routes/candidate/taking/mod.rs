//! Before and around an attempt.

pub(crate) mod accommodation;
pub(crate) mod assistance;
pub(crate) mod declining;
pub(crate) mod earlier;
pub(crate) mod lease;
pub(crate) mod recording;
pub(crate) mod reporting;
