//! Invitations: a company's own, and those that a candidate has received.

use ::assessments::invitations::{self, Invitation, Mine};
use actix_web::web::{Data, Json};
use flows::assessments::invite::{self, Host};
use kernel::InvitationId;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::views::{PageBody, Time};
use super::{Member, Viewer};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging};
use crate::wire::{AttemptState, InvitationStanding, InvitationState};

#[derive(Serialize, ToSchema)]
#[schema(as = InvitationAttempt)]
struct AttemptView {
    id: Uuid,
    state: AttemptState,
    fineness: Option<i32>,
}

/// An invitation as the company sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Invitation)]
pub(crate) struct InvitationView {
    id: Uuid,
    code: String,
    /// Where the candidate begins.
    url: String,
    email: String,
    name: Option<String>,
    state: InvitationState,
    created_at: Time,
    sent_at: Option<Time>,
    expires_at: Time,
    attempt: Option<AttemptView>,
}

impl InvitationView {
    pub(crate) fn of(invitation: Invitation, host: &Host) -> Self {
        Self {
            id: invitation.id.0,
            url: host.link(&invitation.code),
            code: invitation.code,
            email: invitation.email,
            name: invitation.name,
            state: invitation.state.into(),
            created_at: invitation.created_at.into(),
            sent_at: invitation.sent_at.map(Time::from),
            expires_at: invitation.expires_at.into(),
            attempt: invitation.attempt.map(|attempt| AttemptView {
                id: attempt.id.0,
                state: attempt.state.into(),
                fineness: attempt.fineness,
            }),
        }
    }
}

/// An invitation as the candidate sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = MyInvitation)]
pub(crate) struct MineView {
    code: String,
    company_name: String,
    assessment_title: String,
    duration_minutes: i32,
    state: InvitationStanding,
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
            expires_at: mine.expires_at.into(),
            attempt_id: mine.attempt.map(|(id, _)| id.0),
            ends_at: mine.attempt.map(|(_, at)| at.into()),
        }
    }
}

/// The company on whose behalf the caller invites.
pub(crate) fn host(state: &State, member: &Member, viewer: &Viewer) -> Host {
    Host {
        company: member.membership.company.id,
        company_name: member.membership.company.name.clone(),
        by: viewer.user.id,
        sender: state.sender(),
    }
}

/// The invitations sent to the caller's verified address, newest first.
#[utoipa::path(get, path = "/api/invitations", tag = "candidates", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<MineView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn mine(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<MineView>>, ApiError> {
    if !viewer.user.email_verified {
        return Err(::assessments::Error::EmailUnverified.into());
    }
    let email = viewer.user.email.parse().map_err(ApiError::internal)?;
    let page = state
        .db
        .read(move |conn| invitations::mine(conn, &email, paging.cursor, paging.limit))
        .await?;
    Ok(Json(PageBody::of(page, MineView::from)))
}

/// Takes back an invitation that nobody has started.
#[utoipa::path(post, path = "/api/invitations/{id}/cancel", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = InvitationView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn cancel(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<InvitationId>,
) -> Result<Json<InvitationView>, ApiError> {
    let host = host(&state, &member, &viewer);
    let (company, by) = (host.company, host.by);
    let row = state.db.write(move |conn| invitations::cancel(conn, company, id.0, by)).await?;
    Ok(Json(InvitationView::of(row, &host)))
}

/// Sends an invitation's mail once more.
#[utoipa::path(post, path = "/api/invitations/{id}/resend", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = InvitationView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn resend(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<InvitationId>,
) -> Result<Json<InvitationView>, ApiError> {
    let host = host(&state, &member, &viewer);
    let view = state.db.write(move |conn| {
        let invitation = invite::resend(conn, &host, id.0)?;
        Ok::<_, ApiError>(InvitationView::of(invitation, &host))
    });
    Ok(Json(view.await?))
}
