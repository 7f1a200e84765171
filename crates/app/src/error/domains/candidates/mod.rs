//! Errors about what candidates say of themselves.

mod contributions;
mod selfid;
mod talent;
