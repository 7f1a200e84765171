//! Verifying bearer tokens.
//!
//! A token is turned away at the first of: its size and shape, its header, its key, its signature,
//! its claims. Nothing of it is believed before the signature holds.

mod cache;
mod keys;
mod rules;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;

use jsonwebtoken::{Algorithm, crypto};
use kernel::{Email, Instant};

use cache::{Cache, Seen};
pub use keys::KeySource;
use keys::Keys;

/// Why a token was turned away. What exactly was wrong is for our logs only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The token is not one we accept; the text names the clause it fails.
    #[error("token refused: {0}")]
    Invalid(&'static str),
    /// The provider's keys are not to be had, so the token can be neither accepted nor refused.
    #[error("the identity provider's keys are not available")]
    KeysUnavailable,
}

/// What a verified token says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claims {
    /// The provider's name for the person, 1 to 128 characters.
    pub uid: String,
    /// Their address.
    pub email: Email,
    /// Whether the provider has seen them read mail there.
    pub email_verified: bool,
    /// When they last proved who they are.
    pub auth_time: Instant,
    /// Until when the token counts.
    pub expires_at: Instant,
}

/// Verifies the tokens of one identity project.
pub struct Verifier {
    project: String,
    source: Source,
    seen: Cache,
}

enum Source {
    Signed(Box<Keys>),
    #[cfg(feature = "auth-emulator")]
    Emulator,
}

impl Verifier {
    /// Accepts tokens signed with the keys of `source`.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn signed(project: &str, source: KeySource) -> Result<Self, reqwest::Error> {
        let source = Source::Signed(Box::new(Keys::new(source)?));
        Ok(Self { project: project.to_owned(), source, seen: Cache::default() })
    }

    /// Accepts the unsigned tokens of the emulator, where this build has the feature for it. The
    /// caller has made sure that only this machine can reach the server.
    pub fn emulator(project: &str) -> Option<Self> {
        #[cfg(feature = "auth-emulator")]
        let source = Some(Source::Emulator);
        #[cfg(not(feature = "auth-emulator"))]
        let source = None;
        source.map(|source| Self { project: project.to_owned(), source, seen: Cache::default() })
    }

    /// The claims of `token`, if it was issued for us and counts at `now`.
    ///
    /// # Errors
    /// [`Refused`].
    pub async fn verify(&self, token: &str, now: Instant) -> Result<Arc<Claims>, Refused> {
        let parts = rules::split(token)?;
        match &self.source {
            Source::Signed(keys) => self.verify_signed(keys, token, &parts, now).await,
            #[cfg(feature = "auth-emulator")]
            Source::Emulator => {
                rules::check_unsigned(&parts)?;
                rules::claims(&parts, &self.project, now).map(Arc::new)
            }
        }
    }

    async fn verify_signed(
        &self,
        keys: &Keys,
        token: &str,
        parts: &rules::Parts<'_>,
        now: Instant,
    ) -> Result<Arc<Claims>, Refused> {
        let seen = self.seen.get(token);
        let key_id = match &seen {
            Some(seen) => Arc::clone(&seen.key_id),
            None => rules::key_id(parts)?.into(),
        };
        let (key, generation) = keys.get(&key_id).await?;
        if let Some(seen) = seen.filter(|seen| seen.generation == generation)
            && now < seen.claims.expires_at
        {
            return Ok(seen.claims);
        }
        match crypto::verify(parts.signature, parts.message.as_bytes(), &key, Algorithm::RS256) {
            Ok(true) => {}
            Ok(false) | Err(_) => return Err(Refused::Invalid("signature")),
        }
        let claims = Arc::new(rules::claims(parts, &self.project, now)?);
        self.seen.put(token, Seen { key_id, generation, claims: Arc::clone(&claims) });
        Ok(claims)
    }

    /// Fetches the keys before the first request needs them. A provider that is down is no reason
    /// not to start.
    pub async fn warm_up(&self) {
        match &self.source {
            Source::Signed(keys) => keys.refresh().await,
            #[cfg(feature = "auth-emulator")]
            Source::Emulator => {}
        }
    }
}
