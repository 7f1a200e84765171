//! The admin's queue of people who want to be partners, and the decisions on them.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use db::Conn;
use db::audit::Object;
use flows::Reviewer;
use flows::partners as acts;
use kernel::uuid::Uuid;
use kernel::{Instant, PartnerApplicationId, Seen};
use partners::applications::{self, Application, Form, Listed, State as Standing};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, paging_of, query, text};
use crate::wire::{PageBody, PartnerApplicationState, PartnerKind, StepView, Time, history};

/// An application as the admin sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminPartnerApplication)]
pub(crate) struct ListedView {
    id: Uuid,
    /// What a decision on it names.
    version: i32,
    state: PartnerApplicationState,
    kind: PartnerKind,
    organisation: String,
    website: Option<String>,
    why: String,
    /// Why it was rejected.
    reason: Option<String>,
    email: String,
    email_verified: bool,
    display_name: String,
    applied_at: Time,
    age_days: i64,
}

impl ListedView {
    fn of(listed: Listed, now: Instant) -> Self {
        let application = listed.application;
        let Form { kind, organisation, website, why } = application.form;
        Self {
            id: application.id.0,
            version: application.version,
            state: application.state.into(),
            kind: kind.into(),
            organisation,
            website,
            why,
            reason: application.reason,
            email: listed.email,
            email_verified: listed.email_verified,
            display_name: listed.display_name,
            applied_at: application.applied_at.into(),
            age_days: (now - application.applied_at).num_days(),
        }
    }
}

/// Which applications are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only those in this state.
    #[param(value_type = Option<PartnerApplicationState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The applications, newest first.
#[utoipa::path(get, path = "/api/admin/partner-applications", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = PageBody<ListedView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_partner_applications(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `state`, `cursor` and `limit`, each once.")?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let known = |text| {
        let help = "There is no such state.";
        Standing::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
    };
    let standing = wanted.state.as_deref().map(known).transpose()?;
    let (now, place) = (state.clock.now(), paging.into());
    let page = state.db.read(move |conn| applications::list(conn, standing, place)).await?;
    Ok(Json(PageBody::of(page, |listed| ListedView::of(listed, now))))
}

/// How many applications are in each state.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerApplicationCounts)]
struct CountsView {
    applied: i64,
    approved: i64,
    rejected: i64,
    withdrawn: i64,
}

/// The counts of every state.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerApplicationCountsBody)]
pub(crate) struct CountsBody {
    counts: CountsView,
}

/// How many applications are in each state.
#[utoipa::path(get, path = "/api/admin/partner-applications/counts", tag = "admin",
    security(("bearer" = [])), responses((status = 200, body = CountsBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn count_partner_applications(
    state: Data<State>,
) -> Result<Json<CountsBody>, ApiError> {
    let counted = state.db.read(applications::counts).await?;
    let of = |state| counted.iter().find(|(of, _)| *of == state).map_or(0, |(_, count)| *count);
    let counts = CountsView {
        applied: of(Standing::Applied),
        approved: of(Standing::Approved),
        rejected: of(Standing::Rejected),
        withdrawn: of(Standing::Withdrawn),
    };
    Ok(Json(CountsBody { counts }))
}

/// Everything about an application.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminPartnerApplicationDetail)]
pub(crate) struct DetailBody {
    application: ListedView,
    /// Oldest first.
    history: Vec<StepView>,
}

fn detail(conn: &mut Conn, id: PartnerApplicationId, now: Instant) -> Result<DetailBody, ApiError> {
    let listed = applications::find(conn, id)?;
    let history = history(conn, Object::of(applications::KIND, id))?;
    Ok(DetailBody { application: ListedView::of(listed, now), history })
}

/// One application with its history.
#[utoipa::path(get, path = "/api/admin/partner-applications/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_partner_application(
    state: Data<State>,
    Id(id): Id<PartnerApplicationId>,
) -> Result<Json<DetailBody>, ApiError> {
    let now = state.clock.now();
    Ok(Json(state.db.read(move |conn| detail(conn, id, now)).await?))
}

/// Makes somebody a partner.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ApprovePartner {
    /// The version that was looked at.
    version: i32,
    /// For the audit log.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(min = 1, max = 2000, message = "A note has 1 to 2000 characters."),
        custom(function = text::prose))]
    note: Option<String>,
}

/// Turns an application down.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RejectPartner {
    /// The version that was looked at.
    version: i32,
    /// What the person reads.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(ApprovePartner, RejectPartner);

/// One decision in one transaction, and the application as it is then.
async fn decide(
    state: &State,
    viewer: &Viewer,
    id: PartnerApplicationId,
    act: impl FnOnce(&mut Conn, &Reviewer) -> flows::Result<Application> + Send + 'static,
) -> Result<Json<DetailBody>, ApiError> {
    let reviewer = state.reviewer(viewer);
    let now = state.clock.now();
    let decided = state.db.write(move |conn| {
        act(conn, &reviewer)?;
        detail(conn, id, now)
    });
    Ok(Json(decided.await?))
}

/// Makes the person a partner and mails them.
#[utoipa::path(post, path = "/api/admin/partner-applications/{id}/approve", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ApprovePartner,
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn approve_partner(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerApplicationId>,
    body: Body<ApprovePartner>,
) -> Result<Json<DetailBody>, ApiError> {
    let ApprovePartner { version, note } = body.value;
    let seen = Seen::at(id, version);
    decide(&state, &viewer, id, move |conn, by| acts::approve(conn, by, seen, note.as_deref()))
        .await
}

/// Turns the application down and mails the reason.
#[utoipa::path(post, path = "/api/admin/partner-applications/{id}/reject", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RejectPartner,
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn reject_partner(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerApplicationId>,
    body: Body<RejectPartner>,
) -> Result<Json<DetailBody>, ApiError> {
    let RejectPartner { version, reason } = body.value;
    let seen = Seen::at(id, version);
    decide(&state, &viewer, id, move |conn, by| acts::reject(conn, by, seen, &reason)).await
}
