//! What a company does with its webhooks, where more than their own crate is needed.

use companies::profiles;
use db::{Conn, Db};
use kernel::{CompanyId, DeliveryId, Instant, UserId, WebhookId};
use serde_json::json;
use webhooks::Secret;
use webhooks::deliveries::{self, Delivery, TEST};
use webhooks::endpoints::{self, New, Webhook};

use super::body;
use crate::Result;
use crate::limits::{self, Action, Who};

/// A webhook to be made.
pub type NewWebhook = New;

/// Makes a webhook.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the webhook.
pub fn add(conn: &mut Conn, new: &New, now: Instant) -> Result<(Webhook, Secret)> {
    limits::take(conn, Action::AddWebhook, Who::of_company(new.company))?;
    // Of two owners who make the last one at once, one is refused.
    profiles::hold(conn, new.company)?;
    Ok(endpoints::add(conn, new, now)?)
}

/// Sends an event to try a webhook out. What is counted stays counted where this is refused.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the delivery.
pub async fn test(
    db: &Db,
    (company, by): (CompanyId, UserId),
    webhook: WebhookId,
    now: Instant,
) -> Result<Delivery> {
    count(db, company).await?;
    let body = body(TEST, &json!({ "webhook_id": webhook }), now);
    db.write(move |conn| Ok(deliveries::test(conn, (company, by), webhook, &body, now)?)).await
}

/// Sends an event once more.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the delivery.
pub async fn replay(
    db: &Db,
    (company, by): (CompanyId, UserId),
    id: DeliveryId,
    now: Instant,
) -> Result<Delivery> {
    count(db, company).await?;
    db.write(move |conn| Ok(deliveries::replay(conn, (company, by), id, now)?)).await
}

async fn count(db: &Db, company: CompanyId) -> Result<()> {
    let who = Who::of_company(company);
    db.write(move |conn| limits::take(conn, Action::SendWebhook, who)).await
}
