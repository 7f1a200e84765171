//! Pages that are more than the browser application's empty one: a story, a company and an open role
//! have their title, description and structured data in the page itself, for crawlers and for previews
//! of links. A story that is not asked for by its one address is sent there, and so are a company that was merged into
//! another and its roles.

mod companies;
mod markdown;
mod roles;

use std::fmt::Display;

use actix_web::http::header::{CACHE_CONTROL, LOCATION};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse};
use interviews::stories::{self, Story};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, RoleId, StoryId};
use serde_json::json;

use crate::State;
use crate::error::ApiError;
use crate::web::{Bundle, Head};

/// How many addresses one part of the site's map holds at most; sitemaps.org allows 50,000.
const PART: i64 = 10_000;

/// Answers what no route took.
pub(crate) async fn answer(
    req: &HttpRequest,
    state: &State,
    bundle: &Bundle,
) -> Result<HttpResponse, ApiError> {
    let reads = [Method::GET, Method::HEAD].contains(req.method());
    if reads && let Some(id) = story_of(req.path()) {
        return story(req, state, bundle, id).await;
    }
    if reads && let Some((company, role)) = roles::named_by(req.path()) {
        return roles::page(req, state, bundle, company, role).await;
    }
    if reads && let Some(company) = companies::named_by(req.path()) {
        return companies::page(req, state, bundle, company).await;
    }
    match req.path() {
        "/robots.txt" if reads => Ok(robots(&state.config.public_url)),
        "/sitemap.xml" if reads => map(state).await,
        path if reads && path.starts_with("/sitemaps/") => match part_of(path) {
            Some(Part::Stories(number)) => part(state, number).await,
            Some(Part::Companies(from)) => companies::map(state, from).await,
            Some(Part::Roles(from)) => roles::map(state, from).await,
            None => bundle.serve(req, &state.config),
        },
        _ => bundle.serve(req, &state.config),
    }
}

/// The story that an address names, however the rest of it is spelt.
fn story_of(path: &str) -> Option<StoryId> {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let id = match parts.as_slice() {
        ["interview", id] | ["interviews", _, _, _, id] => id,
        _ => return None,
    };
    Uuid::try_parse(id).ok().map(StoryId)
}

/// A part of the site's map. Those of companies and roles after the first are named by the id with
/// which they begin.
enum Part {
    Stories(i64),
    Companies(Option<CompanyId>),
    Roles(Option<RoleId>),
}

fn part_of(path: &str) -> Option<Part> {
    let name = path.strip_prefix("/sitemaps/")?.strip_suffix(".xml")?;
    match name.split_once('-') {
        None if name == "companies" => Some(Part::Companies(None)),
        None if name == "roles" => Some(Part::Roles(None)),
        Some(("stories", number)) => number.parse().ok().map(Part::Stories),
        Some(("companies", from)) => from.parse().ok().map(Some).map(Part::Companies),
        Some(("roles", from)) => from.parse().ok().map(Some).map(Part::Roles),
        _ => None,
    }
}

async fn story(
    req: &HttpRequest,
    state: &State,
    bundle: &Bundle,
    id: StoryId,
) -> Result<HttpResponse, ApiError> {
    let found = state.db.read(move |conn| stories::find(conn, id)).await;
    let story = match found {
        Ok(story) => story,
        Err(interviews::Error::NoStory) => {
            let mut page = bundle.serve(req, &state.config)?;
            *page.status_mut() = StatusCode::NOT_FOUND;
            return Ok(page);
        }
        Err(e) => return Err(e.into()),
    };
    let path = story.card.path();
    if req.path() != path {
        return Ok(moved(req, path));
    }
    Ok(bundle.headed(req, &state.config, &head(&story, &state.config.public_url)))
}

