//! Erasing accounts under a lease.

use kernel::SystemClock;
use queue::jobs::Claimed;

use super::Shared;
use flows::accounts::erase;

/// Does one step of erasing an account.
pub(super) fn erase(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    erase::work(&shared.db, &shared.settings.provider, &SystemClock, job)
}
