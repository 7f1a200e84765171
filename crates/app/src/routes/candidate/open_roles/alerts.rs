//! What candidates are alerted of among the open roles.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::roles::alerts as acts;
use hiring::alerts::{self, Alert, Wanted};
use kernel::RoleAlertId;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::is_country;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, is_day, text};
use crate::wire::{ListBody, Nothing, RoleKind, RoleLevel, RoleWorkplace, Word};

/// Sets an alert. Without any part that narrows it, it is of every open role.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetRoleAlert {
    /// Words of the title, the company, the place or the skills; at most 100 characters.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 100), custom(function = text::line))]
    search: String,
    kind: Option<RoleKind>,
    level: Option<RoleLevel>,
    workplace: Option<RoleWorkplace>,
    /// Two capital letters: a country that the role names.
    country: Option<String>,
    /// Only roles that say what they pay.
    pay: bool,
    /// Only roles that begin on this day or earlier, or when it is agreed upon.
    starts_by: Option<NaiveDate>,
}

input!(SetRoleAlert);

impl SetRoleAlert {
    fn wanted(self) -> Result<Wanted, ApiError> {
        if self.country.as_deref().is_some_and(|code| !is_country(code)) {
            let help = "A country is two capital letters.";
            return Err(ApiError::invalid_field("country", "format", help));
        }
        if self.starts_by.is_some_and(|day| !is_day(day)) {
            let help = "Choose a day of the years 2000 to 2999.";
            return Err(ApiError::invalid_field("starts_by", "range", help));
        }
        Ok(Wanted {
            words: self.search,
            kind: self.kind.map(|word| word.0),
            level: self.level.map(|word| word.0),
            workplace: self.workplace.map(|word| word.0),
            country: self.country,
            says_pay: self.pay,
            starts_by: self.starts_by,
        })
    }
}

/// An alert for open roles.
#[derive(Serialize, ToSchema)]
#[schema(as = RoleAlert)]
pub(crate) struct AlertView {
    id: Uuid,
    search: String,
    kind: Option<RoleKind>,
    level: Option<RoleLevel>,
    workplace: Option<RoleWorkplace>,
    country: Option<String>,
    pay: bool,
    starts_by: Option<NaiveDate>,
}

impl From<Alert> for AlertView {
    fn from(Alert { id, wanted, .. }: Alert) -> Self {
        Self {
            id: id.0,
            search: wanted.words,
            kind: wanted.kind.map(Word),
            level: wanted.level.map(Word),
            workplace: wanted.workplace.map(Word),
            country: wanted.country,
            pay: wanted.says_pay,
            starts_by: wanted.starts_by,
        }
    }
}

/// The caller's alerts for open roles, newest first; there are at most 10.
#[utoipa::path(get, path = "/api/users/role-alerts", tag = "open roles", security(("bearer" = [])),
    responses((status = 200, body = ListBody<AlertView>)))]
pub(crate) async fn list_role_alerts(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ListBody<AlertView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| alerts::list(conn, user)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(AlertView::from).collect() }))
}

/// Sets an alert: once a day the caller is notified of roles that were published since. Where the same alert exists, it
/// is returned unchanged.
#[utoipa::path(post, path = "/api/users/role-alerts", tag = "open roles", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = SetRoleAlert,
    responses((status = 201, body = AlertView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn set_role_alert(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<SetRoleAlert>,
) -> Result<HttpResponse, ApiError> {
    viewer.require_verified()?;
    let wanted = body.value.wanted()?;
    let (user, now) = (viewer.user, state.clock.now());
    let once =
        Once { user: user.id, key, route: "POST /api/users/role-alerts", digest: body.digest };
    once.run(&state, move |conn| {
        let alert = acts::set(conn, &user, &wanted, now)?;
        Ok((StatusCode::CREATED, AlertView::from(alert)))
    })
    .await
}

/// Deletes an alert.
#[utoipa::path(delete, path = "/api/users/role-alerts/{id}", tag = "open roles",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_role_alert(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleAlertId>,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| alerts::delete(conn, user, id)).await?;
    Ok(Json(Nothing {}))
}
