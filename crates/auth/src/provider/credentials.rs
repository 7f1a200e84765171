//! What shows the provider that this server may act as its administrator.

use std::fmt;

use chrono::TimeDelta;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use kernel::Instant;
use reqwest::Client;
use reqwest::header::CONTENT_TYPE;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use super::answers::{self, Failure};

/// What the access token is for, and nothing else of the project.
const SCOPE: &str = "https://www.googleapis.com/auth/identitytoolkit";
const ASSERTION_LIFE: TimeDelta = TimeDelta::minutes(5);
/// A token that ends within this time is not used any more.
const MARGIN: TimeDelta = TimeDelta::minutes(1);
/// How long an access token is used at most, whatever is said of it.
const LONGEST_LIFE: TimeDelta = TimeDelta::hours(12);

/// How this server shows who it is.
#[derive(Debug, Clone)]
pub enum Credentials {
    /// With the key of a service account.
    ServiceAccount(ServiceAccount),
    /// Not at all: the Auth emulator believes everybody.
    Emulator,
}

/// A service account, as the provider's console hands it out.
#[derive(Clone)]
pub struct ServiceAccount {
    project: String,
    email: String,
    key: EncodingKey,
    key_id: Option<String>,
    token_url: String,
}

impl fmt::Debug for ServiceAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServiceAccount").field("email", &self.email).finish_non_exhaustive()
    }
}

/// The text is no service account; why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadServiceAccount(pub &'static str);

#[derive(Deserialize)]
struct File {
    r#type: String,
    project_id: String,
    client_email: String,
    private_key: String,
    private_key_id: Option<String>,
    token_uri: String,
}

impl ServiceAccount {
    /// Reads the JSON of a service account's key.
    ///
    /// # Errors
    /// [`BadServiceAccount`] without a word of the text itself, which is a secret.
    pub fn parse(text: &str) -> Result<Self, BadServiceAccount> {
        let file: File = serde_json::from_str(text)
            .map_err(|_| BadServiceAccount("is not the JSON of a service account's key"))?;
        if file.r#type != "service_account" {
            return Err(BadServiceAccount("is a key of another type than `service_account`"));
        }
        let safe = ["https://", "http://127.0.0.1:"];
        if !safe.iter().any(|start| file.token_uri.starts_with(start)) {
            return Err(BadServiceAccount("has a `token_uri` that is not https"));
        }
        let key = EncodingKey::from_rsa_pem(file.private_key.as_bytes())
            .map_err(|_| BadServiceAccount("has a `private_key` that is not an RSA key in PEM"))?;
        Ok(Self {
            project: file.project_id,
            email: file.client_email,
            key,
            key_id: file.private_key_id,
            token_url: file.token_uri,
        })
    }

    /// The project it belongs to.
    pub fn project(&self) -> &str {
        &self.project
    }

    fn assertion(&self, now: Instant) -> Result<String, jsonwebtoken::errors::Error> {
        let header = Header { kid: self.key_id.clone(), ..Header::new(Algorithm::RS256) };
        let claims = Claims {
            iss: &self.email,
            scope: SCOPE,
            aud: &self.token_url,
            iat: now.timestamp(),
            exp: (now + ASSERTION_LIFE).timestamp(),
        };
        encode(&header, &claims, &self.key)
    }
}

#[derive(Serialize)]
struct Claims<'a> {
    iss: &'a str,
    scope: &'a str,
    aud: &'a str,
    iat: i64,
    exp: i64,
}

#[derive(Deserialize)]
struct Granted {
    access_token: String,
    expires_in: i64,
}

#[derive(Clone)]
struct Token {
    text: String,
    until: Instant,
}

/// The access token, fetched when needed and kept while it counts.
pub(super) struct Access {
    credentials: Credentials,
    kept: Mutex<Option<Token>>,
}

impl Access {
    pub(super) fn new(credentials: Credentials) -> Self {
        Self { credentials, kept: Mutex::new(None) }
    }

    /// Callers that come at once wait for one fetch.
    pub(super) async fn token(&self, client: &Client, now: Instant) -> Result<String, Failure> {
        let account = match &self.credentials {
            Credentials::Emulator => return Ok("owner".to_owned()),
            Credentials::ServiceAccount(account) => account,
        };
        let mut kept = self.kept.lock().await;
        if let Some(token) = kept.as_ref().filter(|token| now < token.until) {
            return Ok(token.text.clone());
        }
        let token = fetch(client, account, now).await?;
        *kept = Some(token.clone());
        Ok(token.text)
    }
}

async fn fetch(client: &Client, account: &ServiceAccount, now: Instant) -> Result<Token, Failure> {
    let assertion = account.assertion(now).map_err(|e| Failure::Refused(e.to_string()))?;
    // An assertion is made of letters, digits, `-`, `_` and `.`, so it needs no escaping.
    let form = format!(
        "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion={assertion}"
    );
    let request = client.post(&account.token_url).body(form);
    let sent = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").send().await;
    let answer = answers::read(sent).await.map_err(|e| match e {
        Failure::Unavailable => Failure::Unavailable,
        other => Failure::Refused(format!("no access token: {other}")),
    })?;
    let granted: Granted = serde_json::from_value(answer).map_err(|_| Failure::Unavailable)?;
    // It is the provider's to say how long, but not for longer than it ever does.
    let seconds = granted.expires_in.clamp(0, LONGEST_LIFE.num_seconds());
    let until = now + TimeDelta::seconds(seconds) - MARGIN;
    Ok(Token { text: granted.access_token, until })
}
