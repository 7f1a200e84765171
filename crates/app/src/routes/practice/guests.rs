//! Trying a program on the samples without an account.

use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use challenges::practice::{self, Program};
use challenges::problems::Slug;
use challenges::submissions::guests;
use flows::limits::{self, Action, Who};
use kernel::SubmissionId;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, input};
use crate::wire::{LanguageId, SubmissionView};

/// A program to be tried on the samples.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GuestRunBody {
    language: LanguageId,
    source: String,
}

input!(source: GuestRunBody);

/// Tries a program on the samples, for somebody without an account. Anyone who knows the id of the run reads it, for a
/// day.
#[utoipa::path(post, path = "/api/practice/problems/{id}/guest-runs", tag = "practice",
    params(("id" = String, Path, description = "The problem's name")),
    request_body = GuestRunBody,
    responses((status = 201, body = SubmissionView), (status = 404, body = ProblemBody),
        (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn run_guest_program(
    state: Data<State>,
    peer: Peer,
    body: Body<GuestRunBody>,
    slug: Id<Slug>,
) -> Result<HttpResponse, ApiError> {
    let who = Who::nobody(peer.0);
    state.db.write(move |conn| limits::take(conn, Action::RunAsGuest, who)).await?;
    let GuestRunBody { language, source } = body.value;
    let program = Program { language: language.0, source };
    let view = state.db.write(move |conn| {
        let id = practice::run_as_guest(conn, &slug.0, program)?;
        let run = guests::show(conn, id)?;
        let run = run.ok_or_else(|| ApiError::internal("a run of a guest got lost"))?;
        Ok::<_, ApiError>(SubmissionView::from(run))
    });
    Ok(HttpResponse::Created().json(view.await?))
}

/// The present state of a run that was sent without an account.
#[utoipa::path(get, path = "/api/practice/guest-runs/{id}", tag = "practice",
    params(("id" = kernel::uuid::Uuid, Path)),
    responses((status = 200, body = SubmissionView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_guest_run(
    state: Data<State>,
    id: Id<SubmissionId>,
) -> Result<Json<SubmissionView>, ApiError> {
    let found = state.db.read(move |conn| guests::show(conn, id.0)).await?;
    found.map(|run| Json(run.into())).ok_or_else(ApiError::not_found)
}
