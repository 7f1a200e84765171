//! A company's way in, on its own side.

pub(crate) mod activation;
pub(crate) mod first_password;
pub(crate) mod inquiries;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    inquiries::submit_inquiry,
    inquiries::show_inquiry,
    inquiries::send_otp,
    inquiries::verify_otp,
    first_password::set_first_password,
    activation::activate_company,
))]
pub(crate) struct Document;
