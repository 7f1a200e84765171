//! mail.
