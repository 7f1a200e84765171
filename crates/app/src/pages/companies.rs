//! The page of a company that everybody sees, with schema.org's Organization.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use companies::directory::{self, Listed};
use companies::profiles::{self, Company};
use kernel::CompanyId;
use serde_json::{Value, json};

use super::{PART, line, markdown, moved, names, urls};
use crate::State;
use crate::error::ApiError;
use crate::routes::companies::logos::logo_url;
use crate::web::{Bundle, Head};

/// How many characters of what a company says of itself stand in a preview of its link.
const EXCERPT: usize = 200;

/// The company that an address names.
pub(super) fn named_by(path: &str) -> Option<CompanyId> {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let ["companies", company] = parts.as_slice() else { return None };
    company.parse().ok()
}

pub(super) async fn page(
    req: &HttpRequest,
    state: &State,
    bundle: &Bundle,
    id: CompanyId,
) -> Result<HttpResponse, ApiError> {
    let now = state.clock.now();
    match state.db.read(move |conn| directory::find(conn, id, now)).await {
        Ok(found) => Ok(bundle.headed(req, &state.config, &head(&found, &state.config.public_url))),
        Err(companies::Error::NoCompany) => {
            let into = state.db.read(move |conn| profiles::merged_into(conn, id)).await?;
            if let Some(into) = into.filter(Company::may_act) {
                return Ok(moved(req, path(into.id)));
            }
            let mut page = bundle.serve(req, &state.config)?;
            *page.status_mut() = StatusCode::NOT_FOUND;
            Ok(page)
        }
        Err(e) => Err(e.into()),
    }
}

/// The names of the parts of the map.
pub(super) async fn parts(state: &State) -> Result<Vec<String>, ApiError> {
    let found = state.db.read(|conn| {
        let first = directory::part(conn, None, 1)?;
        Ok::<_, ApiError>((!first.is_empty(), directory::starts(conn, PART)?))
    });
    let (first, later) = found.await?;
    Ok(names("companies", first, &later))
}

/// The addresses of companies, from this one on.
pub(super) async fn map(state: &State, from: Option<CompanyId>) -> Result<HttpResponse, ApiError> {
    let rows = state.db.read(move |conn| directory::part(conn, from, PART)).await?;
    if rows.is_empty() {
        return Err(ApiError::not_found());
    }
    let base = &state.config.public_url;
    let address = |(id, changed_at): &_| line(base, &path(*id), *changed_at);
    Ok(urls(&rows.iter().map(address).collect::<String>()))
}

fn path(id: CompanyId) -> String {
    format!("/companies/{id}")
}

fn head(company: &Listed, base: &str) -> Head {
    let (form, url) = (&company.form, format!("{base}{}", path(company.id)));
    let said = markdown::excerpt(&form.about, EXCERPT);
    let description = match said.is_empty() {
        true => {
            format!("{} on Assay: open roles and what candidates say about interviews.", form.name)
        }
        false => said,
    };
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": "Organization",
        "name": form.name,
        "url": url,
    });
    let mut say = |name: &str, value: Option<Value>| {
        if let (Some(value), Some(data)) = (value, data.as_object_mut()) {
            data.insert(name.to_owned(), value);
        }
    };
    let written = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    say("description", written(&form.about).map(|_| description.clone().into()));
    say("sameAs", written(&form.website).map(Value::from));
    let logo = company.logo.as_deref();
    say("logo", logo.map(|name| format!("{base}{}", logo_url(name)).into()));
    Head { title: form.name.clone(), description, url, data }
}
