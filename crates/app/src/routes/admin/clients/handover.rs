//! Handing a company on, for the admin.

use actix_web::web::{Data, Json};
use companies::profiles;
use companies::team;
use flows::companies::handover as acts;
use kernel::uuid::Uuid;
use kernel::{CompanyId, UserId};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::known::{DetailBody, act};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::companies::team::MemberView;
use crate::web::{Body, Id, Viewer, input, text};
use crate::wire::ListBody;

/// Everybody who belongs to a company, owners first.
#[utoipa::path(get, path = "/api/admin/companies/{id}/members", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ListBody<MemberView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_company_members(
    state: Data<State>,
    Id(id): Id<CompanyId>,
) -> Result<Json<ListBody<MemberView>>, ApiError> {
    let found = state.db.read(move |conn| {
        profiles::find(conn, id)?.ok_or_else(ApiError::not_found)?;
        Ok::<_, ApiError>(team::members(conn, id)?)
    });
    Ok(Json(ListBody { items: found.await?.into_iter().map(MemberView::from).collect() }))
}

/// A company to be handed on.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TransferCompany {
    /// The owner who hands it on, and recruits for it from then on.
    from: Uuid,
    /// The member who becomes an owner.
    to: Uuid,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(TransferCompany);

/// Hands a company on from an owner to another member. Both are notified.
#[utoipa::path(post, path = "/api/admin/companies/{id}/transfer", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = TransferCompany,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn transfer_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<TransferCompany>,
) -> Result<Json<DetailBody>, ApiError> {
    let TransferCompany { from, to, reason } = body.value;
    let hands = (UserId(from), UserId(to));
    act(&state, &viewer, id, move |conn, by| Ok(acts::transfer(conn, by, id, hands, &reason)?))
        .await
}
