//! The private address under which a calendar program reads what its owner has ahead.

use actix_web::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH, REFERRER_POLICY};
use actix_web::web::{Data, Json, Path};
use actix_web::{HttpRequest, HttpResponse};
use flows::calendar;
use kernel::chrono::NaiveDate;
use notices::feeds::{self, Feed};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::{OpenApi, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Peer, Recent, Viewer};
use crate::wire::{Nothing, Time};

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    show_calendar_address,
    make_calendar_address,
    end_calendar_address,
    read_calendar
))]
pub(crate) struct Document;

/// The address of one's calendar, without what opens it.
#[derive(Serialize, ToSchema)]
#[schema(as = CalendarAddress)]
pub(crate) struct AddressView {
    created_at: Time,
    /// On which day a program read it last, in UTC.
    read_on: Option<NaiveDate>,
}

impl From<Feed> for AddressView {
    fn from(feed: Feed) -> Self {
        Self { created_at: feed.created_at.into(), read_on: feed.read_on }
    }
}

/// Whether one's calendar has an address.
#[derive(Serialize, ToSchema)]
#[schema(as = CalendarStanding)]
pub(crate) struct StandingView {
    /// Null where it has none.
    address: Option<AddressView>,
}

/// An address that was just made.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeCalendarAddress)]
pub(crate) struct MadeView {
    #[serde(flatten)]
    made: AddressView,
    /// The whole address. Its secret is not stored: this is the only answer that has it.
    url: String,
}

/// Whether the caller's calendar has an address.
#[utoipa::path(get, path = "/api/users/calendar", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = StandingView), (status = 401, body = ProblemBody)))]
pub(crate) async fn show_calendar_address(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<StandingView>, ApiError> {
    let user = viewer.user.id;
    let feed = state.db.read(move |conn| feeds::of(conn, user)).await?;
    Ok(Json(StandingView { address: feed.map(AddressView::from) }))
}

/// Makes the address of the caller's calendar, which needs a fresh sign-in: the address opens it to anyone who has it. One
/// that it had before is dead from then on.
#[utoipa::path(post, path = "/api/users/calendar", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = MadeView), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn make_calendar_address(
    state: Data<State>,
    Recent(viewer): Recent,
) -> Result<Json<MadeView>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let (feed, secret) = state.db.write(move |conn| feeds::make(conn, user, now)).await?;
    let url = format!("{}/api/calendar/{}/assay.ics", state.config.public_url, secret.reveal());
    Ok(Json(MadeView { made: feed.into(), url }))
}

/// Ends the address of the caller's calendar.
#[utoipa::path(post, path = "/api/users/calendar/delete", tag = "account",
    security(("bearer" = [])),
    responses((status = 200, body = Nothing), (status = 401, body = ProblemBody)))]
pub(crate) async fn end_calendar_address(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| feeds::end(conn, user)).await?;
    Ok(Json(Nothing {}))
}

/// What the owner of an address has ahead, for calendar programs. A secret that is nobody's gets 404.
#[utoipa::path(get, path = "/api/calendar/{secret}/assay.ics", tag = "account",
    params(("secret" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = String, content_type = "text/calendar"), (status = 304),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn read_calendar(
    state: Data<State>,
    peer: Peer,
    secret: Path<String>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let text = calendar::read(&state.db, state.sender(), secret.into_inner(), peer.0).await;
    let text = text.map_err(|e| match e {
        flows::Error::Notices(notices::Error::UnknownLink) => ApiError::not_found(),
        e => e.into(),
    })?;
    let hash = Sha256::digest(text.as_bytes());
    let digits: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{digits}\"");
    let known = req.headers().get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let known = known.is_some_and(|known| {
        known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
    });
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((ETAG, tag))
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((REFERRER_POLICY, "no-referrer"))
        .insert_header(("x-robots-tag", "noindex"));
    if known {
        return Ok(response.finish());
    }
    Ok(response.content_type("text/calendar; charset=utf-8; method=PUBLISH").body(text))
}
