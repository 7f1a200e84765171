#![doc = include_str!("../README.md")]

mod countries;
mod demo;
mod github;
mod hours;
mod identity;
mod inbound;
mod model;
mod network;
mod payments;
mod sentry;
mod table;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use ::github::Application;
use ::model::Endpoint;
use ::payments::Account;
use ipnet::IpNet;
use kernel::{Countries, Email};
use network::network;

pub use demo::{Demo, LookAround, Person};
pub use hours::OfficeHours;
pub use identity::Identity;
pub use inbound::Inbound;
pub use sentry::SentryDsn;
pub use table::{SETTINGS, Section, Seen, Setting, Shown};

kernel::words! {
    /// Whether this server is somebody's own machine or the real thing.
    pub enum Environment {
        /// The default.
        Production = "production",
        /// Shows sent mail and accepts the Auth emulator, on this machine only.
        Development = "development",
    }
}

/// What the environment says, checked.
#[derive(Debug, Clone)]
pub struct Config {
    /// `ASSAY_ENV`.
    pub environment: Environment,
    /// `ASSAY_BIND`.
    pub bind: SocketAddr,
    /// `ASSAY_DATA_DIR`.
    pub data_dir: PathBuf,
    /// `DATABASE_URL`; `None` means a cluster of our own.
    pub database_url: Option<String>,
    /// `ASSAY_PG_BIN`.
    pub postgres_binaries: Option<PathBuf>,
    /// `PATH`.
    pub search_path: Option<OsString>,
    /// The `FIREBASE_*` settings.
    pub identity: Identity,
    /// `ASSAY_ADMIN_EMAIL`.
    pub admin_email: Option<Email>,
    /// `ASSAY_STAFF_EMAILS`.
    pub staff_emails: Vec<Email>,
    /// `ASSAY_AUTHOR_EMAILS`.
    pub author_emails: Vec<Email>,
    /// `ASSAY_PUBLIC_URL`, without a slash at its end.
    pub public_url: String,
    /// `SMTP_URL`; `None` in development keeps mail for the inbox page.
    pub smtp_url: Option<String>,
    /// `ASSAY_MAIL_FROM`.
    pub mail_from: String,
    /// `ASSAY_METRICS_TOKEN`; `None` means that only this machine may read them.
    pub metrics_token: Option<String>,
    /// `ASSAY_TRUSTED_PROXIES`.
    pub trusted_proxies: Vec<IpNet>,
    /// `ASSAY_COUNTRIES`: which addresses are in which country; `None` means that no country is looked at.
    pub countries: Option<Arc<Countries>>,
    /// `ASSAY_REQUEST_RATE`: what one account may ask of one server in a second.
    pub request_rate: NonZeroU32,
    /// `ASSAY_RECORDING_DAYS`: how long drafts and runs are kept once their attempt has ended.
    pub recording_days: u16,
    /// `ASSAY_SUPPORT_EMAIL`: who reads what people ask, and replies to mail.
    pub support_email: Option<Email>,
    /// `ASSAY_SUPPORT_HOURS`; `None` means that nothing is said of when support is there.
    pub support_hours: Option<OfficeHours>,
    /// `ASSAY_SUPPORT_ANSWER_HOURS`: within how many hours support means to answer.
    pub support_answer_hours: Option<u16>,
    /// The `ASSAY_INBOUND_*` settings; `None` means that people do not answer support by mail.
    pub inbound: Option<Inbound>,
    /// `ASSAY_BOOK_CALL_URL`.
    pub book_call_url: Option<String>,
    /// `ASSAY_ANALYTICS`: whether pages are counted.
    pub analytics: bool,
    /// `ASSAY_SENTRY_DSN`; `None` means that browsers tell us of errors.
    pub sentry_dsn: Option<SentryDsn>,
    /// The `ASSAY_LLM_*` settings; `None` means that questions have fixed words.
    pub model: Option<Endpoint>,
    /// The `ASSAY_STRIPE_*` settings; `None` means that staff record what is paid.
    pub payments: Option<Account>,
    /// The `ASSAY_GITHUB_*` settings; `None` means that there are no GitHub reports.
    pub github: Option<Application>,
    /// `ASSAY_HIDDEN_DEV_COMMUNITY`: path of a page that nothing links to.
    pub hidden_dev_community: Option<String>,
    /// `ASSAY_HIDDEN_DEBUG_SIMULATOR`: path of a page that nothing links to.
    pub hidden_debug_simulator: Option<String>,
    /// `ASSAY_WEB_DIR`.
    pub web_dir: Option<PathBuf>,
    /// Every variable as it may be shown; none of it is a secret.
    pub shown: Vec<Shown>,
}

