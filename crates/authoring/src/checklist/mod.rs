//! What stands between a draft and being published.

mod grid;
mod rules;
mod scenario;
#[cfg(test)]
mod tests;

pub use grid::{GridFacts, grid_checklist};
pub use rules::{Facts, Fault, GroupFact, Item, Look, Tab, Verified, checklist, tab_of};
pub use scenario::{ScenarioFacts, TaskFacts, scenario_checklist};
