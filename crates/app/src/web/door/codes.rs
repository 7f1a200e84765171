//! Addresses that end with a code of ten characters: who tries codes that are none has to wait in the end.
//!
//! A right code is answered however often others behind the same address were wrong: in a hall where an assessment
//! begins, all of them are behind one.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use flows::limits::{self, Action, Who};

use super::RouteInfo;
use crate::State;
use crate::error::ApiError;
use crate::web::request::Peer;

/// Every line below one of these is found by a code.
const BY_CODE: [&str; 2] = ["/api/codebrain/{id}", "/api/cohorts/{id}"];

/// Here every call is counted, whatever its code leads to.
const COUNTED: (&str, &str) = ("POST", "/api/codebrain/{id}/stop");

/// Counts a code that led to nothing against the address that it came from.
///
/// # Errors
/// 429 where there were too many.
pub(super) async fn count_unknown(
    req: &HttpRequest,
    state: &State,
    (line, status): (RouteInfo, StatusCode),
) -> Result<(), ApiError> {
    let is_by_code = BY_CODE.iter().any(|path| line.path.starts_with(path));
    if status != StatusCode::NOT_FOUND || !is_by_code || (line.method, line.path) == COUNTED {
        return Ok(());
    }
    let who = Who::nobody(Peer::of(req).0);
    Ok(state.db.write(move |conn| limits::take(conn, Action::TryLink, who)).await?)
}
