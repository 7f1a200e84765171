//! Acts that cross domains, one transaction each.

pub(crate) mod accounts;
pub(crate) mod activating;
pub(crate) mod alarming;
pub(crate) mod grading;
pub(crate) mod guiding;
pub(crate) mod inviting;
pub(crate) mod leaving;
pub(crate) mod making;
pub(crate) mod moderating;
pub(crate) mod onboarding;
pub(crate) mod posting;
pub(crate) mod rejudging;
pub(crate) mod reviewing;
pub(crate) mod reviving;
pub(crate) mod sign_up;
pub(crate) mod submitting;
pub(crate) mod telling;
