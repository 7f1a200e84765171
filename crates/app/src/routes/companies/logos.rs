//! A company's logo: sent by an owner, drawn again by this server, shown to everybody.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::web::{Data, Json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use companies::logos::{self, Logo};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::details::require_owner;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Input, Member, Viewer};
use crate::wire::Nothing;

/// A picture to be drawn again.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendLogo {
    /// A PNG, JPEG or WebP of at most 1 MB and 4096 pixels a side, in base64.
    image: String,
}

impl Input for SendLogo {
    /// A file of the largest size in base64, and the rest of the body.
    const MAX_BYTES: usize = logos::MAX_BYTES / 3 * 4 + 1024;
}

/// Where a logo is.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyLogo)]
pub(crate) struct LogoView {
    /// A path of this server. Another picture has another one.
    url: String,
}

/// The path of the logo with this name.
pub(crate) fn logo_url(name: &[u8]) -> String {
    let hex: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("/api/company-logos/{hex}")
}

fn name_of(hex: &str) -> Option<Vec<u8>> {
    let lower = hex.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    if hex.len() != 64 || !lower {
        return None;
    }
    (0..64).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}

/// Shows a picture as the company's logo, in place of the one before.
#[utoipa::path(put, path = "/api/companies/me/logo", tag = "companies",
    security(("bearer" = [])), request_body = SendLogo,
    responses((status = 200, body = LogoView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn send_logo(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    body: Body<SendLogo>,
) -> Result<Json<LogoView>, ApiError> {
    require_owner(&member)?;
    let (company, by) = (member.membership.company.id, viewer.user.id);
    state.db.write(move |conn| flows::companies::details::count_logo(conn, company)).await?;
    let file = STANDARD.decode(&body.value.image).map_err(|_| {
        let text = "Send the picture in base64.";
        ApiError::invalid_field("image", "encoding", text)
    })?;
    let logo = state.computing.files.run(move || Logo::read(&file)).await??;
    let url = logo_url(&logo.sha256);
    state.db.write(move |conn| logos::put(conn, company, by, &logo)).await?;
    Ok(Json(LogoView { url }))
}

/// Shows no logo any more.
#[utoipa::path(delete, path = "/api/companies/me/logo", tag = "companies",
    security(("bearer" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody)))]
pub(crate) async fn remove_logo(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
) -> Result<Json<Nothing>, ApiError> {
    require_owner(&member)?;
    let (company, by) = (member.membership.company.id, viewer.user.id);
    state.db.write(move |conn| logos::remove(conn, company, by)).await?;
    Ok(Json(Nothing {}))
}

/// A logo, a PNG of at most 512 pixels a side.
#[utoipa::path(get, path = "/api/company-logos/{id}", tag = "companies",
    params(("id" = String, Path, description = "The SHA-256 of the picture, in hexadecimal.")),
    responses((status = 200, content_type = "image/png", body = Vec<u8>),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_logo(
    state: Data<State>,
    Id(hex): Id<String>,
) -> Result<HttpResponse, ApiError> {
    let name = name_of(&hex).ok_or_else(ApiError::not_found)?;
    let png = state.db.read(move |conn| logos::picture(conn, &name)).await?;
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "image/png"));
    response.insert_header((CACHE_CONTROL, "public, max-age=31536000, immutable"));
    Ok(response.body(png))
}
