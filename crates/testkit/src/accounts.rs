//! The accounts of an identity provider, as an administrator sees them over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};

use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode};
use serde_json::{Value, json};

use crate::token::{Key, PROJECT};

const SERVER: &str = "server@demo-assay.example";

/// An account at the provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its id.
    pub uid: String,
    /// Its address.
    pub email: String,
    /// Whether the provider counts the address as read.
    pub email_verified: bool,
    /// What signs in to it.
    pub password: Option<String>,
}

#[derive(Default)]
struct Inside {
    accounts: Vec<Account>,
    status: Option<u16>,
    tokens: usize,
}

/// The provider's accounts on a free port of this machine. It takes access tokens of its own only,
/// and gives them for an assertion that [`AccountServer::service_account`] has signed.
pub struct AccountServer {
    port: u16,
    inside: Arc<Mutex<Inside>>,
}

impl AccountServer {
    /// Serves no account yet.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = Arc::new(Mutex::new(Inside::default()));
        let shared = Arc::clone(&inside);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let inside = Arc::clone(&shared);
                std::thread::spawn(move || serve(stream, port, &inside));
            }
        });
        Self { port, inside }
    }

    /// Where it is, such as `http://127.0.0.1:4711/v1`.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/v1", self.port)
    }

    /// The JSON of a key that it accepts.
    pub fn service_account(&self) -> String {
        json!({
            "type": "service_account", "project_id": PROJECT, "private_key_id": Key::A.id(),
            "private_key": include_str!("../keys/a.pem"), "client_email": SERVER,
            "token_uri": format!("http://127.0.0.1:{}/token", self.port),
        })
        .to_string()
    }

    /// Every account there is.
    pub fn accounts(&self) -> Vec<Account> {
        self.inside().accounts.clone()
    }

    /// Adds an account that somebody made for themselves.
    pub fn add(&self, account: Account) {
        self.inside().accounts.push(account);
    }

    /// Answers everything with this status, until set otherwise.
    pub fn answer_with(&self, status: Option<u16>) {
        self.inside().status = status;
    }

    /// How many access tokens it gave.
    pub fn tokens_given(&self) -> usize {
        self.inside().tokens
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics holding it")
    }
}

fn serve(stream: TcpStream, port: u16, inside: &Mutex<Inside>) {
    // A client that goes away is not the provider's concern.
    let Some((path, bearer, body)) = hear(&stream) else { return };
    let mut inside = inside.lock().expect("nobody panics holding it");
    let (status, answer) = match inside.status {
        Some(status) => (status, json!({})),
        None if path.starts_with("/v1/accounts:sendOobCode") => (200, json!({})),
        None if path == "/token" => grant(&mut inside, port, &body),
        None if !bearer.starts_with("access-") => refuse(401, "UNAUTHENTICATED"),
        None => {
            let question = serde_json::from_slice(&body).unwrap_or(Value::Null);
            let prefix = format!("/v1/projects/{PROJECT}/accounts");
            match path.strip_prefix(&prefix) {
                Some("") => create(&mut inside.accounts, &question),
                Some(":lookup") => look_up(&inside.accounts, &question),
                Some(":update") => update(&mut inside.accounts, &question),
                Some(":delete") => delete(&mut inside.accounts, &question),
                Some(":sendOobCode") => link(&question),
                _ => refuse(404, "NOT_FOUND"),
            }
        }
    };
    drop(inside);
    let text = answer.to_string();
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n{text}",
        text.len()
    );
    let _sent = (&stream).write_all(head.as_bytes());
}

/// Path, bearer token and body.
fn hear(stream: &TcpStream) -> Option<(String, String, Vec<u8>)> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let (mut length, mut bearer) = (0, String::new());
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        let Some((name, value)) = header.trim().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().ok()?,
            "authorization" => bearer = value.trim().strip_prefix("Bearer ")?.to_owned(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some((path, bearer, body))
}

