//! Answering, deciding and appealing.

use actix_web::web::{Data, Json};
use flows::integrity::{self as acts, Deciding};
use integrity::cases::{Decider, Decision};
use kernel::{IntegrityCaseId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::views::{CaseView, OwnCaseView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Viewer, input, text};
use crate::wire::{IntegrityOutcome, Nothing};

/// What a candidate is writing.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeepIntegrityDraft {
    #[validate(length(max = 4000, message = "A text has at most 4000 characters."),
        custom(function = text::prose))]
    text: String,
}

/// What a candidate says: an answer or an appeal.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteIntegrityText {
    /// Of the case, as it was read.
    #[validate(range(min = 1, message = "A version is 1 or more."))]
    version: i32,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 4000, message = "A text has 1 to 4000 characters."),
        custom(function = text::prose))]
    text: String,
}

/// A decision.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecideIntegrityCase {
    /// Of the case, as it was read.
    #[validate(range(min = 1, message = "A version is 1 or more."))]
    version: i32,
    outcome: IntegrityOutcome,
    /// Why; the candidate reads it.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 4000, message = "A reason has 1 to 4000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(KeepIntegrityDraft, WriteIntegrityText, DecideIntegrityCase);

impl DecideIntegrityCase {
    pub(super) fn split(self) -> (i32, Decision) {
        (self.version, Decision { outcome: self.outcome.0, reason: self.reason })
    }
}

/// Keeps what the candidate is writing, for nobody else to read.
#[utoipa::path(put, path = "/api/users/integrity-cases/{id}/draft", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = KeepIntegrityDraft,
    responses((status = 200, body = Nothing), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn keep_integrity_draft(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
    body: Body<KeepIntegrityDraft>,
) -> Result<Json<Nothing>, ApiError> {
    let (user, text) = (viewer.user.id, body.value.text);
    state.db.write(move |conn| acts::keep_draft(conn, user, id, &text)).await?;
    Ok(Json(Nothing {}))
}

/// Answers a question about one's own attempt; those who decide are notified.
#[utoipa::path(post, path = "/api/users/integrity-cases/{id}/answer", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WriteIntegrityText,
    responses((status = 200, body = OwnCaseView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
    body: Body<WriteIntegrityText>,
) -> Result<Json<OwnCaseView>, ApiError> {
    let WriteIntegrityText { version, text } = body.value;
    let (user, seen) = (viewer.user.id, Seen::at(id, version));
    let (sender, admin) = (state.sender(), state.config.admin_email.clone());
    let now = state.clock.now();
    let countries = state.config.countries.is_some();
    let done = state.db.write(move |conn| {
        let case = acts::answer(conn, (&sender, admin.as_ref()), user, seen, &text)?;
        OwnCaseView::read(conn, case, now, countries)
    });
    Ok(Json(done.await?))
}

/// Appeals against a decision about one's own attempt, once; the admin is notified.
#[utoipa::path(post, path = "/api/users/integrity-cases/{id}/appeal", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WriteIntegrityText,
    responses((status = 200, body = OwnCaseView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn appeal_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
    body: Body<WriteIntegrityText>,
) -> Result<Json<OwnCaseView>, ApiError> {
    let WriteIntegrityText { version, text } = body.value;
    let (user, seen) = (viewer.user.id, Seen::at(id, version));
    let (sender, admin) = (state.sender(), state.config.admin_email.clone());
    let now = state.clock.now();
    let countries = state.config.countries.is_some();
    let done = state.db.write(move |conn| {
        let case = acts::appeal(conn, (&sender, admin.as_ref()), user, seen, &text)?;
        OwnCaseView::read(conn, case, now, countries)
    });
    Ok(Json(done.await?))
}

/// Decides for the company, by a reviewer who did not send the invitation; the candidate is notified.
#[utoipa::path(post, path = "/api/integrity-cases/{id}/decision", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecideIntegrityCase,
    responses((status = 200, body = CaseView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody, description = "also `own_invitation`"),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decide_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<IntegrityCaseId>,
    body: Body<DecideIntegrityCase>,
) -> Result<Json<CaseView>, ApiError> {
    member.require_decider()?;
    let (version, decision) = body.value.split();
    let (user, seen, sender) = (viewer.user.id, Seen::at(id, version), state.sender());
    let by = Deciding::member(user, &member.membership);
    let countries = state.config.countries.is_some();
    let done = state.db.write(move |conn| {
        let case = acts::decide(conn, &sender, by, seen, &decision)?;
        CaseView::read(conn, case, user, Some(Decider::Member(user)), countries)
    });
    Ok(Json(done.await?))
}
