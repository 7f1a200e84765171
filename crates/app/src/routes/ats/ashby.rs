//! Ashby's assessment partner API: we list assessments, start one and take it back; Ashby takes updates.

use actix_web::web::{Data, Json};
use assessments::offered::Offered;
use flows::ats as acts;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{AtsCandidate, start_id, wish};
use crate::State;
use crate::error::ApiError;
use crate::web::{Ats, Body, input};

/// An answer as Ashby reads it.
#[derive(Serialize, ToSchema)]
pub(crate) struct AshbyAnswer<T> {
    success: bool,
    results: T,
}

fn answer<T>(results: T) -> Json<AshbyAnswer<T>> {
    Json(AshbyAnswer { success: true, results })
}

/// An assessment.
#[derive(Serialize, ToSchema)]
pub(crate) struct AshbyAssessment {
    assessment_type_id: String,
    name: String,
}

impl From<Offered> for AshbyAssessment {
    fn from(one: Offered) -> Self {
        Self { assessment_type_id: one.id.to_string(), name: one.title }
    }
}

/// The assessments of the company whose key this is.
#[utoipa::path(post, path = "/api/ats/ashby/assessment.list", tag = "ats",
    security(("ats_key" = [])),
    responses((status = 200, body = AshbyAnswer<Vec<AshbyAssessment>>), (status = 401),
        (status = 422), (status = 429)))]
pub(crate) async fn list_ashby_assessments(
    state: Data<State>,
    ats: Ats,
) -> Result<Json<AshbyAnswer<Vec<AshbyAssessment>>>, ApiError> {
    let caller = ats.caller.clone();
    let found = state.db.read(move |conn| acts::list(conn, &caller)).await?;
    Ok(answer(found.into_iter().map(AshbyAssessment::from).collect()))
}

/// The application for which somebody is assessed.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AshbyApplication {
    ashby_id: String,
}

/// An assessment that Ashby starts.
#[derive(Deserialize, Validate, ToSchema)]
pub(crate) struct StartAshbyAssessment {
    /// Which, as `assessment.list` names it.
    assessment_type_id: String,
    candidate: AtsCandidate,
    /// It names what is started, with the assessment: a retry has the same.
    application: AshbyApplication,
}

/// Which assessment is meant.
#[derive(Serialize, ToSchema)]
pub(crate) struct AshbyStarted {
    assessment_id: String,
}

input!(StartAshbyAssessment, CancelAshbyAssessment);

/// Invites a candidate; the same application answers what it has started.
#[utoipa::path(post, path = "/api/ats/ashby/assessment.start", tag = "ats",
    security(("ats_key" = [])), request_body = StartAshbyAssessment,
    responses((status = 200, body = AshbyAnswer<AshbyStarted>), (status = 401), (status = 404),
        (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn start_ashby_assessment(
    state: Data<State>,
    ats: Ats,
    body: Body<StartAshbyAssessment>,
) -> Result<Json<AshbyAnswer<AshbyStarted>>, ApiError> {
    let StartAshbyAssessment { assessment_type_id, candidate, application } = body.value;
    let reference = format!("{}:{assessment_type_id}", application.ashby_id);
    let wish = wish(&assessment_type_id, candidate, (reference, None))?;
    let caller = ats.caller.clone();
    let start = state.db.write(move |conn| acts::start(conn, &caller, &wish)).await?;
    ats.note_start(start.id);
    Ok(answer(AshbyStarted { assessment_id: start.id.to_string() }))
}

/// An assessment that Ashby takes back.
#[derive(Deserialize, Validate, ToSchema)]
pub(crate) struct CancelAshbyAssessment {
    /// What `assessment.start` answered.
    assessment_id: String,
}

/// Takes an invitation back that nobody has started.
#[utoipa::path(post, path = "/api/ats/ashby/assessment.cancel", tag = "ats",
    security(("ats_key" = [])), request_body = CancelAshbyAssessment,
    responses((status = 200, body = AshbyAnswer<AshbyStarted>), (status = 401), (status = 404),
        (status = 422), (status = 429)))]
pub(crate) async fn cancel_ashby_assessment(
    state: Data<State>,
    ats: Ats,
    body: Body<CancelAshbyAssessment>,
) -> Result<Json<AshbyAnswer<AshbyStarted>>, ApiError> {
    let (id, caller) = (start_id(&body.value.assessment_id)?, ats.caller.clone());
    state.db.write(move |conn| acts::cancel(conn, &caller, id)).await?;
    ats.note_start(id);
    Ok(answer(AshbyStarted { assessment_id: id.to_string() }))
}
