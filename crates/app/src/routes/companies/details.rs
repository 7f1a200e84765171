//! What a company says of itself, for its members; only its owners change it.

use actix_web::web::{Data, Json};
use companies::details::{self, Details, Edit, Form};
use companies::logos;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::logos::logo_url;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Member, Viewer, input};
use crate::wire::{CompanyIndustry, CompanySize, DetailsStanding, Time, Word, word_or_empty};

/// What a company says of itself, as far as it is filled in.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DetailsForm)]
pub(crate) struct FormBody {
    /// One line of 1 to 120 characters.
    name: String,
    /// The whole address, at most 200 characters.
    website: Option<String>,
    #[serde(default, deserialize_with = "word_or_empty")]
    industry: Option<CompanyIndustry>,
    #[serde(default, deserialize_with = "word_or_empty")]
    size: Option<CompanySize>,
    /// At most 80 characters.
    city: Option<String>,
    /// Two capital letters.
    country: Option<String>,
    /// Markdown, at most 4000 characters.
    about: Option<String>,
    /// 1500 to this year.
    founded_year: Option<i32>,
}

fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

impl From<FormBody> for Form {
    fn from(form: FormBody) -> Self {
        Self {
            name: form.name,
            website: form.website.unwrap_or_default(),
            industry: form.industry.map(|word| word.0),
            size: form.size.map(|word| word.0),
            city: form.city.unwrap_or_default(),
            country: form.country.unwrap_or_default(),
            about: form.about.unwrap_or_default(),
            founded_year: form.founded_year,
        }
    }
}

impl From<Form> for FormBody {
    fn from(form: Form) -> Self {
        Self {
            name: form.name,
            website: said(form.website),
            industry: form.industry.map(Word),
            size: form.size.map(Word),
            city: said(form.city),
            country: said(form.country),
            about: said(form.about),
            founded_year: form.founded_year,
        }
    }
}

/// A company's details as its members see them.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyDetails)]
pub(crate) struct DetailsView {
    /// To be sent back when changing them; 0 before the first time.
    version: i32,
    form: FormBody,
    standing: DetailsStanding,
    /// Why the domain was not approved.
    note: Option<String>,
    changed_at: Option<Time>,
    /// Where the logo is.
    logo_url: Option<String>,
}

impl DetailsView {
    fn of(details: Details, logo: Option<logos::Hash>) -> Self {
        Self {
            logo_url: logo.map(|name| logo_url(&name)),
            version: details.version,
            standing: details.standing().into(),
            note: details.note().map(str::to_owned),
            changed_at: details.changed_at.map(Time::from),
            form: details.form.into(),
        }
    }
}

/// Details to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveDetails {
    /// The version that was read.
    version: i32,
    form: FormBody,
}

input!(form: SaveDetails);

/// Who speaks for the company.
pub(super) fn require_owner(member: &Member) -> Result<(), ApiError> {
    if member.membership.role.owns() {
        return Ok(());
    }
    let text = "Only an owner of your company can do this.";
    Err(ApiError::forbidden("role", text))
}

/// What the company says of itself.
#[utoipa::path(get, path = "/api/companies/me/details", tag = "companies",
    security(("bearer" = [])),
    responses((status = 200, body = DetailsView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_details(
    state: Data<State>,
    member: Member,
) -> Result<Json<DetailsView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let details = details::find(conn, company)?;
        Ok::<_, ApiError>(DetailsView::of(details, logos::of_company(conn, company)?))
    });
    Ok(Json(found.await?))
}

/// Saves what the company says of itself, filled in as far as it is.
#[utoipa::path(put, path = "/api/companies/me/details", tag = "companies",
    security(("bearer" = [])), request_body = SaveDetails,
    responses((status = 200, body = DetailsView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_details(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    body: Body<SaveDetails>,
) -> Result<Json<DetailsView>, ApiError> {
    require_owner(&member)?;
    let SaveDetails { version, form } = body.value;
    let (company, by, form) = (member.membership.company.id, viewer.user.id, form.into());
    let (edit, now) = (Edit { company, by, version, form }, state.clock.now());
    let saved = state.db.write(move |conn| {
        let details = details::save(conn, edit, now)?;
        Ok::<_, ApiError>(DetailsView::of(details, logos::of_company(conn, company)?))
    });
    Ok(Json(saved.await?))
}
