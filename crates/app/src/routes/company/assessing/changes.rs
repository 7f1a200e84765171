//! Changing invitations that were sent: one, or several at once.

use actix_web::web::{Data, Json};
use flows::assessments::invite;
use flows::assessments::send::{self, Change};
use kernel::InvitationId;
use kernel::chrono::{DateTime, Utc};
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::{InvitationView, host};
use crate::web::{Body, Id, Member, Viewer, input};
use crate::wire::InvitationChange;
use crate::wire::words::Changed;

/// Until when an invitation is to be open.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExtendInvitation {
    closes_at: DateTime<Utc>,
}

/// Which invitations, and what is done to them.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeInvitations {
    #[schema(value_type = Vec<Uuid>)]
    #[validate(length(min = 1, max = 100, message = "Choose 1 to 100 invitations."))]
    ids: Vec<InvitationId>,
    change: InvitationChange,
    /// Of those that are extended.
    #[serde(default)]
    closes_at: Option<DateTime<Utc>>,
}

input!(ExtendInvitation, ChangeInvitations);

/// What became of one of them.
#[derive(Serialize, ToSchema)]
#[schema(as = ChangedInvitation)]
struct ChangedView {
    id: Uuid,
    /// As it is now, where it was changed.
    invitation: Option<InvitationView>,
    /// Why it was not.
    problem: Option<String>,
}

/// What became of all of them.
#[derive(Serialize, ToSchema)]
#[schema(as = ChangedInvitations)]
pub(crate) struct ChangedAllView {
    items: Vec<ChangedView>,
}

/// Gives an invitation that nobody has begun another closing date.
#[utoipa::path(post, path = "/api/invitations/{id}/extend", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ExtendInvitation,
    responses((status = 200, body = InvitationView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn extend_invitation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<InvitationId>,
    body: Body<ExtendInvitation>,
) -> Result<Json<InvitationView>, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let until = body.value.closes_at;
    let view = state.db.write(move |conn| {
        let invitation = invite::extend(conn, &host, id.0, until)?;
        Ok::<_, ApiError>(InvitationView::of(invitation, &host))
    });
    Ok(Json(view.await?))
}

/// Cancels, sends again or extends several invitations; what one refuses does not keep the others.
#[utoipa::path(post, path = "/api/invitations/change", tag = "assessments",
    security(("bearer" = [])), request_body = ChangeInvitations,
    responses((status = 200, body = ChangedAllView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn change_invitations(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    body: Body<ChangeInvitations>,
) -> Result<Json<ChangedAllView>, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let ChangeInvitations { ids, change, closes_at } = body.value;
    let missing = || ApiError::invalid_field("closes_at", "required", "This field is required.");
    let change = match change.0 {
        Changed::Cancel => Change::Cancel,
        Changed::Resend => Change::Resend,
        Changed::Extend => Change::Extend(closes_at.ok_or_else(missing)?),
    };
    let items = state.db.write(move |conn| {
        let done = send::change(conn, &host, &ids, change)?;
        let view = |(id, outcome): (InvitationId, Result<_, assessments::Error>)| {
            let problem = outcome.as_ref().err().map(ToString::to_string);
            let invitation = outcome.ok().map(|row| InvitationView::of(row, &host));
            ChangedView { id: id.0, invitation, problem }
        };
        Ok::<_, ApiError>(done.into_iter().map(view).collect())
    });
    Ok(Json(ChangedAllView { items: items.await? }))
}