fn grant(inside: &mut Inside, port: u16, form: &[u8]) -> (u16, Value) {
    let form = String::from_utf8_lossy(form);
    let assertion = form.rsplit_once("&assertion=").map(|(_, jwt)| jwt).unwrap_or_default();
    let mut rules = Validation::new(Algorithm::RS256);
    rules.set_audience(&[format!("http://127.0.0.1:{port}/token")]);
    rules.set_issuer(&[SERVER]);
    rules.set_required_spec_claims(&["exp", "aud", "iss"]);
    let n = include_str!("../keys/a.n").trim();
    let key = DecodingKey::from_rsa_components(n, "AQAB").expect("our own key");
    let good = decode::<Value>(assertion, &key, &rules).is_ok();
    if !good || !form.starts_with("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type") {
        return (400, json!({ "error": "invalid_grant", "error_description": "no" }));
    }
    inside.tokens += 1;
    (200, json!({ "access_token": format!("access-{}", inside.tokens), "expires_in": 3600 }))
}

fn refuse(status: u16, message: &str) -> (u16, Value) {
    (status, json!({ "error": { "code": status, "message": message } }))
}

fn text(question: &Value, name: &str) -> Option<String> {
    question[name].as_str().map(str::to_owned)
}

fn is_weak(password: Option<&String>) -> bool {
    password.is_some_and(|password| password.len() < 6)
}

const WEAK: &str = "WEAK_PASSWORD : Password should be at least 6 characters";

fn create(accounts: &mut Vec<Account>, question: &Value) -> (u16, Value) {
    let (uid, email) = (text(question, "localId"), text(question, "email"));
    let (Some(uid), Some(email)) = (uid, email) else { return refuse(400, "MISSING_EMAIL") };
    let password = text(question, "password");
    if accounts.iter().any(|account| account.email == email) {
        return refuse(400, "EMAIL_EXISTS");
    }
    if accounts.iter().any(|account| account.uid == uid) {
        return refuse(400, "DUPLICATE_LOCAL_ID");
    }
    if is_weak(password.as_ref()) {
        return refuse(400, WEAK);
    }
    accounts.push(Account { uid: uid.clone(), email, email_verified: false, password });
    (200, json!({ "localId": uid }))
}

fn look_up(accounts: &[Account], question: &Value) -> (u16, Value) {
    let asked = |account: &&Account| {
        question.pointer("/email/0") == Some(&json!(account.email))
            || question.pointer("/localId/0") == Some(&json!(account.uid))
    };
    let shown = |account: &Account| {
        let hash = account.password.as_ref().map(|_| "REDACTED");
        json!({ "localId": account.uid, "email": account.email, "passwordHash": hash })
    };
    (200, json!({ "users": accounts.iter().filter(asked).map(shown).collect::<Vec<_>>() }))
}

fn update(accounts: &mut [Account], question: &Value) -> (u16, Value) {
    let email = text(question, "email");
    let is_others =
        |a: &Account| email.as_ref() == Some(&a.email) && question["localId"] != json!(a.uid);
    if accounts.iter().any(is_others) {
        return refuse(400, "EMAIL_EXISTS");
    }
    let Some(account) = accounts.iter_mut().find(|a| question["localId"] == json!(a.uid)) else {
        return refuse(400, "USER_NOT_FOUND");
    };
    let password = text(question, "password");
    if is_weak(password.as_ref()) {
        return refuse(400, WEAK);
    }
    account.password = password.or(account.password.take());
    if let Some(email) = email {
        account.email_verified &= account.email == email;
        account.email = email;
    }
    account.email_verified |= question["emailVerified"] == json!(true);
    (200, json!({ "localId": account.uid }))
}

/// The link that verifies an address, also one that nobody has.
fn link(question: &Value) -> (u16, Value) {
    let asked =
        question["requestType"] == "VERIFY_EMAIL" && question["returnOobLink"] == json!(true);
    if !asked || text(question, "email").is_none() {
        return refuse(400, "MISSING_EMAIL");
    }
    let link =
        format!("https://{PROJECT}.firebaseapp.com/__/auth/action?mode=verifyEmail&oobCode=c1");
    (200, json!({ "oobLink": link }))
}

fn delete(accounts: &mut Vec<Account>, question: &Value) -> (u16, Value) {
    let before = accounts.len();
    accounts.retain(|account| question["localId"] != json!(account.uid));
    if accounts.len() == before { refuse(400, "USER_NOT_FOUND") } else { (200, json!({})) }
}
