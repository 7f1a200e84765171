//! Every company, and those of them that pay.

pub(crate) mod details;
pub(crate) mod handover;
pub(crate) mod history;
pub(crate) mod known;
pub(crate) mod merger;
pub(crate) mod new_customers;
pub(crate) mod paying;
pub(crate) mod plans;
pub(crate) mod subscriptions;
