//! Merging two accounts of one candidate, for the admin.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use auth::directory::{self, Alike};
use auth::users::User;
use db::mergers::{AccountItem, Part};
use flows::accounts::merger::{self as acts, Confirmed, Pair, Preview};
use kernel::UserId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::candidates::{DetailView, PersonView, detail};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, query, text};
use crate::wire::{AccountLikeness, AccountMergerItem, AccountMergerObstacle, MergerFate, Word};

/// A candidate who may be the same person.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateAlike)]
struct AlikeView {
    #[serde(flatten)]
    person: PersonView,
    /// What both accounts have in common.
    by: Vec<AccountLikeness>,
}

impl From<Alike> for AlikeView {
    fn from(of: Alike) -> Self {
        Self { person: of.person.into(), by: of.by.into_iter().map(Word).collect() }
    }
}

/// Candidates who may be the same person, at most 20.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateDuplicates)]
pub(crate) struct DuplicatesBody {
    items: Vec<AlikeView>,
}

/// Candidates who may be the same person as this one: by the name, or by a mailbox that has more than one address.
#[utoipa::path(get, path = "/api/admin/candidates/{id}/duplicates", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DuplicatesBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_duplicates(
    state: Data<State>,
    Id(id): Id<UserId>,
) -> Result<Json<DuplicatesBody>, ApiError> {
    let found = state.db.read(move |conn| directory::alike(conn, id)).await?;
    Ok(Json(DuplicatesBody { items: found.into_iter().map(AlikeView::from).collect() }))
}

/// One of two accounts.
#[derive(Serialize, ToSchema)]
#[schema(as = AccountMergerSide)]
struct SideView {
    id: Uuid,
    /// Empty until its person has said.
    name: String,
    email: String,
}

impl From<User> for SideView {
    fn from(user: User) -> Self {
        Self { id: user.id.0, name: user.display_name, email: user.email }
    }
}

/// How many rows come to the same.
#[derive(Serialize, ToSchema)]
#[schema(as = AccountMergerPart)]
struct PartView {
    item: AccountMergerItem,
    fate: MergerFate,
    rows: i64,
}

impl From<Part<AccountItem>> for PartView {
    fn from(Part { item, fate, rows }: Part<AccountItem>) -> Self {
        Self { item: Word(item), fate: Word(fate), rows }
    }
}

/// What merging two accounts would do.
#[derive(Serialize, ToSchema)]
#[schema(as = AccountMergerPreview)]
pub(crate) struct PreviewBody {
    from: SideView,
    into: SideView,
    /// Empty while something is against it.
    parts: Vec<PartView>,
    /// What is against it.
    obstacles: Vec<AccountMergerObstacle>,
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

/// Which other account is asked about.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct IntoAccount {
    /// The account that it would be merged into.
    into: Uuid,
}

/// What merging a candidate's account into another would do.
#[utoipa::path(get, path = "/api/admin/candidates/{id}/merger", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path), IntoAccount),
    responses((status = 200, body = PreviewBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn preview_account_merger(
    state: Data<State>,
    Id(from): Id<UserId>,
    req: HttpRequest,
) -> Result<Json<PreviewBody>, ApiError> {
    let IntoAccount { into } = query(&req, "Ask for `into`, the id of an account.")?;
    let (offices, sender) = (state.config.offices(), state.sender());
    let found = state.db.write(move |conn| {
        acts::preview(conn, &sender, &Pair { from, into: UserId(into), offices: &offices })
    });
    Ok(Json(found.await?.into()))
}

/// A candidate's account to be merged into another.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MergeCandidate {
    /// The account that it is merged into.
    into: Uuid,
    /// The address of the account that it is merged into, as a confirmation.
    #[serde(deserialize_with = "text::trimmed")]
    email: String,
    /// That of the preview.
    #[validate(length(equal = 64, message = "Send the digest of the preview."))]
    digest: String,
    /// Why they are one person's: 20 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 20, max = 2000, message = "A reason has 20 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(MergeCandidate);

/// Merges a candidate's account into another one of the same person, for good, and says so at both addresses.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/merger", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MergeCandidate,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn merge_candidate(
    state: Data<State>,
    viewer: Viewer,
    Id(from): Id<UserId>,
    body: Body<MergeCandidate>,
) -> Result<Json<DetailView>, ApiError> {
    let MergeCandidate { into, email, digest, reason } = body.value;
    let (offices, by) = (state.config.offices(), state.reviewer(&viewer));
    let merged = state.db.write(move |conn| {
        let pair = Pair { from, into: UserId(into), offices: &offices };
        let confirmed = Confirmed { email: &email, digest: &digest, reason: &reason };
        acts::merge(conn, &by, &pair, &confirmed)?;
        detail(conn, from)
    });
    Ok(Json(merged.await?))
}
