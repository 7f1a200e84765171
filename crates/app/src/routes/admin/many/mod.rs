//! What the admin does with several things at once.

pub(crate) mod inquiries;
