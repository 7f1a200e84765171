//! How many roles and problems of its own a company can have at a time: by its plan. What there is, is counted by
//! those who own the rows; what is there stays when a plan shrinks.

mod rules;
#[cfg(test)]
mod tests;

pub use rules::{Of, Room};
