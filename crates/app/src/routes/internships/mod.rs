//! Internships: for the company, the intern, and the admin.

pub(crate) mod admin;
pub(crate) mod company;
pub(crate) mod intern;
mod requests;
pub(crate) mod templates;
mod views;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    company::list_internships,
    company::show_internship,
    company::step_internship,
    company::name_supervisor,
    company::check_in,
    company::rate_intern,
    company::propose_extension,
    company::submit_item,
    company::step_extension,
    intern::list_my_internships,
    intern::show_my_internship,
    intern::step_my_internship,
    intern::check_in_as_intern,
    intern::propose_my_extension,
    intern::submit_my_item,
    intern::step_my_extension,
    admin::list_onboarding,
    admin::export_onboarding,
    admin::count_onboarding,
    admin::show_onboarding,
    admin::mark_ready,
    admin::cancel_internship,
    admin::submit_admin_item,
    admin::decide_item,
    templates::show_template,
    templates::save_template,
))]
pub(crate) struct Document;
