//! What browsers report when a page tries what its policy forbids.

use actix_web::HttpResponse;
use serde::Deserialize;

use crate::error::ProblemBody;
use crate::web::SmallBody;

/// What our policies say something about.
const DIRECTIVES: &[&str] = &[
    "default-src",
    "script-src",
    "script-src-elem",
    "script-src-attr",
    "style-src",
    "style-src-elem",
    "style-src-attr",
    "img-src",
    "font-src",
    "media-src",
    "connect-src",
    "frame-src",
    "worker-src",
    "manifest-src",
    "object-src",
    "base-uri",
    "form-action",
    "frame-ancestors",
];

#[derive(Deserialize)]
struct Report {
    #[serde(rename = "csp-report")]
    report: Violation,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Violation {
    #[serde(default)]
    effective_directive: String,
    #[serde(default)]
    blocked_uri: String,
}

/// The directive's name, where it is one.
fn directive(report: &Violation) -> &'static str {
    let known = DIRECTIVES.iter().find(|name| **name == report.effective_directive);
    known.copied().unwrap_or("(other)")
}

/// The scheme and host of an address, or its scheme alone; all the rest may tell of a person.
fn origin(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once(':') else {
        let keyword = ["inline", "eval", "wasm-eval", "self"].contains(&address);
        return if keyword { address.to_owned() } else { "(other)".to_owned() };
    };
    if scheme.len() > 20 || !scheme.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return "(other)".to_owned();
    }
    let authority = rest.strip_prefix("//").and_then(|rest| rest.split(['/', '?', '#']).next());
    let host = authority.filter(|host| {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b);
        host.len() <= 100 && host.bytes().all(plain)
    });
    host.map_or_else(|| format!("{scheme}:"), |host| format!("{scheme}://{host}"))
}

/// Logs which directive was violated. Addresses may hold secrets, so only origins are kept.
#[utoipa::path(post, path = "/api/csp-report", tag = "public",
    responses((status = 204, description = "Noted"), (status = 413, body = ProblemBody)))]
pub(crate) async fn receive_csp_report(body: SmallBody) -> HttpResponse {
    if let Ok(Report { report }) = serde_json::from_slice(&body.0) {
        let (directive, blocked) = (directive(&report), origin(&report.blocked_uri));
        tracing::warn!(directive, blocked, "csp.violation");
    }
    HttpResponse::NoContent().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_blocked_address_only_its_origin_is_kept() {
        let check = |address: &str, kept: &str| assert_eq!(origin(address), kept, "{address}");
        check("https://evil.example/a?b=c", "https://evil.example");
        check("https://evil.example:8443/", "https://evil.example:8443");
        check("https://ada@evil.example/", "https:");
        check("https://evil.example?ada@example.com", "https://evil.example");
        check("data:text/html,ada@example.com", "data:");
        check("chrome-extension", "(other)");
        check("inline", "inline");
        check("ada@example.com", "(other)");
        check("", "(other)");
        let report = |name: &str| Violation {
            effective_directive: name.to_owned(),
            blocked_uri: String::new(),
        };
        assert_eq!(directive(&report("script-src-elem")), "script-src-elem");
        assert_eq!(directive(&report("ada@example.com")), "(other)");
    }
}
