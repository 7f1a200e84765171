#![doc = include_str!("../README.md")]

mod assessments;
mod attempts;
mod cast;
mod decisions;
mod integrity;
mod practice;
mod programs;
mod puzzles;
mod reports;
mod scaffold;
mod stage;
mod texts;

pub use cast::Star;
pub use stage::{Setting, Size, World};

/// Makes the world, and answers how many acts it took.
///
/// # Errors
/// Of the first act that failed; then nothing is left of the world.
pub fn make(setting: Setting, progress: &mut dyn FnMut(u8)) -> anyhow::Result<usize> {
    let mut world = World::begin(setting)?;
    scaffold::plan(&mut world)?;
    plan(&mut world)?;
    world.play(progress)?;
    world.complete()
}

/// The scaffold alone, to know what it costs.
///
/// # Errors
/// As [`make`].
pub fn make_bare(setting: Setting, progress: &mut dyn FnMut(u8)) -> anyhow::Result<usize> {
    let mut world = World::begin(setting)?;
    scaffold::plan(&mut world)?;
    world.play(progress)?;
    world.complete()
}

/// What is in this crate, in its order.
fn plan(world: &mut World) -> anyhow::Result<()> {
    let ledger = assessments::Ledger::default();
    assessments::plan(world, &ledger)?;
    integrity::plan(world, &ledger)?;
    decisions::plan(world, &ledger)?;
    reports::plan(world)?;
    practice::plan(world)?;
    puzzles::plan(world)
}
