//! What only a development server shows.

use actix_web::web::{Data, Json};
use kernel::uuid::Uuid;
use queue::outbox::{self, Mail};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::ApiError;
use crate::wire::{ListBody, Time};

const SHOWN: i64 = 50;

/// A message of the outbox.
#[derive(Serialize, ToSchema)]
#[schema(as = MailItem)]
pub(crate) struct MailView {
    id: Uuid,
    to: String,
    subject: String,
    text: String,
    html: Option<String>,
    created_at: Time,
    sent_at: Option<Time>,
}

impl From<Mail> for MailView {
    fn from(mail: Mail) -> Self {
        Self {
            id: mail.id.0,
            to: mail.to,
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            created_at: mail.created_at.into(),
            sent_at: mail.sent_at.map(Time::from),
        }
    }
}

/// The newest messages.
#[utoipa::path(get, path = "/api/dev/mail", tag = "development",
    responses((status = 200, body = ListBody<MailView>)))]
pub(crate) async fn list_mail(state: Data<State>) -> Result<Json<ListBody<MailView>>, ApiError> {
    let messages = state.db.read(|conn| outbox::recent(conn, SHOWN)).await?;
    Ok(Json(ListBody { items: messages.into_iter().map(MailView::from).collect() }))
}
