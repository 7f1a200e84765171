//! Events on their way: written down in the transaction in which they happen, tried by jobs of the queue.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::uuid::Uuid;
use kernel::{
    CompanyId, Cursor, DeliveryId, Instant, Page, Paging, UserId, WebhookEventId, WebhookId,
};
use queue::jobs::{self, Kind as JobKind, NewJob, Priority};

pub use machine::State;
pub use rules::{Delivery, MAX_BODY, REPLAY_DAYS, SCHEDULE, TEST, wait_after};

use crate::endpoints::{self, Webhook};
use crate::sending::{Message, Outcome};
use crate::{Error, EventKind, Secret};

/// What the audit log calls a delivery.
const KIND: &str = "webhook_delivery";

/// Writes an event down for every webhook of the company that is sent it. Answers for how many.
///
/// # Errors
/// [`Error::Db`].
pub fn emit(
    conn: &mut Conn,
    company: CompanyId,
    (kind, body): (EventKind, &str),
    now: Instant,
) -> Result<usize, Error> {
    let to = endpoints::listening(conn, company, kind)?;
    let event = WebhookEventId::new();
    for webhook in &to {
        let new = New { webhook: *webhook, event, kind: kind.as_str(), body, replay_of: None };
        write(conn, company, &new, now)?;
    }
    Ok(to.len())
}

/// A delivery that is to be made.
struct New<'a> {
    webhook: WebhookId,
    event: WebhookEventId,
    kind: &'a str,
    body: &'a str,
    replay_of: Option<DeliveryId>,
}

fn write(
    conn: &mut Conn,
    company: CompanyId,
    new: &New<'_>,
    now: Instant,
) -> Result<Delivery, Error> {
    let made = store::insert(conn, new, now)?;
    let line = endpoints::line(conn, new.webhook, now)?;
    let receiver = line.and_then(|line| rules::receiver(company, &line.url));
    enqueue(conn, (company, receiver), &made, now)?;
    Ok(made)
}

/// The jobs of a company count on its account and on that of the receiver, so that a slow one takes only its own
/// share of what is sent at once.
fn enqueue(
    conn: &mut Conn,
    (company, receiver): (CompanyId, Option<Uuid>),
    of: &Delivery,
    at: Instant,
) -> Result<(), Error> {
    let job = NewJob {
        kind: JobKind::Webhook,
        subject: of.id.0,
        generation: of.tries + 1,
        priority: Priority::BACKGROUND,
        fair_key: receiver,
        fair_group: Some(company.0),
        needs: None,
    };
    jobs::enqueue_at(conn, &job, at)?;
    Ok(())
}

/// Sends an event to try a webhook out.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::NotSending`]; [`Error::Db`].
pub fn test(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    webhook: WebhookId,
    body: &str,
    now: Instant,
) -> Result<Delivery, Error> {
    if !endpoints::find(conn, company, webhook)?.state.sends() {
        return Err(Error::NotSending);
    }
    let event = WebhookEventId::new();
    let new = New { webhook, event, kind: TEST, body, replay_of: None };
    let made = write(conn, company, &new, now)?;
    Entry::of(KIND, made.id).by(Actor::User(by), "test").record(conn)?;
    Ok(made)
}

/// Sends an event once more, under the id it had.
///
/// # Errors
/// [`Error::NoDelivery`]; [`Error::TooOld`]; [`Error::NotSending`]; [`Error::Db`].
pub fn replay(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: DeliveryId,
    now: Instant,
) -> Result<Delivery, Error> {
    let of = store::find(conn, id)?.ok_or(Error::NoDelivery)?;
    let webhook = endpoints::find(conn, company, of.webhook);
    let webhook = webhook.map_err(|e| match e {
        Error::NoWebhook => Error::NoDelivery,
        other => other,
    })?;
    if !of.is_replayable(now) {
        return Err(Error::TooOld);
    }
    if !webhook.state.sends() {
        return Err(Error::NotSending);
    }
    let replay_of = Some(of.replay_of.unwrap_or(of.id));
    let (kind, body) = (of.kind.as_str(), of.body.as_str());
    let new = New { webhook: of.webhook, event: of.event, kind, body, replay_of };
    let made = write(conn, company, &new, now)?;
    Entry::of(KIND, made.id).by(Actor::User(by), "replay").record(conn)?;
    Ok(made)
}

/// What was sent to a webhook of the company, the newest first.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    webhook: WebhookId,
    paging: Paging,
) -> Result<Page<Delivery>, Error> {
    endpoints::find(conn, company, webhook)?;
    let rows = store::list(conn, webhook, paging)?;
    Ok(Page::cut(rows, paging.limit, |one| Cursor { at: one.created_at, id: one.id.0 }))
}

/// What one try needs to know.
#[derive(Debug)]
pub struct Attempt {
    /// Where to.
    pub url: String,
    /// What.
    pub message: Message,
    /// What signs it.
    pub secrets: Vec<Secret>,
}

/// What is to be tried now; `None` where it has ended, or ends here as its webhook is sent nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, id: DeliveryId, now: Instant) -> Result<Option<Attempt>, Error> {
    let Some(delivery) = store::lock(conn, id)?.filter(|one| is_open(one.state)) else {
        return Ok(None);
    };
    let line = endpoints::line(conn, delivery.webhook, now)?;
    let Some(line) = line.filter(|line| line.state.sends()) else {
        step(conn, &delivery, machine::Event::Cancel, &store::Tried::not(&delivery))?;
        return Ok(None);
    };
    let message =
        Message { id: delivery.event.to_string(), timestamp: now.timestamp(), body: delivery.body };
    Ok(Some(Attempt { url: line.url, message, secrets: line.secrets }))
}

fn is_open(state: State) -> bool {
    matches!(state, State::Pending | State::Retrying)
}

/// Records how a try ended and queues the next one. Answers the webhook where this disabled it.
///
/// # Errors
/// [`Error::Db`].
pub fn settle(
    conn: &mut Conn,
    id: DeliveryId,
    outcome: &Outcome,
    now: Instant,
) -> Result<Option<Webhook>, Error> {
    let Some(before) = store::lock(conn, id)?.filter(|one| is_open(one.state)) else {
        return Ok(None);
    };
    let tries = before.tries + 1;
    let (event, ended) = rules::consequence(outcome, tries);
    let wait = rules::wait_after(tries).filter(|_| event == machine::Event::Retry);
    let next = wait.map(|wait| now + wait);
    let tried = store::Tried::of(outcome, (tries, next), now);
    let after = step(conn, &before, event, &tried)?;
    if let Some(at) = next
        && let Some(line) = endpoints::line(conn, after.webhook, now)?
    {
        let receiver = rules::receiver(line.company, &line.url);
        enqueue(conn, (line.company, receiver), &after, at)?;
    }
    endpoints::note(conn, after.webhook, ended, now)
}

fn step(
    conn: &mut Conn,
    before: &Delivery,
    event: machine::Event,
    tried: &store::Tried,
) -> Result<Delivery, Error> {
    let to = machine::STEPS.step(before.state, event, machine::By::System)?;
    Ok(store::set_state(conn, before.id, to, tried)?)
}

/// Removes deliveries that were made before an instant.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
