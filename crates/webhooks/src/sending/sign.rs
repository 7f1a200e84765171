//! Signatures of Standard Webhooks. Pure.

use aws_lc_rs::hmac::{HMAC_SHA256, Key, sign as hmac};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::Secret;

/// The header with a signature of each secret, over id, time and body.
pub fn sign(secrets: &[Secret], id: &str, timestamp: i64, body: &str) -> String {
    let signed = format!("{id}.{timestamp}.{body}");
    let each = |secret: &Secret| {
        let tag = hmac(&Key::new(HMAC_SHA256, secret.bytes()), signed.as_bytes());
        format!("v1,{}", BASE64_STANDARD.encode(tag))
    };
    secrets.iter().map(each).collect::<Vec<_>>().join(" ")
}
