//! One try of a delivery under a lease. A worker that dies in between has the try made again: the receiver
//! knows the event by its id.

use std::sync::Arc;

use companies::profiles;
use db::{Conn, Db};
use kernel::{DeliveryId, Instant};
use queue::jobs::{self, Claimed};
use webhooks::deliveries;
use webhooks::endpoints::Webhook;
use webhooks::sending::{Names, Outcome, Target, Trouble, send};

use crate::notify::{self, CompanyEvent, Notification};
use crate::post::Sender;
use crate::{Error, Result, site};

/// Tries the delivery of a claimed job, and records what came of it; `local` where this machine may be
/// called. Answers how it ended; `None` where there was nothing to try.
///
/// # Errors
/// [`Error::LeaseLost`]; [`Error::Db`].
pub async fn deliver(
    db: &Db,
    sender: Sender,
    job: Claimed,
    names: Arc<dyn Names>,
    local: bool,
) -> Result<Option<Outcome>> {
    let (id, now) = (DeliveryId(job.subject), sender.now);
    let begun = db.write(move |conn| {
        let begun = deliveries::begin(conn, id, now)?;
        if begun.is_none() {
            finish(conn, job)?;
        }
        Ok::<_, Error>(begun)
    });
    let Some(attempt) = begun.await? else { return Ok(None) };
    let outcome = match Target::parse(&attempt.url, local) {
        Ok(target) => send(&target, &attempt.message, &attempt.secrets, names).await,
        // What may be called has become less since.
        Err(_) => Outcome::Failed(Trouble::Address),
    };
    let ended = outcome.clone();
    db.write(move |conn| {
        finish(conn, job)?;
        let disabled = deliveries::settle(conn, id, &ended, now)?;
        disabled.map_or(Ok(()), |webhook| tell_owners(conn, &sender, &webhook, now))
    })
    .await?;
    Ok(Some(outcome))
}

fn finish(conn: &mut Conn, job: Claimed) -> Result<()> {
    if jobs::finish(conn, job.lease)? { Ok(()) } else { Err(Error::LeaseLost) }
}

/// Every owner hears that events are no longer sent.
fn tell_owners(conn: &mut Conn, sender: &Sender, webhook: &Webhook, now: Instant) -> Result<()> {
    let company = profiles::hold(conn, webhook.company)?;
    for user in profiles::owners(conn, webhook.company)? {
        let cause = format!("webhook:{}:{}:{user}", webhook.id, now.timestamp_micros());
        let event = CompanyEvent::WebhookDisabled {
            company: company.name.clone(),
            url: webhook.url.clone(),
            note: webhook.reason.clone().unwrap_or_default(),
        };
        let link = site::CLIENT_PROFILE;
        let notice = Notification { user, cause: &cause, event: event.into(), link };
        notify::notify(conn, sender, &notice)?;
    }
    Ok(())
}
