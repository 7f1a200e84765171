//! The HTTP tests.
