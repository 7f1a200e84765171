//! The HTTP shell.
