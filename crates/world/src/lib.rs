#![doc = include_str!("../README.md")]

mod cast;
mod hiring;
mod market;
mod programs;
mod stage;

pub use cast::Star;
pub use stage::{Size, World, Setting};

/// Makes the world, and answers how many acts it took.
///
/// # Errors
/// Of the first act that failed; then nothing is left of the world.
pub fn make(setting: Setting, progress: &mut dyn FnMut(u8)) -> anyhow::Result<usize> {
    let mut world = World::begin(setting)?;
    market::plan(&mut world);
    hiring::plan(&mut world)?;
    world.play(progress)?;
    world.complete()
}
