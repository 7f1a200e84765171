//! Erasing accounts, and changing their addresses, under a lease: what the identity provider is asked for.

use flows::accounts::{address, erase};
use queue::jobs::{Claimed, Kind};

use super::Shared;

/// Does one step of erasing an account, or of changing its address.
pub(super) fn work(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let provider = (shared.settings.provider)()?;
    if job.kind == Kind::ChangeSignIn {
        return address::work(&shared.db, &provider, &shared.sender(), job);
    }
    erase::work(&shared.db, (&provider, &shared.sender()), &*shared.clock, job)
}
