//! Internships at the caller's company.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use flows::internships as acts;
use internships::checklists::Done;
use internships::placements::{self, Acting, Internship, Side, State as Placed, Whose};
use kernel::{ExtensionId, InternshipId, InternshipItemId, Seen};
use serde::Deserialize;
use utoipa::IntoParams;

use super::requests::{
    NameSupervisor, ProposeExtension, RateIntern, StepExtension, StepInternship, SubmitItem,
    WriteCheckIn,
};
use super::views::{DetailView, InternshipView, detail};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, paging_of, query};
use crate::wire::{InternshipState, PageBody};

/// Who sees the company's candidates.
fn reader(viewer: &Viewer, member: &Member) -> Result<Acting, ApiError> {
    member.require_reader()?;
    Ok(Acting::Company(member.membership.company.id, viewer.user.id))
}

/// Who hires for the company.
fn recruiter(viewer: &Viewer, member: &Member) -> Result<Acting, ApiError> {
    member.require_recruiter()?;
    reader(viewer, member)
}

/// Runs a change and answers the internship as it is then.
async fn change(
    state: &State,
    by: Acting,
    act: impl FnOnce(&mut Conn) -> flows::Result<Internship> + Send + 'static,
) -> Result<Json<DetailView>, ApiError> {
    let now = state.clock.now();
    let changed = state.db.write(move |conn| {
        let id = act(conn)?.id;
        detail(conn, (by, Side::Company), id, now)
    });
    Ok(Json(changed.await?))
}

/// Which internships are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedInternships {
    /// Only those in this state.
    #[param(value_type = Option<InternshipState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The company's internships, those that began last first.
#[utoipa::path(get, path = "/api/internships", tag = "internships", security(("bearer" = [])),
    params(WantedInternships),
    responses((status = 200, body = PageBody<InternshipView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_internships(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    req: HttpRequest,
) -> Result<Json<PageBody<InternshipView>>, ApiError> {
    reader(&viewer, &member)?;
    let wanted: WantedInternships =
        query(&req, "Ask for `state`, `cursor` and `limit`, each once.")?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let known = |text| {
        let help = "There is no such state.";
        Placed::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
    };
    let of = wanted.state.as_deref().map(known).transpose()?;
    let whose = Whose::Company(member.membership.company.id);
    let place = paging.into();
    let page = state.db.read(move |conn| placements::list(conn, whose, of, place)).await?;
    Ok(Json(PageBody::of(page, InternshipView::from)))
}

/// One internship at the company.
#[utoipa::path(get, path = "/api/internships/{id}", tag = "internships", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_internship(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<InternshipId>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, now) = (reader(&viewer, &member)?, state.clock.now());
    let read = state.db.read(move |conn| detail(conn, (by, Side::Company), id, now));
    Ok(Json(read.await?))
}

/// Completes, converts, ends early or cancels an internship.
#[utoipa::path(post, path = "/api/internships/{id}/step", tag = "internships",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepInternship,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn step_internship(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<InternshipId>,
    body: Body<StepInternship>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let StepInternship { version, act, reason } = body.value;
    let seen = Seen::at(id, version);
    change(&state, by, move |conn| acts::step(conn, &sender, by, seen, (act.0, reason.as_deref())))
        .await
}

/// Names the member of the company who looks after the intern.
#[utoipa::path(put, path = "/api/internships/{id}/supervisor", tag = "internships",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = NameSupervisor,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn name_supervisor(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<InternshipId>,
    body: Body<NameSupervisor>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let NameSupervisor { version, supervisor_id } = body.value;
    let seen = Seen::at(id, version);
    change(&state, by, move |conn| acts::set_supervisor(conn, &sender, by, seen, supervisor_id))
        .await
}

/// Checks in for a week, for the company, once.
#[utoipa::path(post, path = "/api/internships/{id}/check-ins", tag = "internships",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteCheckIn,
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn check_in(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<InternshipId>, Body<WriteCheckIn>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender, id) = (reader(&viewer, &member)?, state.sender(), id.0);
    let route = "POST /api/internships/{id}/check-ins";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (week, answers) = (body.value.week, body.value.answers());
    once.run(&state, move |conn| {
        acts::check_in(conn, &sender, by, (id, week), &answers)?;
        Ok((StatusCode::CREATED, detail(conn, (by, Side::Company), id, sender.now)?))
    })
    .await
}

/// Rates the intern after 30 or 90 days, once.
#[utoipa::path(post, path = "/api/internships/{id}/ratings", tag = "internships",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = RateIntern,
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn rate_intern(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<InternshipId>, Body<RateIntern>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender, id) = (reader(&viewer, &member)?, state.sender(), id.0);
    let route = "POST /api/internships/{id}/ratings";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (day, marks) = (body.value.day, body.value.marks());
    once.run(&state, move |conn| {
        acts::rate(conn, &sender, by, (id, day), &marks)?;
        Ok((StatusCode::CREATED, detail(conn, (by, Side::Company), id, sender.now)?))
    })
    .await
}

/// Proposes a later last day.
#[utoipa::path(post, path = "/api/internships/{id}/extensions", tag = "internships",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ProposeExtension,
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn propose_extension(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<InternshipId>, Body<ProposeExtension>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender, user) = (recruiter(&viewer, &member)?, state.sender(), viewer.user.id);
    state.db.write(move |conn| acts::ask_to_propose(conn, user)).await?;
    let route = "POST /api/internships/{id}/extensions";
    let once = Once { user, key, route, digest: body.digest };
    let seen = Seen::at(id.0, body.value.version);
    once.run(&state, move |conn| {
        acts::propose(conn, &sender, by, seen, body.value.proposal())?;
        Ok((StatusCode::CREATED, detail(conn, (by, Side::Company), seen.id, sender.now)?))
    })
    .await
}

/// Submits an item that the company owns.
#[utoipa::path(post, path = "/api/internship-items/{id}/submit", tag = "internships",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SubmitItem,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_item(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<InternshipItemId>,
    body: Body<SubmitItem>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let seen = Seen::at(id, body.value.version);
    change(&state, by, move |conn| {
        let Done { internship, .. } =
            acts::submit(conn, &sender, by, seen, body.value.submission())?;
        Ok(internship)
    })
    .await
}

/// Answers the intern's proposal, or takes the company's own back.
#[utoipa::path(post, path = "/api/internship-extensions/{id}/step", tag = "internships",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepExtension,
    responses((status = 200, body = DetailView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn step_extension(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ExtensionId>,
    body: Body<StepExtension>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let StepExtension { version, act } = body.value;
    let seen = Seen::at(id, version);
    change(&state, by, move |conn| acts::answer(conn, &sender, by, seen, act.0)).await
}
