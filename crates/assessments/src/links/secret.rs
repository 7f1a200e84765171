//! The secret of a link and its passcode. Pure but for chance.

use argon2::{Algorithm, Argon2, Params, Version};
use aws_lc_rs::constant_time::verify_slices_are_equal;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::Error;

const BYTES: usize = 32;

/// 256 bits of chance. Only their SHA-256 is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; BYTES]);

impl Secret {
    pub(super) fn random() -> Self {
        Self(rand::random())
    }

    /// Reads a secret as a link carries it.
    ///
    /// # Errors
    /// [`Error::LinkInvalid`].
    pub(super) fn parse(text: &str) -> Result<Self, Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| Error::LinkInvalid)?;
        bytes.try_into().map(Self).map_err(|_| Error::LinkInvalid)
    }

    /// The secret as a link carries it: 43 characters that need no escaping.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(super) fn digest(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is kept of a passcode.
#[derive(Clone, PartialEq, Eq)]
pub struct Passcode {
    pub(super) salt: Vec<u8>,
    pub(super) hash: Vec<u8>,
}

impl Passcode {
    /// Hashes a passcode that somebody chose; takes some tens of milliseconds.
    ///
    /// # Errors
    /// [`Error::Hashing`].
    pub fn of(text: &str) -> Result<Self, Error> {
        let salt = rand::random::<[u8; 16]>().to_vec();
        let hash = hash(text, &salt)?;
        Ok(Self { salt, hash })
    }

    /// Whether it is this one, in a time that does not depend on where the two differ; takes some
    /// tens of milliseconds.
    ///
    /// # Errors
    /// [`Error::Hashing`].
    pub fn is(&self, text: &str) -> Result<bool, Error> {
        let other = hash(text, &self.salt)?;
        Ok(verify_slices_are_equal(&self.hash, &other).is_ok())
    }
}

impl std::fmt::Debug for Passcode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Passcode(…)")
    }
}

/// Argon2id with OWASP's smallest setting, as for the codes of mails.
fn hash(text: &str, salt: &[u8]) -> Result<Vec<u8>, Error> {
    let failed = |e: argon2::Error| Error::Hashing(e.to_string());
    let params = Params::new(19 * 1024, 2, 1, None).map_err(failed)?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let mut out = vec![0; 32];
    argon.hash_password_into(text.as_bytes(), salt, &mut out).map_err(failed)?;
    Ok(out)
}
