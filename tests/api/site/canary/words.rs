//! Which routes take people's own words, and bodies full of canaries for them.

use app::router::{ROUTES, RouteInfo};
use serde_json::{Value, json};

use crate::billing::is_about_billing;
use crate::hiring::pool::is_about_talent;
use crate::hiring::proposals::is_about_proposals;
use crate::hiring::selecting::is_about_selection;
use crate::hiring::team::is_about_hiring;
use crate::internships::is_about_internships;

/// The fields in which people write their own words.
const WORDS: &[&str] = &[
    "summary",
    "tips",
    "description",
    "questions",
    "prompt",
    "pay",
    "position",
    "company_name",
    "organisation",
    "why",
    "must_haves",
    "first_name",
    "last_name",
    "text",
    "answer",
    "note",
    "reason",
    "headline",
    "terms",
];

/// The same body with a canary in every field of words.
pub(super) fn with_canaries(body: Value) -> Value {
    let Value::Object(fields) = body else { return body };
    let filled = fields.into_iter().map(|(name, value)| {
        let is_words = WORDS.contains(&name.as_str());
        let new = match value {
            // One of a closed list, in a field that holds words elsewhere.
            Value::String(choice) if choice == "decline" => json!(choice),
            Value::String(_) | Value::Null if is_words => json!(format!("Canary words of {name}")),
            Value::Array(items) if is_words && items.iter().all(Value::is_string) => {
                json!(["Canary question, asked aloud?"])
            }
            Value::Array(items) => items.into_iter().map(with_canaries).collect(),
            other => with_canaries(other),
        };
        (name, new)
    });
    filled.collect()
}

/// Changes about stories, roles and partners and by the admin, with who may make them. Those about
/// attempts and roles come first: the stories of the matrix end every attempt, and the admin suspends
/// companies.
pub(super) fn written_about() -> Vec<(&'static RouteInfo, &'static str)> {
    let who = |route: &RouteInfo| match route.path {
        path if path.starts_with("/api/admin/") => "admin",
        path if is_about_billing(path) => "staff",
        path if path.starts_with("/api/roles") => "hiring",
        path if path.starts_with("/api/applications") => "hiring",
        path if path.starts_with("/api/talent-profile") => "candidate",
        path if path.starts_with("/api/users/") => "candidate",
        path if is_about_talent(path) || is_about_hiring(path) => "hiring",
        path if is_about_internships(path) => "hiring",
        path if path.starts_with("/api/accommodations/") => "company",
        path if ["/reply", "/dispute", "/time"].iter().any(|end| path.ends_with(end)) => "company",
        _ => "candidate",
    };
    let is_change = |route: &&RouteInfo| ["POST", "PUT"].contains(&route.method);
    let is_about = |route: &&RouteInfo| {
        [
            "/interviews",
            "/api/admin/",
            "/time",
            "accommodation",
            "/api/roles",
            "/partner-application",
        ]
        .iter()
        .any(|part| route.path.contains(part))
            || is_about_talent(route.path)
            || is_about_selection(route.path)
            || is_about_hiring(route.path)
            || is_about_internships(route.path)
            || is_about_billing(route.path)
    };
    // The judge has to find a problem whole before it is published.
    // Nobody pays online where no provider is chosen.
    let is_plain = |route: &&RouteInfo| {
        route.path != "/api/admin/problem-drafts/{id}/publish"
            && !route.path.ends_with("/payment-page")
    };
    let found = ROUTES
        .iter()
        .filter(is_change)
        .filter(is_about)
        .filter(is_plain)
        .map(|route| (route, who(route)));
    let is_early = |path: &str| {
        path.ends_with("/time")
            || path.contains("accommodation")
            || path.contains("/roles")
            || is_about_proposals(path)
            || is_about_talent(path)
            || is_about_selection(path)
            || is_about_hiring(path)
            || is_about_internships(path)
            || is_about_billing(path)
    };
    let (early, rest): (Vec<_>, Vec<_>) = found.partition(|(route, _)| is_early(route.path));
    early.into_iter().chain(rest).collect()
}
