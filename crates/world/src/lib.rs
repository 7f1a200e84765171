#![doc = include_str!("../README.md")]

mod assembly;
mod assessing;
mod firms;
mod hiring;
mod internships;
mod market;
mod stage;
mod talent;

use anyhow::Result;

pub use stage::cast::Star;
pub use stage::{Outcome, Refusal, Setting, Size, World};

/// How far the world has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Those who own a company or look after the market can sign in.
    People,
    /// So many of a hundred parts of its time have passed.
    Percent(u8),
}

/// Makes the world.
///
/// # Errors
/// Of the database, or when the product refuses many acts; then nothing is left of the world but its first people.
pub fn make(setting: Setting, tell: &mut dyn FnMut(Progress)) -> Result<Outcome> {
    let mut world = World::begin(setting)?;
    let begins = world.now();
    assembly::assemble(&mut world)?;
    world.publish()?;
    tell(Progress::People);
    world.move_to(begins)?;
    firms::plan(&mut world);
    hiring::plan(&mut world)?;
    assessing::plan(&mut world)?;
    market::plan(&mut world)?;
    talent::plan(&mut world)?;
    internships::plan(&mut world)?;
    world.play(&mut |percent| tell(Progress::Percent(percent)))?;
    world.complete()
}
