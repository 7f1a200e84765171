//! Files of messages: checked when they come, handed out as nothing that a browser runs.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::support as flow;
use kernel::SupportAttachmentId;
use serde::Deserialize;
use support::attachments::{self, Kind};
use utoipa::ToSchema;
use validator::Validate;

use super::views::FileView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, sandboxed};

/// A file to be attached to a message.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UploadSupportFile {
    /// What it is called; its content decides how the name ends.
    #[validate(length(min = 1, max = 255, message = "A name has 1 to 255 characters."))]
    name: String,
    /// A PNG, JPEG, PDF or text file of at most 5 MB, in base64.
    content: String,
}

input!(file: UploadSupportFile);

/// Uploads a file. It is removed after a day unless a message is sent with it.
#[utoipa::path(post, path = "/api/support/attachments", tag = "support",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = UploadSupportFile,
    responses((status = 201, body = FileView), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn upload_support_file(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<UploadSupportFile>,
) -> Result<HttpResponse, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    state.db.write(move |conn| flow::count_file(conn, user)).await?;
    let UploadSupportFile { name, content } = body.value;
    let content = STANDARD
        .decode(&content)
        .map_err(|_| ApiError::invalid_field("content", "encoding", "Send the file in base64."))?;
    let file = state.computing.files.run(move || flow::read_file(&name, content)).await??;
    let once = Once { user, key, route: "POST /api/support/attachments", digest: body.digest };
    once.run(&state, move |conn| {
        let kept = attachments::keep(conn, user, &file, now)?;
        Ok((StatusCode::CREATED, FileView::from(kept)))
    })
    .await
}

/// A file of a conversation: one's own, or any for support.
#[utoipa::path(get, path = "/api/support/attachments/{id}", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "application/octet-stream"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn download_support_file(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportAttachmentId>,
) -> Result<HttpResponse, ApiError> {
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    let reader = (!is_admin).then_some(viewer.user.id);
    let file = state.db.read(move |conn| attachments::read(conn, reader, id)).await?;
    let kind = match file.kind {
        Kind::Png => "image/png",
        Kind::Jpg => "image/jpeg",
        Kind::Pdf => "application/pdf",
        Kind::Txt => "text/plain; charset=utf-8",
    };
    Ok(sandboxed(kind, &file.name, file.content))
}
