//! What others do about a story: readers report it, its company answers or disputes it.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use flows::limits::Who;
use flows::stories::Complaint;
use interviews::replies::{self, Reply, Speaker};
use kernel::uuid::Uuid;
use kernel::{CompanyId, StoryId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::stories::read::place_of;
use crate::web::{Body, Id, Peer, input, text};
use crate::web::{Member, Viewer};
use crate::wire::Nothing;
use crate::wire::story::CardView;
use crate::wire::{ReplyState, StoryReportReason, Word};

/// Why a story should be looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryReport)]
pub(crate) struct ReportRequest {
    reason: StoryReportReason,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(min = 1, max = 1000, message = "Write 1 to 1000 characters."),
        custom(function = text::prose))]
    text: Option<String>,
}

/// What a company says.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryReplyRequest)]
pub(crate) struct ReplyRequest {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "Write 1 to 2000 characters."),
        custom(function = text::prose))]
    text: String,
}

input!(ReportRequest, ReplyRequest);

/// Reports a story; 200 where the caller has done so before.
#[utoipa::path(post, path = "/api/interviews/{id}/reports", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReportRequest,
    responses((status = 201, body = Nothing), (status = 200, body = Nothing),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn report_story(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    Id(id): Id<StoryId>,
    body: Body<ReportRequest>,
) -> Result<HttpResponse, ApiError> {
    let ReportRequest { reason, text } = body.value;
    viewer.require_verified()?;
    let user = viewer.user.id;
    let complaint = Complaint { story: id, reason: reason.0, text };
    let fresh = flows::stories::report(&state.db, user, complaint, Who::new(user, peer.0)).await?;
    let status = if fresh { StatusCode::CREATED } else { StatusCode::OK };
    Ok(HttpResponse::build(status).json(Nothing {}))
}

/// A company's answer, as it sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyReply)]
struct OwnReplyView {
    state: ReplyState,
    text: String,
}

impl From<Reply> for OwnReplyView {
    fn from(reply: Reply) -> Self {
        Self { state: reply.state.into(), text: reply.text }
    }
}

/// A company's answer.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyReplyBody)]
pub(crate) struct OwnReplyBody {
    reply: OwnReplyView,
}

/// The company of the caller, once it is approved: until then it speaks for nobody.
fn speaker(member: &Member) -> Result<CompanyId, ApiError> {
    let company = &member.membership.company;
    if company.may_act() {
        return Ok(company.id);
    }
    Err(ApiError::forbidden("feature_locked", "This opens once your company is approved."))
}

/// Writes the company's one answer; readers see it once it was looked at.
#[utoipa::path(post, path = "/api/interviews/{id}/reply", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReplyRequest,
    responses((status = 201, body = OwnReplyBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn reply_to_story(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<StoryId>,
    body: Body<ReplyRequest>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let who = Speaker { company: speaker(&member)?, author: viewer.user.id };
    let text = body.value.text;
    let made = state.db.write(move |conn| replies::reply(conn, id, who, &text)).await;
    let reply = made.map_err(ApiError::from)?.into();
    Ok(HttpResponse::Created().json(OwnReplyBody { reply }))
}

/// Asks the moderator to look at a story.
#[utoipa::path(post, path = "/api/interviews/{id}/dispute", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReplyRequest,
    responses((status = 201, body = Nothing), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn dispute_story(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<StoryId>,
    body: Body<ReplyRequest>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let who = Speaker { company: speaker(&member)?, author: viewer.user.id };
    let text = body.value.text;
    let made = state.db.write(move |conn| replies::dispute(conn, id, who, &text)).await;
    made.map_err(ApiError::from)?;
    Ok(HttpResponse::Created().json(Nothing {}))
}

/// A story about the caller's company.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryAboutUs)]
struct AboutView {
    #[serde(flatten)]
    card: CardView,
    /// How far the company's answer has come; null where there is none.
    reply_state: Option<ReplyState>,
}

/// Stories about the caller's company.
#[derive(Serialize, ToSchema)]
#[schema(as = StoriesAboutUs)]
pub(crate) struct AboutBody {
    items: Vec<AboutView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

/// The stories about the caller's company, newest first.
#[utoipa::path(get, path = "/api/companies/{id}/interviews", tag = "interviews",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = AboutBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_company_stories(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
    Id(id): Id<Uuid>,
) -> Result<Json<AboutBody>, ApiError> {
    if member.membership.company.id.0 != id {
        return Err(ApiError::not_found());
    }
    let company = speaker(&member)?;
    let place = place_of(&req)?;
    let found = state.db.read(move |conn| replies::of_company(conn, company, place)).await;
    let (items, next) = found.map_err(ApiError::from)?;
    let items = items.into_iter().map(|(card, reply)| AboutView {
        card: CardView::of(card, false),
        reply_state: reply.map(Word),
    });
    Ok(Json(AboutBody { items: items.collect(), next_cursor: next.map(|place| place.to_string()) }))
}
