//! Operational settings: what they are, what a change would do, and changing them; and the filters that the admin has
//! saved.

pub(crate) mod acts;
pub(crate) mod audit;
pub(crate) mod filters;
pub(crate) mod list;
pub(crate) mod server;
pub(crate) mod test_mails;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    audit::list_audit_trail,
    list::list_settings,
    list::list_setting_versions,
    acts::preview_setting,
    acts::change_setting,
    acts::roll_setting_back,
    filters::list_saved_filters,
    filters::save_filter,
    filters::replace_saved_filter,
    filters::delete_saved_filter,
    server::show_server,
    test_mails::send_test_mail,
    test_mails::show_test_mail,
))]
pub(crate) struct Document;
