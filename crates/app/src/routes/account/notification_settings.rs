//! How people want to be notified.

use actix_web::web::{Data, Json};
use flows::notify::{self, KINDS};
use notices::settings::{self, Settings, Switch, Wanted};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, input};

/// One kind of notification.
#[derive(Serialize, ToSchema)]
#[schema(as = NotificationSwitch)]
struct SwitchView {
    r#type: String,
    /// For a person.
    title: String,
    email: bool,
    in_app: bool,
    /// Whether it cannot be switched off.
    required: bool,
    /// Whether anything sends it by now.
    sent: bool,
    /// Whether it always comes in the daily mail.
    daily: bool,
}

/// Everything the caller can be notified of, and how.
#[derive(Serialize, ToSchema)]
#[schema(as = NotificationSettings)]
pub(crate) struct SettingsView {
    items: Vec<SwitchView>,
    /// Whether mail is gathered into one message a day, which comes at 8:00.
    digest: bool,
    /// By whose clocks: a name of the IANA time zone database; UTC where there is none.
    time_zone: Option<String>,
}

/// How one kind of notification is to reach the caller.
#[derive(Deserialize, Serialize, ToSchema)]
#[schema(as = NotificationChoice)]
struct ChoiceBody {
    r#type: String,
    email: bool,
    in_app: bool,
}

/// How the caller wants to be notified.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NotificationChoices)]
pub(crate) struct SettingsBody {
    /// Each kind once; what else an answer has in it may come back and is not looked at.
    #[validate(length(max = 50, message = "Name each kind once."))]
    items: Vec<ChoiceBody>,
    /// Whether mail is gathered into one message a day, which comes at 8:00.
    digest: bool,
    /// By whose clocks: a name of the IANA time zone database; UTC where there is none.
    #[serde(default)]
    time_zone: Option<String>,
}

input!(SettingsBody);

impl From<Settings> for SettingsView {
    fn from(settings: Settings) -> Self {
        let items = KINDS.iter().map(|kind| SwitchView {
            r#type: kind.name.to_owned(),
            title: kind.title.to_owned(),
            email: settings.by_email(*kind),
            in_app: settings.in_app(*kind),
            required: kind.required,
            sent: kind.sent,
            daily: kind.daily,
        });
        let time_zone = settings.time_zone.map(|zone| zone.name().to_owned());
        Self { items: items.collect(), digest: settings.digest, time_zone }
    }
}

/// How the caller is notified.
#[utoipa::path(get, path = "/api/users/notification-settings", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = SettingsView)))]
pub(crate) async fn show_notification_settings(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<SettingsView>, ApiError> {
    let found = state.db.read(move |conn| settings::get(conn, viewer.user.id)).await;
    Ok(Json(found.map_err(ApiError::from)?.into()))
}

/// Changes how the caller is notified; every kind is named once.
#[utoipa::path(put, path = "/api/users/notification-settings", tag = "users", security(("bearer" = [])),
    request_body = SettingsBody,
    responses((status = 200, body = SettingsView), (status = 400, body = ProblemBody)))]
pub(crate) async fn save_notification_settings(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SettingsBody>,
) -> Result<Json<SettingsView>, ApiError> {
    let SettingsBody { items, digest, time_zone } = body.value;
    let switches = items
        .into_iter()
        .map(|item| Switch { kind: item.r#type, email: item.email, in_app: item.in_app })
        .collect();
    let (user, wanted) = (viewer.user.id, Wanted { switches, digest, time_zone });
    let saved = state.db.write(move |conn| notify::save_settings(conn, user, &wanted));
    Ok(Json(saved.await.map_err(ApiError::from)?.into()))
}
