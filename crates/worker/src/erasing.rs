//! Erasing accounts under a lease.

use flows::accounts::erase;
use kernel::SystemClock;
use queue::jobs::Claimed;

use super::Shared;

/// Does one step of erasing an account.
pub(super) fn erase(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let provider = (shared.settings.provider)()?;
    erase::work(&shared.db, (&provider, &shared.sender()), &SystemClock, job)
}
