//! Comparing the programs of a graded attempt under a lease.

use flows::similarity;
use queue::jobs::Claimed;

use super::Shared;

/// Compares the programs of one attempt.
pub(super) fn compare(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    Ok(similarity::work(&shared.db, job)?)
}
