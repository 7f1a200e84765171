//! The application in this process, on a database of its own, and the people who call it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::Method;
use actix_web::test::TestRequest;
use app::State;
use app::live::Hub;
use app::web::{HANDLER_LIMIT, Metrics, Throttle, Typed};
use auth::tokens::{KeySource, Verifier};
use auth::verification::Toolkit;
use computing::Computing;
use config::{Config, Purpose, parse};
use db::audit::Actor;
use db::{Db, Lane, Options};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::SystemClock;
use model::{Client, Limits};
use payments::{Provider as Payments, Stripe};
use serde_json::{Value, json};
use testkit::{AccountServer, IdentityProvider, Lent, PROJECT, TestDb, Token};

pub(crate) use crate::served::Answer;
use crate::served::{Number, Server, serve};

/// Somebody with a token, or without one.
#[derive(Clone)]
pub(crate) struct Persona {
    pub(crate) uid: String,
    pub(crate) email: String,
    pub(crate) verified: bool,
}

impl Persona {
    pub(crate) fn new(name: &str) -> Self {
        let email = format!("{name}@example.com");
        Self { uid: format!("uid-{name}"), email, verified: true }
    }

    pub(crate) fn unverified(name: &str) -> Self {
        Self { verified: false, ..Self::new(name) }
    }

    pub(crate) fn token(&self) -> String {
        Token::honest(&self.uid, &self.email, self.verified).sign()
    }
}

/// The application.
pub(crate) struct TestApp {
    number: Number,
    pub(crate) database: Arc<TestDb>,
    pub(crate) idp: Arc<IdentityProvider>,
    /// Where the server keeps files.
    pub(crate) data: Arc<tempfile::TempDir>,
    state: State,
}

/// Where invoices are paid online, by the settings.
fn payments(config: &Config) -> Payments {
    let stripe = |account| Payments::Stripe(Box::new(Stripe::new(account).unwrap()));
    config.payments.clone().map_or(Payments::Manual, stripe)
}

impl TestApp {
    pub(crate) fn start() -> Self {
        Self::with(&[])
    }

    /// The application with some settings of its own.
    pub(crate) fn with(settings: &[(&str, &str)]) -> Self {
        Self::on(Arc::new(TestDb::create()), settings)
    }

