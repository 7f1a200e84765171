//! Merging a company into another, for the admin.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use companies::profiles::Company;
use db::mergers::Part;
use flows::companies::merger::{self as acts, Confirmed, Preview};
use kernel::CompanyId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::known::{DetailBody, act};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, query, text};
use crate::wire::{CompanyState, MergerFate, MergerItem, MergerObstacle, Word};

/// One of two companies.
#[derive(Serialize, ToSchema)]
#[schema(as = MergerSide)]
struct SideView {
    id: Uuid,
    name: String,
    state: CompanyState,
}

impl From<Company> for SideView {
    fn from(company: Company) -> Self {
        let Company { id, name, state } = company;
        Self { id: id.0, name, state: state.into() }
    }
}

/// How many rows come to the same.
#[derive(Serialize, ToSchema)]
#[schema(as = MergerPart)]
struct PartView {
    item: MergerItem,
    fate: MergerFate,
    rows: i64,
}

impl From<Part> for PartView {
    fn from(Part { item, fate, rows }: Part) -> Self {
        Self { item: Word(item), fate: Word(fate), rows }
    }
}

/// What merging two companies would do.
#[derive(Serialize, ToSchema)]
#[schema(as = MergerPreview)]
pub(crate) struct PreviewBody {
    from: SideView,
    into: SideView,
    /// Empty while something is against it.
    parts: Vec<PartView>,
    /// What is against it.
    obstacles: Vec<MergerObstacle>,
    /// What the merger has to name.
    digest: String,
}

impl From<Preview> for PreviewBody {
    fn from(of: Preview) -> Self {
        Self {
            from: of.from.into(),
            into: of.into.into(),
            parts: of.parts.into_iter().map(PartView::from).collect(),
            obstacles: of.obstacles.into_iter().map(Word).collect(),
            digest: of.digest,
        }
    }
}

/// Which other company is asked about.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The company that it would be merged into.
    into: Uuid,
}

/// What merging a company into another would do.
#[utoipa::path(get, path = "/api/admin/companies/{id}/merger", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path), Wanted),
    responses((status = 200, body = PreviewBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn preview_merger(
    state: Data<State>,
    Id(id): Id<CompanyId>,
    req: HttpRequest,
) -> Result<Json<PreviewBody>, ApiError> {
    let Wanted { into } = query(&req, "Ask for `into`, the id of a company.")?;
    let of = (id, CompanyId(into));
    let found = state.db.write(move |conn| acts::preview(conn, of));
    Ok(Json(found.await?.into()))
}

/// A company to be merged into another.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MergeCompany {
    /// The company that it is merged into.
    into: Uuid,
    /// The name of the company that is merged, as a confirmation.
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    /// That of the preview.
    #[validate(length(equal = 64, message = "Send the digest of the preview."))]
    digest: String,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(MergeCompany);

/// Merges a company into another, for good. Members of the one and owners of the other are notified.
#[utoipa::path(post, path = "/api/admin/companies/{id}/merger", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MergeCompany,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn merge_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<MergeCompany>,
) -> Result<Json<DetailBody>, ApiError> {
    let MergeCompany { into, name, digest, reason } = body.value;
    let of = (id, CompanyId(into));
    act(&state, &viewer, id, move |conn, by| {
        let confirmed = Confirmed { name: &name, digest: &digest, reason: &reason };
        acts::merge(conn, by, of, &confirmed)?;
        Ok(())
    })
    .await
}
