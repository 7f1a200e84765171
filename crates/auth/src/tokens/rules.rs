//! The clauses of the token contract that need neither keys nor a clock of their own.
//!
//! Source: docs/SECURITY.md, "Tokens". The JWT library checks the signature and nothing here.

use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::chrono::DateTime;
use kernel::{Email, Instant};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

use super::{Claims, Refused};

/// The provider's own tokens stay under 2 KiB.
const MAX_TOKEN_BYTES: usize = 8 * 1024;
/// How far the provider's clock and ours may differ.
const TOLERANCE_S: i64 = 5;
/// The provider issues tokens for an hour.
const MAX_LIFE_S: i64 = 3600;
const PROVIDERS: &[&str] = &["password", "google.com", "emailLink"];

/// A token cut into its parts, none of them trusted yet.
pub(super) struct Parts<'a> {
    /// Header and claims as signed.
    pub(super) message: &'a str,
    header: &'a str,
    claims: &'a str,
    pub(super) signature: &'a str,
}

pub(super) fn split(token: &str) -> Result<Parts<'_>, Refused> {
    if token.len() > MAX_TOKEN_BYTES {
        return Err(Refused::Invalid("size"));
    }
    let (message, signature) = token.rsplit_once('.').ok_or(Refused::Invalid("segments"))?;
    let (header, claims) = message.split_once('.').ok_or(Refused::Invalid("segments"))?;
    if claims.contains('.') {
        return Err(Refused::Invalid("segments"));
    }
    Ok(Parts { message, header, claims, signature })
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: Option<String>,
    #[serde(default, deserialize_with = "present")]
    crit: bool,
    /// A claim set that is packed is not what was signed here.
    #[serde(default, deserialize_with = "present")]
    zip: bool,
    typ: Option<String>,
}

impl Header {
    /// Whether it says that something else than a plain signed token follows.
    fn is_of_another_kind(&self) -> bool {
        let typ = self.typ.as_deref();
        self.zip || !typ.is_none_or(|typ| typ.eq_ignore_ascii_case("JWT"))
    }
}

/// Whether a field is there, be it null.
fn present<'de, D: Deserializer<'de>>(field: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(field).map(|_| true)
}

/// A field that may be absent, but not null.
fn number<'de, D: Deserializer<'de>>(field: D) -> Result<Option<i64>, D::Error> {
    i64::deserialize(field).map(Some)
}

/// The name of the signing key, after the header has been found to be one we understand.
pub(super) fn key_id(parts: &Parts<'_>) -> Result<String, Refused> {
    let header: Header = decode(parts.header).ok_or(Refused::Invalid("header"))?;
    if header.alg != "RS256" {
        return Err(Refused::Invalid("alg"));
    }
    if header.crit {
        return Err(Refused::Invalid("crit"));
    }
    if header.is_of_another_kind() {
        return Err(Refused::Invalid("typ"));
    }
    let well_formed = |kid: &String| {
        (1..=64).contains(&kid.len())
            && kid.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    };
    header.kid.filter(well_formed).ok_or(Refused::Invalid("kid"))
}

/// The emulator signs nothing and says so.
#[cfg(any(test, feature = "auth-emulator"))]
pub(super) fn check_unsigned(parts: &Parts<'_>) -> Result<(), Refused> {
    let header: Header = decode(parts.header).ok_or(Refused::Invalid("header"))?;
    let plain = !header.crit && !header.is_of_another_kind();
    if header.alg == "none" && parts.signature.is_empty() && plain {
        Ok(())
    } else {
        Err(Refused::Invalid("alg"))
    }
}

#[derive(Deserialize)]
struct Payload {
    iss: String,
    aud: String,
    sub: String,
    user_id: String,
    exp: i64,
    iat: i64,
    auth_time: i64,
    #[serde(default, deserialize_with = "number")]
    nbf: Option<i64>,
    email: String,
    email_verified: bool,
    firebase: Firebase,
}

#[derive(Deserialize)]
struct Firebase {
    sign_in_provider: String,
    /// A tenant's users are another pool of people, with addresses of its own.
    #[serde(default, deserialize_with = "present")]
    tenant: bool,
}

/// The claims, every one checked.
pub(super) fn claims(parts: &Parts<'_>, project: &str, now: Instant) -> Result<Claims, Refused> {
    let payload: Payload = decode(parts.claims).ok_or(Refused::Invalid("claims"))?;
    let issuer = format!("https://securetoken.google.com/{project}");
    check_times(&payload, now.timestamp())?;
    let uid_ok = (1..=128).contains(&payload.sub.chars().count())
        && !payload.sub.chars().any(char::is_control);
    let clauses = [
        (payload.aud == project, "aud"),
        (payload.iss == issuer, "iss"),
        (uid_ok, "sub"),
        (payload.user_id == payload.sub, "user_id"),
        (PROVIDERS.contains(&payload.firebase.sign_in_provider.as_str()), "provider"),
        (!payload.firebase.tenant, "tenant"),
    ];
    if let Some((_, clause)) = clauses.iter().find(|(holds, _)| !holds) {
        return Err(Refused::Invalid(clause));
    }
    Ok(Claims {
        uid: payload.sub,
        email: Email::from_str(&payload.email).map_err(|_| Refused::Invalid("email"))?,
        email_verified: payload.email_verified,
        auth_time: instant(payload.auth_time)?,
        // Past this instant the token would be refused afresh.
        expires_at: instant(payload.exp.saturating_add(TOLERANCE_S))?,
    })
}

fn check_times(payload: &Payload, now: i64) -> Result<(), Refused> {
    let latest = now.saturating_add(TOLERANCE_S);
    let life = payload.exp.checked_sub(payload.iat);
    let clauses = [
        (payload.exp > now.saturating_sub(TOLERANCE_S), "exp"),
        (life.is_some_and(|life| life <= MAX_LIFE_S + TOLERANCE_S), "exp too far"),
        (payload.iat <= latest, "iat"),
        (payload.auth_time <= latest, "auth_time"),
        (payload.nbf.is_none_or(|nbf| nbf <= latest), "nbf"),
    ];
    match clauses.iter().find(|(holds, _)| !holds) {
        Some((_, clause)) => Err(Refused::Invalid(clause)),
        None => Ok(()),
    }
}

fn instant(seconds: i64) -> Result<Instant, Refused> {
    DateTime::from_timestamp(seconds, 0).ok_or(Refused::Invalid("time"))
}

/// An object; serde would read a list of the fields' values just as well.
fn decode<T: DeserializeOwned>(part: &str) -> Option<T> {
    let json = URL_SAFE_NO_PAD.decode(part).ok()?;
    json.starts_with(b"{").then(|| serde_json::from_slice(&json).ok())?
}
