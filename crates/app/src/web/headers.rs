//! The headers every answer carries. Source: docs/SECURITY.md, "Headers".

use std::borrow::Cow;

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY,
};

use super::guard::unescape;
use config::{Config, Environment};

/// Parsed once: every answer carries them.
static FIXED: [(HeaderName, HeaderValue); 5] = [
    fixed("x-content-type-options", "nosniff"),
    fixed("x-frame-options", "DENY"),
    fixed("cross-origin-opener-policy", "same-origin-allow-popups"),
    fixed("cross-origin-resource-policy", "same-origin"),
    fixed("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

const fn fixed(name: &'static str, value: &'static str) -> (HeaderName, HeaderValue) {
    (HeaderName::from_static(name), HeaderValue::from_static(value))
}

const X_ROBOTS_TAG: HeaderName = HeaderName::from_static("x-robots-tag");
const HTTPS_ONLY: &str = "max-age=31536000; includeSubDomains";
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";
/// The service worker fetches what the pages ask for, and nothing from elsewhere.
const WORKER_POLICY: &str = "default-src 'self'; frame-ancestors 'none'";
/// The library that draws /api/docs brings inline styles.
const DOCS_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
                           img-src 'self' data:; frame-ancestors 'none'";

/// Pages whose address is itself a secret or tells of a person.
const PRIVATE: &[&str] = &[
    "/magic-link/",
    "/shared/",
    "/report/",
    "/reset-password",
    "/set-company-password/",
    "/setup-password/",
    "/company-activation",
    "/join-team",
    "/confirm-email",
    "/unsubscribe",
    "/stop-partner-invitations/",
    "/ai-assessment/",
    "/codebrainv2/",
];

/// However the address is spelt: the browser application does not tell one spelling from another.
fn is_private(path: &str) -> bool {
    let plain = unescape(path).unwrap_or(Cow::Borrowed(path)).to_lowercase();
    PRIVATE.iter().any(|prefix| plain.starts_with(prefix))
}

/// Adds what is missing; a handler that set a header knows better.
pub(super) fn add(headers: &mut HeaderMap, path: &str, config: &Config) {
    let private = is_private(path);
    let referrer = if private { "no-referrer" } else { "strict-origin-when-cross-origin" };
    let mut set = |name: HeaderName, value: HeaderValue| {
        if !headers.contains_key(&name) {
            headers.insert(name, value);
        }
    };
    for (name, value) in &FIXED {
        set(name.clone(), value.clone());
    }
    set(REFERRER_POLICY, HeaderValue::from_static(referrer));
    if private {
        set(X_ROBOTS_TAG, HeaderValue::from_static("noindex"));
    }
    if config.public_url.starts_with("https://") {
        set(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    let policy = match path {
        "/sw.js" => WORKER_POLICY,
        _ if path.starts_with("/api/docs/") => DOCS_POLICY,
        _ => DATA_POLICY,
    };
    set(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    set(CACHE_CONTROL, HeaderValue::from_static("no-store"));
}

/// The policy of a page of the browser application.
pub(super) fn page_policy(nonce: &str, config: &Config) -> String {
    let mut connect = vec![
        "'self'".to_owned(),
        "https://identitytoolkit.googleapis.com".to_owned(),
        "https://securetoken.googleapis.com".to_owned(),
    ];
    let mut frame = vec!["'self'".to_owned(), format!("https://{}", config.identity.auth_domain)];
    if let (Some(emulator), Environment::Development) =
        (config.identity.emulator, config.environment)
    {
        connect.push(format!("http://{emulator}"));
        frame.push(format!("http://{emulator}"));
    }
    if let Some(dsn) = &config.sentry_dsn {
        connect.push(dsn.origin());
    }
    let upgrade =
        if config.public_url.starts_with("https://") { "; upgrade-insecure-requests" } else { "" };
    format!(
        "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; \
         form-action 'self'; script-src 'self' https://apis.google.com; \
         style-src 'self' 'nonce-{nonce}'; style-src-attr 'unsafe-inline'; font-src 'self'; \
         img-src 'self' data: blob: https://lh3.googleusercontent.com; media-src 'self'; \
         connect-src {}; frame-src {}; worker-src 'self'; manifest-src 'self'; \
         report-uri /api/csp-report{upgrade}",
        connect.join(" "),
        frame.join(" "),
    )
}
