//! What goes on around hiring: invoices, partners, referrals, stories, support, and who looks after it all.

mod billing;
pub(crate) mod codes;
mod desk;
mod moments;
mod network;
mod notices;
mod partners;
mod presence;
mod stories;
mod support;

use anyhow::Result;

use crate::stage::World;

/// Puts it all onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    billing::plan(world)?;
    partners::plan(world)?;
    network::plan(world)?;
    stories::plan(world)?;
    support::plan(world)?;
    presence::plan(world)?;
    desk::plan(world)?;
    notices::plan(world)
}
