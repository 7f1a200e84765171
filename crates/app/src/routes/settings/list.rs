//! Settings as the admin sees them.

use ::settings::versions::{Value, Version};
use actix_web::web::{Data, Json, Path};
use flows::settings::{self, Bounds, Setting};
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Paging;
use crate::wire::{PageBody, SettingGroup, SettingUnit, Time};

/// The value of a setting: a number or words, whichever it has.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingValue {
    number: Option<i64>,
    #[schema(max_items = 200)]
    words: Option<Vec<String>>,
}

impl From<Value> for SettingValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => Self { number: Some(number), words: None },
            Value::Words(words) => Self { number: None, words: Some(words) },
        }
    }
}

impl SettingValue {
    /// Exactly one of both.
    pub(super) fn read(self) -> Result<Value, ApiError> {
        match (self.number, self.words) {
            (Some(number), None) => Ok(Value::Number(number)),
            (None, Some(words)) => Ok(Value::Words(words)),
            _ => Err(ApiError::invalid_field("value", "required", "Enter a value.")),
        }
    }
}

/// One version of a setting.
#[derive(Serialize, ToSchema)]
pub(crate) struct SettingVersion {
    id: Uuid,
    version: i32,
    /// Null where the default counts from then on.
    value: Option<SettingValue>,
    reason: String,
    /// The person who set it; null for the operator at the command line.
    made_by: Option<String>,
    made_at: Time,
}

impl From<Version> for SettingVersion {
    fn from(row: Version) -> Self {
        Self {
            id: row.id,
            version: row.version,
            value: row.value.map(SettingValue::from),
            reason: row.reason,
            made_by: row.made_by,
            made_at: row.made_at.into(),
        }
    }
}

/// A setting as it is now.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminSetting)]
pub(crate) struct SettingView {
    key: String,
    group: SettingGroup,
    name: String,
    unit: SettingUnit,
    /// What counts now.
    value: SettingValue,
    /// What counts where nothing is set.
    default: SettingValue,
    /// The least that a number can be.
    least: Option<i64>,
    /// The most that it can be.
    most: Option<i64>,
    /// What a change names; 0 before the first.
    version: i32,
    /// The newest change.
    last: Option<SettingVersion>,
}

impl From<Setting> for SettingView {
    fn from(setting: Setting) -> Self {
        let (value, version) = (setting.value(), setting.version());
        let default = setting.known.default();
        let (least, most) = match setting.known.bounds {
            Bounds::Number { least, most, .. } => (Some(least), Some(most)),
            Bounds::Words { .. } => (None, None),
        };
        Self {
            key: setting.known.key,
            group: setting.known.group.into(),
            name: setting.known.name,
            unit: setting.known.unit.into(),
            value: value.into(),
            default: default.into(),
            least,
            most,
            version,
            last: setting.last.map(SettingVersion::from),
        }
    }
}

/// Every setting, group by group. There are as many as the code knows, so the list has no pages.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminSettings)]
pub(crate) struct SettingsBody {
    settings: Vec<SettingView>,
}

/// Every setting as it is now.
#[utoipa::path(get, path = "/api/admin/settings", tag = "admin", security(("bearer" = [])),
    responses((status = 200, body = SettingsBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_settings(state: Data<State>) -> Result<Json<SettingsBody>, ApiError> {
    let found = state.db.read(settings::list).await?;
    Ok(Json(SettingsBody { settings: found.into_iter().map(SettingView::from).collect() }))
}

/// The versions of a setting, the newest first.
#[utoipa::path(get, path = "/api/admin/settings/{key}/versions", tag = "admin",
    security(("bearer" = [])),
    params(("key" = String, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SettingVersion>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_setting_versions(
    state: Data<State>,
    key: Path<String>,
    paging: Paging,
) -> Result<Json<PageBody<SettingVersion>>, ApiError> {
    let found = state.db.read(move |conn| settings::history(conn, &key, paging.into())).await?;
    Ok(Json(PageBody::of(found, SettingVersion::from)))
}
