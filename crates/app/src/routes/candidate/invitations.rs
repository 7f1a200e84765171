//! The invitations that a candidate has received.

use actix_web::web::{Data, Json};
use assessments::invitations::{self, Mine};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Paging, Viewer};
use crate::wire::{InvitationStanding, PageBody, Time};

/// An invitation as the candidate sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = MyInvitation)]
pub(crate) struct MineView {
    code: String,
    company_name: String,
    assessment_title: String,
    duration_minutes: i32,
    state: InvitationStanding,
    opens_at: Option<Time>,
    expires_at: Time,
    attempt_id: Option<Uuid>,
    ends_at: Option<Time>,
}

impl From<Mine> for MineView {
    fn from(mine: Mine) -> Self {
        Self {
            code: mine.code,
            company_name: mine.company_name,
            assessment_title: mine.assessment_title,
            duration_minutes: mine.duration_minutes,
            state: mine.standing.into(),
            opens_at: mine.opens_at.map(Time::from),
            expires_at: mine.expires_at.into(),
            attempt_id: mine.attempt.map(|(id, _)| id.0),
            ends_at: mine.attempt.map(|(_, at)| at.into()),
        }
    }
}

/// The invitations sent to the caller's verified address, and those taken with it, newest first.
#[utoipa::path(get, path = "/api/invitations", tag = "candidates", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<MineView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_my_invitations(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<MineView>>, ApiError> {
    if !viewer.user.email_verified {
        return Err(assessments::Error::EmailUnverified.into());
    }
    let (user, email) = (viewer.user.id, viewer.user.email.parse().map_err(ApiError::internal)?);
    let page =
        state.db.read(move |conn| invitations::mine(conn, (user, &email), paging.into())).await?;
    Ok(Json(PageBody::of(page, MineView::from)))
}
