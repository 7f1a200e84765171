//! How people want to be notified.

use actix_web::web::{Data, Json};
use flows::notify::{self, KINDS};
use notices::settings::{self, Settings, Switch};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, input};

/// One kind of notification.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NotificationSwitch)]
struct SwitchBody {
    r#type: String,
    /// For a person; what is sent back is not looked at.
    #[serde(default)]
    title: String,
    email: bool,
    in_app: bool,
    /// Whether it cannot be switched off; what is sent back is not looked at.
    #[serde(default)]
    required: bool,
    /// Whether anything sends it by now; what comes back is not looked at.
    #[serde(default)]
    sent: bool,
}

/// Everything the caller can be notified of, and how.
#[derive(Deserialize, Serialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NotificationSettings)]
pub(crate) struct SettingsBody {
    #[validate(length(max = 50, message = "Name each kind once."))]
    items: Vec<SwitchBody>,
    /// Whether mail is gathered into one message a day.
    digest: bool,
}

input!(SettingsBody);

impl From<Settings> for SettingsBody {
    fn from(settings: Settings) -> Self {
        let items = KINDS.iter().map(|kind| SwitchBody {
            r#type: kind.name.to_owned(),
            title: kind.title.to_owned(),
            email: settings.by_email(*kind),
            in_app: settings.in_app(*kind),
            required: kind.required,
            sent: kind.sent,
        });
        Self { items: items.collect(), digest: settings.digest }
    }
}

/// How the caller is notified.
#[utoipa::path(get, path = "/api/users/notification-settings", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = SettingsBody)))]
pub(crate) async fn show_notification_settings(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<SettingsBody>, ApiError> {
    let found = state.db.read(move |conn| settings::get(conn, viewer.user.id)).await;
    Ok(Json(found.map_err(ApiError::from)?.into()))
}

/// Changes how the caller is notified; every kind is named once.
#[utoipa::path(put, path = "/api/users/notification-settings", tag = "users", security(("bearer" = [])),
    request_body = SettingsBody,
    responses((status = 200, body = SettingsBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn save_notification_settings(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SettingsBody>,
) -> Result<Json<SettingsBody>, ApiError> {
    let SettingsBody { items, digest } = body.value;
    let switches: Vec<Switch> = items
        .into_iter()
        .map(|item| Switch { kind: item.r#type, email: item.email, in_app: item.in_app })
        .collect();
    let user = viewer.user.id;
    let saved = state.db.write(move |conn| notify::save_settings(conn, user, &switches, digest));
    Ok(Json(saved.await.map_err(ApiError::from)?.into()))
}
