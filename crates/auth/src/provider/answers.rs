//! What the provider's answers mean.

use reqwest::{Response, StatusCode};
use serde::Deserialize;
use serde_json::Value;

const MAX_ANSWER_BYTES: usize = 64 * 1024;

/// Why an act on an account was not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// This server has no service account.
    #[error("FIREBASE_SERVICE_ACCOUNT is not set, so this server cannot change accounts.")]
    NotConfigured,
    /// The password is against the provider's rules, in its own words.
    #[error("{0}")]
    PasswordRefused(String),
    /// An account with this address exists.
    #[error("This e-mail address has an account already.")]
    EmailExists,
    /// There is no such account.
    #[error("There is no such account.")]
    NoAccount,
    /// The provider thinks there were too many requests.
    #[error("The identity provider asks to wait.")]
    TooMany,
    /// The provider does not let this server do it; its name of the reason.
    #[error("The identity provider refuses: {0}")]
    Refused(String),
    /// The provider cannot be reached or made no sense.
    #[error("The identity provider is not available.")]
    Unavailable,
}

#[derive(Deserialize)]
struct Body {
    error: Cause,
}

#[derive(Deserialize)]
struct Cause {
    message: String,
}

/// The JSON of a good answer.
pub(super) async fn read(sent: Result<Response, reqwest::Error>) -> Result<Value, Failure> {
    let mut answer = sent.map_err(|_| Failure::Unavailable)?;
    let status = answer.status();
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(|_| Failure::Unavailable)? {
        body.extend_from_slice(&chunk);
        if body.len() > MAX_ANSWER_BYTES {
            return Err(Failure::Unavailable);
        }
    }
    if status.is_success() {
        return serde_json::from_slice(&body).map_err(|_| Failure::Unavailable);
    }
    Err(failure(status, &body))
}

/// A message is a name, often with words behind a colon: `WEAK_PASSWORD : Password should be …`.
pub(super) fn failure(status: StatusCode, body: &[u8]) -> Failure {
    let said = serde_json::from_slice::<Body>(body).map(|body| body.error.message);
    let said = said.unwrap_or_default();
    let name = said.split([' ', ':']).next().unwrap_or_default();
    let words = said.split_once(':').map_or(said.as_str(), |(_, words)| words).trim();
    match name {
        "WEAK_PASSWORD"
        | "PASSWORD_DOES_NOT_MEET_REQUIREMENTS"
        | "INVALID_PASSWORD"
        | "MISSING_PASSWORD" => Failure::PasswordRefused(words.to_owned()),
        "EMAIL_EXISTS" | "DUPLICATE_EMAIL" => Failure::EmailExists,
        "USER_NOT_FOUND" | "EMAIL_NOT_FOUND" => Failure::NoAccount,
        "TOO_MANY_ATTEMPTS_TRY_LATER" | "QUOTA_EXCEEDED" | "RESOURCE_EXHAUSTED" => Failure::TooMany,
        _ if status == StatusCode::TOO_MANY_REQUESTS => Failure::TooMany,
        "" if status.is_client_error() => Failure::Refused(status.to_string()),
        _ if status.is_client_error() => Failure::Refused(name.to_owned()),
        _ => Failure::Unavailable,
    }
}
