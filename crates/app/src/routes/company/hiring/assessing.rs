//! Inviting candidates to an assessment from the board, and reminding one of it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::selection::{self, AT_ONCE, Answer};
use hiring::board;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, AssessmentId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::recruiter;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::assessing::sending::said_of;
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input};
use crate::wire::candidate::{CardView, Known};
use crate::wire::{ListBody, SendOutcomeWord, Time};

/// One of several candidates, at the version that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AssessedCandidate {
    #[schema(value_type = Uuid)]
    id: ApplicationId,
    version: i32,
}

/// Which assessment candidates of the shortlist are invited to.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AssessCandidates {
    #[schema(value_type = Uuid)]
    assessment_id: AssessmentId,
    /// 1 to 100.
    items: Vec<AssessedCandidate>,
}

input!(AssessCandidates);

/// What became of one of several invitations.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateAssessed)]
pub(crate) struct AssessedRow {
    id: Uuid,
    /// The candidate as they are now; null where they are not invited.
    card: Option<CardView>,
    /// Null where the application does not allow it.
    outcome: Option<SendOutcomeWord>,
    /// From when they can be invited, of somebody who cools down.
    until: Option<Time>,
    /// Why the application does not allow it; null where it does.
    code: Option<String>,
    /// The same in words, or what is wrong with the address.
    detail: Option<String>,
}

impl AssessedRow {
    fn of(id: ApplicationId, answer: Answer, known: &Known) -> Self {
        let row =
            Self { id: id.0, card: None, outcome: None, until: None, code: None, detail: None };
        match answer {
            Answer::Invited(moved) => {
                let (outcome, ..) = said_of(::assessments::sending::Outcome::Invited);
                let card = CardView::of(&moved, known);
                Self { card: Some(card), outcome: Some(outcome), ..row }
            }
            Answer::Not(outcome) => {
                let (outcome, until, detail) = said_of(outcome);
                Self { outcome: Some(outcome), until, detail, ..row }
            }
            Answer::Refused(e) => {
                let refused = ApiError::from(e);
                let (code, detail) = (refused.code().to_owned(), refused.detail().to_owned());
                Self { code: Some(code), detail: Some(detail), ..row }
            }
        }
    }
}

/// Invites candidates of a role's shortlist to an assessment, and says what became of each. Who is invited gets the
/// invitation by mail; the others stay as they are.
#[utoipa::path(post, path = "/api/roles/{id}/applications/assess", tag = "selection",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = AssessCandidates,
    responses((status = 200, body = ListBody<AssessedRow>, description = "nobody could be invited"),
        (status = 201, body = ListBody<AssessedRow>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn assess_candidates(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<RoleId>, Body<AssessCandidates>),
) -> Result<HttpResponse, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let AssessCandidates { assessment_id, items } = body.value;
    if items.is_empty() || items.len() > AT_ONCE {
        let text = format!("Choose 1 to {AT_ONCE} candidates.");
        return Err(ApiError::invalid_field("items", "length", text));
    }
    let (host, role) = (host(&state, &member, &viewer), id.0);
    let route = "POST /api/roles/{id}/applications/assess";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        board::role(conn, by.company, role)?;
        let seen: Vec<_> = items.iter().map(|item| Seen::at(item.id, item.version)).collect();
        let answers = selection::assess_all(conn, &host, (role, &seen), assessment_id)?;
        let ids: Vec<_> = seen.iter().map(|seen| seen.id).collect();
        let known = Known::of(conn, role, &ids)?;
        let rows = ids.into_iter().zip(answers);
        let items: Vec<_> = rows.map(|(id, answer)| AssessedRow::of(id, answer, &known)).collect();
        let is_any = items.iter().any(|row| row.card.is_some());
        let status = if is_any { StatusCode::CREATED } else { StatusCode::OK };
        Ok((status, ListBody { items }))
    })
    .await
}

/// Mails a candidate their invitation to an assessment once more: 24 hours after the last mail at the earliest, and
/// three times at most.
#[utoipa::path(post, path = "/api/applications/{id}/remind", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CardView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn remind_candidate(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
) -> Result<Json<CardView>, ApiError> {
    recruiter(&viewer, &member)?;
    let host = host(&state, &member, &viewer);
    let reminded = state.db.write(move |conn| {
        let found = selection::remind(conn, &host, id)?;
        CardView::one(conn, &found)
    });
    Ok(Json(reminded.await?))
}
