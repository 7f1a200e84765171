//! Asking the identity provider to mail the link that verifies an address, on behalf of the person
//! whose token it is.

#[cfg(test)]
mod tests;

use std::time::Duration;

use reqwest::{StatusCode, redirect};
use serde::{Deserialize, Serialize};

const TIMEOUT: Duration = Duration::from_secs(10);
const MAX_ANSWER_BYTES: usize = 64 * 1024;

/// Why no mail was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The provider no longer takes the token.
    #[error("the identity provider refuses the token")]
    TokenRefused,
    /// The provider thinks there were too many.
    #[error("the identity provider asks to wait")]
    TooMany,
    /// The provider cannot be reached or made no sense.
    #[error("the identity provider is not available")]
    Unavailable,
}

/// The identity provider's own interface, at one fixed address.
pub struct Toolkit {
    client: reqwest::Client,
    address: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Question<'a> {
    request_type: &'static str,
    id_token: &'a str,
}

#[derive(Deserialize)]
struct Answer {
    error: Cause,
}

#[derive(Deserialize)]
struct Cause {
    message: String,
}

impl Toolkit {
    /// The interface at `base`, such as `https://identitytoolkit.googleapis.com/v1`. It is asked
    /// directly, is not followed elsewhere and has ten seconds.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn new(base: &str, api_key: &str) -> Result<Self, reqwest::Error> {
        let client = reqwest::Client::builder()
            .timeout(TIMEOUT)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .build()?;
        let address = format!("{}/accounts:sendOobCode?key={api_key}", base.trim_end_matches('/'));
        Ok(Self { client, address })
    }

    /// Has the provider mail the link to the address of the token's person.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn mail_verification(&self, id_token: &str) -> Result<(), Failure> {
        let question = Question { request_type: "VERIFY_EMAIL", id_token };
        let sent = self.client.post(&self.address).json(&question).send().await;
        let mut answer = sent.map_err(|_| Failure::Unavailable)?;
        if answer.status().is_success() {
            return Ok(());
        }
        let status = answer.status();
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(|_| Failure::Unavailable)? {
            body.extend_from_slice(&chunk);
            if body.len() > MAX_ANSWER_BYTES {
                return Err(Failure::Unavailable);
            }
        }
        Err(failure(status, &body))
    }
}

fn failure(status: StatusCode, body: &[u8]) -> Failure {
    let said = serde_json::from_slice::<Answer>(body).map(|answer| answer.error.message);
    let said = said.unwrap_or_default();
    // A message may go on after its name: `TOO_MANY_ATTEMPTS_TRY_LATER : …`.
    match said.split([' ', ':']).next().unwrap_or_default() {
        "TOO_MANY_ATTEMPTS_TRY_LATER" | "RESET_PASSWORD_EXCEED_LIMIT" => Failure::TooMany,
        "INVALID_ID_TOKEN" | "TOKEN_EXPIRED" | "USER_NOT_FOUND" | "USER_DISABLED" => {
            Failure::TokenRefused
        }
        _ if status == StatusCode::TOO_MANY_REQUESTS => Failure::TooMany,
        _ => Failure::Unavailable,
    }
}