    fn on(database: Arc<TestDb>, settings: &[(&str, &str)]) -> Self {
        let idp = Arc::new(IdentityProvider::start());
        let data = Arc::new(tempfile::tempdir().unwrap());
        let keys = idp.url();
        let toolkit = keys.replace("/keys", "/v1");
        let usual = [
            ("FIREBASE_PROJECT_ID", PROJECT),
            ("FIREBASE_API_KEY", "public"),
            ("ASSAY_IDENTITY_KEYS_URL", keys.as_str()),
            ("ASSAY_IDENTITY_TOOLKIT_URL", toolkit.as_str()),
            ("ASSAY_ADMIN_EMAIL", "admin@example.com"),
            ("ASSAY_STAFF_EMAILS", "staff@example.com"),
            ("ASSAY_REQUEST_RATE", "1000000"),
            ("ASSAY_GITHUB_CLIENT_ID", "assay-tests"),
            ("ASSAY_GITHUB_CLIENT_SECRET", "canary-secret-of-the-application"),
            ("ASSAY_GITHUB_WEB_URL", "http://127.0.0.1:9"),
            ("ASSAY_GITHUB_API_URL", "http://127.0.0.1:9/api"),
            ("ASSAY_DATA_DIR", data.path().to_str().unwrap()),
        ];
        let get = |name: &str| {
            let found = usual.iter().chain(settings).rev().find(|(n, _)| *n == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let config = parse(&get, None, Purpose::Server).unwrap();
        let verifier = Verifier::signed(PROJECT, keys_at(&keys)).unwrap();
        let toolkit = Toolkit::new(&config.identity.toolkit_url, &config.identity.api_key);
        let model = config.model.clone().map(|at| Client::new(at, Limits::default()).unwrap());
        let state = State {
            payments: Arc::new(payments(&config)),
            model: model.map(Arc::new),
            toolkit: Arc::new(toolkit.unwrap()),
            provider: Arc::new(config.identity.provider().unwrap()),
            db: Db::new(database.url(), Options { size: 4, ..Options::default() }),
            lane: Lane::new(database.url()),
            typed: Typed::default(),
            computing: Computing::of(2),
            clock: Arc::new(SystemClock),
            verifier: Arc::new(verifier),
            hub: Hub::new(),
            metrics: Arc::new(Metrics::new().unwrap()),
            // Two hundred requests at once take a busy machine longer than one may take a server.
            patience: 8 * HANDLER_LIMIT,
            // Time stands still for callers that ask too much.
            throttle: Arc::new(Throttle::new(config.request_rate, Arc::new(|| Duration::ZERO))),
            config: Arc::new(config),
        };
        Self { database, idp, data, state, number: Number::next() }
    }

    /// The same with settings that its environment would not let it have.
    pub(crate) fn configured(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(Arc::make_mut(&mut self.state.config));
        self.number = Number::next();
        self
    }

    /// The same, whose language model has other limits.
    pub(crate) fn asking_within(mut self, limits: Limits) -> Self {
        let endpoint = self.state.config.model.clone().unwrap();
        self.number = Number::next();
        self.state.model = Some(Arc::new(Client::new(endpoint, limits).unwrap()));
        self
    }

    /// The same with another state.
    pub(crate) fn of(app: &Self, state: State) -> Self {
        let (database, idp) = (Arc::clone(&app.database), Arc::clone(&app.idp));
        let data = Arc::clone(&app.data);
        Self { database, idp, data, state, number: Number::next() }
    }

    /// Another process of the same server: only database and provider are shared.
    pub(crate) fn twin(&self) -> Self {
        let config = Arc::clone(&self.state.config);
        let verifier = Verifier::signed(PROJECT, keys_at(&self.idp.url())).unwrap();
        let model = config.model.clone().map(|at| Client::new(at, Limits::default()).unwrap());
        let state = State {
            model: model.map(Arc::new),
            db: Db::new(self.database.url(), Options { size: 16, ..Options::default() }),
            lane: Lane::new(self.database.url()),
            typed: Typed::default(),
            verifier: Arc::new(verifier),
            hub: Hub::new(),
            throttle: Arc::new(Throttle::new(config.request_rate, Arc::new(|| Duration::ZERO))),
            ..self.state.clone()
        };
        let data = Arc::clone(&self.data);
        let (database, idp) = (Arc::clone(&self.database), Arc::clone(&self.idp));
        Self { database, idp, data, state, number: Number::next() }
    }

    /// The application, and the accounts of its identity provider, which it may change.
    pub(crate) fn with_accounts() -> (Self, AccountServer) {
        Self::with_accounts_on(Arc::new(TestDb::create()))
    }

    /// The same on a database that holds something.
    pub(crate) fn with_accounts_on(database: Arc<TestDb>) -> (Self, AccountServer) {
        let accounts = AccountServer::start();
        let (url, key) = (accounts.url(), accounts.service_account());
        let settings =
            [("ASSAY_IDENTITY_TOOLKIT_URL", url.as_str()), ("FIREBASE_SERVICE_ACCOUNT", &key)];
        (Self::on(database, &settings), accounts)
    }

    /// Nothing is asked any more: the database is only copied.
    pub(crate) fn freeze(&self) {
        self.number.end();
        self.database.freeze();
    }

    /// What the handlers share.
    pub(crate) fn state(&self) -> State {
        self.state.clone()
    }

    /// The calendar entry that went with the newest mail to somebody, unfolded.
    pub(crate) fn mailed_entry(&self, email: &str) -> Option<String> {
        use db::schema::mail_messages::dsl as m;
        let newest = m::mail_messages.filter(m::to_email.eq(email)).order(m::id.desc());
        let text: Option<String> = newest.select(m::calendar_body).first(&mut self.conn()).unwrap();
        text.map(|text| text.replace("\r\n ", ""))
    }

    /// A connection to the database, which the test may have used before.
    pub(crate) fn conn(&self) -> Lent {
        self.database.lend()
    }

    /// Sends a request as built and reads the answer.
    pub(crate) async fn send(&self, request: TestRequest) -> Answer {
        self.server().await(request).await
    }

    /// The same, with the browser application of this directory.
    pub(crate) async fn send_with(&self, request: TestRequest, web: &Path) -> Answer {
        self.serve(web).await(request).await
    }

    /// The server of this thread.
    async fn server(&self) -> Server {
        self.number.server(async || self.serve(Path::new("/nonexistent")).await).await
    }

    async fn serve(&self, web: &Path) -> Server {
        serve(self.state.clone(), web).await
    }

    /// Sends all of them at once, in turn to this process and to `twin`.
    pub(crate) async fn storm(&self, twin: &Self, requests: Vec<TestRequest>) -> Vec<Answer> {
        let servers = [self.server().await, twin.server().await];
        let numbered = requests.into_iter().enumerate();
        let calls = numbered.map(|(at, request)| servers[at % 2](request));
        futures_util::future::join_all(calls).await
    }

    /// Registers a candidate and answers the account.
    pub(crate) async fn register_candidate(&self, who: &Persona) -> Value {
        self.register(who, false).await
    }

    /// Registers somebody of a company and answers the account.
    pub(crate) async fn register_company(&self, who: &Persona) -> Value {
        self.register(who, true).await
    }

    async fn register(&self, who: &Persona, is_company: bool) -> Value {
        let body = json!({
            "firebase_uid": who.uid, "email": who.email, "display_name": who.uid,
            "is_company": is_company, "phone": null,
        });
        let answer = self.by(who).post("/api/auth/register", body).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.body["user"].clone()
    }

    /// The texts of the mails to an address, newest first.
    pub(crate) fn mails_to(&self, email: &str) -> Vec<String> {
        use db::schema::mail_messages::dsl as m;
        let to = m::mail_messages.filter(m::to_email.eq(email)).order(m::id.desc());
        to.select(m::text_body).load(&mut self.conn()).unwrap()
    }

    /// Lets so many seconds pass for limits, codes and links.
    pub(crate) fn turn_clock(&self, seconds: i32) {
        let back = format!("interval '{seconds} s'");
        let sql = format!(
            "update rate_counters set began_at = began_at - {back}; \
             update otp_challenges set created_at = created_at - {back}, \
               expires_at = expires_at - {back}; \
             update activation_links set expires_at = expires_at - {back}"
        );
        self.conn().batch_execute(&sql).unwrap();
    }

    /// Sends an inquiry in for `who`, proves its address and answers its id: it waits for the admin.
    pub(crate) async fn inquire(&self, who: &Persona, name: &str) -> String {
        let form = Some(inquiry_form(name));
        let made = self.by(who).send("POST", "/api/auth/inquiry", form).await;
        let code = code_in(&self.mails_to(&who.email)[0]);
        let body = Some(json!({ "code": code, "purpose": "client_inquiry" }));
        let done = self.by(who).send("POST", "/api/auth/verify-otp", body).await;
        assert_eq!(done.status, 200, "{} {}", made.text, done.text);
        done.body["inquiry"]["id"].as_str().unwrap().to_owned()
    }

    /// Acts on an inquiry as the admin, on its present version.
    pub(crate) async fn decide(&self, id: &str, act: &str, body: Value) -> Answer {
        let mut body = body;
        body["version"] = json!(self.version_of(id));
        let path = format!("/api/admin/inquiries/{id}/{act}");
        self.by(&Persona::new("admin")).post(&path, body).await
    }

    /// Makes an account on a company's behalf, as the admin.
    pub(crate) async fn make_company(&self, email: &str) -> Answer {
        let body = json!({ "company_name": "Northwind", "email": email, "first_name": "Max",
                           "last_name": "Lang" });
        let admin = Persona::new("admin");
        self.by(&admin).post("/api/admin/companies", body).await
    }

    /// The present version of an inquiry.
    pub(crate) fn version_of(&self, id: &str) -> i32 {
        use db::schema::inquiries::dsl as i;
        let id: uuid::Uuid = id.parse().unwrap();
        i::inquiries.find(id).select(i::version).first(&mut self.conn()).unwrap()
    }

    /// Opens assessments for the company of `owner`, approved where it is not.
    pub(crate) fn unlock(&self, owner: &Persona) {
        use companies::profiles::{Event, State, decide};
        let company = self.company_of(owner);
        if company.state == State::Unverified {
            decide(&mut self.conn(), company.id, Event::Approve, Actor::Operator, "test").unwrap();
        }
        self.grant_assessments(owner);
    }

    fn company_of(&self, owner: &Persona) -> companies::profiles::Company {
        let email = owner.email.parse().unwrap();
        companies::profiles::of_owner(&mut self.conn(), &email).unwrap().unwrap()
    }

    /// Grants the company of `owner` what assessments need, approved or not.
    pub(crate) fn grant_assessments(&self, owner: &Persona) {
        use companies::grants::{Flag, NewGrant, grant};
        let (mut conn, company) = (self.conn(), self.company_of(owner));
        for flag in [Flag::Payment, Flag::AssessmentAccess] {
            let (reason, granted_by) = ("test".to_owned(), "test".to_owned());
            let (company, expires_at) = (company.id, None);
            let new = NewGrant { company, flag, expires_at, reason, granted_by };
            grant(&mut conn, Actor::Operator, &new).unwrap();
        }
    }
}

/// The provider's keys; a machine that is busy may take its time to fetch them.
fn keys_at(url: &str) -> KeySource {
    KeySource { timeout: Duration::from_secs(60), ..KeySource::new(url) }
}

/// The first six digits of a mail.
pub(crate) fn code_in(mail: &str) -> String {
    let digits = mail.split(|c: char| !c.is_ascii_digit()).find(|part| part.len() == 6);
    digits.unwrap().to_owned()
}

/// The token of a mail's link.
pub(crate) fn token_in(mail: &str) -> String {
    let rest = mail.split("token=").nth(1).unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// The form of a company's inquiry.
pub(crate) fn inquiry_form(name: &str) -> Value {
    json!({ "companyName": name, "firstName": "Ruth", "lastName": "Bell", "title": "CTO",
            "companyType": "startup", "interests": ["interns"], "heardAbout": "a friend",
            "phone": "+44 20 7946 0000" })
}

pub(crate) fn request(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<Value>,
) -> TestRequest {
    let method: Method = method.parse().unwrap();
    let mut request = TestRequest::default().method(method).uri(path);
    if let Some(body) = body {
        request = request.set_json(body);
    }
    match token {
        Some(token) => request.insert_header(("authorization", format!("Bearer {token}"))),
        None => request,
    }
}
