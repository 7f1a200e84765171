#![doc = include_str!("../README.md")]

mod cast;
mod internships;
mod notices;
mod programs;
mod scaffold;
mod stage;
mod talent;
mod times;

pub use cast::Star;
pub use stage::{Setting, Size, World};

/// Makes the world, and answers how many acts it took.
///
/// # Errors
/// Of the first act that failed; then nothing is left of the world.
pub fn make(setting: Setting, progress: &mut dyn FnMut(u8)) -> anyhow::Result<usize> {
    let mut world = World::begin(setting)?;
    scaffold::plan(&mut world);
    talent::plan(&mut world)?;
    internships::plan(&mut world)?;
    notices::plan(&mut world)?;
    world.play(progress)?;
    world.complete()
}
