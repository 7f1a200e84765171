//! Extra time that invited people ask for, read and answered by those who invite.

use actix_web::web::{Data, Json};
use assessments::accommodations::{self, Answer, Listed};
use flows::assessments::accommodate;
use kernel::uuid::Uuid;
use kernel::{AccommodationId, AssessmentId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, Member, Paging, Viewer, input, text};
use crate::wire::words::Answered;
use crate::wire::{AccommodationAnswer, AccommodationState, InvitationStanding, PageBody, Time};

/// A request for extra time.
#[derive(Serialize, ToSchema)]
#[schema(as = Accommodation)]
pub(crate) struct ListedView {
    id: Uuid,
    state: AccommodationState,
    /// What answering it names.
    version: i32,
    email: String,
    name: Option<String>,
    /// Only one that is not open yet or open can be answered.
    standing: InvitationStanding,
    /// What is asked for, in hundredths of the duration.
    percent: i32,
    text: Option<String>,
    /// What the invitation has anyway.
    base_percent: i32,
    granted_percent: Option<i32>,
    reason: Option<String>,
    asked_at: Time,
    decided_at: Option<Time>,
}

impl From<Listed> for ListedView {
    fn from(of: Listed) -> Self {
        let Listed { request, email, name, standing } = of;
        Self {
            id: request.id.0,
            state: request.state.into(),
            version: request.version,
            email,
            name,
            standing: standing.into(),
            percent: request.percent,
            text: request.text,
            base_percent: request.base_percent,
            granted_percent: request.granted_percent,
            reason: request.reason,
            asked_at: request.asked_at.into(),
            decided_at: request.decided_at.map(Time::from),
        }
    }
}

/// The answer to a request for extra time.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerExtraTime {
    /// Of the request, as it was read.
    #[validate(range(min = 1, message = "A version is 1 or more."))]
    version: i32,
    answer: AccommodationAnswer,
    /// Of what is granted, in hundredths of the duration.
    #[serde(default)]
    #[validate(range(min = 10, max = 300, message = "Extra time is 10 to 300 percent."))]
    percent: Option<i32>,
    /// Why it is declined; the candidate reads it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 1000, message = "A reason has at most 1000 characters."),
        custom(function = text::prose))]
    reason: Option<String>,
}

input!(AnswerExtraTime);

impl AnswerExtraTime {
    fn answer(self) -> Result<Answer, ApiError> {
        let missing =
            |field: &str| ApiError::invalid_field(field, "required", "This field is required.");
        match (self.answer.0, self.percent, self.reason) {
            (Answered::Grant, Some(percent), None) => Ok(Answer::Grant(percent)),
            (Answered::Grant, None, _) => Err(missing("percent")),
            (Answered::Grant, Some(_), Some(_)) => {
                let help = "Only an answer that declines has a reason.";
                Err(ApiError::invalid_field("reason", "not_offered", help))
            }
            (Answered::Decline, _, Some(reason)) => Ok(Answer::Decline(reason)),
            (Answered::Decline, _, None) => Err(missing("reason")),
        }
    }
}

/// What was answered.
#[derive(Serialize, ToSchema)]
#[schema(as = AnsweredAccommodation)]
pub(crate) struct AnsweredView {
    state: AccommodationState,
    version: i32,
    /// What the candidate has now, in hundredths of the duration.
    granted_percent: Option<i32>,
}

/// The requests for extra time in one of the company's assessments, the last first; for those who invite.
#[utoipa::path(get, path = "/api/assessments/{id}/accommodations", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ListedView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_accommodations(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
    paging: Paging,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    member.require_recruiter()?;
    let company = member.membership.company.id;
    let page = state.db.read(move |conn| accommodations::list(conn, company, id.0, paging.into()));
    Ok(Json(PageBody::of(page.await?, ListedView::from)))
}

/// Grants extra time or declines it, until the attempt begins; the candidate is notified.
#[utoipa::path(post, path = "/api/accommodations/{id}/answer", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnswerExtraTime,
    responses((status = 200, body = AnsweredView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_accommodation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AccommodationId>,
    body: Body<AnswerExtraTime>,
) -> Result<Json<AnsweredView>, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let seen = Seen::at(id.0, body.value.version);
    let answer = body.value.answer()?;
    let done = state.db.write(move |conn| accommodate::decide(conn, &host, seen, &answer)).await?;
    let (state, version) = (done.state.into(), done.version);
    Ok(Json(AnsweredView { state, version, granted_percent: done.granted_percent }))
}
