//! Candidates whom the admin recommends to a company, as the company sees them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::reports::Row;
use flows::talent::{self as acts, Listed};
use kernel::TalentPickId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use talent::introductions::{self, DIRECT_A_MONTH};
use utoipa::ToSchema;
use validator::Validate;

use super::FactsView;
use super::introductions::{IntroductionView, PersonView, recruiter};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::{IntroductionState, Time, Word};

/// A graded result that a candidate shows.
#[derive(Serialize, ToSchema)]
#[schema(as = RecommendedResult)]
struct ResultView {
    assessment_title: String,
    /// 0 to 1000.
    fineness: i32,
    graded_at: Time,
}

impl ResultView {
    /// `None` while it is not graded.
    fn of(row: Row) -> Option<Self> {
        Some(Self {
            assessment_title: row.assessment_title,
            fineness: row.fineness?,
            graded_at: row.graded_at?.into(),
        })
    }
}

/// What the company has last written to a candidate, within 90 days.
#[derive(Serialize, ToSchema)]
#[schema(as = RecommendedContact)]
struct ContactView {
    state: IntroductionState,
    /// Whether it was a request for one of the company's roles.
    is_for_role: bool,
    message: String,
    requested_at: Time,
    /// Until when the candidate can answer.
    answer_by: Time,
    /// How to write to them, once they have accepted.
    person: Option<PersonView>,
}

/// A candidate whom Assay recommends.
#[derive(Serialize, ToSchema)]
#[schema(as = RecommendedCandidate)]
struct CandidateView {
    /// What a message names.
    id: Uuid,
    name: String,
    headline: String,
    facts: FactsView,
    /// Newest first, at most five; empty where the candidate shows none.
    results: Vec<ResultView>,
    /// What Assay says of them.
    note: String,
    /// Since when they are on the list.
    since: Time,
    contact: Option<ContactView>,
}

impl From<Listed> for CandidateView {
    fn from(listed: Listed) -> Self {
        let Listed { pick, results, asked, person } = listed;
        let contact = asked.map(|one| ContactView {
            person: person.as_ref().map(PersonView::from),
            is_for_role: one.request.position.is_some(),
            answer_by: one.answer_by().into(),
            state: Word(one.state),
            message: one.request.message,
            requested_at: one.requested_at.into(),
        });
        Self {
            id: pick.id.0,
            name: pick.name,
            headline: pick.headline,
            facts: pick.facts.into(),
            results: results.into_iter().filter_map(ResultView::of).collect(),
            note: pick.note,
            since: pick.picked_at.into(),
            contact,
        }
    }
}

/// A page of a company's list.
#[derive(Serialize, ToSchema)]
#[schema(as = RecommendedCandidates)]
pub(crate) struct CandidatesBody {
    items: Vec<CandidateView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
    /// How many direct messages the company may still send this calendar month, UTC.
    messages_left: i64,
    /// How many it may send in a month.
    messages_a_month: i64,
}

/// Writes to a candidate on the company's list.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendDirectMessage {
    /// 80 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    message: String,
}

input!(SendDirectMessage);

/// The candidates whom Assay recommends to the caller's company, newest first. A person who hides, opts out
/// or blocks the company is gone from it at once.
#[utoipa::path(get, path = "/api/recruit-talent", tag = "talent", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = CandidatesBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_recommended(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<CandidatesBody>, ApiError> {
    let (company, now) = (member.membership.company.id, state.clock.now());
    let read = state.db.read(move |conn| {
        let page = acts::recruiting(conn, company, paging.into(), now)?;
        Ok::<_, ApiError>((page, introductions::messages_left(conn, company, now)?))
    });
    let (page, messages_left) = read.await?;
    Ok(Json(CandidatesBody {
        items: page.items.into_iter().map(CandidateView::from).collect(),
        next_cursor: page.next.map(|cursor| cursor.to_string()),
        messages_left,
        messages_a_month: DIRECT_A_MONTH,
    }))
}

/// Writes to a candidate on the list, ten times a calendar month at most. Neither side is shown the
/// other's address before the candidate accepts.
#[utoipa::path(post, path = "/api/recruit-talent/{id}/messages", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = SendDirectMessage,
    responses((status = 201, body = IntroductionView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn send_direct_message(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<TalentPickId>, Body<SendDirectMessage>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let message = body.value.message;
    let route = "POST /api/recruit-talent/{id}/messages";
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::message(conn, &sender, by, id.0, &message)?;
        Ok((StatusCode::CREATED, IntroductionView::of(made, None)))
    })
    .await
}