/// Sends the reader to the one address of what they asked for.
fn moved(req: &HttpRequest, path: String) -> HttpResponse {
    let query = req.query_string();
    let to = if query.is_empty() { path } else { format!("{path}?{query}") };
    let mut moved = HttpResponse::MovedPermanently();
    moved.insert_header((LOCATION, to)).content_type("text/plain").finish()
}

fn head(story: &Story, base: &str) -> Head {
    let card = &story.card;
    let url = format!("{base}{}", card.path());
    let company = &card.company.name;
    let title = format!("{} interview at {company}, {}", card.position, card.year);
    let data = json!({
        "@context": "https://schema.org",
        "@type": "Article",
        "headline": title,
        "description": card.excerpt,
        "url": url,
        "mainEntityOfPage": url,
        "inLanguage": card.language,
        "datePublished": card.published_at.to_rfc3339(),
        "dateModified": card.checked_at.to_rfc3339(),
        "about": { "@type": "Organization", "name": company },
        "publisher": { "@type": "Organization", "name": "Assay", "url": base },
        "interactionStatistic": {
            "@type": "InteractionCounter",
            "interactionType": "https://schema.org/LikeAction",
            "userInteractionCount": card.likes_count,
        },
    });
    Head { title, description: card.excerpt.clone(), url, data }
}

fn xml(body: String) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    let response = response.content_type("application/xml; charset=utf-8");
    response.insert_header((CACHE_CONTROL, "public, max-age=3600")).body(body)
}

fn robots(base: &str) -> HttpResponse {
    let text = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /report/\nDisallow: /shared/\n\
         Disallow: /magic-link/\n\nSitemap: {base}/sitemap.xml\n"
    );
    let mut response = HttpResponse::Ok();
    let response = response.content_type("text/plain; charset=utf-8");
    response.insert_header((CACHE_CONTROL, "public, max-age=3600")).body(text)
}

/// The parts of the map. Those of stories cover fixed stretches of the order of publishing, so nothing
/// has to be counted.
async fn map(state: &State) -> Result<HttpResponse, ApiError> {
    let newest = state.db.read(stories::newest).await.map_err(ApiError::from)?;
    let base = &state.config.public_url;
    let stories = (0..(newest + PART - 1) / PART).map(|part| format!("stories-{part}"));
    let (companies, roles) = (companies::parts(state).await?, roles::parts(state).await?);
    let lines = stories
        .chain(companies)
        .chain(roles)
        .map(|part| format!("<sitemap><loc>{base}/sitemaps/{part}.xml</loc></sitemap>\n"));
    let lines: String = lines.collect();
    Ok(xml(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{lines}\
         </sitemapindex>\n"
    )))
}

async fn part(state: &State, part: i64) -> Result<HttpResponse, ApiError> {
    let from = part.checked_mul(PART).filter(|from| *from >= 0).ok_or_else(ApiError::not_found)?;
    let rows = state.db.read(move |conn| stories::walk(conn, from, PART)).await;
    let rows = rows.map_err(ApiError::from)?;
    let base = &state.config.public_url;
    let shown = rows.iter().filter(|row| row.seq <= from + PART);
    let lines: String = shown.map(|row| line(base, &row.path, row.checked_at)).collect();
    if lines.is_empty() {
        return Err(ApiError::not_found());
    }
    Ok(urls(&lines))
}

/// The names of the parts of a kind: the first, where there is anything, and those that begin later.
fn names(kind: &str, first: bool, later: &[impl Display]) -> Vec<String> {
    let later = later.iter().map(|from| format!("{kind}-{from}"));
    first.then(|| kind.to_owned()).into_iter().chain(later).collect()
}

/// An address is made of letters, digits and hyphens, so nothing has to be escaped.
fn line(base: &str, path: &str, changed_at: Instant) -> String {
    let day = changed_at.format("%Y-%m-%d");
    format!("<url><loc>{base}{path}</loc><lastmod>{day}</lastmod></url>\n")
}

fn urls(lines: &str) -> HttpResponse {
    xml(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{lines}</urlset>\n"
    ))
}
