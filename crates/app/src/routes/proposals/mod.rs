//! Roles that the admin, or their own company, proposes to candidates, for all of them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::directory;
use flows::proposals as acts;
use hiring::proposals::{self, New, Proposal};
use hiring::roles;
use kernel::uuid::Uuid;
use kernel::{AttemptId, RoleId, RoleProposalId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::{PageBody, RoleProposalState, Time, Word};

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    list_proposals_to,
    propose_role,
    withdraw_proposal,
    list_asked_roles,
    ask_about_role,
    list_my_proposals,
    accept_proposal,
    decline_proposal,
))]
pub(crate) struct Document;

/// A role that is proposed to a candidate.
#[derive(Serialize, ToSchema)]
#[schema(as = RoleProposal)]
pub(crate) struct ProposalView {
    id: Uuid,
    /// What an act names.
    version: i32,
    state: RoleProposalState,
    role_id: Uuid,
    role_title: String,
    company_id: Uuid,
    company_name: String,
    /// Why it fits.
    note: String,
    proposed_at: Time,
    /// Until when the candidate can answer.
    answer_by: Time,
    ended_at: Option<Time>,
}

impl From<Proposal> for ProposalView {
    fn from(of: Proposal) -> Self {
        Self {
            answer_by: of.answer_by().into(),
            id: of.id.0,
            version: of.version,
            state: Word(of.state),
            role_id: of.role.0,
            role_title: of.title,
            company_id: of.company.0,
            company_name: of.company_name,
            note: of.note,
            proposed_at: of.proposed_at.into(),
            ended_at: of.ended_at.map(Time::from),
        }
    }
}

/// Proposes a role.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposeRole {
    /// A role that takes applications.
    #[schema(value_type = Uuid)]
    role_id: RoleId,
    /// Why it fits, which the candidate reads: 20 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    note: String,
}

/// An act on a proposal as it was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoleProposalAct {
    /// The version that was read.
    version: i32,
}

/// Declines a proposal.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeclineRoleProposal {
    /// The version that was read.
    version: i32,
    /// For the candidate's own record, at most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
}

input!(ProposeRole, RoleProposalAct, DeclineRoleProposal);

/// What was proposed to a candidate, the newest first.
#[utoipa::path(get, path = "/api/admin/candidates/{id}/role-proposals", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ProposalView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_proposals_to(
    state: Data<State>,
    Id(id): Id<UserId>,
    paging: Paging,
) -> Result<Json<PageBody<ProposalView>>, ApiError> {
    let read = state.db.read(move |conn| {
        directory::find(conn, id)?;
        Ok::<_, ApiError>(proposals::of_candidate(conn, id, paging.into())?)
    });
    Ok(Json(PageBody::of(read.await?, ProposalView::from)))
}

/// Proposes a role to a candidate, who applies for it by accepting.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/role-proposals", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ProposeRole,
    responses((status = 201, body = ProposalView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn propose_role(
    state: Data<State>,
    viewer: Viewer,
    Id(candidate): Id<UserId>,
    key: IdempotencyKey,
    body: Body<ProposeRole>,
) -> Result<HttpResponse, ApiError> {
    let by = state.reviewer(&viewer);
    let ProposeRole { role_id: role, note } = body.value;
    let new = New { role, candidate, note, by_company: false };
    let route = "POST /api/admin/candidates/{id}/role-proposals";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::propose(conn, &by, &new)?;
        Ok((StatusCode::CREATED, ProposalView::from(made)))
    })
    .await
}

/// Takes a proposal back that nobody has answered.
#[utoipa::path(post, path = "/api/admin/role-proposals/{id}/withdraw", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RoleProposalAct,
    responses((status = 200, body = ProposalView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_proposal(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleProposalId>,
    body: Body<RoleProposalAct>,
) -> Result<Json<ProposalView>, ApiError> {
    let (by, seen) = (state.reviewer(&viewer), Seen::at(id, body.value.version));
    let done = state.db.write(move |conn| acts::withdraw(conn, &by, seen)).await?;
    Ok(Json(done.into()))
}

/// The roles of the caller's company that it has asked the candidate of a result about, the newest first.
#[utoipa::path(get, path = "/api/reports/{id}/roles", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ProposalView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_asked_roles(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<AttemptId>,
    paging: Paging,
) -> Result<Json<PageBody<ProposalView>>, ApiError> {
    member.require_reader()?;
    let by = acting(&viewer, &member);
    let read = state.db.read(move |conn| acts::asked(conn, by, id, paging.into()));
    Ok(Json(PageBody::of(read.await?, ProposalView::from)))
}

fn acting(viewer: &Viewer, member: &Member) -> roles::Member {
    roles::Member { company: member.membership.company.id, user: viewer.user.id }
}

/// Asks the candidate of a result about a role of the caller's company. They are on its shortlist once they accept.
#[utoipa::path(post, path = "/api/reports/{id}/roles", tag = "reports",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ProposeRole,
    responses((status = 201, body = ProposalView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn ask_about_role(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<AttemptId>,
    key: IdempotencyKey,
    body: Body<ProposeRole>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let (by, sender) = (acting(&viewer, &member), state.sender());
    let ProposeRole { role_id: role, note } = body.value;
    let company = by.company;
    state.db.write(move |conn| acts::count(conn, company)).await?;
    let route = "POST /api/reports/{id}/roles";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::ask(conn, &sender, by, id, (role, note))?;
        Ok((StatusCode::CREATED, ProposalView::from(made)))
    })
    .await
}

/// The roles that were proposed to the caller, the newest first.
#[utoipa::path(get, path = "/api/users/role-proposals", tag = "users",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ProposalView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_my_proposals(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<ProposalView>>, ApiError> {
    let user = viewer.user.id;
    let read = state.db.read(move |conn| proposals::of_candidate(conn, user, paging.into()));
    Ok(Json(PageBody::of(read.await?, ProposalView::from)))
}

/// Accepts: the caller applies for the role with their profile as it is now.
#[utoipa::path(post, path = "/api/users/role-proposals/{id}/accept", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RoleProposalAct,
    responses((status = 200, body = ProposalView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn accept_proposal(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleProposalId>,
    body: Body<RoleProposalAct>,
) -> Result<Json<ProposalView>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let seen = Seen::at(id, body.value.version);
    let done = state.db.write(move |conn| acts::accept(conn, &sender, user, seen)).await?;
    Ok(Json(done.into()))
}

/// Declines. Nobody else reads why.
#[utoipa::path(post, path = "/api/users/role-proposals/{id}/decline", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DeclineRoleProposal,
    responses((status = 200, body = ProposalView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decline_proposal(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleProposalId>,
    body: Body<DeclineRoleProposal>,
) -> Result<Json<ProposalView>, ApiError> {
    let DeclineRoleProposal { version, reason } = body.value;
    let (user, sender, seen) = (viewer.user.id, state.sender(), Seen::at(id, version));
    let done =
        state.db.write(move |conn| acts::decline(conn, &sender, user, seen, reason.as_deref()));
    Ok(Json(done.await?.into()))
}
