//! Every company, and those of them that pay.

pub(crate) mod known;
pub(crate) mod paying;