impl Config {
    /// The addresses of those who run Assay: their accounts keep them.
    pub fn offices(&self) -> Vec<Email> {
        let named = self.staff_emails.iter().chain(&self.author_emails);
        self.admin_email.iter().chain(named).cloned().collect()
    }

    /// The people of the demo, on a development server whose people the Auth emulator signs in; `None` everywhere else,
    /// and always in a build without the feature `auth-emulator` (ADR 119).
    pub fn demo(&self) -> Option<&'static Demo> {
        let is_own = self.environment == Environment::Development;
        if is_own && self.identity.emulator.is_some() { demo::people() } else { None }
    }
}

/// One setting that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The variable.
    pub name: &'static str,
    /// What is wrong and what would be right.
    pub text: String,
}

/// What the process is started for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To serve people, who must be able to sign in.
    Server,
    /// To work on the database only.
    Tool,
}

/// Reads and checks the environment.
///
/// # Errors
/// Every problem there is.
#[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
pub fn from_environment(purpose: Purpose) -> Result<Config, Vec<Problem>> {
    parse(&|name| std::env::var(name).ok(), std::env::var_os("PATH"), purpose)
}

/// The value of a setting as it stands in the environment, for `assay config check`.
#[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
pub fn raw(setting: &Setting) -> Option<String> {
    std::env::var(setting.name).ok().filter(|value| !value.is_empty())
}

/// Every setting that stands in the environment, by name, secrets included: for a backup that seals them.
pub fn set() -> std::collections::BTreeMap<String, String> {
    let value = |setting: &Setting| Some((setting.name.to_owned(), raw(setting)?));
    SETTINGS.iter().filter_map(value).collect()
}

/// How much the process says in its log; `ASSAY_LOG`.
#[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
pub fn log_filter() -> String {
    std::env::var("ASSAY_LOG").unwrap_or_else(|_| "info".to_owned())
}

/// Collects problems while values are read.
struct Reader<'a> {
    get: &'a dyn Fn(&str) -> Option<String>,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    /// The value; an empty one counts as not set.
    fn text(&self, name: &'static str) -> Option<String> {
        (self.get)(name).filter(|value| !value.is_empty())
    }

    fn parsed<T>(
        &mut self,
        name: &'static str,
        want: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(name)?;
        let parsed = parse(&text);
        if parsed.is_none() {
            self.wrong(name, format!("must be {want}"));
        }
        parsed
    }

    fn wrong(&mut self, name: &'static str, text: impl Into<String>) {
        self.problems.push(Problem { name, text: text.into() });
    }
}

/// Checks settings wherever they come from; `get` answers the value of a variable.
///
/// # Errors
/// Every problem there is.
pub fn parse(
    get: &dyn Fn(&str) -> Option<String>,
    search_path: Option<OsString>,
    purpose: Purpose,
) -> Result<Config, Vec<Problem>> {
    let mut r = Reader { get, problems: Vec::new() };
    let environment = r
        .parsed("ASSAY_ENV", "`production` or `development`", |text| match text {
            "production" => Some(Environment::Production),
            "development" => Some(Environment::Development),
            _ => None,
        })
        .unwrap_or(Environment::Production);
    let address = "an address and port, such as 127.0.0.1:8080";
    let bind = r.parsed("ASSAY_BIND", address, |t| t.parse().ok());
    let bind = bind.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
    let identity = identity::read(&mut r, environment, bind, purpose);
    let public_url = r.parsed("ASSAY_PUBLIC_URL", "an http or https address", web_address);
    let config = Config {
        environment,
        bind,
        data_dir: r.text("ASSAY_DATA_DIR").unwrap_or_else(|| ".assay".to_owned()).into(),
        database_url: database_url(&mut r),
        postgres_binaries: r.text("ASSAY_PG_BIN").map(PathBuf::from),
        search_path,
        identity,
        admin_email: r.parsed("ASSAY_ADMIN_EMAIL", "an e-mail address", |t| t.parse().ok()),
        staff_emails: addresses(&mut r, "ASSAY_STAFF_EMAILS"),
        author_emails: addresses(&mut r, "ASSAY_AUTHOR_EMAILS"),
        trusted_proxies: trusted_proxies(&mut r),
        countries: countries::read(&mut r, purpose),
        public_url: public_url.unwrap_or_else(|| format!("http://{bind}")),
        smtp_url: r.parsed("SMTP_URL", "smtp://… or smtps://…", smtp),
        mail_from: r
            .text("ASSAY_MAIL_FROM")
            .unwrap_or_else(|| "Assay <no-reply@assay.example>".to_owned()),
        metrics_token: r.parsed("ASSAY_METRICS_TOKEN", "at least 16 characters", |t| {
            (t.len() >= 16).then(|| t.to_owned())
        }),
        request_rate: r
            .parsed("ASSAY_REQUEST_RATE", "a number from 1 to 1000000", request_rate)
            .unwrap_or(DEFAULT_RATE),
        recording_days: r
            .parsed("ASSAY_RECORDING_DAYS", "a number from 1 to 3650", recording_days)
            .unwrap_or(RECORDING_DAYS),
        support_email: r.parsed("ASSAY_SUPPORT_EMAIL", "an e-mail address", |t| t.parse().ok()),
        support_hours: r.parsed("ASSAY_SUPPORT_HOURS", OfficeHours::FORM, OfficeHours::parse),
        support_answer_hours: r.parsed(
            "ASSAY_SUPPORT_ANSWER_HOURS",
            "a number from 1 to 720",
            answer_hours,
        ),
        inbound: inbound::read(&mut r),
        book_call_url: r.parsed("ASSAY_BOOK_CALL_URL", "an http or https address", web_address),
        analytics: r
            .parsed("ASSAY_ANALYTICS", "`on` or `off`", |text| match text {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            })
            .unwrap_or(true),
        sentry_dsn: r.parsed("ASSAY_SENTRY_DSN", SentryDsn::FORM, SentryDsn::parse),
        model: model::endpoint(&mut r),
        payments: payments::account(&mut r),
        github: github::application(&mut r),
        hidden_dev_community: r.parsed("ASSAY_HIDDEN_DEV_COMMUNITY", HIDDEN, hidden_path),
        hidden_debug_simulator: r.parsed("ASSAY_HIDDEN_DEBUG_SIMULATOR", HIDDEN, hidden_path),
        web_dir: r.text("ASSAY_WEB_DIR").map(PathBuf::from),
        shown: table::shown(get),
    };
    if r.problems.is_empty() { Ok(config) } else { Err(r.problems) }
}

