//! What a company's own programs read with an API key: what its members read, and no more.

use actix_web::web::{Data, Json};
use assessments::reports::{self, Whose};
use hiring::board;
use hiring::facts::Filter;
use hiring::roles::{self, Role};
use kernel::RoleId;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::reports::RowView;
use crate::web::{Client, Id, Paging};
use crate::wire::candidate::CardView;
use crate::wire::{PageBody, RoleState, Time, Word};

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(list_client_roles, list_client_applications, list_client_results))]
pub(crate) struct Document;

/// A role, for a program.
#[derive(Serialize, ToSchema)]
#[schema(as = ClientRole)]
pub(crate) struct RoleView {
    id: Uuid,
    title: String,
    state: RoleState,
    openings: Option<i32>,
    /// The last day on which somebody can apply, in UTC.
    deadline: Option<NaiveDate>,
    created_at: Time,
    changed_at: Time,
}

impl From<Role> for RoleView {
    fn from(role: Role) -> Self {
        Self {
            id: role.id.0,
            title: role.form.title,
            state: Word(role.state),
            openings: role.form.openings,
            deadline: role.form.deadline,
            created_at: role.created_at.into(),
            changed_at: role.changed_at.into(),
        }
    }
}

/// The company's roles, the last changed first. Scope `roles:read`.
#[utoipa::path(get, path = "/api/v1/roles", tag = "clients", security(("api_key" = ["roles:read"])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<RoleView>), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn list_client_roles(
    state: Data<State>,
    client: Client,
    paging: Paging,
) -> Result<Json<PageBody<RoleView>>, ApiError> {
    let company = client.company.id;
    let page = state.db.read(move |conn| roles::list(conn, company, None, paging.into())).await?;
    Ok(Json(PageBody::of(page, RoleView::from)))
}

/// Those who have applied for a role and were released to the company, in the order in which they
/// applied. What the board hides is hidden here. Scope `applications:read`.
#[utoipa::path(get, path = "/api/v1/roles/{id}/applications", tag = "clients",
    security(("api_key" = ["applications:read"])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CardView>), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn list_client_applications(
    state: Data<State>,
    client: Client,
    Id(id): Id<RoleId>,
    paging: Paging,
) -> Result<Json<PageBody<CardView>>, ApiError> {
    let company = client.company.id;
    let found = state.db.read(move |conn| {
        board::role(conn, company, id)?;
        let page = board::list(conn, id, (None, &Filter::default()), paging.into())?;
        CardView::page(conn, id, page)
    });
    Ok(Json(found.await?))
}

/// The results of the company's assessments, the newest first. Scope `results:read`.
#[utoipa::path(get, path = "/api/v1/results", tag = "clients",
    security(("api_key" = ["results:read"])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<RowView>), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn list_client_results(
    state: Data<State>,
    client: Client,
    paging: Paging,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let whose = Whose::Company(client.company.id);
    let page = state.db.read(move |conn| reports::list(conn, whose, paging.into())).await?;
    Ok(Json(PageBody::of(page, RowView::from)))
}
