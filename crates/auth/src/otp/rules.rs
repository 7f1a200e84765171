//! One-time codes: what they are and how they are kept. Pure but for chance.

use argon2::{Algorithm, Argon2, Params, Version};
use aws_lc_rs::constant_time::verify_slices_are_equal;

use kernel::words;

use crate::Error;

/// How long a code counts, in minutes; the default of `otp_challenges.expires_at` says the same.
/// Source: product.md §30.
pub const LIFE_MINUTES: i32 = 10;
/// How often one code may be tried.
pub const MAX_ATTEMPTS: i32 = 5;
const DIGITS: usize = 6;

words! {
    /// What a code is for; a code for one purpose proves nothing for another.
    pub enum Purpose as "OtpPurpose" {
        /// That a company's inquiry comes from its address. Source: specification §7.
        ClientInquiry = "client_inquiry",
        /// That the person of an account reads mail at its address while they change it.
        PresentAddress = "present_address",
        /// That they read mail at the address that it is changed to.
        NewAddress = "new_address",
    }
}

/// Six digits, as a person types them.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// Reads a code; only the digits 0 to 9, six of them and nothing else.
    ///
    /// # Errors
    /// [`Error::OtpInvalid`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let formed = text.len() == DIGITS && text.bytes().all(|b| b.is_ascii_digit());
        if formed { Ok(Self(text.to_owned())) } else { Err(Error::OtpInvalid) }
    }

    /// The digits, for the mail that brings them.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn random() -> Self {
        Self(format!("{:06}", rand::random_range(0..1_000_000_u32)))
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Code(…)")
    }
}

/// What is kept of a code.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) salt: Vec<u8>,
    pub(super) hash: Vec<u8>,
}

impl Kept {
    pub(super) fn of(code: &Code) -> Result<Self, Error> {
        let salt = rand::random::<[u8; 16]>().to_vec();
        let hash = hash(code, &salt)?;
        Ok(Self { salt, hash })
    }

    /// Compares in a time that does not depend on where the two differ.
    pub(super) fn is(&self, code: &Code) -> Result<bool, Error> {
        let other = hash(code, &self.salt)?;
        Ok(verify_slices_are_equal(&self.hash, &other).is_ok())
    }
}

/// Argon2id with OWASP's smallest setting: a million codes must cost hours, not seconds, to
/// anyone who has read the table.
fn hash(code: &Code, salt: &[u8]) -> Result<Vec<u8>, Error> {
    let failed = |e: argon2::Error| Error::Hashing(e.to_string());
    let params = Params::new(19 * 1024, 2, 1, None).map_err(failed)?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let mut out = vec![0; 32];
    argon.hash_password_into(code.0.as_bytes(), salt, &mut out).map_err(failed)?;
    Ok(out)
}
