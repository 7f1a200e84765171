//! Acts that cross domains, one transaction each.

pub(crate) mod sign_up;
