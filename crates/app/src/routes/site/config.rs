//! What the browser application must know before it can do anything.

use actix_web::web::{Data, Json};
use auth::users;
use config::{Demo, Environment, Person};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{State, wire};

/// The settings of the browser application; nothing in it is secret.
#[derive(Serialize, ToSchema)]
#[schema(as = ClientConfig)]
pub(crate) struct ConfigBody {
    environment: wire::Environment,
    firebase: FirebaseBody,
    public_url: String,
    /// Whether /dev/mail shows sent mail.
    dev_mail: bool,
    /// Whom to write to with a question; `null` where nobody is named.
    support_email: Option<String>,
    book_call_url: Option<String>,
    /// Whether invoices can be paid online.
    online_payment: bool,
    /// Whether the server has a language model, without which no assessment has an assistant.
    assistant: bool,
    /// Whether the server counts pages.
    analytics: bool,
    /// Where errors go instead of to the server.
    sentry_dsn: Option<String>,
    /// Whether this server can read GitHub for reports.
    github_reports: bool,
    hidden_paths: HiddenPathsBody,
    /// The people of the demo who have an account. Only a development server whose people the Auth emulator signs in has
    /// this field.
    #[serde(skip_serializing_if = "Option::is_none")]
    demo: Option<DemoBody>,
}

/// The people whom the log-in page offers, and their password.
#[derive(Serialize, ToSchema)]
#[schema(as = Demo)]
pub(crate) struct DemoBody {
    password: String,
    accounts: Vec<DemoAccountBody>,
}

/// Somebody of the demo.
#[derive(Serialize, ToSchema)]
#[schema(as = DemoAccount)]
pub(crate) struct DemoAccountBody {
    email: String,
    display_name: String,
    /// The account in a few words.
    title: String,
    /// The pages of interest in it.
    line: String,
}

impl DemoAccountBody {
    /// `None` for somebody whom the log-in page does not offer.
    fn of(person: &Person) -> Option<Self> {
        let shown = person.look_around.as_ref()?;
        Some(Self {
            email: person.email.clone(),
            display_name: person.display_name.clone(),
            title: shown.title.clone(),
            line: shown.line.clone(),
        })
    }
}

impl DemoBody {
    /// Of the people of the demo, those who have an account by now: most come when the demo world is complete.
    async fn of(state: &State, demo: &'static Demo) -> Option<Self> {
        let known = state.db.read(|conn| {
            let mut known = Vec::new();
            for person in &demo.accounts {
                let email = person.email.parse().ok();
                let user = email.map_or(Ok(None), |email| users::by_email(conn, &email))?;
                known.extend(user.and_then(|_| DemoAccountBody::of(person)));
            }
            Ok::<_, auth::Error>(known)
        });
        // A page that cannot offer them can be used without.
        let accounts = known.await.ok().filter(|known| !known.is_empty())?;
        Some(Self { password: demo.password.clone(), accounts })
    }
}

/// Paths that nothing links to; `null` where a page is switched off.
#[derive(Serialize, ToSchema)]
#[schema(as = HiddenPaths)]
pub(crate) struct HiddenPathsBody {
    dev_community: Option<String>,
    debug_simulator: Option<String>,
}

/// The identity project as browsers see it.
#[derive(Serialize, ToSchema)]
#[schema(as = FirebaseConfig)]
pub(crate) struct FirebaseBody {
    project_id: String,
    api_key: String,
    auth_domain: String,
    emulator_url: Option<String>,
}

/// The settings of the browser application.
#[utoipa::path(get, path = "/api/config", tag = "public",
    responses((status = 200, body = ConfigBody)))]
pub(crate) async fn show_config(state: Data<State>) -> Json<ConfigBody> {
    let config = &state.config;
    let development = config.environment == Environment::Development;
    let demo = match config.demo() {
        Some(demo) => DemoBody::of(&state, demo).await,
        None => None,
    };
    Json(ConfigBody {
        environment: config.environment.into(),
        firebase: FirebaseBody {
            project_id: config.identity.project.clone(),
            api_key: config.identity.api_key.clone(),
            auth_domain: config.identity.auth_domain.clone(),
            emulator_url: config.identity.emulator.map(|at| format!("http://{at}")),
        },
        public_url: config.public_url.clone(),
        dev_mail: development,
        support_email: config.support_email.as_ref().map(|email| email.as_str().to_owned()),
        book_call_url: config.book_call_url.clone(),
        online_payment: state.payments.is_online(),
        assistant: state.model.is_some(),
        analytics: config.analytics,
        sentry_dsn: config.sentry_dsn.as_ref().map(ToString::to_string),
        github_reports: config.github.is_some(),
        hidden_paths: HiddenPathsBody {
            dev_community: config.hidden_dev_community.clone(),
            debug_simulator: config.hidden_debug_simulator.clone(),
        },
        demo,
    })
}
