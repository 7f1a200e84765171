//! Assessments, and everybody who solves something: attempts and what becomes of them, practice and puzzles.

pub(crate) mod assessments;
pub(crate) mod attempts;
mod decisions;
mod integrity;
mod practice;
mod puzzles;
mod reports;
mod texts;

use anyhow::Result;

use crate::stage::World;

/// Puts it all onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let ledger = assessments::Ledger::default();
    assessments::plan(world, &ledger)?;
    integrity::plan(world, &ledger)?;
    decisions::plan(world, &ledger)?;
    reports::plan(world)?;
    practice::plan(world)?;
    puzzles::plan(world)
}
