//! The web flow: where a person is sent to consent, and what they come back with.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sha2::{Digest, Sha256};
use std::fmt;

use aws_lc_rs::rand;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::{Application, Failure};

/// What GitHub lets somebody who agreed be asked with.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    pub(crate) fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// One way to GitHub and back.
#[derive(Clone)]
pub struct Start {
    /// Where the person is sent.
    pub url: String,
    /// What they must come back with; only its digest is stored.
    pub state: String,
    /// What proves at the exchange who began.
    pub verifier: String,
}

impl fmt::Debug for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Start")
    }
}

fn random() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    rand::fill(&mut bytes).map_err(|_| Failure::Garbage)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// What is stored of a state.
pub fn state_digest(state: &str) -> Vec<u8> {
    Sha256::digest(state.as_bytes()).to_vec()
}

impl Start {
    /// A new way, which ends at `back`. No scope is asked for.
    ///
    /// # Errors
    /// [`Failure::Garbage`] where this machine has no randomness.
    pub fn new(application: &Application, back: &str) -> Result<Self, Failure> {
        let (state, verifier) = (random()?, random()?);
        let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()));
        let (web, id) = (application.web(), escaped(application.id()));
        let url = format!(
            "{web}/login/oauth/authorize?client_id={id}&redirect_uri={}&state={state}\
             &code_challenge={challenge}&code_challenge_method=S256&allow_signup=false",
            escaped(back)
        );
        Ok(Self { url, state, verifier })
    }
}

/// All but what a value may hold as it is (RFC 3986, section 2.3).
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// A value of a query.
pub(crate) fn escaped(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}
