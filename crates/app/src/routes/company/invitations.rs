//! The invitations that a company has sent.

use actix_web::web::{Data, Json};
use assessments::invitations::{self, Invitation};
use flows::assessments::invite::{self, Host};
use kernel::InvitationId;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Id;
use crate::web::{Member, Viewer};
use crate::wire::{AttemptState, AttemptVerification, InvitationState, ResultDecision, Time, Word};

#[derive(Serialize, ToSchema)]
#[schema(as = InvitationAttempt)]
struct AttemptView {
    id: Uuid,
    state: AttemptState,
    fineness: Option<i32>,
    /// Its standard error of measurement; null while that is not estimated.
    sem: Option<i32>,
    /// When it was submitted; null while the candidate works, and of an earlier attempt.
    submitted_at: Option<Time>,
    /// When it began, where it is an earlier attempt whose result the candidate shares.
    earlier_taken_at: Option<Time>,
    /// What stands beside the grade; null where nothing was looked for, and of an earlier attempt.
    verification: Option<AttemptVerification>,
    /// What the company has decided; null without a grade, and of an applicant, who is decided on at the role's board.
    decision: Option<ResultDecision>,
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
    /// From when it can be begun, where that was said.
    opens_at: Option<Time>,
    expires_at: Time,
    /// Extra time in hundredths of the duration; only for the person who invited.
    accommodation_percent: Option<i32>,
    /// How often its mail was sent once more.
    resends: i32,
    /// The address of the account that took it, masked, where that is not the invited one.
    taken_as: Option<String>,
    attempt: Option<AttemptView>,
}

impl InvitationView {
    pub(crate) fn of(invitation: Invitation, host: &Host) -> Self {
        let own = invitation.created_by == host.by;
        Self {
            id: invitation.id.0,
            url: host.link(&invitation.code),
            code: invitation.code,
            email: invitation.email,
            name: invitation.name,
            state: invitation.state.into(),
            created_at: invitation.created_at.into(),
            sent_at: invitation.sent_at.map(Time::from),
            opens_at: invitation.opens_at.map(Time::from),
            expires_at: invitation.expires_at.into(),
            accommodation_percent: own.then_some(invitation.accommodation_percent),
            resends: invitation.resends,
            taken_as: invitation.taken_as,
            attempt: invitation.attempt.map(|attempt| AttemptView {
                id: attempt.id.0,
                state: attempt.state.into(),
                fineness: attempt.fineness,
                sem: attempt.standard_error,
                submitted_at: attempt.submitted_at.map(Time::from),
                earlier_taken_at: attempt.earlier.map(Time::from),
                verification: attempt.verification.map(Into::into),
                decision: attempt.decision.map(Word),
            }),
        }
    }
}

impl InvitationView {
    /// The same for somebody who does not invite: reviewers learn of no extra time.
    pub(crate) fn for_reader(self, invites: bool) -> Self {
        let accommodation_percent = self.accommodation_percent.filter(|_| invites);
        Self { accommodation_percent, ..self }
    }
}

/// The company on whose behalf the caller invites.
pub(crate) fn host(state: &State, member: &Member, viewer: &Viewer) -> Host {
    Host {
        company: member.membership.company.id,
        company_name: member.membership.company.name.clone(),
        by: viewer.user.id,
        sender: state.sender(),
        role: None,
        unverified: !member.membership.company.may_act(),
    }
}

/// Takes back an invitation that nobody has started.
#[utoipa::path(post, path = "/api/invitations/{id}/cancel", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = InvitationView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn cancel_invitation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<InvitationId>,
) -> Result<Json<InvitationView>, ApiError> {
    member.require_recruiter()?;
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
pub(crate) async fn resend_invitation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<InvitationId>,
) -> Result<Json<InvitationView>, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let view = state.db.write(move |conn| {
        let invitation = invite::resend(conn, &host, id.0)?;
        Ok::<_, ApiError>(InvitationView::of(invitation, &host))
    });
    Ok(Json(view.await?))
}
