//! Sending one event to a webhook under a lease.

use std::sync::Arc;

use flows::webhooks::deliver;
use queue::jobs::Claimed;
use webhooks::sending::SystemNames;

use super::Shared;

/// Makes one try of the delivery of a claimed job.
pub(super) fn call(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let names = Arc::new(SystemNames);
    let local = shared.settings.local_webhooks;
    let done = runtime.block_on(deliver(&shared.db, shared.sender(), job, names, local));
    // A name that is looked up for too long keeps nobody waiting.
    runtime.shutdown_background();
    done?;
    Ok(())
}
