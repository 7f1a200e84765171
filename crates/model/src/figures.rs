//! What came of the questions, counted.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// One count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// What was asked for.
    pub purpose: &'static str,
    /// `answered`, `given_up`, or the name of a failure.
    pub outcome: &'static str,
    /// How often.
    pub count: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Figures(Mutex<BTreeMap<(&'static str, &'static str), u64>>);

impl Figures {
    pub(crate) fn count(&self, purpose: &'static str, outcome: &'static str) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *counts.entry((purpose, outcome)).or_default() += 1;
    }

    pub(crate) fn all(&self) -> Vec<Figure> {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let figure =
            |(&(purpose, outcome), &count): (&(_, _), &u64)| Figure { purpose, outcome, count };
        counts.iter().map(figure).collect()
    }
}
