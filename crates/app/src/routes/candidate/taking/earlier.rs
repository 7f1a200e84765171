//! An earlier result in place of another attempt.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::attempts::Starter;
use assessments::consent::EARLIER_RESULT;
use assessments::invitations::Code;
use assessments::reuse::{self, Offer, Ways};
use flows::assessments::reuse as acts;
use kernel::AttemptId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input};
use crate::wire::words::Usable;
use crate::wire::{EarlierResultState, Nothing, Time, Word};

/// A result that can be shared, and whether it can be now.
#[derive(Serialize, ToSchema)]
#[schema(as = EarlierResult)]
struct OfferView {
    report_id: Uuid,
    taken_at: Time,
    fineness: i32,
    state: EarlierResultState,
    /// What agreeing to it names.
    consent_edition: &'static str,
    /// What the candidate agrees to.
    consent_detail: &'static str,
}

impl OfferView {
    fn of(offer: &Offer, asked: bool) -> Self {
        let state = if offer.not_verified {
            Usable::NotVerified
        } else if asked {
            Usable::Asked
        } else if offer.rejudged {
            Usable::JudgedAgain
        } else {
            Usable::Ready
        };
        let (consent_edition, text) = EARLIER_RESULT;
        Self {
            report_id: offer.attempt.0,
            taken_at: offer.started_at.into(),
            fineness: offer.fineness,
            state: Word(state),
            consent_edition,
            consent_detail: text.detail,
        }
    }
}

/// What was shared.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedEarlierResult)]
struct SharedView {
    report_id: Uuid,
    taken_at: Time,
}

/// What an invited person can do beside beginning.
#[derive(Serialize, ToSchema)]
#[schema(as = EarlierWays)]
pub(crate) struct WaysView {
    /// From when the assessment can be taken again; null where it can be now.
    cools_until: Option<Time>,
    /// What can be shared instead.
    offer: Option<OfferView>,
    /// What is shared instead.
    shared: Option<SharedView>,
    /// Whether what was shared was taken back.
    withdrawn: bool,
}

impl WaysView {
    pub(crate) fn of((ways, asked): (Ways, bool)) -> Self {
        let shared = |(attempt, at): (AttemptId, kernel::Instant)| SharedView {
            report_id: attempt.0,
            taken_at: at.into(),
        };
        Self {
            cools_until: ways.cools_until.map(Time::from),
            offer: ways.offer.as_ref().map(|offer| OfferView::of(offer, asked)),
            shared: ways.shared.map(shared),
            withdrawn: ways.withdrawn,
        }
    }
}

/// Agreeing that the company reads an earlier result.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShareEarlierResult {
    consent: bool,
    /// The edition of the text that was shown.
    #[validate(length(max = 40, message = "An edition has at most 40 characters."))]
    edition: String,
    #[schema(value_type = Uuid)]
    report_id: AttemptId,
}

input!(ShareEarlierResult);

/// An invitation that is answered.
#[derive(Serialize, ToSchema)]
#[schema(as = AnsweredInvitation)]
struct AnsweredView {
    report_id: Uuid,
}

/// Answers an invitation with an earlier result instead of another attempt.
#[utoipa::path(post, path = "/api/codebrain/{id}/earlier-result", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The code"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = ShareEarlierResult,
    responses((status = 201, body = AnsweredView), (status = 200, body = AnsweredView),
        (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn share_earlier_result(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
    key: IdempotencyKey,
    body: Body<ShareEarlierResult>,
) -> Result<HttpResponse, ApiError> {
    let ShareEarlierResult { consent, edition, report_id } = body.value;
    if !consent || edition != EARLIER_RESULT.0 {
        let text = "A result is shared with your consent to the text that is shown.";
        return Err(ApiError::invalid_field("consent", "required", text));
    }
    let user = viewer.user;
    let email = user.email.parse().map_err(ApiError::internal)?;
    let verified = user.email_verified;
    let starter = Starter { user: user.id, email, email_verified: verified, edition: None };
    let route = "POST /api/codebrain/{id}/earlier-result";
    let once = Once { user: user.id, key, route, digest: body.digest };
    let sender = state.sender();
    once.run(&state, move |conn| {
        let shared = acts::share(conn, &sender, (&code.0, &starter), report_id)?;
        let status = if shared.fresh { StatusCode::CREATED } else { StatusCode::OK };
        Ok((status, AnsweredView { report_id: report_id.0 }))
    })
    .await
}

/// Takes back what was shared: the company no longer reads it.
#[utoipa::path(post, path = "/api/codebrain/{id}/earlier-result/withdraw", tag = "candidates",
    security(("bearer" = [])), params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn withdraw_earlier_result(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| reuse::withdraw(conn, &code.0, user)).await?;
    Ok(Json(Nothing {}))
}
