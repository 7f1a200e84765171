//! Reading GitHub for a report under a lease.

use flows::github_reports;
use queue::jobs::Claimed;

use super::Shared;
use super::heart::Heart;

/// Reads what the report of a claimed job is about, as far as GitHub lets it.
pub(super) fn collect(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let heart = Heart::start(shared, job.lease);
    let application = shared.settings.github.as_ref();
    let stop = || heart.is_lost() || shared.is_stopping();
    let sender = shared.sender();
    let done = github_reports::work(&shared.db, &sender, (application, &stop), job);
    let done = runtime.block_on(done);
    runtime.shutdown_background();
    heart.stop();
    Ok(done?)
}
