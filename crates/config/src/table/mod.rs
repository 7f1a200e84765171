//! What can be set. docs/OPERATIONS.md shows the same table; a test compares them.

mod shown;

pub(super) use shown::all as shown;
pub use shown::{Section, Seen, Shown};

/// Where the provider publishes the keys of its tokens.
pub(super) const PROVIDER_KEYS: &str =
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/// Where the provider takes requests that act for a person; the emulator has the same below its
/// own address.
pub(super) const PROVIDER_TOOLKIT: &str = "identitytoolkit.googleapis.com/v1";

/// One variable.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// What holds where it is not set.
    pub default: &'static str,
    /// What it is for.
    pub what: &'static str,
    /// Whether its value must not be shown.
    pub secret: bool,
}

const fn plain(name: &'static str, default: &'static str, what: &'static str) -> Setting {
    Setting { name, default, what, secret: false }
}

const fn secret(name: &'static str, default: &'static str, what: &'static str) -> Setting {
    Setting { name, default, what, secret: true }
}

/// Every setting.
pub const SETTINGS: &[Setting] = &[
    plain("ASSAY_ENV", "production", "`development` shows sent mail and allows the Auth emulator"),
    plain("ASSAY_BIND", "127.0.0.1:8080", "address and port to listen on"),
    plain("ASSAY_DATA_DIR", ".assay", "directory of the private PostgreSQL cluster"),
    secret("DATABASE_URL", "a private cluster", "PostgreSQL 15 or later to use instead"),
    plain("ASSAY_PG_BIN", "searched for", "directory of PostgreSQL's binaries"),
    plain("FIREBASE_PROJECT_ID", "none, required", "identity project that signs people in"),
    plain("FIREBASE_API_KEY", "none, required", "web API key of that project (public)"),
    plain("FIREBASE_AUTH_DOMAIN", "PROJECT.firebaseapp.com", "domain of its sign-in pages"),
    plain("FIREBASE_AUTH_EMULATOR_HOST", "none", "Auth emulator, on this machine only"),
    secret(
        "FIREBASE_SERVICE_ACCOUNT",
        "none",
        "key of a service account, JSON or its file: makes and erases accounts, and asks for \
         links that verify addresses",
    ),
    plain("ASSAY_IDENTITY_KEYS_URL", "the provider's", "JWK set that signs tokens"),
    plain("ASSAY_IDENTITY_TOOLKIT_URL", "the provider's", "where mail that verifies is asked for"),
    plain("ASSAY_ADMIN_EMAIL", "none", "address of the one admin; counts when verified"),
    plain("ASSAY_STAFF_EMAILS", "none", "addresses that see the billing dashboard"),
    plain("ASSAY_AUTHOR_EMAILS", "none", "addresses that write problems for the bank"),
    plain("ASSAY_PUBLIC_URL", "http://ASSAY_BIND", "address people reach the server at"),
    secret("SMTP_URL", "none", "mail server, smtp://user:password@host:port"),
    plain("ASSAY_MAIL_FROM", "Assay <no-reply@assay.example>", "sender of mail"),
    plain(
        "ASSAY_TRUSTED_PROXIES",
        "none",
        "proxies whose X-Forwarded-For tells the caller's address",
    ),
    plain(
        "ASSAY_COUNTRIES",
        "none",
        "file that says which addresses are in which country, a line each: `192.0.2.0/24,DE`",
    ),
    secret("ASSAY_METRICS_TOKEN", "loopback only", "bearer token that may read /metrics"),
    plain("ASSAY_REQUEST_RATE", "20", "requests a second of one account to one server"),
    plain(
        "ASSAY_RECORDING_DAYS",
        "180",
        "days that drafts, recordings of writing, and code and output of runs, are kept after an attempt",
    ),
    plain("ASSAY_SUPPORT_EMAIL", "none", "who reads questions from screens and replies to mail"),
    plain(
        "ASSAY_SUPPORT_HOURS",
        "none",
        "when support answers in the chat, such as `Mon-Fri 09:00-17:00 Europe/Lisbon`",
    ),
    plain("ASSAY_SUPPORT_ANSWER_HOURS", "none", "hours within which support means to answer"),
    plain(
        "ASSAY_INBOUND_ADDRESS",
        "none",
        "mailbox that takes answers to support's mail and hands them to `assay mail receive`",
    ),
    plain(
        "ASSAY_INBOUND_AUTHSERV",
        "none",
        "mail server whose Authentication-Results must vouch for the sender of an answer",
    ),
    plain("ASSAY_BOOK_CALL_URL", "none", "where companies book a call"),
    plain("ASSAY_ANALYTICS", "on", "`off` counts no pages"),
    plain("ASSAY_SENTRY_DSN", "none", "where browsers send their errors instead of here"),
    plain(
        "ASSAY_LLM_URL",
        "none",
        "language model that words questions: what stands before /chat/completions",
    ),
    secret("ASSAY_LLM_KEY", "none", "key of the language model"),
    plain("ASSAY_LLM_MODEL", "none, required with ASSAY_LLM_URL", "name of the language model"),
    secret("ASSAY_STRIPE_KEY", "none", "secret key at Stripe, where invoices are paid online"),
    secret(
        "ASSAY_STRIPE_WEBHOOK_SECRET",
        "none, required with ASSAY_STRIPE_KEY",
        "signing secret of the webhook at Stripe that calls /api/webhooks/stripe",
    ),
    plain("ASSAY_STRIPE_URL", "Stripe's", "where Stripe is: what stands before /v1"),
    plain(
        "ASSAY_GITHUB_CLIENT_ID",
        "none",
        "OAuth application at GitHub that GitHub reports are read with",
    ),
    secret(
        "ASSAY_GITHUB_CLIENT_SECRET",
        "none, required with ASSAY_GITHUB_CLIENT_ID",
        "secret of that application; also seals the tokens of people",
    ),
    plain(
        "ASSAY_GITHUB_WEB_URL",
        "https://github.com",
        "where people consent, and numbers are checked",
    ),
    plain(
        "ASSAY_GITHUB_API_URL",
        "https://api.github.com",
        "what stands before /graphql and /repos",
    ),
    plain("ASSAY_HIDDEN_DEV_COMMUNITY", "none", "path of the page for the developers' community"),
    plain("ASSAY_HIDDEN_DEBUG_SIMULATOR", "none", "path of the page of the debug simulator"),
    plain("ASSAY_LOG", "info", "how much is logged: error, warn, info, debug"),
    plain("ASSAY_WEB_DIR", "beside the binary", "directory of the built browser application"),
];
