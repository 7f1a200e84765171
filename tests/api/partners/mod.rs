//! People who want to be partners, and those who are.

mod applying;
mod made;
