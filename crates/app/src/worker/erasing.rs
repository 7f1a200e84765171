//! Erasing accounts under a lease.

use kernel::SystemClock;
use queue::jobs::Claimed;

use super::Shared;
use crate::privacy;

/// Does one step of erasing an account.
pub(super) fn erase(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let provider = shared.config.identity.provider()?;
    privacy::work(&shared.db, &provider, &SystemClock, job)
}
