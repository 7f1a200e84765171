//! Sending one event to a webhook, or one update to an applicant tracking system, under a lease.

use std::sync::Arc;

use flows::ats::{self, ASHBY_UPDATES, Line};
use flows::webhooks::deliver;
use queue::jobs::{Claimed, Kind};
use webhooks::sending::SystemNames;

use super::Shared;

/// Makes one try of the delivery of a claimed job, or of its update.
pub(super) fn call(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let names = Arc::new(SystemNames);
    let local = shared.settings.local_webhooks;
    let (db, sender) = (&shared.db, shared.sender());
    let done = runtime.block_on(async {
        if job.kind == Kind::Ats {
            let line = Line { names, local, ashby: ASHBY_UPDATES.to_owned() };
            return ats::deliver(db, sender, job, line).await.map(|_| ());
        }
        deliver(db, sender, job, names, local).await.map(|_| ())
    });
    // A name that is looked up for too long keeps nobody waiting.
    runtime.shutdown_background();
    done?;
    Ok(())
}
