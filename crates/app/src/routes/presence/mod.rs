//! Who is online: what browsers say, and what the admin sees.

pub(crate) mod beats;
pub(crate) mod list;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    beats::send_presence,
    list::list_present,
    list::count_present,
    list::export_presence,
    list::list_working,
))]
pub(crate) struct Document;
