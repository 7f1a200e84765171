//! What stands between a draft and being published.

mod rules;
#[cfg(test)]
mod tests;

pub use rules::{Facts, Fault, GroupFact, Item, Look, Tab, Verified, checklist, tab_of};
