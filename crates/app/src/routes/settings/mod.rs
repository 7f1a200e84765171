//! Operational settings: what they are, what a change would do, and changing them.

pub(crate) mod acts;
pub(crate) mod list;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    list::list_settings,
    list::list_setting_versions,
    acts::preview_setting,
    acts::change_setting,
    acts::roll_setting_back,
))]
pub(crate) struct Document;
