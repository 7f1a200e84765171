//! What the admin does with settings.

use actix_web::web::{Data, Json, Path};
use flows::settings::{self, Effect};
use kernel::Seen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::list::{SettingValue, SettingView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Viewer, input, text};

/// A value that is thought about.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewSetting {
    /// Null for the default.
    value: Option<SettingValue>,
}

/// A value for a setting, and why.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeSetting {
    /// The version that was read.
    version: i32,
    /// Null for the default.
    value: Option<SettingValue>,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// Back to the value of a version, and why.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RollSettingBack {
    /// The version that was read.
    version: i32,
    /// The version whose value counts again; 0 is the default.
    to: i32,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(PreviewSetting, ChangeSetting, RollSettingBack);

/// What a change would do.
#[derive(Serialize, ToSchema)]
#[schema(as = SettingPreview)]
pub(crate) struct PreviewBody {
    /// The version that a change names.
    version: i32,
    before: SettingValue,
    after: SettingValue,
    /// How many rows more than as it is would be removed within ten minutes; null where that cannot be
    /// counted.
    removes: Option<i64>,
    /// How many have used up the new number in the window that runs; null likewise.
    refuses: Option<i64>,
}

/// What a change to a value would do; nothing is changed.
#[utoipa::path(post, path = "/api/admin/settings/{key}/preview", tag = "admin",
    security(("bearer" = [])), params(("key" = String, Path)), request_body = PreviewSetting,
    responses((status = 200, body = PreviewBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn preview_setting(
    state: Data<State>,
    key: Path<String>,
    body: Body<PreviewSetting>,
) -> Result<Json<PreviewBody>, ApiError> {
    let value = body.value.value.map(SettingValue::read).transpose()?;
    let now = state.clock.now();
    let found = state.db.write(move |conn| settings::preview(conn, &key, value, now));
    let (setting, after, effect) = found.await?;
    let (removes, refuses) = match effect {
        Effect::Removes(rows) => (Some(i64::try_from(rows).unwrap_or(i64::MAX)), None),
        Effect::Refuses(subjects) => (None, Some(subjects)),
        Effect::None => (None, None),
    };
    Ok(Json(PreviewBody {
        version: setting.version(),
        before: setting.value().into(),
        after: after.into(),
        removes,
        refuses,
    }))
}

/// Gives a setting a value, or its default. It counts on every server from then on.
#[utoipa::path(put, path = "/api/admin/settings/{key}", tag = "admin",
    security(("bearer" = [])), params(("key" = String, Path)), request_body = ChangeSetting,
    responses((status = 200, body = SettingView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn change_setting(
    state: Data<State>,
    viewer: Viewer,
    key: Path<String>,
    body: Body<ChangeSetting>,
) -> Result<Json<SettingView>, ApiError> {
    let (by, ChangeSetting { version, value, reason }) = (state.reviewer(&viewer), body.value);
    let value = value.map(SettingValue::read).transpose()?;
    let done = state.db.write(move |conn| {
        let seen = Seen::at(key.as_str(), version);
        settings::change(conn, by.actor, seen, (value, &reason), by.sender.now)
    });
    Ok(Json(done.await?.into()))
}

/// Gives a setting the value that it had in a version, as a new version.
#[utoipa::path(post, path = "/api/admin/settings/{key}/roll-back", tag = "admin",
    security(("bearer" = [])), params(("key" = String, Path)), request_body = RollSettingBack,
    responses((status = 200, body = SettingView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn roll_setting_back(
    state: Data<State>,
    viewer: Viewer,
    key: Path<String>,
    body: Body<RollSettingBack>,
) -> Result<Json<SettingView>, ApiError> {
    let (by, RollSettingBack { version, to, reason }) = (state.reviewer(&viewer), body.value);
    let done = state.db.write(move |conn| {
        let seen = Seen::at(key.as_str(), version);
        settings::roll_back(conn, by.actor, seen, (to, &reason), by.sender.now)
    });
    Ok(Json(done.await?.into()))
}
