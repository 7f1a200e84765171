//! A mail of the admin's to themselves, and what became of it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use flows::limits::{self, Action, Who};
use flows::settings::test_mail;
use kernel::MailId;
use kernel::uuid::Uuid;
use queue::outbox::{Mail, State as Stage};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer};
use crate::wire::{MailState, Time};

/// A test of mail.
#[derive(Serialize, ToSchema)]
#[schema(as = TestMail)]
pub(crate) struct TestMailView {
    id: Uuid,
    to: String,
    state: MailState,
    /// How often sending it failed.
    attempts: i32,
    /// Why the last try failed, in the words of the mail server; null where none did.
    error: Option<String>,
    queued_at: Time,
    /// When the mail server took it.
    sent_at: Option<Time>,
}

impl From<Mail> for TestMailView {
    fn from(mail: Mail) -> Self {
        Self {
            id: mail.id.0,
            to: mail.to,
            error: mail.last_error.filter(|_| mail.state != Stage::Sent),
            state: mail.state.into(),
            attempts: mail.attempts,
            queued_at: mail.created_at.into(),
            sent_at: mail.sent_at.map(Time::from),
        }
    }
}

/// Queues a mail to the admin's own address.
#[utoipa::path(post, path = "/api/admin/test-mails", tag = "admin", security(("bearer" = [])),
    responses((status = 202, body = TestMailView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn send_test_mail(
    state: Data<State>,
    viewer: Viewer,
) -> Result<HttpResponse, ApiError> {
    let who = Who::of_account(viewer.user.id);
    state.db.write(move |conn| limits::take(conn, Action::SendTestMail, who)).await?;
    let sender = state.sender();
    let mail = state.db.write(move |conn| test_mail::send(conn, &sender, &viewer.user)).await?;
    Ok(HttpResponse::Accepted().json(TestMailView::from(mail)))
}

/// What became of such a mail.
#[utoipa::path(get, path = "/api/admin/test-mails/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = TestMailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_test_mail(
    state: Data<State>,
    id: Id<MailId>,
) -> Result<Json<TestMailView>, ApiError> {
    let found = state.db.read(move |conn| test_mail::find(conn, id.0)).await?;
    Ok(Json(found.ok_or_else(ApiError::not_found)?.into()))
}
