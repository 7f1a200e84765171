#![doc = include_str!("../README.md")]

mod billing;
mod cast;
mod codes;
mod desk;
mod moments;
mod network;
mod partners;
mod presence;
mod programs;
mod scaffold;
mod stage;
mod stories;
mod support;

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

/// Puts every part of the market onto the agenda.
fn plan(world: &mut World) -> anyhow::Result<()> {
    billing::plan(world)?;
    partners::plan(world)?;
    network::plan(world)?;
    stories::plan(world)?;
    support::plan(world)?;
    presence::plan(world)?;
    desk::plan(world)
}
