//! The file that goes with the caller's place in the talent pool.

use actix_web::web::{Data, Json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::applications::ask_to_attach;
use flows::limits::Who;
use flows::talent as acts;
use hiring::resumes::File;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::profiles::{ProfileBody, view};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, Viewer, input};

/// A file for one's place in the pool.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttachTalentResume {
    /// What the file is called; at most 120 characters.
    name: String,
    /// A PDF file or one in the JSON Resume format, of at most 5 MiB, in Base64.
    content: String,
}

input!(file: AttachTalentResume);

/// Puts a résumé beside the caller's place in the pool, in place of the one that is there. Companies read it of
/// somebody who shows their name, where they pay, and after the caller has accepted them.
#[utoipa::path(put, path = "/api/talent-profile/resume", tag = "talent", security(("bearer" = [])),
    request_body = AttachTalentResume,
    responses((status = 200, body = ProfileBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn attach_talent_resume(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    body: Body<AttachTalentResume>,
) -> Result<Json<ProfileBody>, ApiError> {
    let user = viewer.user.clone();
    let who = Who::new(user.id, peer.0);
    state.db.write(move |conn| ask_to_attach(conn, who)).await?;
    let AttachTalentResume { name, content } = body.value;
    let text = "This is not Base64.";
    let content =
        STANDARD.decode(content).map_err(|_| ApiError::invalid_field("content", "format", text))?;
    let file = state.computing.files.run(move || File::read(&name, content)).await??;
    let saved = state.db.write(move |conn| {
        let profile = acts::attach(conn, &user, &file)?;
        view(conn, profile)
    });
    Ok(Json(saved.await?))
}

/// Deletes the résumé. No company reads it from then on.
#[utoipa::path(delete, path = "/api/talent-profile/resume", tag = "talent",
    security(("bearer" = [])),
    responses((status = 200, body = ProfileBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn detach_talent_resume(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ProfileBody>, ApiError> {
    let user = viewer.user.clone();
    let saved = state.db.write(move |conn| {
        let profile = acts::detach(conn, &user)?;
        view(conn, profile)
    });
    Ok(Json(saved.await?))
}
