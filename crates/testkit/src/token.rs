//! Tokens, honest and forged.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{RSA_PKCS1_SHA256, RsaKeyPair as KeyPair};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde_json::{Value, json};

/// The identity project of every test.
pub const PROJECT: &str = "demo-assay";

/// One of the provider's two key pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// The first.
    A,
    /// The one that follows it.
    B,
}

impl Key {
    /// Its name in a token's header.
    pub fn id(self) -> &'static str {
        match self {
            Self::A => "test-key-a",
            Self::B => "test-key-b",
        }
    }

    /// Read once: reading and checking a key takes longer than signing with it.
    fn private(self) -> &'static KeyPair {
        static A: OnceLock<KeyPair> = OnceLock::new();
        static B: OnceLock<KeyPair> = OnceLock::new();
        let (pair, pem) = match self {
            Self::A => (&A, include_str!("../keys/a.pem")),
            Self::B => (&B, include_str!("../keys/b.pem")),
        };
        pair.get_or_init(|| {
            let coded: String = pem.lines().filter(|line| !line.starts_with('-')).collect();
            let der = STANDARD.decode(coded).expect("our own key");
            KeyPair::from_pkcs8(&der).expect("our own key")
        })
    }

    /// What the provider publishes of it.
    pub fn public(self) -> Value {
        json!({ "kty": "RSA", "alg": "RS256", "use": "sig", "kid": self.id(),
                "n": self.modulus(), "e": "AQAB" })
    }

    pub(crate) fn modulus(self) -> &'static str {
        let text = match self {
            Self::A => include_str!("../keys/a.n"),
            Self::B => include_str!("../keys/b.n"),
        };
        text.trim()
    }
}

/// A token in the making. Both parts are plain JSON, so that a test can spoil either.
#[derive(Debug, Clone)]
pub struct Token {
    /// The header.
    pub header: Value,
    /// The claims.
    pub claims: Value,
    /// Who signs.
    pub key: Key,
}

/// Seconds since 1970, as tokens count.
pub fn now_s() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(since.as_secs()).expect("before the end of time")
}

/// A time in a token, `offset` seconds from now.
pub fn forge_time(offset: i64) -> Value {
    json!(now_s() + offset)
}

impl Token {
    /// What the provider would sign for somebody who signed in with a password a minute ago.
    pub fn honest(uid: &str, email: &str, email_verified: bool) -> Self {
        let now = now_s();
        Self {
            header: json!({ "alg": "RS256", "typ": "JWT", "kid": Key::A.id() }),
            claims: json!({
                "iss": format!("https://securetoken.google.com/{PROJECT}"), "aud": PROJECT,
                "auth_time": now - 60, "user_id": uid, "sub": uid, "iat": now - 10,
                "exp": now + 3590, "email": email, "email_verified": email_verified,
                "firebase": { "identities": { "email": [email] }, "sign_in_provider": "password" },
            }),
            key: Key::A,
        }
    }

    /// The same with one claim set.
    #[must_use]
    pub fn claim(mut self, name: &str, value: Value) -> Self {
        let claims = self.claims.as_object_mut().expect("claims are an object");
        claims.insert(name.to_owned(), value);
        self
    }

    /// The same without one claim.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.claims.as_object_mut().expect("claims are an object").remove(name);
        self
    }

    /// The same with one header field set.
    #[must_use]
    pub fn header(mut self, name: &str, value: Value) -> Self {
        let header = self.header.as_object_mut().expect("a header is an object");
        header.insert(name.to_owned(), value);
        self
    }

    /// The same, signed with `key` and naming it.
    #[must_use]
    pub fn signed_by(mut self, key: Key) -> Self {
        self.key = key;
        self.header("kid", json!(key.id()))
    }

    /// The compact form.
    pub fn sign(&self) -> String {
        sign_text(&self.header.to_string(), &self.claims.to_string(), self.key)
    }
}

/// Two parts as text, whatever they hold, signed with `key`.
pub(crate) fn sign_text(header: &str, claims: &str, key: Key) -> String {
    let message = format!("{}.{}", URL_SAFE_NO_PAD.encode(header), URL_SAFE_NO_PAD.encode(claims));
    let pair = key.private();
    let mut signature = vec![0; pair.public_modulus_len()];
    let random = SystemRandom::new();
    pair.sign(&RSA_PKCS1_SHA256, &random, message.as_bytes(), &mut signature).expect("sign");
    format!("{message}.{}", URL_SAFE_NO_PAD.encode(signature))
}
