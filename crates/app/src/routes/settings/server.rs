//! What the server was started with, as the admin reads it: nothing here is changed while it runs (ADR 114).

use std::collections::HashMap;

use actix_web::web::{Data, Json};
use ats::connections;
use auth::users::{self, User};
use config::{Config, Environment, Seen, Shown};
use kernel::{Email, Instant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::wire::{self, ServerSection, Time, Word};

/// A variable of the environment.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerVariable)]
struct VariableView {
    name: &'static str,
    section: ServerSection,
    /// Its purpose.
    purpose: &'static str,
    /// What holds where it is not set.
    default: &'static str,
    is_set: bool,
    /// Its value; null where it is not set, and of a secret.
    value: Option<String>,
}

impl From<&Shown> for VariableView {
    fn from(of: &Shown) -> Self {
        let value = match &of.seen {
            Seen::Plain(value) => Some(value.clone()),
            Seen::Default | Seen::Set => None,
        };
        Self {
            name: of.setting.name,
            section: Word(of.setting.section()),
            purpose: of.setting.what,
            default: of.setting.default,
            is_set: of.seen != Seen::Default,
            value,
        }
    }
}

/// Something that an installation has or does without.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerFeature)]
#[serde(rename_all = "snake_case")]
enum Feature {
    Analytics,
    ErrorReporting,
    OnlinePayment,
    Assistant,
    GithubReports,
    MailAnswers,
    SupportHours,
    MailInbox,
    DevCommunity,
    DebugSimulator,
}

/// Whether a feature is on.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerFlag)]
struct FlagView {
    feature: Feature,
    on: bool,
}

/// How mail leaves the server.
#[derive(Serialize, ToSchema)]
#[schema(as = MailTransport)]
#[serde(rename_all = "snake_case")]
enum Transport {
    /// By a mail server.
    Smtp,
    /// Not at all: a page of this server shows it.
    Inbox,
    /// Not at all: it waits.
    None,
}

/// Mail as it is sent.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerMail)]
struct MailView {
    transport: Transport,
    sender: String,
    /// The address that replies go to; null if replies are not read.
    replies_to: Option<String>,
}

/// Somebody else's service that this server asks.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerProviderName)]
#[serde(rename_all = "snake_case")]
enum ProviderName {
    Identity,
    Accounts,
    Payments,
    Model,
    Github,
}

/// Whether a provider is configured, and which one it is.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerProvider)]
struct ProviderView {
    provider: ProviderName,
    configured: bool,
    /// Its project, model or address; null where it is not configured or there is nothing to say.
    detail: Option<String>,
}

/// What an address is for.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[schema(as = StaffRole)]
#[serde(rename_all = "snake_case")]
enum StaffRole {
    Admin,
    Billing,
}

/// How far the account of an address of the staff is.
#[derive(Serialize, ToSchema)]
#[schema(as = StaffAccount)]
#[serde(rename_all = "snake_case")]
enum Account {
    /// Nobody has signed up with the address.
    None,
    /// It has not been confirmed, and so it opens nothing.
    Unconfirmed,
    Locked,
    Active,
}

/// Somebody who looks after the installation.
#[derive(Serialize, ToSchema)]
#[schema(as = StaffMember)]
struct StaffView {
    email: String,
    role: StaffRole,
    account: Account,
    /// Since when the account is there; null without one.
    since: Option<Time>,
}

/// What the server was started with.
#[derive(Serialize, ToSchema)]
#[schema(as = ServerSettings)]
pub(crate) struct ServerBody {
    environment: wire::Environment,
    flags: Vec<FlagView>,
    mail: MailView,
    providers: Vec<ProviderView>,
    /// How many connections companies have to their applicant tracking systems.
    ats_connections: i64,
    /// The admin, and then those who look after invoices.
    staff: Vec<StaffView>,
    /// Every variable, in the order of docs/OPERATIONS.md.
    variables: Vec<VariableView>,
}

fn flags(config: &Config, online_payment: bool) -> Vec<FlagView> {
    let flag = |(feature, on)| FlagView { feature, on };
    [
        (Feature::Analytics, config.analytics),
        (Feature::ErrorReporting, config.sentry_dsn.is_some()),
        (Feature::OnlinePayment, online_payment),
        (Feature::Assistant, config.model.is_some()),
        (Feature::GithubReports, config.github.is_some()),
        (Feature::MailAnswers, config.inbound.is_some()),
        (Feature::SupportHours, config.support_hours.is_some()),
        (Feature::MailInbox, config.environment == Environment::Development),
        (Feature::DevCommunity, config.hidden_dev_community.is_some()),
        (Feature::DebugSimulator, config.hidden_debug_simulator.is_some()),
    ]
    .into_iter()
    .map(flag)
    .collect()
}

fn mail(config: &Config) -> MailView {
    let transport = match (&config.smtp_url, config.environment) {
        (Some(_), _) => Transport::Smtp,
        (None, Environment::Development) => Transport::Inbox,
        (None, Environment::Production) => Transport::None,
    };
    MailView {
        transport,
        sender: config.mail_from.clone(),
        replies_to: config.support_email.as_ref().map(|email| email.as_str().to_owned()),
    }
}

fn providers(config: &Config, online_payment: bool) -> Vec<ProviderView> {
    let identity = &config.identity;
    let changes_accounts = identity.service_account.is_some() || identity.emulator.is_some();
    let model = config.model.as_ref().map(|model| model.model().to_owned());
    let github = config.github.as_ref().map(|github| github.web().to_owned());
    let provider = |(provider, configured, detail)| ProviderView { provider, configured, detail };
    [
        (ProviderName::Identity, !identity.project.is_empty(), Some(identity.project.clone())),
        (ProviderName::Accounts, changes_accounts, None),
        (ProviderName::Payments, online_payment, None),
        (ProviderName::Model, model.is_some(), model),
        (ProviderName::Github, github.is_some(), github),
    ]
    .into_iter()
    .map(provider)
    .collect()
}

fn staff(config: &Config, known: &HashMap<String, (User, Instant)>) -> Vec<StaffView> {
    let admin = config.admin_email.iter().map(|email| (email, StaffRole::Admin));
    let billing = config.staff_emails.iter().map(|email| (email, StaffRole::Billing));
    let member = |(email, role): (&Email, StaffRole)| {
        let found = known.get(email.as_str());
        let account = match found {
            None => Account::None,
            Some((user, _)) if user.disabled_at.is_some() => Account::Locked,
            Some((user, _)) if user.email_verified => Account::Active,
            Some(_) => Account::Unconfirmed,
        };
        let since = found.map(|(_, since)| (*since).into());
        StaffView { email: email.as_str().to_owned(), role, account, since }
    };
    admin.chain(billing).map(member).collect()
}

/// What the server was started with: variables, features, mail, providers and staff; no secret is part of it.
#[utoipa::path(get, path = "/api/admin/server", tag = "admin", security(("bearer" = [])),
    responses((status = 200, body = ServerBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_server(state: Data<State>) -> Result<Json<ServerBody>, ApiError> {
    let config = &state.config;
    let addresses = config.admin_email.iter().chain(&config.staff_emails);
    let addresses: Vec<Email> = addresses.cloned().collect();
    let (known, ats_connections) = state
        .db
        .read(move |conn| {
            let known = users::with_addresses(conn, &addresses)?;
            Ok::<_, ApiError>((known, connections::active(conn)?))
        })
        .await?;
    let known = known.into_iter().map(|(user, since)| (user.email.clone(), (user, since)));
    let online_payment = state.payments.is_online();
    Ok(Json(ServerBody {
        environment: config.environment.into(),
        flags: flags(config, online_payment),
        mail: mail(config),
        providers: providers(config, online_payment),
        ats_connections,
        staff: staff(config, &known.collect()),
        variables: config.shown.iter().map(VariableView::from).collect(),
    }))
}
