//! Filters of the admin's lists, each saved under a name by the account that sees it.

use ::settings::filters::{self, Filter, List, Named};
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use kernel::SavedFilterId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, query, text};
use crate::wire::{ListBody, Nothing, SavedFilterList, Word};

/// Whose filters are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct FiltersWanted {
    /// The list that they are of.
    #[param(value_type = SavedFilterList)]
    list: String,
}

/// Saves a filter.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveFilter {
    /// The list that it is of.
    list: SavedFilterList,
    /// 1 to 60 characters, as no other filter of the list is called.
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    /// What the address of the list holds, without a question mark; 1 to 500 characters.
    query: String,
}

/// Gives a saved filter another name, another query or both.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplaceSavedFilter {
    /// 1 to 60 characters, as no other filter of the list is called.
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    /// What the address of the list holds, without a question mark; 1 to 500 characters.
    query: String,
}

input!(SaveFilter, ReplaceSavedFilter);

/// A saved filter.
#[derive(Serialize, ToSchema)]
#[schema(as = SavedFilter)]
pub(crate) struct FilterView {
    id: Uuid,
    list: SavedFilterList,
    name: String,
    /// What the address of the list holds, without a question mark.
    query: String,
}

impl From<Filter> for FilterView {
    fn from(filter: Filter) -> Self {
        let Filter { id, list, name, query } = filter;
        Self { id: id.0, list: Word(list), name, query }
    }
}

/// The filters of a list that the caller has saved, by name; there are at most 20.
#[utoipa::path(get, path = "/api/admin/saved-filters", tag = "admin", security(("bearer" = [])),
    params(FiltersWanted),
    responses((status = 200, body = ListBody<FilterView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_saved_filters(
    state: Data<State>,
    viewer: Viewer,
    req: HttpRequest,
) -> Result<Json<ListBody<FilterView>>, ApiError> {
    let help = "Ask for the `list` of one tab, once.";
    let asked: FiltersWanted = query(&req, help)?;
    let list = List::parse(&asked.list).ok_or_else(|| ApiError::bad_request("bad_query", help))?;
    let user = viewer.user.id;
    let found = state.db.read(move |conn| filters::list(conn, user, list)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(FilterView::from).collect() }))
}

/// Saves a filter of a list under a name. Only the caller sees it.
#[utoipa::path(post, path = "/api/admin/saved-filters", tag = "admin", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = SaveFilter,
    responses((status = 201, body = FilterView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_filter(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<SaveFilter>,
) -> Result<HttpResponse, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let SaveFilter { list, name, query } = body.value;
    let once = Once { user, key, route: "POST /api/admin/saved-filters", digest: body.digest };
    once.run(&state, move |conn| {
        let named = Named { name: &name, query: &query };
        let filter = filters::save(conn, user, list.0, named, now)?;
        Ok((StatusCode::CREATED, FilterView::from(filter)))
    })
    .await
}

/// Gives a saved filter another name, another query or both.
#[utoipa::path(put, path = "/api/admin/saved-filters/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReplaceSavedFilter,
    responses((status = 200, body = FilterView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn replace_saved_filter(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SavedFilterId>,
    body: Body<ReplaceSavedFilter>,
) -> Result<Json<FilterView>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let ReplaceSavedFilter { name, query } = body.value;
    let done = state.db.write(move |conn| {
        filters::replace(conn, user, id, Named { name: &name, query: &query }, now)
    });
    Ok(Json(done.await?.into()))
}

/// Deletes a saved filter.
#[utoipa::path(delete, path = "/api/admin/saved-filters/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_saved_filter(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SavedFilterId>,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| filters::delete(conn, user, id)).await?;
    Ok(Json(Nothing {}))
}
