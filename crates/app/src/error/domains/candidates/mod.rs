//! Errors about what candidates say of themselves.

mod selfid;
mod talent;
