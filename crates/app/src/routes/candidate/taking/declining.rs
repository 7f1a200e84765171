//! Declining an invitation.

use actix_web::web::{Data, Json};
use assessments::invitations::{self, Code};
use kernel::Email;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer};
use crate::wire::Nothing;

/// Declines an invitation to one's own address, until the attempt begins. Doing so again changes nothing.
#[utoipa::path(post, path = "/api/codebrain/{id}/decline", tag = "candidates",
    security(("bearer" = [])), params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decline_invitation(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
) -> Result<Json<Nothing>, ApiError> {
    if !viewer.user.email_verified {
        return Err(assessments::Error::EmailUnverified.into());
    }
    let user = viewer.user.id;
    let email: Email = viewer.user.email.parse().map_err(ApiError::internal)?;
    let done = state.db.write(move |conn| {
        let card = invitations::by_code(conn, &code.0)?.ok_or_else(ApiError::not_found)?;
        // A student leaves a partner's assessment, and nobody has asked for a trial.
        if card.by_partner || card.trial_of.is_some() {
            return Err(ApiError::not_found());
        }
        Ok(invitations::decline(conn, &code.0, user, &email)?)
    });
    done.await?;
    Ok(Json(Nothing {}))
}
