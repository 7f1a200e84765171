//! Whether the provider has signed an event. Pure. Source: Stripe's documentation of webhook signatures.

use aws_lc_rs::hmac::{HMAC_SHA256, Key, sign as hmac, verify as check};

/// How old, or how far ahead of our clock, a signature may be.
pub const TOLERANCE_S: i64 = 300;
/// The most parts of a header that are looked at.
const MAX_PARTS: usize = 20;

/// Why an event is not believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSignature {
    /// The header or the body has another form.
    #[error("malformed")]
    Malformed,
    /// It was signed too long ago.
    #[error("expired")]
    Expired,
    /// None of the signatures is right.
    #[error("unknown")]
    Unknown,
}

/// Checks the header `Stripe-Signature` of a body that arrives at a second of the Unix clock.
pub(crate) fn verify(
    secret: &str,
    header: &str,
    body: &[u8],
    now_s: i64,
) -> Result<(), BadSignature> {
    let mut signed_s = None;
    let mut tags = Vec::new();
    for part in header.split(',').take(MAX_PARTS) {
        match part.trim().split_once('=') {
            Some(("t", text)) if signed_s.is_none() => {
                signed_s = Some(text.parse::<i64>().map_err(|_| BadSignature::Malformed)?);
            }
            // Signatures of other schemes are for others.
            Some(("v1", text)) => tags.extend(bytes(text)),
            Some(_) => {}
            None => return Err(BadSignature::Malformed),
        }
    }
    let signed_s = signed_s.ok_or(BadSignature::Malformed)?;
    let payload = payload(signed_s, body);
    let key = Key::new(HMAC_SHA256, secret.as_bytes());
    // In constant time each, and the time is looked at afterwards: nobody learns which was wrong.
    if !tags.iter().any(|tag| check(&key, &payload, tag).is_ok()) {
        return Err(BadSignature::Unknown);
    }
    if now_s.abs_diff(signed_s) > TOLERANCE_S.unsigned_abs() {
        return Err(BadSignature::Expired);
    }
    Ok(())
}

fn payload(signed_s: i64, body: &[u8]) -> Vec<u8> {
    [signed_s.to_string().as_bytes(), b".", body].concat()
}

/// The bytes of a signature in hexadecimal digits.
fn bytes(text: &str) -> Option<Vec<u8>> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..64).step_by(2).map(pair).collect()
}

/// The header that the provider sends with a body.
pub fn sign(secret: &str, body: &[u8], now_s: i64) -> String {
    let tag = hmac(&Key::new(HMAC_SHA256, secret.as_bytes()), &payload(now_s, body));
    let hex: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={now_s},v1={hex}")
}
