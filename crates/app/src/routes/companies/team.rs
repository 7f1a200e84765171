//! The team of a company: who belongs to it, and who is invited to.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use companies::profiles::Role;
use companies::team::{self, Invitation};
use flows::companies::team as acts;
use kernel::uuid::Uuid;
use kernel::{Email, Instant, TeamInvitationId, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::details::require_owner;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, require_recent};
use crate::wire::{CompanyRole, Nothing, Time};

/// Somebody who belongs to the company.
#[derive(Serialize, ToSchema)]
#[schema(as = TeamMember)]
pub(crate) struct MemberView {
    id: Uuid,
    name: String,
    email: String,
    role: CompanyRole,
    joined_at: Time,
}

impl From<team::Member> for MemberView {
    fn from(member: team::Member) -> Self {
        let team::Member { user, name, email, role, joined_at } = member;
        Self { id: user.0, name, email, role: role.into(), joined_at: joined_at.into() }
    }
}

/// An invitation that nobody has accepted yet.
#[derive(Serialize, ToSchema)]
#[schema(as = TeamInvitation)]
pub(crate) struct InvitationView {
    id: Uuid,
    email: String,
    role: CompanyRole,
    sent_at: Time,
    expires_at: Time,
    /// Whether its link counts no more.
    over: bool,
    /// Whether it can be mailed again.
    can_be_resent: bool,
}

impl InvitationView {
    fn of(invitation: Invitation, now: Instant) -> Self {
        Self {
            over: invitation.is_over(now),
            can_be_resent: invitation.can_be_resent(),
            id: invitation.id.0,
            email: invitation.email,
            role: invitation.role.into(),
            sent_at: invitation.sent_at.into(),
            expires_at: invitation.expires_at.into(),
        }
    }
}

/// The team of a company; at most 100 people.
#[derive(Serialize, ToSchema)]
#[schema(as = Team)]
pub(crate) struct TeamView {
    /// Owners first, then by when they joined.
    members: Vec<MemberView>,
    /// The newest first.
    invitations: Vec<InvitationView>,
}

/// A colleague to be invited.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteColleague {
    #[schema(value_type = String)]
    email: String,
    role: CompanyRole,
}

/// Another role for a member.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeRole {
    role: CompanyRole,
}

input!(InviteColleague, ChangeRole);

/// The company's members and open invitations.
#[utoipa::path(get, path = "/api/companies/me/team", tag = "team", security(("bearer" = [])),
    responses((status = 200, body = TeamView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_team(
    state: Data<State>,
    member: Member,
) -> Result<Json<TeamView>, ApiError> {
    let (company, now) = (member.membership.company.id, state.clock.now());
    let team = state.db.read(move |conn| {
        let members = team::members(conn, company)?;
        let invitations = team::invitations(conn, company)?.into_iter();
        Ok::<_, ApiError>(TeamView {
            members: members.into_iter().map(MemberView::from).collect(),
            invitations: invitations.map(|open| InvitationView::of(open, now)).collect(),
        })
    });
    Ok(Json(team.await?))
}

/// Invites a colleague by mail.
#[utoipa::path(post, path = "/api/companies/me/team/invitations", tag = "team",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = InviteColleague,
    responses((status = 201, body = InvitationView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn invite_colleague(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<InviteColleague>,
) -> Result<HttpResponse, ApiError> {
    require_owner(&member)?;
    viewer.require_verified()?;
    let InviteColleague { email, role } = body.value;
    let email: Email = email.parse().map_err(|_| {
        ApiError::invalid_field("email", "format", "This is not an e-mail address.")
    })?;
    let (host, now, role) = (host(&state, &member, &viewer), state.clock.now(), role.0);
    require_recent_for(role, &viewer, now)?;
    let route = "POST /api/companies/me/team/invitations";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let invitation = acts::invite(conn, &host, email, role)?;
        Ok((StatusCode::CREATED, InvitationView::of(invitation, now)))
    })
    .await
}

/// An owner can do everything, and take the company from those who are there: who makes one has signed in just now.
fn require_recent_for(role: Role, viewer: &Viewer, now: Instant) -> Result<(), ApiError> {
    if role.owns() { require_recent(viewer, now) } else { Ok(()) }
}

/// Mails an invitation with a new link; the one before no longer counts.
#[utoipa::path(post, path = "/api/companies/me/team/invitations/{id}/resend", tag = "team",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = InvitationView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resend_team_invitation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<TeamInvitationId>,
) -> Result<Json<InvitationView>, ApiError> {
    require_owner(&member)?;
    let (host, now) = (host(&state, &member, &viewer), state.clock.now());
    let sent = state.db.write(move |conn| acts::resend(conn, &host, id)).await?;
    Ok(Json(InvitationView::of(sent, now)))
}

/// Takes an invitation back.
#[utoipa::path(post, path = "/api/companies/me/team/invitations/{id}/revoke", tag = "team",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn revoke_team_invitation(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<TeamInvitationId>,
) -> Result<Json<Nothing>, ApiError> {
    require_owner(&member)?;
    let (company, by) = (member.membership.company.id, viewer.user.id);
    state.db.write(move |conn| team::revoke(conn, company, by, id)).await?;
    Ok(Json(Nothing {}))
}

/// Gives a member another role. The last owner stays one.
#[utoipa::path(put, path = "/api/companies/me/team/{id}", tag = "team",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ChangeRole,
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn change_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(user): Id<UserId>,
    body: Body<ChangeRole>,
) -> Result<Json<Nothing>, ApiError> {
    require_owner(&member)?;
    let (host, role): (_, Role) = (host(&state, &member, &viewer), body.value.role.0);
    require_recent_for(role, &viewer, state.clock.now())?;
    state.db.write(move |conn| acts::set_role(conn, &host, user, role)).await?;
    Ok(Json(Nothing {}))
}

/// Takes a member out of the company. Everybody may take out themselves, but for the last owner.
#[utoipa::path(post, path = "/api/companies/me/team/{id}/remove", tag = "team",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn remove_member(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(user): Id<UserId>,
) -> Result<Json<Nothing>, ApiError> {
    if user != viewer.user.id {
        require_owner(&member)?;
    }
    let host = host(&state, &member, &viewer);
    state.db.write(move |conn| acts::remove(conn, &host, user)).await?;
    Ok(Json(Nothing {}))
}
