//! The page of an open role, with schema.org's JobPosting while people can apply.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use companies::profiles;
use hiring::open_roles::{self, OpenRole};
use hiring::roles::form::{Form, Kind, PayPeriod, Workplace};
use kernel::{CompanyId, RoleId};
use serde_json::{Value, json};

use super::{PART, line, markdown, moved, names, urls};
use crate::State;
use crate::error::ApiError;
use crate::web::{Bundle, Head};

/// How many characters of a role's description stand in a preview of its link.
const EXCERPT: usize = 200;

/// The company and the role that an address names.
pub(super) fn named_by(path: &str) -> Option<(CompanyId, RoleId)> {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let ["companies", company, "roles", role] = parts.as_slice() else { return None };
    Some((company.parse().ok()?, role.parse().ok()?))
}

pub(super) async fn page(
    req: &HttpRequest,
    state: &State,
    bundle: &Bundle,
    company: CompanyId,
    id: RoleId,
) -> Result<HttpResponse, ApiError> {
    let found = state.db.read(move |conn| open_roles::find(conn, id)).await;
    let role = match found {
        Ok(role) => role,
        Err(hiring::Error::NoRole) => return missing(req, state, bundle),
        Err(e) => return Err(e.into()),
    };
    if role.company != company {
        let into = state.db.read(move |conn| profiles::merged_into(conn, company)).await?;
        return match into {
            Some(into) if into.id == role.company => Ok(moved(req, role.path())),
            _ => missing(req, state, bundle),
        };
    }
    if !role.takes_applications(state.clock.now().date_naive()) {
        return bundle.serve(req, &state.config);
    }
    Ok(bundle.headed(req, &state.config, &head(&role, &state.config.public_url)))
}

fn missing(req: &HttpRequest, state: &State, bundle: &Bundle) -> Result<HttpResponse, ApiError> {
    let mut page = bundle.serve(req, &state.config)?;
    *page.status_mut() = StatusCode::NOT_FOUND;
    Ok(page)
}

/// The names of the parts of the map.
pub(super) async fn parts(state: &State) -> Result<Vec<String>, ApiError> {
    let today = state.clock.now().date_naive();
    let found = state.db.read(move |conn| {
        let first = open_roles::part(conn, today, None, 1)?;
        Ok::<_, ApiError>((!first.is_empty(), open_roles::starts(conn, today, PART)?))
    });
    let (first, later) = found.await?;
    Ok(names("roles", first, &later))
}

/// The addresses of roles that take applications, from this one on.
pub(super) async fn map(state: &State, from: Option<RoleId>) -> Result<HttpResponse, ApiError> {
    let today = state.clock.now().date_naive();
    let rows = state.db.read(move |conn| open_roles::part(conn, today, from, PART)).await?;
    if rows.is_empty() {
        return Err(ApiError::not_found());
    }
    let base = &state.config.public_url;
    let lines: String = rows.iter().map(|row| line(base, &row.path(), row.changed_at)).collect();
    Ok(urls(&lines))
}

fn head(role: &OpenRole, base: &str) -> Head {
    let url = format!("{base}{}", role.path());
    Head {
        title: format!("{} at {}", role.form.title, role.company_name),
        description: markdown::excerpt(&role.form.description, EXCERPT),
        data: posting(role, &url),
        url,
    }
}

/// What Google asks of a job posting, and what it recommends.
fn posting(role: &OpenRole, url: &str) -> Value {
    let form = &role.form;
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": form.title,
        "description": description(form),
        "identifier": {
            "@type": "PropertyValue", "name": role.company_name, "value": role.id.to_string(),
        },
        "url": url,
        "datePosted": role.published_at.format("%Y-%m-%d").to_string(),
        "hiringOrganization": { "@type": "Organization", "name": role.company_name },
        "directApply": true,
    });
    let mut say = |name: &str, value: Option<Value>| {
        if let (Some(value), Some(data)) = (value, data.as_object_mut()) {
            data.insert(name.to_owned(), value);
        }
    };
    say("validThrough", form.deadline.map(|day| format!("{day}T23:59:59Z").into()));
    say("employmentType", form.kind.map(|kind| employment(kind).into()));
    say("totalJobOpenings", form.openings.map(Value::from));
    say("jobStartDate", form.starts_on.map(|day| day.to_string().into()));
    say("workHours", form.hours_per_week.map(|hours| format!("{hours} hours per week").into()));
    say("baseSalary", salary(form));
    if form.workplace == Some(Workplace::Remote) {
        let country = |code: &String| json!({ "@type": "Country", "name": code });
        let countries: Vec<Value> = form.countries.iter().map(country).collect();
        say("jobLocationType", Some("TELECOMMUTE".into()));
        say("applicantLocationRequirements", Some(countries.into()));
    } else {
        say(
            "jobLocation",
            Some(json!({
                "@type": "Place",
                "address": {
                    "@type": "PostalAddress",
                    "addressLocality": form.location,
                    "addressCountry": form.countries.first(),
                },
            })),
        );
    }
    data
}

/// Google's words.
fn employment(kind: Kind) -> &'static str {
    match kind {
        Kind::Intern => "INTERN",
        Kind::FullTime => "FULL_TIME",
        Kind::PartTime => "PART_TIME",
    }
}

fn salary(form: &Form) -> Option<Value> {
    let unit = match form.pay_period? {
        PayPeriod::Hour => "HOUR",
        PayPeriod::Month => "MONTH",
        PayPeriod::Year => "YEAR",
    };
    Some(json!({
        "@type": "MonetaryAmount",
        "currency": form.currency,
        "value": {
            "@type": "QuantitativeValue",
            "minValue": form.pay_min?,
            "maxValue": form.pay_max?,
            "unitText": unit,
        },
    }))
}

/// The whole text in HTML, which Google asks for.
fn description(form: &Form) -> String {
    let safe = |text: &str| html_escape::encode_text(text).into_owned();
    let mut html = markdown::to_html(&form.description);
    for (title, lines) in [
        ("What you need", &form.must_haves),
        ("What helps", &form.nice_to_haves),
        ("Skills", &form.skills),
    ] {
        if !lines.is_empty() {
            let items: String =
                lines.iter().map(|text| format!("<li>{}</li>", safe(text))).collect();
            html.push_str(&format!("<p>{title}</p><ul>{items}</ul>"));
        }
    }
    html
}