/// What a hidden path looks like: one segment, long enough not to be come upon.
const HIDDEN: &str = "a path of one segment of 8 to 64 letters, digits, - and _, such as /k7m2x9qd";

fn hidden_path(text: &str) -> Option<String> {
    let segment = text.strip_prefix('/')?;
    let plain = segment.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    (plain && (8..=64).contains(&segment.len())).then(|| text.to_owned())
}

fn database_url(r: &mut Reader<'_>) -> Option<String> {
    let url = r.parsed("DATABASE_URL", "postgres://user@host/database", |t| {
        ["postgres://", "postgresql://"].iter().any(|s| t.starts_with(s)).then(|| t.to_owned())
    })?;
    // The bundled client library is built without TLS.
    if ["sslmode=require", "sslmode=verify"].iter().any(|mode| url.contains(mode)) {
        r.wrong(
            "DATABASE_URL",
            "asks for TLS, which needs a build with the feature `libpq-system`",
        );
    }
    Some(url)
}

fn addresses(r: &mut Reader<'_>, name: &'static str) -> Vec<Email> {
    let list = "e-mail addresses with commas between them";
    r.parsed(name, list, |text| {
        text.split(',').map(|part| part.trim().parse().ok()).collect::<Option<Vec<Email>>>()
    })
    .unwrap_or_default()
}

fn trusted_proxies(r: &mut Reader<'_>) -> Vec<IpNet> {
    let list = "addresses or networks such as 10.0.0.0/8 with commas between them";
    r.parsed("ASSAY_TRUSTED_PROXIES", list, |text| {
        text.split(',').map(|part| network(part.trim())).collect::<Option<Vec<IpNet>>>()
    })
    .unwrap_or_default()
}

/// Source: docs/SECURITY.md, "Limits".
const DEFAULT_RATE: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);

fn request_rate(text: &str) -> Option<NonZeroU32> {
    text.parse().ok().filter(|rate: &NonZeroU32| rate.get() <= 1_000_000)
}

/// Source: docs/OPERATIONS.md, and the consent of a candidate.
const RECORDING_DAYS: u16 = 180;

fn recording_days(text: &str) -> Option<u16> {
    text.parse().ok().filter(|days| (1..=3650).contains(days))
}

fn answer_hours(text: &str) -> Option<u16> {
    text.parse().ok().filter(|hours| (1..=720).contains(hours))
}

fn web_address(text: &str) -> Option<String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let plain = !rest.is_empty() && text.bytes().all(|b| b.is_ascii_graphic() && b != b'"');
    plain.then(|| text.trim_end_matches('/').to_owned())
}

fn smtp(text: &str) -> Option<String> {
    ["smtp://", "smtps://"].iter().any(|s| text.starts_with(s)).then(|| text.to_owned())
}
