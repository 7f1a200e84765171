//! Greenhouse's Assessment Partner API: we list tests, send one, and say how it stands.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use assessments::offered::Offered;
use ats::exchanges::without_addresses;
use ats::starts::Standing;
use flows::ats as acts;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::{AtsCandidate, start_id, wish};
use crate::State;
use crate::error::ApiError;
use crate::web::{Ats, Body, input, query};
use crate::wire::Nothing;

/// An assessment.
#[derive(Serialize, ToSchema)]
pub(crate) struct GreenhouseTest {
    partner_test_id: String,
    partner_test_name: String,
}

impl From<Offered> for GreenhouseTest {
    fn from(one: Offered) -> Self {
        Self { partner_test_id: one.id.to_string(), partner_test_name: one.title }
    }
}

/// The assessments of the company whose key this is.
#[utoipa::path(get, path = "/api/ats/greenhouse/list_tests", tag = "ats",
    security(("ats_key" = [])),
    responses((status = 200, body = Vec<GreenhouseTest>), (status = 401), (status = 403),
        (status = 409), (status = 429)))]
pub(crate) async fn list_greenhouse_tests(
    state: Data<State>,
    ats: Ats,
) -> Result<Json<Vec<GreenhouseTest>>, ApiError> {
    let caller = ats.caller.clone();
    let found = state.db.read(move |conn| acts::list(conn, &caller)).await?;
    Ok(Json(found.into_iter().map(GreenhouseTest::from).collect()))
}

/// A test that Greenhouse sends.
#[derive(Deserialize, Validate, ToSchema)]
pub(crate) struct SendGreenhouseTest {
    /// Which, as `list_tests` names it.
    partner_test_id: String,
    candidate: AtsCandidate,
    /// Where Greenhouse takes word of a change. It names the test: a retry has the same.
    url: String,
}

/// Which test was sent.
#[derive(Serialize, ToSchema)]
pub(crate) struct SentGreenhouseTest {
    partner_interview_id: String,
}

input!(SendGreenhouseTest, GreenhouseError);

/// Invites a candidate; the same `url` answers what it has started.
#[utoipa::path(post, path = "/api/ats/greenhouse/send_test", tag = "ats",
    security(("ats_key" = [])), request_body = SendGreenhouseTest,
    responses((status = 200, body = SentGreenhouseTest), (status = 400), (status = 401),
        (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn send_greenhouse_test(
    state: Data<State>,
    ats: Ats,
    body: Body<SendGreenhouseTest>,
) -> Result<Json<SentGreenhouseTest>, ApiError> {
    let SendGreenhouseTest { partner_test_id, candidate, url } = body.value;
    let wish = wish(&partner_test_id, candidate, (url.clone(), Some(url)))?;
    let caller = ats.caller.clone();
    let start = state.db.write(move |conn| acts::start(conn, &caller, &wish)).await?;
    ats.note_start(start.id);
    Ok(Json(SentGreenhouseTest { partner_interview_id: start.id.to_string() }))
}

/// Which test is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedStatus {
    /// What `send_test` answered.
    partner_interview_id: String,
}

/// The state of a test.
#[derive(Serialize, ToSchema)]
pub(crate) struct GreenhouseStatus {
    /// `complete` once there is a score.
    partner_status: String,
    /// Where the company's members read more.
    partner_profile_url: String,
    /// 0 to 1000, once there is a score.
    partner_score: Option<i32>,
    /// What Greenhouse shows beside it.
    #[schema(value_type = Object)]
    metadata: Map<String, Value>,
}

impl From<Standing> for GreenhouseStatus {
    fn from(one: Standing) -> Self {
        let mut metadata = Map::new();
        metadata.insert("Status".to_owned(), one.progress.label().into());
        if let Some(why) = one.progress.end() {
            metadata.insert("Why it ended".to_owned(), why.into());
        }
        if one.fineness.is_some() {
            metadata.insert("Scale".to_owned(), "0 to 1000".into());
            metadata.insert("Standard error".to_owned(), one.error_words().into());
        }
        let status = if one.fineness.is_some() { "complete" } else { one.progress.as_str() };
        Self {
            partner_status: status.to_owned(),
            partner_profile_url: one.link,
            partner_score: one.fineness,
            metadata,
        }
    }
}

/// The state of a test that this connection has sent.
#[utoipa::path(get, path = "/api/ats/greenhouse/test_status", tag = "ats",
    security(("ats_key" = [])), params(WantedStatus),
    responses((status = 200, body = GreenhouseStatus), (status = 400), (status = 401),
        (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn show_greenhouse_status(
    state: Data<State>,
    ats: Ats,
    req: HttpRequest,
) -> Result<Json<GreenhouseStatus>, ApiError> {
    let wanted: WantedStatus = query(&req, "Ask for `partner_interview_id`, once.")?;
    let (id, caller) = (start_id(&wanted.partner_interview_id)?, ats.caller.clone());
    let standing = state.db.read(move |conn| acts::status(conn, &caller, id)).await?;
    ats.note_start(id);
    Ok(Json(standing.into()))
}

/// What Greenhouse could not read.
#[derive(Deserialize, Validate, ToSchema)]
pub(crate) struct GreenhouseError {
    /// Which call.
    api_call: String,
    /// What was wrong with its answer.
    errors: Vec<String>,
}

/// Writes into the log of the connection what Greenhouse could not read.
#[utoipa::path(post, path = "/api/ats/greenhouse/response_error", tag = "ats",
    security(("ats_key" = [])), request_body = GreenhouseError,
    responses((status = 200, body = Nothing), (status = 400), (status = 401), (status = 403),
        (status = 429)))]
pub(crate) async fn receive_greenhouse_error(
    ats: Ats,
    body: Body<GreenhouseError>,
) -> Result<Json<Nothing>, ApiError> {
    let GreenhouseError { api_call, errors } = body.value;
    let said = without_addresses(&format!("{api_call}: {}", errors.join(" ")));
    tracing::warn!(connection.id = %ats.caller.connection.id, "ats.answer_not_read");
    ats.note_words(said);
    Ok(Json(Nothing {}))
}
