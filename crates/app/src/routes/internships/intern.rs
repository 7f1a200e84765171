//! The caller's own internships.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::internships as acts;
use internships::checklists::Done;
use internships::placements::{self, Acting, Internship, Side, Whose};
use kernel::{ExtensionId, InternshipId, InternshipItemId, Seen};

use super::requests::{ProposeExtension, StepExtension, StepInternship, SubmitItem, WriteCheckIn};
use super::views::{DetailView, InternshipView, detail};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Viewer};
use crate::wire::PageBody;

/// Runs a change and answers the internship as it is then.
async fn change(
    state: &State,
    by: Acting,
    act: impl FnOnce(&mut Conn) -> flows::Result<Internship> + Send + 'static,
) -> Result<Json<DetailView>, ApiError> {
    let now = state.clock.now();
    let changed = state.db.write(move |conn| {
        let id = act(conn)?.id;
        detail(conn, (by, Side::Candidate), id, now)
    });
    Ok(Json(changed.await?))
}

/// The caller's internships, those that began last first.
#[utoipa::path(get, path = "/api/users/internships", tag = "users", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<InternshipView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_my_internships(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<InternshipView>>, ApiError> {
    let (whose, place) = (Whose::Candidate(viewer.user.id), paging.into());
    let page = state.db.read(move |conn| placements::list(conn, whose, None, place)).await?;
    Ok(Json(PageBody::of(page, InternshipView::from)))
}

/// One of the caller's internships.
#[utoipa::path(get, path = "/api/users/internships/{id}", tag = "users", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_my_internship(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipId>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, now) = (Acting::Candidate(viewer.user.id), state.clock.now());
    let read = state.db.read(move |conn| detail(conn, (by, Side::Candidate), id, now));
    Ok(Json(read.await?))
}

/// Ends an internship early, or cancels it before its start.
#[utoipa::path(post, path = "/api/users/internships/{id}/step", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepInternship,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn step_my_internship(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipId>,
    body: Body<StepInternship>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (Acting::Candidate(viewer.user.id), state.sender());
    let StepInternship { version, act, reason } = body.value;
    let seen = Seen::at(id, version);
    change(&state, by, move |conn| acts::step(conn, &sender, by, seen, (act.0, reason.as_deref())))
        .await
}

/// Checks in for a week, as the intern, once.
#[utoipa::path(post, path = "/api/users/internships/{id}/check-ins", tag = "users",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteCheckIn,
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn check_in_as_intern(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<InternshipId>, Body<WriteCheckIn>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender, id) = (Acting::Candidate(viewer.user.id), state.sender(), id.0);
    let route = "POST /api/users/internships/{id}/check-ins";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (week, answers) = (body.value.week, body.value.answers());
    once.run(&state, move |conn| {
        acts::check_in(conn, &sender, by, (id, week), &answers)?;
        Ok((StatusCode::CREATED, detail(conn, (by, Side::Candidate), id, sender.now)?))
    })
    .await
}

/// Proposes a later last day.
#[utoipa::path(post, path = "/api/users/internships/{id}/extensions", tag = "users",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ProposeExtension,
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn propose_my_extension(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<InternshipId>, Body<ProposeExtension>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender, user) = (Acting::Candidate(viewer.user.id), state.sender(), viewer.user.id);
    state.db.write(move |conn| acts::ask_to_propose(conn, user)).await?;
    let route = "POST /api/users/internships/{id}/extensions";
    let once = Once { user, key, route, digest: body.digest };
    let seen = Seen::at(id.0, body.value.version);
    once.run(&state, move |conn| {
        acts::propose(conn, &sender, by, seen, body.value.proposal())?;
        Ok((StatusCode::CREATED, detail(conn, (by, Side::Candidate), seen.id, sender.now)?))
    })
    .await
}

/// Submits an item that the intern owns.
#[utoipa::path(post, path = "/api/users/internship-items/{id}/submit", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SubmitItem,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_my_item(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipItemId>,
    body: Body<SubmitItem>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (Acting::Candidate(viewer.user.id), state.sender());
    let seen = Seen::at(id, body.value.version);
    change(&state, by, move |conn| {
        let Done { internship, .. } =
            acts::submit(conn, &sender, by, seen, body.value.submission())?;
        Ok(internship)
    })
    .await
}

/// Answers the company's proposal, or takes the intern's own back.
#[utoipa::path(post, path = "/api/users/internship-extensions/{id}/step", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepExtension,
    responses((status = 200, body = DetailView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn step_my_extension(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ExtensionId>,
    body: Body<StepExtension>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (Acting::Candidate(viewer.user.id), state.sender());
    let StepExtension { version, act } = body.value;
    let seen = Seen::at(id, version);
    change(&state, by, move |conn| acts::answer(conn, &sender, by, seen, act.0)).await
}
