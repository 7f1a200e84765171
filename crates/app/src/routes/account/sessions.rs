//! Ending sign-ins.

use actix_web::web::{Data, Json};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Recent;
use crate::wire::Nothing;

/// Ends every sign-in of the caller, this one too.
#[utoipa::path(post, path = "/api/auth/sign-out-everywhere", tag = "auth",
    security(("bearer" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody)))]
pub(crate) async fn end_all_sessions(
    state: Data<State>,
    Recent(viewer): Recent,
) -> Result<Json<Nothing>, ApiError> {
    let ended = state.db.write(move |conn| auth::users::end_sign_ins(conn, viewer.user.id));
    ended.await.map_err(ApiError::from)?;
    Ok(Json(Nothing {}))
}
