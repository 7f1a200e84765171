//! What the site itself answers: its state, its settings, what browsers report.

pub(crate) mod config;
pub(crate) mod csp_report;
pub(crate) mod dev;
pub(crate) mod events;
pub(crate) mod health;
pub(crate) mod languages;
pub(crate) mod live;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    paths(
        health::show_liveness,
        health::show_readiness,
        health::show_metrics,
        config::show_config,
        csp_report::receive_csp_report,
        events::count_page_view,
        events::report_client_error,
        languages::list_languages,
        live::open_live,
        dev::list_mail,
    ),
    components(schemas(live::Request, live::Answer))
)]
pub(crate) struct Document;
