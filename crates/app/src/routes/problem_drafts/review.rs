//! The admin's decision about problems.

use actix_web::web::{Data, Json};
use authoring::drafts::Event;
use flows::authoring::{self as acts, Author};
use kernel::{ProblemDraftId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::Asks;
use super::acts::SeenProblem;
use super::views::{DraftView, OpenView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Paging, Viewer, input, text};
use crate::wire::{PageBody, ProblemWithholding};

/// A problem to be sent back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReturnProblem {
    /// The version that was read.
    version: i32,
    /// What is to be changed: 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    comment: String,
}

/// A published version to be taken out of use.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithholdProblem {
    /// The version that was read.
    version: i32,
    act: ProblemWithholding,
}

input!(ReturnProblem, WithholdProblem);

/// What waits for a decision, the longest first.
#[utoipa::path(get, path = "/api/admin/problem-drafts", tag = "admin", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<DraftView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_waiting_problems(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<DraftView>>, ApiError> {
    let page = state.db.read(move |conn| acts::waiting(conn, paging.into())).await?;
    Ok(Json(PageBody::of(page, DraftView::from)))
}

async fn act<F>(
    state: &State,
    viewer: Viewer,
    id: ProblemDraftId,
    act: F,
) -> Result<Json<OpenView>, ApiError>
where
    F: FnOnce(&mut db::Conn, &Author) -> Result<(), ApiError> + Send + 'static,
{
    let asks = Asks::of(state, viewer);
    let done = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        act(conn, &author)?;
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, id)?, &author))
    });
    Ok(Json(done.await?))
}

/// Publishes a problem: the bank's for everybody who builds assessments, a company's for its own.
#[utoipa::path(post, path = "/api/admin/problem-drafts/{id}/publish", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SeenProblem,
    responses((status = 200, body = OpenView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn publish_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<Json<OpenView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    act(&state, viewer, id, move |conn, author| {
        acts::publish(conn, author, seen)?;
        Ok(())
    })
    .await
}

/// Sends a problem back to its author.
#[utoipa::path(post, path = "/api/admin/problem-drafts/{id}/return", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReturnProblem,
    responses((status = 200, body = DraftView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn return_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<ReturnProblem>,
) -> Result<Json<DraftView>, ApiError> {
    let (asks, ReturnProblem { version, comment }) = (Asks::of(&state, viewer), body.value);
    let sent = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        Ok::<_, ApiError>(acts::send_back(conn, &author, Seen::at(id, version), &comment)?)
    });
    Ok(Json(sent.await?.into()))
}

/// Takes a published version out of use: out of the catalogue, because it may have become known, or for good.
#[utoipa::path(post, path = "/api/admin/problem-drafts/{id}/withhold", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WithholdProblem,
    responses((status = 200, body = OpenView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withhold_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<WithholdProblem>,
) -> Result<Json<OpenView>, ApiError> {
    let WithholdProblem { version, act: word } = body.value;
    let (seen, event) = (Seen::at(id, version), Event::from(word.0));
    act(&state, viewer, id, move |conn, author| {
        acts::step(conn, author, seen, event)?;
        Ok(())
    })
    .await
}
