//! Calling servers of companies: events to webhooks, updates to applicant tracking systems. All calls wait side by
//! side in one thread, so that a slow server takes a place and no thread; of the places a company has few, and one
//! of its hosts fewer (ADR 90).

mod places;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Instant;

use flows::ats::{self, ASHBY_UPDATES, Line};
use flows::webhooks::deliver;
use kernel::LeaseToken;
use queue::jobs::{self, Busy, Claimed, Kind};
use tokio::task::JoinSet;
use tokio::time::sleep;
use webhooks::sending::SystemNames;

use super::{SAFETY_POLL, Shared};
use places::Places;

const KINDS: &[Kind] = &[Kind::Webhook, Kind::Ats];

/// Calls whom there is to call until the worker stops.
pub(super) fn keep_calling(shared: &Arc<Shared>) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(e) => {
            tracing::error!(error = %e, "worker.no_runtime");
            shared.bell.wait(0, SAFETY_POLL);
            return;
        }
    };
    runtime.block_on(dispatch(
        async |busy: &Busy| claim(shared, busy).await,
        |job| call(Arc::clone(shared), job),
        async || {
            tokio::select! {
                () = shared.bell.rings() => {}
                () = sleep(SAFETY_POLL) => {}
            }
        },
        || shared.is_stopping(),
    ));
    // A name that is looked up for too long keeps nobody waiting.
    runtime.shutdown_background();
}

/// Claims jobs while there are places for them, and has each done beside the others; what is under way when it stops
/// is ended.
async fn dispatch<Done: Future<Output = ()> + Send + 'static>(
    claim: impl AsyncFn(&Busy) -> Option<Claimed>,
    act: impl Fn(Claimed) -> Done,
    wake: impl AsyncFn(),
    is_stopping: impl Fn() -> bool,
) {
    let (mut calls, mut places) = (JoinSet::new(), Places::default());
    loop {
        while !is_stopping()
            && places.has_room()
            && let Some(job) = claim(&places.busy()).await
        {
            let call = calls.spawn(act(job));
            places.take(call.id(), &job);
        }
        if is_stopping() && calls.is_empty() {
            return;
        }
        tokio::select! {
            Some(ended) = calls.join_next_with_id() => {
                let call = match ended {
                    Ok((call, ())) => call,
                    // The job is retried once its lease has run out.
                    Err(e) => {
                        tracing::error!(thread = "webhook", "worker.panicked");
                        e.id()
                    }
                };
                places.leave(call);
            }
            () = wake() => {}
        }
    }
}

async fn claim(shared: &Arc<Shared>, busy: &Busy) -> Option<Claimed> {
    let (worker, busy, token) = (shared.id, busy.clone(), LeaseToken::new());
    let claimed =
        shared.db.write(move |conn| jobs::claim_beside(conn, worker, (KINDS, &busy), token)).await;
    match claimed {
        Ok(job) => job,
        Err(e) => {
            tracing::error!(error = %e, "job.claim_failed");
            disclaim(shared, token).await;
            None
        }
    }
}

/// As [`super::disclaim`], beside the calls that are under way.
async fn disclaim(shared: &Arc<Shared>, token: LeaseToken) {
    while !shared.must_abandon() {
        sleep(SAFETY_POLL).await;
        match shared.db.write(move |conn| jobs::disclaim(conn, token)).await {
            Ok(given_back) => {
                tracing::info!(given_back, "job.claim_settled");
                return;
            }
            Err(e) => tracing::warn!(error = %e, "job.claim_unsettled"),
        }
    }
}

/// Makes one try of the delivery of a claimed job, or of its update.
async fn call(shared: Arc<Shared>, job: Claimed) {
    let (id, kind, began) = (job.lease.job, job.kind, Instant::now());
    let (db, sender, names) = (&shared.db, shared.sender(), Arc::new(SystemNames));
    let local = shared.settings.local_webhooks;
    let done = if kind == Kind::Ats {
        let line = Line { names, local, ashby: ASHBY_UPDATES.to_owned() };
        ats::deliver(db, sender, job, line).await.map(|_| ())
    } else {
        deliver(db, sender, job, names, local).await.map(|_| ())
    };
    shared.figures.worked(kind.as_str(), done.is_err(), began.elapsed().as_secs_f64());
    if let Err(e) = done {
        tracing::error!(job.id = %id, error = format!("{:#}", anyhow::Error::from(e)), "job.failed");
    }
}
